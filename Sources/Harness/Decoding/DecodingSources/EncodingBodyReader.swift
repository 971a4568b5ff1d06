internal import DecodingPrograms
internal import SwiftSymbols

/// Reads an `encode(to:)` whose statements put values into one container, one after the other.
///
/// Anything else is an obstacle: loops, branches of a `switch`, nested containers and calls of other functions.
struct EncodingBodyReader {
    private let builder: ProgramBuilder
    private let function: Declaration
    private let declaration: Declaration
    private let type: KnownType
    private var containers: [String: Container] = [:]
    private var fields: [DecodedType.Field] = []
    /// The type of the only value that takes the place of the whole.
    private var single: TypeNumber?
    /// The types of local variables; nil for one that is not known.
    private var locals: [String: KnownType?] = [:]

    private enum Container {
        case keyed(KeySet)
        case single
    }

    private struct Unread: Error {
        let obstacle: Obstacle
    }

    init(_ builder: ProgramBuilder, _ function: Declaration, _ declaration: Declaration, _ type: KnownType) {
        self.builder = builder
        self.function = function
        self.declaration = declaration
        self.type = type
    }

    /// The form that the function writes.
    var shape: DecodedType.Shape {
        var reader = self
        do throws(Unread) {
            guard let body = function.accessors.first?.body else { throw unread("encode(to:) has no body") }
            try reader.read(body, isConditional: false)
        } catch {
            return .unreadable(error.obstacle)
        }
        guard let single = reader.single else { return .fields(reader.fields) }
        return reader.fields.isEmpty ? .wrapped(single) : .unreadable(unread("encode(to:) writes a value and keys").obstacle)
    }

    private func unread(_ what: String) -> Unread { Unread(obstacle: Obstacle(what, at: place)) }

    private var place: ProgramPlace { builder.place(of: function.name, in: function) }

    // MARK: Statements

    private mutating func read(_ statements: [StatementNode], isConditional: Bool) throws(Unread) {
        for statement in statements {
            switch statement {
            case .variable(let bindings, _): for binding in bindings { try read(binding) }
            case .expression(let expression): try read(expression, isConditional: isConditional)
            case .if(let conditions, let then, let otherwise):
                let outer = locals
                for case .optionalBinding(.name(let name), _, let value) in conditions {
                    locals[name.text] = .some(valueType(value ?? .name(name, labels: nil, generics: [])).map(\.unwrapped))
                }
                try read(then, isConditional: true)
                locals = outer
                guard otherwise.isEmpty else { throw unread("an else in encode(to:)") }
            default: throw unread("a statement of encode(to:) that is neither a call of encode nor an if")
            }
        }
    }

    private mutating func read(_ binding: BindingNode) throws(Unread) {
        guard case .name(let name) = binding.pattern, let value = binding.value else { throw unread("a pattern in encode(to:)") }
        guard case .call(.member(let base?, let called, _, _), let arguments) = value, base.nameText == encoder else {
            locals[name.text] = .some(valueType(value))
            return
        }
        switch called.text {
        case "singleValueContainer": containers[name.text] = .single
        case "container": containers[name.text] = .keyed(try keys(arguments))
        default: throw unread("the container \(called.text) in encode(to:)")
        }
    }

    private func keys(_ arguments: CallArguments) throws(Unread) -> KeySet {
        guard case .member(let base?, let member, _, _)? = arguments.arguments.first?.value, member.text == "self",
            let node = BodyReader.typeNode(base)
        else { throw unread("the keys of a container in encode(to:)") }
        let reader = CodingKeysReader(builder)
        let written = builder.type(node, at: function)
        let keys = node.path.last == "CodingKeys" && written.outsideName != nil ? reader.type(of: type, declaration) : written
        return reader.set(of: keys, at: place)
    }

    private var encoder: String { function.parameters[0].name.text }

    // MARK: Calls

    private mutating func read(_ expression: ExpressionNode, isConditional: Bool) throws(Unread) {
        switch expression {
        case .tried(let inner, isForced: false): try read(inner, isConditional: isConditional)
        // A value that cannot be encoded is left out.
        case .optional(let inner): try read(inner, isConditional: true)
        case .call(.member(let base?, let name, _, _), let arguments) where arguments.trailing.isEmpty:
            try read(base, name, arguments.arguments, isConditional)
        default: throw unread("an expression of encode(to:) that is not a call of encode")
        }
    }

