extension HeaderFields {
    /// The names, in lower case, of fields that belong to one connection: RFC 9110 section 7.6.1.
    package static let hopByHopNames: Set<String> = ["connection", "keep-alive", "proxy-connection", "te", "transfer-encoding", "upgrade"]

    /// Fields that belong to a connection or frame a message: RFC 9110 section 7.6.1 and RFC 9112 section 6.
    private static let framing = hopByHopNames.union(["content-length", "trailer"])

    /// Fields of a request that its client makes by itself.
    private static let clients: Set<String> = ["accept-encoding", "host"]

    /// The names, in lower case, of fields that go no further than the connection that they came on.
    ///
    /// Source: RFC 9110 section 7.6.1; those that `Connection` names are added to them.
    package static func hopByHopNames(connection: [String]) -> Set<String> {
        let named = connection.flatMap { $0.lowercased().split(separator: ",") }.map { name in
            String(name.filter { $0 != " " && $0 != "\t" })
        }
        // The length belongs to the message, whatever the Connection field names.
        return framing.union(named).subtracting(["content-length"])
    }

    /// The fields of a request that a recording keeps.
    package var keptOfRequest: HeaderFields { without(Self.framing.union(Self.clients)) }

    /// Returns the fields of a response that a recording keeps: the body is written with its content coding undone.
    ///
    /// The response to HEAD and one with the status 304 have no body, and announce the length of the one that GET gets: RFC 9110 section 8.6. The length of a
    /// coded body is left out, because the server sends the body without its coding.
    /// - Parameters:
    ///   - isHead: Whether the method of the request is HEAD.
    ///   - status: The status of the response.
    package func keptOfResponse(isHead: Bool, status: Int) -> HeaderFields {
        let left = Self.framing.union(["content-encoding"])
        return without((isHead || status == 304) && contentCodings.isEmpty ? left.subtracting(["content-length"]) : left)
    }

    /// The content codings that the fields name, first to last, in lower case: RFC 9110 section 8.4.
    package var contentCodings: [String] {
        values(of: "Content-Encoding").flatMap { $0.split(separator: ",") }
            .map { $0.lowercased().filter { !$0.isWhitespace } }
            .filter { $0 != "identity" && !$0.isEmpty }
    }

    private func without(_ names: Set<String>) -> HeaderFields { HeaderFields(fields.filter { !names.contains($0.name.lowercased()) }) }
}
