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
    func rawValue(of expression: ExpressionNode) -> String? {
        switch expression {
        case .forced(let inner): return rawValue(of: inner)
        case .member(nil, let name, _, _): return rawValue(named: name.word, of: "CodingUserInfoKey")
        case .member(let base?, let name, _, _):
            guard let type = metatype(base) else { return nil }
            if case .outside(let outside, _) = type { return rawValue(named: name.word, of: outside) }
            guard case .nominal(let owner, _) = type else { return nil }
            return table.allMembers(name.word, of: owner).first { $0.isStatic }?.value.flatMap(rawValue)
        case .call(_, let arguments):
            guard arguments.arguments.count == 1, case .string(let text)? = Literals.constant(arguments.arguments[0].value) else {
                return nil
            }
            return text
        case .name(let name, _, _):
            return table.topLevel(name.word, from: file).first { $0.kind == .variable }?.value.flatMap(rawValue)
        default: return nil
        }
    }

    private func rawValue(named name: Word, of type: String) -> String? {
        table.addedMembers(name, of: type).first { $0.kind == .variable && $0.isStatic }.flatMap { found in
            if let value = found.value { return rawValue(of: value) }
            guard case .expression(let only)? = found.accessors.first?.body.first else { return nil }
            return rawValue(of: only)
        }
    }
}
