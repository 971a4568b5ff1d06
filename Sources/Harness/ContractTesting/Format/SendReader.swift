internal import ClosedYAML
internal import VerificationModel

/// Checks `send`, which gives the recorder the values to record a response with.
struct SendReader {
    let problems: FormatProblems

    func check(_ response: MappingReader) {
        guard let node = response["send"],
            let send = MappingReader(node, "\"send\"", keys: ["path", "query", "headers", "body"], problems: problems)
        else { return }
        for key in ["path", "query", "headers"] {
            guard let values = send[key] else { continue }
            for entry in MappingReader.entries(of: values, "\"\(key)\"", problems: problems) ?? [] {
                if case .scalar(let scalar) = entry.value.content, scalar != .null { continue }
                problems.report(
                    .wrongType(of: "\"\(entry.key)\"", found: entry.value.kindName, expected: "a string, a number or a boolean"),
                    at: entry.value.place)
            }
        }
        if let body = send["body"] { _ = JSONLiteral(body, problems: problems) }
    }
}
