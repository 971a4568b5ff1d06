internal import HTTPMessages

/// The recorded requests that one contract is about: those with the same server, method and path, except for identifiers in it.
struct RequestGroup: Hashable {
    /// Scheme, host and port; empty if the recording has only a path.
    let origin: String
    /// The request of a contract: `GET /3/movie/{id}`.
    ///
    /// The path is encoded, so that equal texts have equal bytes.
    let request: String
    /// A name for the contract, made of the words of the path: `search movie`.
    let name: String

    /// Creates the group of an answer; nil if a contract cannot have its method.
    init?(_ answer: RecordedAnswers.Answer) {
        let method = answer.method
        guard !method.isEmpty, method.allSatisfy({ $0.isASCII && $0.isUppercase }) else { return nil }
        origin = Self.origin(of: answer.target)
        let segments = RequestTarget(answer.target).segments
        var path = ""
        var words: [String] = []
        var variables = 0
        for (index, segment) in segments.enumerated() {
            // The first segment may be a version.
            guard Self.isIdentifier(segment), index > 0 || segment.contains("{") else {
                path += "/\(PercentEncoding.encoded(segment))"
                if let word = Self.word(segment) { words.append(word) }
                continue
            }
            variables += 1
            path += variables == 1 ? "/{id}" : "/{id\(variables)}"
        }
        request = "\(method) \(path.isEmpty ? "/" : path)"
        if path.hasSuffix("}"), !words.isEmpty { words.append("one") }
        if method != "GET" { words.insert(method.lowercased(), at: 0) }
        name = words.isEmpty ? "root" : words.joined(separator: " ")
    }

    /// Returns scheme, host and port of an absolute URL, without user information; empty for another target.
    ///
    /// Source: RFC 3986 section 3.
    private static func origin(of target: String) -> String {
        guard let scheme = target.prefixMatch(of: /[Hh][Tt][Tt][Pp][Ss]?:\/\//) else { return "" }
        let authority = target[scheme.range.upperBound...].prefix { !"/?#".contains($0) }
        let host = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? ""
        return host.isEmpty ? "" : scheme.output.lowercased() + host
    }

    /// Whether a segment of a path is that of one object, or contains a secret.
    private static func isIdentifier(_ segment: String) -> Bool {
        segment.wholeMatch(of: /[0-9]+|[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}/) != nil
            || segment.contains { "{}".contains($0) }
    }

    /// Returns the word of a segment; nil for a version or an empty one.
    private static func word(_ segment: String) -> String? {
        guard !segment.isEmpty, segment.wholeMatch(of: /v?[0-9.]+/) == nil else { return nil }
        return String(segment.map { $0 == "/" || $0.isWhitespace ? "-" : $0 })
    }
}
