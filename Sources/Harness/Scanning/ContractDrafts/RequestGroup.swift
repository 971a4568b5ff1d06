internal import HTTPMessages
internal import StrictYAML

/// The recorded requests that one contract is about: those with the same server, method and path, except for identifiers in it.
struct RequestGroup: Hashable {
    /// Scheme, host and port; empty if the recording has only a path.
    let origin: String
    let method: String
    let path: PathTemplate

    init(_ answer: RecordedAnswers.Answer) {
        let target = answer.target
        let scheme = target.firstRange(of: "://")
        origin = scheme.map { String(target[..<(target[$0.upperBound...].firstIndex { "/?#".contains($0) } ?? target.endIndex)]) } ?? ""
        method = answer.method
        var count = 0
        path = PathTemplate(
            RequestTarget(target).segments.enumerated().map { index, segment in
                // The first segment may be a version.
                guard Self.isIdentifier(segment), index > 0 || segment.contains("{") else { return .text(segment) }
                count += 1
                return .variable(count == 1 ? "id" : "id\(count)")
            })
    }

    /// Whether a segment of a path is that of one object, or contains a secret.
    private static func isIdentifier(_ segment: String) -> Bool {
        segment.wholeMatch(of: /[0-9]+|[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}/) != nil
            || segment.contains { "{}".contains($0) }
    }

    /// The request of a contract: `GET /3/movie/{id}`.
    var request: String {
        let segments = path.segments.map { segment in
            switch segment {
            case .text(let text): "/\(PercentEncoding.encoded(text))"
            case .variable(let name): "/{\(name)}"
            }
        }
        return "\(method) \(segments.isEmpty ? "/" : segments.joined())"
    }

    /// A name for the contract, made of the words of the path: `search movie`.
    var name: String {
        let words = path.segments.compactMap { segment -> String? in
            guard case .text(let text) = segment, !text.isEmpty, text.wholeMatch(of: /v?[0-9.]+/) == nil else { return nil }
            return String(text.map { $0 == "/" || $0.isWhitespace ? "-" : $0 })
        }
        let one = if case .variable = path.segments.last { ["one"] } else { [String]() }
        let all = (method == "GET" ? [] : [method.lowercased()]) + words + (words.isEmpty ? [] : one)
        return all.isEmpty ? "root" : all.joined(separator: " ")
    }
}
