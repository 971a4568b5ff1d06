internal import HTTPMessages
internal import StrictJSON
internal import StrictYAML

/// The names of secrets, found by the placeholders of recordings: `api_key={{SHOP_KEY}}`.
///
/// A name counts only if its whole value is a placeholder, in a header field after a scheme such as `Bearer`. Otherwise everything with this name would be
/// taken for a secret.
struct DraftedSecrets: Sendable {
    private var query: [String: String] = [:]
    private var headers: [String: String] = [:]
    private var fields: [String: String] = [:]

    init(_ answers: [RecordedAnswers.Answer]) {
        for answer in answers {
            for item in RequestTarget(answer.target).query { add(item.name, item.value ?? "", to: \.query) }
            for field in answer.fields { add(field) }
            add(answer.requestBody, isForm: answer.isForm)
            add(answer.body, isForm: false)
        }
    }

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

    private mutating func add(_ field: HeaderFields.Field) {
        // Names of header fields are equal in any case.
        let name = headers.keys.first { $0.lowercased() == field.name.lowercased() } ?? field.name
        let parts = field.value.split(separator: " ")
        add(name, parts.count == 2 ? String(parts[1]) : field.value, to: \.headers)
    }

    private mutating func add(_ body: [UInt8], isForm: Bool) {
        guard body.firstRange(of: Array("{{".utf8)) != nil else { return }
        if isForm {
            let form = RequestTarget("/?\(String(decoding: body, as: UTF8.self))")
            for item in form.query { add(item.name, item.value ?? "", to: \.fields) }
        } else if case .success(let document) = Result(catching: { () throws(JSONSyntaxError) in try JSONDocument(body) }) {
            add(document.root)
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
        guard let found = value.wholeMatch(of: /\{\{([A-Za-z_][A-Za-z0-9_]*)\}\}/) else { return }
        if self[keyPath: kind][name] == nil { self[keyPath: kind][name] = String(found.output.1) }
    }
}
