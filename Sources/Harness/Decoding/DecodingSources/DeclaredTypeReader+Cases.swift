internal import DecodingPrograms
internal import SwiftSymbols

extension DeclaredTypeReader {
    /// The decoding that the compiler writes for an enumeration whose cases may have values.
    var casesShape: DecodedType.Shape {
        guard let keys = CodingKeysReader(builder).keys(of: declaration) else {
            return unreadable("the CodingKeys of \(declaration.name.text)")
        }
        let cases = declaration.members.filter { $0.kind == .enumCase && $0.condition.isActive }
        if let open = cases.first(where: { $0.isAvailable == nil }) {
            return unreadable("the case \(open.name.text), which is not available everywhere")
        }
        var found: [DecodedType.PayloadCase] = []
        for member in cases {
            let key = keys.map { $0.first { $0.name == member.name.text }?.key } ?? member.name.text
            // A case without a key is not decoded.
            guard let key else { continue }
            let own = "\(member.name.text.prefix(1).uppercased() + member.name.text.dropFirst())CodingKeys"
            guard let payloadKeys = CodingKeysReader(builder).keys(of: declaration, named: own) else {
                return unreadable("the \(own) of \(declaration.name.text)")
            }
            var fields: [DecodedType.Field] = []
            for (index, parameter) in member.parameters.enumerated() {
                let name = parameter.label ?? "_\(index)"
                let key = payloadKeys.map { $0.first { $0.name == name }?.key } ?? name
                guard let key else { continue }
                let declared = builder.type(parameter.type, at: member)
                let isOptional = declared.isOptional
                let place =
                    parameter.name.text.isEmpty ? builder.place(of: member.name, in: member) : builder.place(of: parameter.name, in: member)
                let read = field(
                    name, key, isOptional ? declared.unwrapped : declared, isOptional: isOptional,
                    keys: CodingKeysReader(builder).type(of: type, declaration, named: own), place)
                switch read {
                case .success(let field): fields.append(field)
                case .failure(let unread): return .unreadable(unread.obstacle)
                }
            }
            found.append(
                DecodedType.PayloadCase(
                    name: member.name.text, key: key, fields: fields, isComplete: fields.count == member.parameters.count,
                    isAvailable: member.isAvailable != false,
                    place: builder.place(of: member.name, in: member)))
        }
        return .cases(found)
    }
}
