internal import Foundation
internal import HTTPMessages
internal import NIOCore
internal import NIOHTTP1
internal import NIOPosix

/// The one server that unmatched requests are passed on to.
struct Upstream: Sendable {
    /// How long it may take to be reached, and to answer.
    static let patience = TimeAmount.seconds(30)

    /// As it was named.
    let url: String
    private let host: String
    private let port: Int
    private let basePath: String
    private let security: ConnectionSecurity.Client?
    private let group: MultiThreadedEventLoopGroup

    /// - Throws: ``MockServerProblem/upstream(_:)`` for an address that is none, ``MockServerProblem/upstreamNeedsSecurity(_:)`` for one that is asked by
    ///   TLS where there is no security.
    init(_ url: String, _ security: ConnectionSecurity?, _ group: MultiThreadedEventLoopGroup) throws {
        guard let parts = URLComponents(string: url), let scheme = parts.scheme?.lowercased(), ["http", "https"].contains(scheme),
            let host = parts.host, !host.isEmpty, parts.query == nil, parts.fragment == nil, parts.user == nil,
            (1...65_535).contains(parts.port ?? 1)
        else { throw MockServerProblem.upstream(url) }
        self.url = url
        self.host = host.hasPrefix("[") ? String(host.dropFirst().dropLast()) : host
        port = parts.port ?? (scheme == "https" ? 443 : 80)
        basePath = parts.percentEncodedPath.hasSuffix("/") ? String(parts.percentEncodedPath.dropLast()) : parts.percentEncodedPath
        if scheme == "https", security == nil { throw MockServerProblem.upstreamNeedsSecurity(url) }
        self.security = scheme == "https" ? try security?.client() : nil
        self.group = group
    }

    /// Asks it, and gives its answer unchanged but for the reason phrase, which is the status's own: no redirect is followed, no coding removed.
    /// - Throws: What keeps it from answering.
    func answer(_ request: ReceivedRequest, limit: Int) async throws -> MockResponse {
        let promise = group.any().makePromise(of: MockResponse.self)
        let channel: any Channel
        do {
            channel = try await ClientBootstrap(group: group).connectTimeout(Self.patience)
                .channelInitializer { channel in
                    channel.eventLoop.makeCompletedFuture {
                        if let security {
                            let name = host.contains(where: \.isLetter) && !host.contains(":") ? host : nil
                            try channel.pipeline.syncOperations.addHandler(security.handler(name))
                        }
                        try channel.pipeline.syncOperations.addHTTPClientHandlers()
                        try channel.pipeline.syncOperations.addHandler(
                            UpstreamExchange(head(of: request), request.body, promise, limit: limit))
                    }
                }
                .connect(host: host, port: port).get()
        } catch {
            promise.fail(error)
            throw error
        }
        let deadline = channel.eventLoop.scheduleTask(in: Self.patience) { promise.fail(UpstreamProblem.tooSlow) }
        defer {
            deadline.cancel()
            channel.close(promise: nil)
        }
        return try await promise.futureResult.get()
    }

    /// Fields that belong to the connection on which a message came.
    private static let dropped: Set<String> = [
        "connection", "content-length", "expect", "host", "keep-alive", "proxy-connection", "te", "transfer-encoding", "upgrade",
    ]

    /// Fields that a message's connection keeps for itself: RFC 9110 section 7.6.1.
    static func ownFields(_ connection: [String]) -> Set<String> {
        Set(connection.flatMap { $0.lowercased().split(separator: ",") }.map { $0.filter { $0 != " " && $0 != "\t" } })
    }

    private func head(of request: ReceivedRequest) -> HTTPRequestHead {
        var headers = HTTPHeaders([("Host", (host.contains(":") ? "[\(host)]" : host) + (isUsualPort ? "" : ":\(port)"))])
        let own = Self.dropped.union(Self.ownFields(request.headers.values(of: "Connection")))
        for field in request.headers.fields where !own.contains(field.name.lowercased()) {
            headers.add(name: field.name, value: field.value)
        }
        headers.add(name: "Connection", value: "close")
        let hasBody = !request.body.isEmpty || ["POST", "PUT", "PATCH"].contains(request.method)
        if hasBody { headers.add(name: "Content-Length", value: "\(request.body.count)") }
        return HTTPRequestHead(
            version: .http1_1, method: HTTPMethod(rawValue: request.method), uri: target(of: request), headers: headers)
    }

    /// Whether it is a server on this machine at a port.
    func isHere(at port: Int) -> Bool { self.port == port && ["127.0.0.1", "localhost", "::1"].contains(host.lowercased()) }

    private var isUsualPort: Bool { port == (security == nil ? 80 : 443) }

    /// The target without scheme and host, where it has them, after the upstream's own path: RFC 9112 section 3.2.
    private func target(of request: ReceivedRequest) -> String {
        // Asks of the server as a whole.
        guard request.target != "*" else { return "*" }
        guard !request.target.hasPrefix("/"), let scheme = request.target.firstRange(of: "://") else { return basePath + request.target }
        let rest = request.target[scheme.upperBound...].drop { $0 != "/" && $0 != "?" }
        return basePath + (rest.hasPrefix("/") ? "" : "/") + rest
    }
}

/// Why the upstream has no answer.
enum UpstreamProblem: Error, CustomStringConvertible {
    case tooSlow
    case closed
    case tooLarge(limit: Int)

    var description: String {
        switch self {
        case .tooSlow: "it did not answer within 30 seconds"
        case .closed: "it closed the connection before its answer was whole"
        case .tooLarge(let limit): "its answer is larger than \(limit) bytes"
        }
    }
}

/// Sends a request to the upstream as soon as there is a connection, and gathers the answer.
private final class UpstreamExchange: ChannelInboundHandler {
    typealias InboundIn = HTTPClientResponsePart
    typealias OutboundOut = HTTPClientRequestPart

    private let request: HTTPRequestHead
    private let requestBody: [UInt8]
    private let promise: EventLoopPromise<MockResponse>
    private let limit: Int
    private var head: HTTPResponseHead?
    private var body: [UInt8] = []

    init(_ request: HTTPRequestHead, _ requestBody: [UInt8], _ promise: EventLoopPromise<MockResponse>, limit: Int) {
        self.request = request
        self.requestBody = requestBody
        self.promise = promise
        self.limit = limit
    }

    func channelActive(context: ChannelHandlerContext) {
        context.write(wrapOutboundOut(.head(request)), promise: nil)
        if !requestBody.isEmpty { context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: requestBody)))), promise: nil) }
        context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
        context.fireChannelActive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head):
            if head.status.code >= 200 { self.head = head }
        case .body(let bytes):
            body += bytes.readableBytesView
            if body.count > limit { promise.fail(UpstreamProblem.tooLarge(limit: limit)) }
        case .end:
            guard let head else { return }
            let own = Upstream.ownFields(head.headers["Connection"]).union(["connection"])
            let fields = head.headers.map { HeaderFields.Field(name: $0.name, value: $0.value) }.filter {
                !own.contains($0.name.lowercased())
            }
            var response = MockResponse(
                status: Int(head.status.code), reason: head.status.reasonPhrase, headers: HeaderFields(fields), body: body)
            response.announcedLength = .told(head.headers.first(name: "Content-Length"))
            promise.succeed(response)
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        promise.fail(error)
        context.close(promise: nil)
    }

    func channelInactive(context: ChannelHandlerContext) {
        promise.fail(UpstreamProblem.closed)
    }
}
