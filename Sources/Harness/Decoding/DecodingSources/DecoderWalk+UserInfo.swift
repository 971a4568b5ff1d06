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
            guard let raw = keys.rawValue(of: key), let type = type(of: value).flatMap(Leaves.leaf(named:)) else { continue }
            made[decoder].settings.givenUserInfo[raw] = type
        }
    }

    /// Returns the name of the type of a parameter or property; nil for a local variable, and for a type of the sources.
    func type(of value: ExpressionNode) -> String? {
        let name: NameNode
        switch value {
        case .name(let found, _, _): name = found
        case .member(.name(let base, _, _)?, let found, _, _) where base.text == "self": name = found
        default: return nil
        }
        guard !scopes.contains(where: { $0.variables.contains(name.text) }) else { return nil }
        for declaration in declarations.reversed() {
            if let parameter = declaration.parameters.first(where: { $0.name.text == name.text }) {
                return table.type(parameter.type, at: declaration).outsideName
            }
            guard declaration.isNominal || declaration.kind == .extension,
                case .nominal(let owner, _) = table.selfType(in: declaration)
            else { continue }
            return table.ownMembers(name.word, of: owner).first { $0.kind == .variable }
                .flatMap { found in found.type.map { table.type($0, at: found) } }?.outsideName
        }
        return nil
    }
}
