internal import HTTPMessages
internal import StrictJSON

/// The parts of a request that patterns compare, each read once.
///
/// A value belongs to one matching and is never shared. It is a class, so that it can keep the parts that are read late.
final class RequestFacts {
    let request: ReceivedRequest
    let target: RequestTarget
    private let server: ServerAddress?

    /// Creates the parts of a request.
    /// - Parameters:
    ///   - request: The request.
    ///   - server: The address of the server; nil if it does not matter.
    init(_ request: ReceivedRequest, to server: ServerAddress? = nil) {
        self.request = request
        self.server = server
        target = request.parts
    }

    var headers: HeaderFields { request.headers }

    /// The host that the request is for; nil if it is the server itself.
    ///
    /// An absolute target takes precedence over the field Host: RFC 9112 section 3.2.2. With HTTP/2, the field is the authority.
    lazy var host: RequestHost? = {
        let host = RequestHost(target: request.target) ?? headers["Host"].flatMap { RequestHost(authority: $0) }
        return host.flatMap { host in server?.isOwn(host) == true ? nil : host }
    }()

    /// The name and the value of each cookie.
    ///
    /// Source: RFC 6265 section 4.2.1.
    lazy var cookies: [(name: String, value: String)] = headers.values(of: "Cookie").flatMap { line in
        line.split(separator: ";").map { pair in
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return (Self.trimmed(parts[0]), parts.count < 2 ? "" : Self.trimmed(parts[1]))
        }
    }

    /// The body as JSON, or the error of reading it.
    lazy var json: Result<JSONDocument, JSONSyntaxError> = Result { () throws(JSONSyntaxError) in try JSONDocument(request.body) }

    /// The body as JSON; nil if it is not JSON.
    var document: JSONDocument? { if case .success(let document) = json { document } else { nil } }

    /// The parameters of the body in the form of an HTML form.
    lazy var form: [RequestTarget.QueryItem] = RequestTarget.form(request.text)

    /// Whether the body is declared as that of an HTML form.
    var isForm: Bool { headers["Content-Type"]?.lowercased().contains("x-www-form-urlencoded") == true }

    lazy var text: String = request.text

    /// The media types that the client accepts.
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

extension RequestTarget {
    /// Returns the fields of the body of an HTML form.
    static func form(_ text: String) -> [QueryItem] { RequestTarget("/?" + text.replacing("#", with: "%23")).query }
}
