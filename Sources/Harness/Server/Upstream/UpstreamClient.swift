internal import Locks
package import NIOCore
internal import NIOHTTP1
internal import NIOPosix

/// An HTTP/1.1 client of one upstream.
///
/// Messages are not changed: no redirect is followed, and no coding is removed. Connections that stay open are used again.
package final class UpstreamClient: Sendable {
    /// The longest time to open a connection, and the longest time to secure it.
    private static let connectTime = TimeAmount.seconds(30)
    /// The longest time that a connection without a request stays open.
    private static let idleTime = TimeAmount.seconds(60)

    private struct Idle: Sendable {
        let link: UpstreamLink
        let end: Scheduled<Void>
    }

    /// The server that receives the requests.
    package let origin: UpstreamOrigin
    private let security: UpstreamSecurity?
    private let group: any EventLoopGroup
    private let idle = Locked<[Idle]>([])

    /// Creates a client that has no connection yet.
    /// - Parameters:
    ///   - origin: The server that receives the requests.
    ///   - security: The security of connections; nil for plain HTTP.
    ///   - group: The event loops of the connections.
    package init(_ origin: UpstreamOrigin, _ security: UpstreamSecurity?, on group: any EventLoopGroup) {
        self.origin = origin
        self.security = security
        self.group = group
    }

    /// Sends a request, and returns the answer when its head has been received.
    ///
    /// The caller must close the answer.
    /// - Throws: ``UpstreamError``, `CancellationError`, the errors of the body, and those of the connection.
    package func answer(to request: UpstreamRequest) async throws -> UpstreamAnswer {
        let deadline = NIODeadline.now() + TimeAmount(request.timeout)
        let link = if let idle = idleLink() { idle } else { try await connect(within: TimeAmount(request.timeout)) }
        let timer = link.fail(UpstreamError.timeout, after: max(deadline - .now(), .zero))
        let exchange = UpstreamExchange(link, timer: timer, keep: keep)
        do {
            return try await exchange.answer(to: request)
        } catch {
            exchange.close()
            throw error
        }
    }

    /// Closes the connections without a request.
    package func close() {
        let closed = idle.withLock { idle in
            defer { idle = [] }
            return idle
        }
        for connection in closed {
            connection.end.cancel()
            connection.link.fail(UpstreamError.closed)
        }
    }

    // MARK: Connections

    private func idleLink() -> UpstreamLink? {
        while let connection = idle.withLock({ $0.popLast() }) {
            connection.end.cancel()
            if connection.link.channel.isActive { return connection.link }
        }
        return nil
    }

    private func keep(_ link: UpstreamLink) {
        let end = link.fail(UpstreamError.closed, after: Self.idleTime)
        idle.withLock { $0.append(Idle(link: link, end: end)) }
    }

    private func connect(within time: TimeAmount) async throws -> UpstreamLink {
        let loop = group.next()
        let promise = loop.makePromise(of: UpstreamLink.self)
        let limit = loop.scheduleTask(in: time) { promise.fail(UpstreamError.timeout) }
        defer { limit.cancel() }
        let (origin, security, connectTime) = (origin, security, min(time, Self.connectTime))
        let ready = loop.makePromise(of: Void.self)
        let connected = ClientBootstrap(group: loop).connectTimeout(connectTime)
            .channelOption(.tcpOption(.tcp_nodelay), value: 1)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture { try Self.prepare(channel, origin, security, ready) }
            }
            .connect(host: origin.host, port: origin.port)
            .flatMap { channel in
                let limit = loop.scheduleTask(in: connectTime) { ready.fail(UpstreamError.securityTimeout) }
                return ready.futureResult.always { _ in limit.cancel() }.flatMapThrowing {
                    UpstreamLink(try channel.pipeline.syncOperations.handler(type: UpstreamConnection.self), on: channel)
                }.flatMapErrorThrowing { error in
                    channel.close(promise: nil)
                    throw error
                }
            }
        connected.whenComplete { result in
            switch result {
            case .success(let link): promise.succeed(link)
            case .failure(let error):
                ready.fail(error)
                promise.fail(Self.isTimeout(error) ? UpstreamError.connectTimeout : error)
            }
        }
        // The request is over: a connection that opens later is closed.
        promise.futureResult.whenFailure { _ in connected.whenSuccess { $0.fail(UpstreamError.closed) } }
        return try await withTaskCancellationHandler {
            try await promise.futureResult.get()
        } onCancel: {
            promise.fail(CancellationError())
        }
    }

    private static func prepare(
        _ channel: any Channel, _ origin: UpstreamOrigin, _ security: UpstreamSecurity?, _ ready: EventLoopPromise<Void>
    ) throws {
        let pipeline = channel.pipeline.syncOperations
        if let security { try pipeline.addHandler(security.handler(origin.serverName)) }
        let heads = AnswerHeadReader()
        var framing = HTTPRequestEncoder.Configuration()
        framing.automaticallySetFramingHeaders = false
        try pipeline.addHandler(HTTPRequestEncoder(configuration: framing))
        try pipeline.addHandler(heads)
        try pipeline.addHandler(ByteToMessageHandler(HTTPResponseDecoder(leftOverBytesStrategy: .dropBytes)))
        try pipeline.addHandler(UpstreamConnection(heads, security, ready: ready))
    }

    private static func isTimeout(_ error: any Error) -> Bool {
        guard let error = error as? NIOConnectionError, !error.connectionErrors.isEmpty else { return false }
        return error.connectionErrors.allSatisfy { if case ChannelError.connectTimeout = $0.error { true } else { false } }
    }
}
