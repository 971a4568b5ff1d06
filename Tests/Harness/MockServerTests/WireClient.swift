import NIOCore
import NIOPosix
import NIOSSL

/// The text received on a connection, and the end of the connection.
struct WireAnswer: Equatable, Sendable {
    let text: String
    let ending: WireClient.Ending

    init(_ text: String, _ ending: WireClient.Ending) {
        self.text = text
        self.ending = ending
    }
}

/// A client that sends raw bytes, and gathers received bytes.
final class WireClient: Sendable {
    /// The end of a connection.
    enum Ending: Hashable, Sendable {
        case closed
        case reset
        case failed(String)

        /// Creates an ending from an error.
        ///
        /// TLS reports an end without a closing alert as an error, which is a normal end on the wire.
        init(_ error: any Error) {
            let isReset = (error as? IOError)?.errnoCode == ECONNRESET
            self = isReset ? .reset : error is NIOSSLError ? .closed : .failed("\(error)")
        }
    }

    /// The received bytes, and the end of the connection.
    private struct Received {
        var bytes: [UInt8] = []
        var ending: Ending?

        var text: String { String(decoding: bytes, as: UTF8.self) }
    }

    private let inbox: Inbox<Received>
    private let channel: any Channel

    private init(_ inbox: Inbox<Received>, _ channel: any Channel) {
        self.inbox = inbox
        self.channel = channel
    }

    private final class Gatherer: ChannelInboundHandler {
        typealias InboundIn = ByteBuffer
        typealias OutboundOut = ByteBuffer
        private let inbox: Inbox<Received>
        private let greeting: [UInt8]

        init(_ inbox: Inbox<Received>, greeting: [UInt8]) {
            self.inbox = inbox
            self.greeting = greeting
        }

        /// Sends the first bytes without a task in between.
        ///
        /// On a busy machine the server would otherwise wait too long for them.
        func channelActive(context: ChannelHandlerContext) {
            if !greeting.isEmpty { context.writeAndFlush(wrapOutboundOut(ByteBuffer(bytes: greeting)), promise: nil) }
        }

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            let bytes = Array(unwrapInboundIn(data).readableBytesView)
            inbox.change { $0.bytes += bytes }
        }

        func errorCaught(context: ChannelHandlerContext, error: any Error) {
            inbox.change { $0.ending = $0.ending ?? Ending(error) }
            context.close(promise: nil)
        }

        func channelInactive(context: ChannelHandlerContext) {
            inbox.change { $0.ending = $0.ending ?? .closed }
        }
    }

    /// Opens a connection and sends bytes on it at once.
    ///
    /// The caller closes the connection.
    /// - Parameters:
    ///   - host: The address of the server.
    ///   - reads: Whether the client reads.
    ///   - certificate: The certificate that the client trusts, as PEM; nil for a connection without TLS.
    static func open(
        to port: Int, at host: String = "127.0.0.1", trusting certificate: String? = nil, sending greeting: [UInt8] = [], reads: Bool = true
    ) async throws -> WireClient {
        let inbox = Inbox(Received())
        let security = try certificate.map { try Security.context(trusting: $0, protocols: []) }
        let channel = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .channelOption(.autoRead, value: reads)
            // A client that reads nothing does not notice the end, either.
            .channelOption(.allowRemoteHalfClosure, value: !reads)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    if let security {
                        try channel.pipeline.syncOperations.addHandler(NIOSSLClientHandler(context: security, serverHostname: nil))
                    }
                    try channel.pipeline.syncOperations.addHandler(Gatherer(inbox, greeting: greeting))
                }
            }
            .connect(host: host, port: port).get()
        return WireClient(inbox, channel)
    }

    /// Opens a connection for as long as a closure runs.
    static func connect<Value: Sendable>(
        to port: Int, trusting certificate: String? = nil, sending text: String, _ body: (WireClient) async throws -> Value
    ) async throws -> Value {
        try await connect(to: port, trusting: certificate, sending: Array(text.utf8), body)
    }

    /// Opens a connection for as long as a closure runs.
    static func connect<Value: Sendable>(
        to port: Int, trusting certificate: String? = nil, sending greeting: [UInt8] = [], _ body: (WireClient) async throws -> Value
    ) async throws -> Value {
        let client = try await open(to: port, trusting: certificate, sending: greeting)
        let result: Result<Value, any Error>
        do {
            result = .success(try await body(client))
        } catch {
            result = .failure(error)
        }
        client.close()
        return try result.get()
    }

    func close() { channel.close(promise: nil) }

    /// Sends a text, and gathers bytes until the server has closed.
    static func talk(to port: Int, trusting certificate: String? = nil, _ text: String) async throws -> WireAnswer {
        try await connect(to: port, trusting: certificate, sending: text) { client in await client.end() }
    }

    func send(_ text: String) async throws { try await send(Array(text.utf8)) }

    /// Sends bytes, unless the server has closed already, which it may do after its answer.
    func send(_ bytes: [UInt8]) async throws {
        do {
            try await channel.writeAndFlush(ByteBuffer(bytes: bytes))
        } catch ChannelError.ioOnClosedChannel {}
    }

    /// Stops reading.
    func stopReading() async throws { try await channel.setOption(.autoRead, value: false).get() }

    /// Closes the output.
    func endOutput() async throws {
        do {
            try await channel.close(mode: .output)
        } catch ChannelError.alreadyClosed {
        } catch is IOError {
            // The system reports a closed output with this error.
        }
    }

    /// Waits until the received text meets a condition, or the connection has ended.
    @discardableResult
    func gathered(_ isDone: @escaping @Sendable (String) -> Bool) async -> String {
        await inbox.wait { $0.ending != nil || isDone($0.text) }.text
    }

    /// Waits until the connection has ended.
    func end() async -> WireAnswer {
        let received = await inbox.wait { $0.ending != nil }
        return WireAnswer(received.text, received.ending ?? .closed)
    }

    /// The received bytes.
    var bytes: [UInt8] { inbox.value.bytes }
}
