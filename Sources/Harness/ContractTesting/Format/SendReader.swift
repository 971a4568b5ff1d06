internal import ClosedYAML
internal import VerificationModel

/// Reads `send`, which gives the values to record a response with.
struct SendReader {
    /// What varies in the request's path; nil where that could not be read.
    let variables: [String]?
    let problems: FormatProblems

    /// Checks all of it.
    /// - Returns: The header fields.
    func headers(_ response: MappingReader) -> [String: String] {
        guard let node = response["send"],
            let send = MappingReader(node, "\"send\"", keys: ["path", "query", "headers", "body"], problems: problems)
        else { return [:] }
        var headers: [String: String] = [:]
        for key in ["path", "query", "headers"] {
            guard let values = send[key] else { continue }
            for entry in MappingReader.entries(of: values, "\"\(key)\"", problems: problems) ?? [] {
                if key == "path", let variables, !variables.contains(entry.key) {
                    problems.report(.sentVariable(entry.key, known: variables), at: entry.keyPlace)
                }
                if case .scalar(let scalar) = entry.value.content, let text = scalar.text {
                    if key == "headers" { headers[entry.key] = text }
                    continue
                }
                problems.report(
                    .wrongType(of: "\"\(entry.key)\"", found: entry.value.kindName, expected: "a string, a number or a boolean"),
                    at: entry.value.place)
            }
        }
        if let body = send["body"] { _ = JSONLiteral(body, problems: problems) }
        return headers
    }
}
