internal import HTTPMessages
internal import StrictJSON

/// What patterns look at in a request, each taken apart once.
///
/// A class of one matching, and never shared: what is looked at late is kept.
final class RequestFacts {
    let request: ReceivedRequest
    let target: RequestTarget

    init(_ request: ReceivedRequest) {
        self.request = request
        target = request.parts
    }

    var headers: HeaderFields { request.headers }

    /// Name and value of each cookie.
    ///
    /// Source: RFC 6265 section 4.2.1.
    lazy var cookies: [(name: String, value: String)] = headers.values(of: "Cookie").flatMap { line in
        line.split(separator: ";").map { pair in
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return (Self.trimmed(parts[0]), parts.count < 2 ? "" : Self.trimmed(parts[1]))
        }
    }

    /// The body as JSON, or what keeps it from being some.
    lazy var json: Result<JSONDocument, JSONSyntaxError> = Result { () throws(JSONSyntaxError) in try JSONDocument(request.body) }

    /// The body as JSON; nil where it is none.
    var document: JSONDocument? { if case .success(let document) = json { document } else { nil } }

    /// The body's parameters, as an HTML form sends them.
    lazy var form: [RequestTarget.QueryItem] = RequestTarget("/?" + request.text.replacing("#", with: "%23")).query

    lazy var text: String = request.text

    /// What the client would like to have.
    var accept: [String] { headers.values(of: "Accept") }

    func query(_ name: String) -> [String] { Self.values(of: name, in: target.query) }

    func form(_ name: String) -> [String] { Self.values(of: name, in: form) }

    func cookie(_ name: String) -> [String] { cookies.filter { $0.name.isExactly(name) }.map(\.value) }

    private static func values(of name: String, in items: [RequestTarget.QueryItem]) -> [String] {
        items.filter { $0.name.isExactly(name) }.map { $0.value ?? "" }
    }

    private static func trimmed(_ text: Substring) -> String {
        String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}
