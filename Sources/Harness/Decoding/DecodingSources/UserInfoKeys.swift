internal import DecodingPrograms
internal import SwiftSymbols

/// The keys of `userInfo` that sources declare.
struct UserInfoKeys {
    let table: SymbolTable
    /// The file of the expressions.
    let file: Int
    /// Returns the type that an expression names; nil for another expression.
    let metatype: (ExpressionNode) -> KnownType?

    /// Returns the raw value of a key; nil if it is not known.
    func rawValue(of expression: ExpressionNode) -> String? { rawValue(of: expression, []) }

    /// - Parameter seen: The variables whose values were followed: the value of a variable may be another variable.
    private func rawValue(of expression: ExpressionNode, _ seen: Set<ObjectIdentifier>) -> String? {
        switch expression {
        case .forced(let inner): return rawValue(of: inner, seen)
        case .member(nil, let name, _, _): return rawValue(named: name.word, of: "CodingUserInfoKey", seen)
        case .member(let base?, let name, _, _):
            guard let type = metatype(base) else { return nil }
            if case .outside(let outside, _) = type { return rawValue(named: name.word, of: outside, seen) }
            guard case .nominal(let owner, _) = type else { return nil }
            return table.allMembers(name.word, of: owner).first { $0.isStatic }.flatMap { rawValue(of: $0, seen) }
        case .call(_, let arguments):
            guard arguments.arguments.count == 1, case .string(let text)? = Literals.constant(arguments.arguments[0].value) else {
                return nil
            }
            return text
        case .name(let name, _, _):
            return table.topLevel(name.word, from: file).first { $0.kind == .variable }.flatMap { rawValue(of: $0, seen) }
        default: return nil
        }
    }

    /// Returns the raw value of the key that is the initial value of a variable.
    private func rawValue(of variable: Declaration, _ seen: Set<ObjectIdentifier>) -> String? {
        guard let value = variable.value, !seen.contains(ObjectIdentifier(variable)) else { return nil }
        return rawValue(of: value, seen.union([ObjectIdentifier(variable)]))
    }

    private func rawValue(named name: Word, of type: String, _ seen: Set<ObjectIdentifier>) -> String? {
        table.addedMembers(name, of: type).first { $0.kind == .variable && $0.isStatic }.flatMap { found in
            if found.value != nil { return rawValue(of: found, seen) }
            guard case .expression(let only)? = found.accessors.first?.body.first, !seen.contains(ObjectIdentifier(found)) else {
                return nil
            }
            return rawValue(of: only, seen.union([ObjectIdentifier(found)]))
        }
    }
}
