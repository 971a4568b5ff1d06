internal import DecodingPrograms
internal import DecodingSources
internal import SwiftSymbols

/// The calls that read what the app saved.
extension FlowReader {
    /// Returns the store that a call outside of the sources gets a value from; nil for other calls.
    func savedStore(_ name: NameNode?, _ base: ExpressionNode?, _ arguments: [ArgumentNode]) -> SavedCall? {
        guard let name else { return nil }
        if name.text == "SecItemCopyMatching" {
            guard arguments.count == 2, case .reference(let target) = arguments[1].value else { return nil }
            return SavedCall(store: SavedStore(.keychain), name: name, target: target)
        }
        if let folder = StoreCalls.folder(name.text, arguments) { return SavedCall(store: folder, name: name, target: nil) }
        let isPlain = StoreCalls.readsPlainValue(name.text, arguments.map(\.label))
        guard isPlain || StoreCalls.readsValue(name.text, arguments.map(\.label)),
            let kind = StoreCalls.kind(of: storeNames(base), isData: name.text == "data" && base != nil)
        else { return nil }
        var key: String?
        if let argument = arguments.first, case .string(let text)? = Literals.constant(argument.value) { key = text }
        return SavedCall(store: SavedStore(kind, key: key, isPlain: isPlain), name: name, target: nil)
    }

    /// Returns the origin of what a call gets from a store.
    ///
    /// Values that tests get from a store are not followed.
    mutating func read(_ call: SavedCall) -> Set<ValueSource> {
        let found = call.store.isFolder ? folder(call.store, at: call.name) : isTest ? [] : note(call.store, at: call.name)
        guard let target = call.target else { return found }
        assign(found, to: target)
        return []
    }

    /// Notes a call of `init(rawValue:)` with the whole of a saved value.
    mutating func noteRawValue(_ callee: ExpressionNode, _ arguments: [ArgumentNode], _ values: [Set<ValueSource>]) {
        guard !isTest, arguments.count == 1, arguments[0].label == "rawValue", isWhole(arguments[0].value),
            let node = DecodingSources.typeNode(callee), let name = Self.name(in: node)
        else { return }
        let saved = values[0].filter { if case .saved = $0 { true } else { false } }
        if !saved.isEmpty { add(.represent(table.type(node, at: scope), by: name), saved) }
    }

    /// Whether an expression gives a value as it is, or another one if it is nil.
    private func isWhole(_ expression: ExpressionNode) -> Bool {
        switch expression {
        case .name, .call, .subscript, .literal: true
        case .member(let base, _, _, _): base.map(isWhole) ?? true
        case .optionalChain(let inner), .forced(let inner), .optional(let inner), .tried(let inner, _): isWhole(inner)
        case .tuple(let arguments): arguments.count == 1 && isWhole(arguments[0].value)
        case .sequence(let parts):
            switch table.folded(parts) {
            case .cast(.operand(let inner), _, _): isWhole(inner)
            case .binary(let name, .operand(let left), .operand(let right)): name.text == "??" && isWhole(left) && isWhole(right)
            case .binary(let name, .cast(.operand(let left), _, _), .operand(let right)):
                name.text == "??" && isWhole(left) && isWhole(right)
            default: false
            }
        default: false
        }
    }

    /// The first name in a written type.
    private static func name(in node: TypeNode) -> NameNode? {
        switch node {
        case .named(let name, _), .member(_, let name, _): name
        case .array(let inner), .dictionary(_, let inner), .optional(let inner): name(in: inner)
        default: nil
        }
    }

    /// Returns the origin of a folder that a member of `URL` names.
    mutating func savedFolder(_ name: NameNode) -> Set<ValueSource> {
        if StoreCalls.isOtherFolder(name.text) { return folder(nil, at: name) }
        return StoreCalls.isFolder(name.text) ? folder(SavedStore(.file), at: name) : []
    }

    /// Notes a folder whose files the repository does not contain.
    /// - Parameter store: The store of an app whose data the folder contains; nil for other folders.
    mutating func folder(_ store: SavedStore?, at name: NameNode) -> Set<ValueSource> {
        let place = TextPlace(file: file, offset: name.offset)
        folders.insert(place)
        if let store, !isTest { return note(store, at: name) }
        return [.saved(place)]
    }

    /// Returns the origins of a path or a text that is made of others.
    ///
    /// A name behind a folder that the repository does not contain is not that of one of its files.
    func path(of origins: Set<ValueSource>) -> Set<ValueSource> {
        let isElsewhere = origins.contains { if case .saved(let place) = $0.root { folders.contains(place) } else { false } }
        return isElsewhere ? origins.filter { if case .text = $0.root { false } else { true } } : origins
    }

    private mutating func note(_ store: SavedStore, at name: NameNode) -> Set<ValueSource> {
        let place = TextPlace(file: file, offset: name.offset)
        flow.add(store, at: place)
        return [.saved(place)]
    }

    /// The names in the expression of a store, and the type of a variable that it is in; those of the extended type without an expression.
    private func storeNames(_ base: ExpressionNode?) -> [String] {
        switch base {
        case .name(let name, _, _)?:
            if name.text == "self" { return extendedNames }
            var found = [name.text]
            if local(name.text) == nil, let use = names[name], let type = table.inferredType(of: use.declaration).fullyUnwrapped.outsideName
            {
                found.append(type)
            }
            return found
        case .member(let inner, let name, _, _)?:
            var found = inner.map { storeNames($0) } ?? []
            if let use = names[name], use.declaration.kind == .variable,
                let type = table.inferredType(of: use.declaration).fullyUnwrapped.outsideName
            {
                found.append(type)
            }
            return found + [name.text]
        case .call(let callee, _)?: return storeNames(callee)
        case .optionalChain(let inner)?, .forced(let inner)?: return storeNames(inner)
        case nil: return extendedNames
        default: return []
        }
    }

    /// The name of the type that the function is a member of.
    private var extendedNames: [String] {
        var scope: Declaration? = function
        while let one = scope {
            if one.kind == .extension { return one.type?.path ?? [] }
            if one.isNominal { return [one.name.text] + one.inherited.flatMap(\.path) }
            scope = one.parent
        }
        return []
    }
}

/// A call that gets a value from a store.
struct SavedCall {
    let store: SavedStore
    let name: NameNode
    /// The variable that gets the value; nil if it is the result of the call.
    let target: ExpressionNode?
}
