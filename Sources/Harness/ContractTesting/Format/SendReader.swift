internal import ClosedYAML
internal import VerificationModel

/// Checks `send`, which gives the recorder the values to record a response with.
struct SendReader {
    /// What varies in the request's path; nil where that could not be read.
    let variables: [String]?
    let problems: FormatProblems

    func check(_ response: MappingReader) {
        guard let node = response["send"],
            let send = MappingReader(node, "\"send\"", keys: ["path", "query", "headers", "body"], problems: problems)
        else { return }
        for key in ["path", "query", "headers"] {
            guard let values = send[key] else { continue }
            for entry in MappingReader.entries(of: values, "\"\(key)\"", problems: problems) ?? [] {
                if key == "path", let variables, !variables.contains(entry.key) { reportUnknown(entry, variables) }
                if case .scalar(let scalar) = entry.value.content, scalar != .null { continue }
                problems.report(
                    .wrongType(of: "\"\(entry.key)\"", found: entry.value.kindName, expected: "a string, a number or a boolean"),
                    at: entry.value.place)
            }
        }
        if let body = send["body"] { _ = JSONLiteral(body, problems: problems) }
    }

    private func reportUnknown(_ entry: YAMLEntry, _ variables: [String]) {
        let nearest = NearestName.of(entry.key, in: variables)
        problems.report(
            .badValue(
                of: "\"path\"", found: "naming {\(entry.key)}, which the request has not",
                allowed: variables.isEmpty ? "nothing: no segment of the request varies" : variables.joined(separator: ", "),
                because: "the value would be sent nowhere", next: nearest.map { "write \"\($0)\" if that was meant" } ?? "take it out"),
            at: entry.keyPlace)
    }
}
