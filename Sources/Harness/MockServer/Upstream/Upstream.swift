internal import Foundation
internal import NIOCore
internal import NIOHTTP1
internal import NIOPosix
internal import NIOSSL
internal import Recordings

/// The one server that unmatched requests are passed on to.
struct Upstream: Sendable {
    /// How long it may take to be reached, and to answer.
    static let patience = TimeAmount.seconds(30)

    /// As it was named.
    let url: String
    private let host: String
    private let port: Int
    private let basePath: String
    private let security: NIOSSLContext?
    private let group: MultiThreadedEventLoopGroup

    /// - Throws: ``MockServerProblem/upstream(_:)`` for an address that is none.
    init(_ url: String, _ group: MultiThreadedEventLoopGroup) throws {
        guard let parts = URLComponents(string: url), let scheme = parts.scheme?.lowercased(), ["http", "https"].contains(scheme),
            let host = parts.host, !host.isEmpty, parts.query == nil, parts.user == nil
        else { throw MockServerProblem.upstream(url) }
        self.url = url
        self.host = host.hasPrefix("[") ? String(host.dropFirst().dropLast()) : host
        port = parts.port ?? (scheme == "https" ? 443 : 80)
        basePath = parts.percentEncodedPath.hasSuffix("/") ? String(parts.percentEncodedPath.dropLast()) : parts.percentEncodedPath
        security = scheme == "https" ? try NIOSSLContext(configuration: .makeClientConfiguration()) : nil
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
                            try channel.pipeline.syncOperations.addHandler(NIOSSLClientHandler(context: security, serverHostname: name))
                        }
                        try channel.pipeline.syncOperations.addHTTPClientHandlers()
                        try channel.pipeline.syncOperations.addHandler(UpstreamAnswer(promise, limit: limit))
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
        channel.write(HTTPClientRequestPart.head(head(of: request)), promise: nil)
        if !request.body.isEmpty { channel.write(HTTPClientRequestPart.body(.byteBuffer(ByteBuffer(bytes: request.body))), promise: nil) }
        channel.writeAndFlush(HTTPClientRequestPart.end(nil), promise: nil)
        return try await promise.futureResult.get()
    }

    /// Fields that belong to the connection on which a request came: RFC 9110 section 7.6.1.
    private static let dropped: Set<String> = [
        "connection", "content-length", "expect", "host", "keep-alive", "proxy-connection", "te", "transfer-encoding", "upgrade",
    ]

    private func head(of request: ReceivedRequest) -> HTTPRequestHead {
        var headers = HTTPHeaders([("Host", (host.contains(":") ? "[\(host)]" : host) + (isUsualPort ? "" : ":\(port)"))])
        for field in request.headers.fields where !Self.dropped.contains(field.name.lowercased()) {
            headers.add(name: field.name, value: field.value)
        }
        headers.add(name: "Connection", value: "close")
        let hasBody = !request.body.isEmpty || ["POST", "PUT", "PATCH"].contains(request.method)
        if hasBody { headers.add(name: "Content-Length", value: "\(request.body.count)") }
        return HTTPRequestHead(
            version: .http1_1, method: HTTPMethod(rawValue: request.method), uri: basePath + path(of: request), headers: headers)
    }

    private var isUsualPort: Bool { port == (security == nil ? 80 : 443) }

    /// The target without scheme and host, where it has them.
    private func path(of request: ReceivedRequest) -> String {
        guard !request.target.hasPrefix("/"), let scheme = request.target.firstRange(of: "://") else { return request.target }
        let rest = request.target[scheme.upperBound...]
        return rest.firstIndex(of: "/").map { String(rest[$0...]) } ?? "/"
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

/// Gathers an answer of the upstream.
private final class UpstreamAnswer: ChannelInboundHandler {
    typealias InboundIn = HTTPClientResponsePart

    private let promise: EventLoopPromise<MockResponse>
    private let limit: Int
    private var head: HTTPResponseHead?
    private var body: [UInt8] = []

    init(_ promise: EventLoopPromise<MockResponse>, limit: Int) {
        self.promise = promise
        self.limit = limit
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
            let fields = head.headers.map { HeaderFields.Field(name: $0.name, value: $0.value) }.filter {
                $0.name.lowercased() != "connection"
            }
            promise.succeed(
                MockResponse(status: Int(head.status.code), reason: head.status.reasonPhrase, headers: HeaderFields(fields), body: body))
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