    private mutating func read(_ base: ExpressionNode, _ name: NameNode, _ arguments: [ArgumentNode], _ isConditional: Bool) throws(Unread)
    {
        let labels = arguments.map(\.label)
        if name.text == "encode", labels == ["to"], arguments[0].value.nameText == encoder {
            try delegate(to: base, isConditional)
            return
        }
        guard let container = base.nameText.flatMap({ containers[$0] }) else { throw unread("a call of \(name.text) in encode(to:)") }
        switch (container, name.text, labels) {
        case (.keyed(let keys), "encode", [nil, "forKey"]), (.keyed(let keys), "encodeIfPresent", [nil, "forKey"]):
            try add(arguments[0].value, key: arguments[1].value, keys, isOptional: name.text == "encodeIfPresent" || isConditional)
        case (.single, "encode", [nil]):
            guard !isConditional, single == nil else { throw unread("several values in encode(to:)") }
            single = try number(of: arguments[0].value)
        default: throw unread("a call of \(name.text) in encode(to:)")
        }
    }

    /// Writes what another value or the superclass writes.
    private mutating func delegate(to base: ExpressionNode, _ isConditional: Bool) throws(Unread) {
        guard case .super = base else {
            guard !isConditional, single == nil else { throw unread("several values in encode(to:)") }
            single = try number(of: base)
            return
        }
        guard let parent = DeclaredTypeReader(builder, declaration, type).superclass else { throw unread("super.encode(to:)") }
        switch shape(of: parent) {
        case .fields(let inherited) where !isConditional: fields += inherited
        case .unreadable(let obstacle): throw Unread(obstacle: obstacle)
        default: throw unread("super.encode(to:)")
        }
    }

    private mutating func add(_ value: ExpressionNode, key: ExpressionNode, _ keys: KeySet, isOptional: Bool) throws(Unread) {
        guard case .member(_, let name, _, _) = key, case .cases(let cases) = keys,
            let text = cases.first(where: { $0.name == name.text })?.key
        else { throw unread("a key in encode(to:)") }
        guard let written = valueType(value) else { throw unread("the type of the value for the key \(name.text) in encode(to:)") }
        let place = ProgramPlace(file: function.file, offset: name.offset)
        let type = isOptional ? written.unwrapped : written
        // In several branches, it is one of several values.
        guard !fields.contains(where: { $0.key == text }) else { throw unread("the key \(name.text), which encode(to:) writes twice,") }
        fields.append(
            DecodedType.Field(
                property: name.text, key: text, type: builder.number(of: type, at: place), isOptional: isOptional, place: place))
    }

    // MARK: Values

    private func number(of value: ExpressionNode) throws(Unread) -> TypeNumber {
        guard let type = valueType(value) else { throw unread("the type of a value in encode(to:)") }
        return builder.number(of: type, at: place)
    }

    /// The type of a value; nil if it is not a property.
    private func valueType(_ value: ExpressionNode) -> KnownType? {
        switch value {
        case .name(let name, _, _):
            if name.text == "self" { return nil }
            if let local = locals[name.text] { return local }
            return property(name.word, of: type)
        case .member(let base?, let name, _, _):
            if base.nameText == "self" { return property(name.word, of: type) }
            guard let owner = valueType(base) else { return nil }
            // Most enumerations are written as their raw value.
            if name.text == "rawValue", case .rawValues = shape(of: owner) { return owner }
            return property(name.word, of: owner)
        default: return nil
        }
    }

    private func shape(of type: KnownType) -> DecodedType.Shape {
        let number = builder.number(of: type, at: place)
        return builder.program[number].shape
    }

    private func property(_ name: Word, of owner: KnownType) -> KnownType? {
        guard case .nominal(let declaration, _) = owner,
            let found = builder.table.ownMembers(name, of: declaration).first(where: { $0.kind == .variable && !$0.isStatic }),
            found.type != nil
        else { return nil }
        let type = builder.type(of: found)
        return type.isUnknown ? nil : type.replacing(owner.bindings)
    }
}
