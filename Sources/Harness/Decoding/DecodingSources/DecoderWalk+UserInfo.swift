internal import DecodingPrograms
internal import SwiftSymbols

/// The values that decoders get as `userInfo`.
extension DecoderWalk {
    /// The decoder's expression and the key of `decoder.userInfo[key]`; the key is nil for `decoder.userInfo`.
    func userInfo(_ target: ExpressionNode) -> (base: ExpressionNode, key: ExpressionNode?)? {
        switch target {
        case .member(let base?, let name, _, _) where name.text == "userInfo": return (base, nil)
        case .subscript(let inner, let arguments) where arguments.arguments.count == 1:
            return userInfo(inner).map { ($0.base, arguments.arguments[0].value) }
        default: return nil
        }
    }

    /// Notes the types of the values that a decoder gets as `userInfo`.
    mutating func give(_ key: ExpressionNode?, _ value: ExpressionNode, to decoder: Int?, in scope: Declaration) {
        guard let decoder, isCertain(decoder, in: scope) else { return }
        var given = [(key, value)]
        if key == nil {
            guard case .dictionary(let elements, _) = value else { return }
            given = elements.map { ($0.0, $0.1) }
        }
        let table = table
        let keys = UserInfoKeys(table: table, file: scope.file) { BodyReader.typeNode($0).map { table.type($0, at: scope) } }
        for case (let key?, let value) in given {
            guard let raw = keys.rawValue(of: key), let type = givenType(of: value) else { continue }
            made[decoder].settings.givenUserInfo[raw] = type
        }
    }

    /// Returns the type of a literal, a parameter or a property; nil for a local variable, and for a protocol or an optional.
    private func givenType(of value: ExpressionNode) -> DecoderSettings.GivenType? {
        if let constant = Literals.constant(value) {
            switch constant {
            case .bool: return .leaf(.bool)
            case .string: return .leaf(.string)
            case .integer: return Leaves.leaf(named: "Int").map { .leaf($0) }
            case .double: return .leaf(.double)
            case .null: return nil
            }
        }
        switch type(of: value) {
        case .outside(let name, let arguments)?: return arguments.isEmpty ? Leaves.leaf(named: name).map { .leaf($0) } : nil
        case .nominal(let declaration, let arguments)? where declaration.kind != .protocol && arguments.isEmpty:
            return .declared(ProgramPlace(file: declaration.file, offset: declaration.name.offset))
        default: return nil
        }
    }

    /// Returns the type of a parameter or property, or of a property of one.
    private func type(of value: ExpressionNode) -> KnownType? {
        switch value {
        case .name(let name, _, _): return type(named: name)
        case .member(.name(let base, _, _)?, let name, _, _) where base.text == "self": return type(named: name)
        case .member(let base?, let name, _, _):
            guard case .nominal(let owner, _)? = type(of: base) else { return nil }
            if name.text == "rawValue", owner.kind == .enum {
                return owner.inherited.first.map { table.type($0, at: owner) }
            }
            return table.ownMembers(name.word, of: owner).first { $0.kind == .variable && !$0.isStatic }.map { table.inferredType(of: $0) }
        default: return nil
        }
    }

    private func type(named name: NameNode) -> KnownType? {
        guard !scopes.contains(where: { $0.variables.contains(name.text) }) else { return nil }
        for declaration in declarations.reversed() {
            if let parameter = declaration.parameters.first(where: { $0.name.text == name.text }) {
                return table.type(parameter.type, at: declaration)
            }
            guard declaration.isNominal || declaration.kind == .extension,
                case .nominal(let owner, _) = table.selfType(in: declaration)
            else { continue }
            return table.ownMembers(name.word, of: owner).first { $0.kind == .variable }.map { table.inferredType(of: $0) }
        }
        return nil
    }
}
