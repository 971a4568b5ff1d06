internal import HTTPMessages
internal import NIOCore
internal import NIOHTTP1
internal import NIOPosix
internal import Upstream

/// A client that passes requests on to one upstream.
struct PassThrough: Sendable {
    /// The longest time until the whole answer has been received.
    static let timeout = Duration.seconds(30)

    /// The address of the upstream, as configured.
    let url: String
    private let client: UpstreamClient

    /// Creates a client of an upstream.
    /// - Throws: ``MockServerError`` if the text is not an address, or if the address needs TLS and there is no security.
    init(_ url: String, _ security: ConnectionSecurity?, _ group: MultiThreadedEventLoopGroup) throws {
        guard let origin = UpstreamOrigin(url) else { throw MockServerError(.upstream(url)) }
        if origin.isSecure, security == nil { throw MockServerError(.upstreamNeedsSecurity(url)) }
        self.url = url
        client = UpstreamClient(origin, origin.isSecure ? try security?.client() : nil, on: group)
    }

    /// Returns whether the upstream is a server on this machine at a port.
    func isHere(at port: Int) -> Bool { client.origin.isHere(at: port) }

    /// Passes a request on.
    /// - Returns: The answer, unchanged except for the reason phrase, which is the standard one of the status. No redirect is followed, and no coding is
    ///   removed.
    /// - Throws: ``PassThroughError``, and the errors of the connection.
    func answer(_ request: ReceivedRequest, limit: Int) async throws -> MockResponse {
        do {
            let answer = try await client.answer(to: message(for: request))
            defer { answer.close() }
            var body: [UInt8] = []
            while let part = try await answer.next() {
                body += part.readableBytesView
                guard body.count <= limit else { throw PassThroughError.tooLarge(limit: limit) }
            }
            return response(answer.head, body)
        } catch let error as UpstreamError {
            throw PassThroughError(error)
        }
    }

    private func response(_ head: HTTPResponseHead, _ body: [UInt8]) -> MockResponse {
        let own = HeaderFields.hopByHopNames(connection: head.headers["Connection"])
        let fields = head.headers.map { HeaderFields.Field(name: $0.name, value: $0.value) }.filter { !own.contains($0.name.lowercased()) }
        var response = MockResponse(
            status: Int(head.status.code), reason: head.status.reasonPhrase, headers: HeaderFields(fields), body: body)
        response.announcedLength = .announced(head.headers.first(name: "Content-Length"))
        return response
    }

    private func message(for request: ReceivedRequest) -> UpstreamRequest {
        var headers = HTTPHeaders([("Host", client.origin.hostField)])
        let own = HeaderFields.hopByHopNames(connection: request.headers.values(of: "Connection")).union([
            "content-length", "expect", "host",
        ])
        for field in request.headers.fields where !own.contains(field.name.lowercased()) {
            headers.add(name: field.name, value: field.value)
        }
        headers.add(name: "Connection", value: "close")
        let hasBody = !request.body.isEmpty || ["POST", "PUT", "PATCH"].contains(request.method)
        if hasBody { headers.add(name: "Content-Length", value: "\(request.body.count)") }
        let head = HTTPRequestHead(
            version: .http1_1, method: HTTPMethod(rawValue: request.method), uri: target(of: request), headers: headers)
        var message = UpstreamRequest(
            head: head, body: request.body.isEmpty ? nil : UpstreamRequest.Body(ByteBuffer(bytes: request.body)), timeout: Self.timeout)
        message.timeoutIncludesBody = true
        return message
    }

    /// Returns the target for the upstream: the path of the upstream, and the target without scheme and host (RFC 9112 section 3.2).
    private func target(of request: ReceivedRequest) -> String {
        let base = client.origin.basePath
        // The asterisk asks about the server as a whole.
        guard request.target != "*" else { return "*" }
        guard !request.target.hasPrefix("/"), let scheme = request.target.firstRange(of: "://") else { return base + request.target }
        let rest = request.target[scheme.upperBound...].drop { $0 != "/" && $0 != "?" }
        return base + (rest.hasPrefix("/") ? "" : "/") + rest
    }
}

/// The reason why a request that was passed on has no answer.
enum PassThroughError: Error, CustomStringConvertible {
    case tooSlow
    case closed
    case tooLarge(limit: Int)

    init(_ error: UpstreamError) {
        self =
            switch error {
            case .timeout, .connectTimeout, .securityTimeout: .tooSlow
            case .closed: .closed
            }
    }

    var description: String {
        switch self {
        case .tooSlow: "it did not answer within 30 seconds"
        case .closed: "it closed the connection before its answer was complete"
        case .tooLarge(let limit): "its answer is larger than \(limit) bytes"
        }
    }
}
