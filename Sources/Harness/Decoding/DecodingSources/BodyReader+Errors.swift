internal import DecodingPrograms
internal import SwiftSymbols

extension BodyReader {
    /// A case of `DecodingError`, or a function that makes one.
    func decodingError(_ name: NameNode, _ arguments: CallArguments, _ expression: ExpressionNode) -> TypedTerm {
        let all = arguments.arguments
        func value(_ label: String) -> ExpressionNode? { all.first { $0.label == label }?.value }
        func text(_ expression: ExpressionNode?) -> Term? { expression.map { term($0, expecting: .string).term } }
        let error = KnownType.outside("DecodingError", [])
        if name.text == "dataCorruptedError" {
            let container = value("in").map { term($0, expecting: .unknown) }
            let key = value("forKey").map { term($0, expecting: container.map { Self.keyType($0.type) } ?? .unknown).term }
            return TypedTerm(
                .decodingError("dataCorrupted", key: key, path: container?.term, text: text(value("debugDescription")), type: nil), error)
        }
        guard ["keyNotFound", "typeMismatch", "valueNotFound", "dataCorrupted"].contains(name.text),
            case .call(_, let context)? = all.last?.value
        else { return unread(name.text, nil, arguments, expression, type: error, mayThrow: isTried) }
        let path = context.arguments.first { $0.label == "codingPath" }.map {
            term($0.value, expecting: .array(.outside("CodingKey", []))).term
        }
        let description = text(context.arguments.first { $0.label == "debugDescription" }?.value)
        let key = name.text == "keyNotFound" ? all.first.map { term($0.value, expecting: .unknown).term } : nil
        let type = all.count == 2 ? metatype(all[0].value.withoutSelf).map { builder.name(of: $0) } : nil
        return TypedTerm(.decodingError(name.text, key: key, path: path, text: description, type: type), error)
    }
}
