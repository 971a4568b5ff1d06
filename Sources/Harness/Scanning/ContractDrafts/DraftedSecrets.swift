internal import HTTPMessages
internal import StrictJSON
internal import StrictYAML

/// The names of secrets, found by the placeholders of recordings: `api_key={{SHOP_KEY}}`.
struct DraftedSecrets: Sendable {
    private var query: [String: String] = [:]
    private var headers: [String: String] = [:]
    private var fields: [String: String] = [:]

    init(_ answers: [RecordedAnswers.Answer]) {
        for answer in answers {
            for item in RequestTarget(answer.target).query { add(item.name, item.value ?? "", to: \.query) }
            for field in answer.fields { add(field.name, field.value, to: \.headers) }
            for body in [answer.requestBody, answer.body] {
                guard Self.mayHavePlaceholder(body),
                    case .success(let document) = Result(catching: { () throws(JSONSyntaxError) in try JSONDocument(body) })
                else { continue }
                add(document.root)
            }
        }
    }

    /// The number of names.
    var count: Int { query.count + headers.count + fields.count }

    /// The key `secrets` of an API; empty if there is none.
    var lines: [String] {
        let kinds = [("query", query), ("headers", headers), ("fields", fields)].filter { !$0.1.isEmpty }
        guard !kinds.isEmpty else { return [] }
        return ["secrets:"]
            + kinds.map { kind, names in
                let entries = names.sorted { $0.key < $1.key }.map { "\(YAMLText.scalar($0.key, inList: true)): \($0.value)" }
                return "  \(kind): { \(entries.joined(separator: ", ")) }"
            }
    }

    private mutating func add(_ value: JSONValue) {
        for member in value.members {
            if let text = member.value.string { add(member.key, text, to: \.fields) }
            add(member.value)
        }
        for element in value.elements { add(element) }
    }

    private mutating func add(_ name: String, _ value: String, to kind: WritableKeyPath<DraftedSecrets, [String: String]>) {
        guard let found = value.firstMatch(of: /\{\{([A-Za-z_][A-Za-z0-9_]*)\}\}/) else { return }
        if self[keyPath: kind][name] == nil { self[keyPath: kind][name] = String(found.output.1) }
    }

    private static func mayHavePlaceholder(_ body: [UInt8]) -> Bool { body.firstRange(of: Array("{{".utf8)) != nil }
}
