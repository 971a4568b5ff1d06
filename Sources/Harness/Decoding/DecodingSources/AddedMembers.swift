internal import SwiftSymbols

/// The members and operators of the sources that the compiler may take instead of those of the standard library.
final class AddedMembers {
    private let table: SymbolTable
    /// Members that extensions add to outside types or to protocols, and functions with the names of operators, by their names.
    private lazy var byName: [String: [Declaration]] = {
        var found: [String: [Declaration]] = [:]
        for declaration in table.declarations where declaration.condition.isActive {
            switch declaration.kind {
            case .function where Self.isOperator(declaration.name.text): break
            case .function, .variable, .initializer: guard isAdded(declaration) else { continue }
            default: continue
            }
            found[declaration.name.text, default: []].append(declaration)
        }
        return found
    }()

    init(_ table: SymbolTable) {
        self.table = table
    }

    private static func isOperator(_ name: String) -> Bool { name.first.map { !$0.isLetter && $0 != "_" && $0 != "`" } ?? false }

    private func isAdded(_ declaration: Declaration) -> Bool {
        guard let parent = declaration.parent, parent.kind == .extension else { return false }
        if case .nominal(let type, _) = table.extendedType(of: parent) { return type.kind == .protocol }
        return true
    }

    /// Returns whether a property of an outside type may be one of the sources.
    func hideProperty(_ name: String) -> Bool { byName[name]?.contains { $0.kind == .variable && !$0.isStatic } ?? false }

    /// Returns whether a method of an outside type with the labels of a call may be one of the sources.
    func hideMethod(_ name: String, _ arguments: CallArguments) -> Bool {
        byName[name]?.contains { $0.kind == .function && !$0.isStatic && BodyReader.assigned($0, arguments) != nil } ?? false
    }

    /// Returns whether an initializer of an outside type with the labels of a call may be one of the sources.
    func hideInitializer(of type: String, _ arguments: CallArguments) -> Bool {
        byName["init"]?.contains { candidate in
            guard let parent = candidate.parent, BodyReader.assigned(candidate, arguments) != nil else { return false }
            // An extension of a protocol may be one of a protocol of the type.
            guard case .outside(let name, _) = table.extendedType(of: parent) else { return true }
            return TypeMatching.last(name) == type || Leaves.leaf(named: name) == nil && !Leaves.generic.contains(name)
        } ?? false
    }

    /// Returns whether an operator with operands of outside types may be one of the sources.
    func hideOperator(_ name: String) -> Bool {
        byName[name]?.contains { candidate in
            !candidate.parameters.contains { parameter in
                guard case .nominal(let type, _) = table.type(parameter.type, at: candidate) else { return false }
                return type.kind != .protocol
            }
        } ?? false
    }

    /// Returns whether the sources declare an equality of a type outside of its declarations.
    func declareEquality(of type: Declaration) -> Bool {
        byName["=="]?.contains { candidate in
            candidate.parameters.contains { parameter in
                if case .nominal(let found, _) = table.type(parameter.type, at: candidate) { found === type } else { false }
            }
        } ?? false
    }

    /// Returns whether the sources declare an operator for any type.
    func declareOperator(_ name: String) -> Bool { byName[name] != nil }
}
