internal import StrictYAML
internal import Foundation
internal import HTTPMessages
internal import StrictJSON
internal import VerificationModel

/// The values of `send`, which a response is recorded with.
package struct SentValues: Sendable {
    /// A name and its value, in the order of the file.
    package struct Item: Sendable {
        package let name: String
        package let value: String
    }

    /// The values of the path's variables.
    package var path: [Item] = []
    /// The query items.
    package var query: [Item] = []
    /// The header fields.
    package var headers: [Item] = []
    /// The body: the text of a string, or any other value as JSON; nil if none is given.
    package var body: [UInt8]?
}

/// A reader of `send`, which contains the values for recording a response.
struct SendReader {
    /// The variables of the request's path; nil if the request could not be read.
    let variables: [String]?
    let problems: FormatProblems

    /// The header fields that the client itself sets, for the connection and the framing of the request.
    static let framing: Set<String> = ["connection", "content-length", "host", "te", "trailer", "transfer-encoding", "upgrade"]

    /// Returns the values of `send`; nil if there is no `send`.
    func values(_ response: MappingReader) -> SentValues? {
        guard let node = response["send"],
            let send = MappingReader(node, "\"send\"", keys: Self.keys.names, problems: problems)
        else { return nil }
        var values = SentValues(path: items("path", send), query: items("query", send), headers: items("headers", send))
        values.body = send["body"].flatMap(body)
        return values
    }

    private func body(_ node: YAMLNode) -> [UInt8]? {
        guard let literal = JSONLiteral(node, problems: problems) else { return nil }
        if case .string(let text) = literal { return Array(text.utf8) }
        let json = Array(literal.json.utf8)
        guard case .failure(let problem) = Result(catching: { () throws(JSONSyntaxError) in try JSONDocument(json) }) else { return json }
        problems.report(.sentBody(problem), at: node.place)
        return nil
    }

    private func items(_ key: String, _ send: MappingReader) -> [SentValues.Item] {
        guard let values = send[key] else { return [] }
        var items: [SentValues.Item] = []
        for entry in MappingReader.entries(of: values, "\"\(key)\"", problems: problems) ?? [] {
            if key == "path", let variables, !variables.contains(entry.key) {
                problems.report(.sentVariable(entry.key, known: variables), at: entry.keyPlace)
            }
            if key == "headers", Self.framing.contains(entry.key.lowercased()) {
                problems.report(.framingField(entry.key), at: entry.keyPlace)
            }
            if case .scalar(let scalar) = entry.value.content, let text = scalar.text {
                if key == "headers", text.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) {
                    problems.report(.fieldText(entry.key), at: entry.value.place)
                }
                let value = key == "headers" ? text.trimmingCharacters(in: .whitespaces) : text
                items.append(SentValues.Item(name: entry.key, value: value))
                continue
            }
            problems.report(
                .wrongType(of: "\"\(entry.key)\"", found: entry.value.kindName, expected: "a string, a number or a boolean"),
                at: entry.value.place)
        }
        return items
    }
}
