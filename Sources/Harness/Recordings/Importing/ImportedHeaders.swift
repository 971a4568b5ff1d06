/// Header fields on their way from another program's file into a recording.
struct ImportedHeaders {
    /// All fields that HTTP allows, those too that a recording does not keep.
    private(set) var all = HeaderFields()
    /// How many fields HTTP does not allow.
    private(set) var refused = 0

    /// Fields that belong to a connection or frame a message: RFC 9110 section 7.6.1 and RFC 9112 section 6.
    private static let framing: Set<String> = [
        "connection", "content-length", "keep-alive", "proxy-connection", "te", "trailer", "transfer-encoding", "upgrade",
    ]

    /// Fields of a request that its client makes by itself.
    private static let clients: Set<String> = ["accept-encoding", "host"]

    /// Adds a field; browsers write a repeated one as one value of several lines.
    ///
    /// HTTP/2's pseudo fields, `:authority` and the like, are the method, the URL and the status over again.
    mutating func add(_ name: String, _ value: String) {
        guard !name.hasPrefix(":") else { return }
        let lines = value.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
        for line in lines where lines.count == 1 || !line.isEmpty {
            if let field = HeaderSyntax.field("\(name): \(line)"), field.name == name {
                all.fields.append(field)
            } else {
                refused += 1
            }
        }
    }

    /// What of a request is kept.
    var ofRequest: HeaderFields {
        HeaderFields(all.fields.filter { !Self.framing.contains($0.name.lowercased()) && !Self.clients.contains($0.name.lowercased()) })
    }

    /// What of a response is kept: the body is written with its content coding undone.
    var ofResponse: HeaderFields {
        HeaderFields(all.fields.filter { !Self.framing.contains($0.name.lowercased()) && $0.name.lowercased() != "content-encoding" })
    }

    /// The content codings that the fields name, first to last: RFC 9110 section 8.4.
    var codings: [String] {
        all.values(of: "Content-Encoding").flatMap { $0.split(separator: ",") }
            .map { $0.lowercased().filter { !$0.isWhitespace } }
            .filter { $0 != "identity" && !$0.isEmpty }
    }

    /// What a note says of the fields that HTTP does not allow; nil where there are none.
    var note: String? {
        switch refused {
        case 0: nil
        case 1: "a header field is none that HTTP allows; left out"
        default: "\(refused) header fields are none that HTTP allows; left out"
        }
    }
}
