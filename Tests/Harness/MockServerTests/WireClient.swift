import NIOCore
import NIOPosix
import NIOSSL

/// What came on a connection, and how the connection ended.
struct WireAnswer: Equatable, Sendable {
    let text: String
    let ending: WireClient.Ending

    init(_ text: String, _ ending: WireClient.Ending) {
        self.text = text
        self.ending = ending
    }
}

/// A client that sends bytes as they are, and gathers what comes.
final class WireClient: Sendable {
    /// How a connection ended.
    enum Ending: Hashable, Sendable {
        case closed
        case reset
        case failed(String)

        /// Under TLS a connection that ends without a goodbye is told as an error, which is none on the wire.
        init(_ error: any Error) {
            let isReset = (error as? IOError)?.errnoCode == ECONNRESET
            self = isReset ? .reset : error is NIOSSLError ? .closed : .failed("\(error)")
        }
    }

    /// What has come.
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

        /// Sends the first bytes with no task between: on a busy machine the server would wait for them in vain.
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

    /// Opens a connection, which is to be closed, and sends bytes on it at once.
    /// - Parameters:
    ///   - host: Where the server is.
    ///   - reads: Whether what comes is read.
    ///   - certificate: What the connection is secured with, as PEM; nil where it is not.
    static func open(
        to port: Int, at host: String = "127.0.0.1", trusting certificate: String? = nil, sending greeting: [UInt8] = [], reads: Bool = true
    ) async throws -> WireClient {
        let inbox = Inbox(Received())
        let security = try certificate.map { try Security.context(trusting: $0, protocols: []) }
        let channel = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .channelOption(.autoRead, value: reads)
            // Who reads nothing does not see the end either.
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

    /// Opens a connection for as long as something needs it.
    static func connect<Value: Sendable>(
        to port: Int, trusting certificate: String? = nil, sending text: String, _ body: (WireClient) async throws -> Value
    ) async throws -> Value {
        try await connect(to: port, trusting: certificate, sending: Array(text.utf8), body)
    }

    /// Opens a connection for as long as something needs it.
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

    /// Sends a text and gathers until the server has closed.
    static func talk(to port: Int, trusting certificate: String? = nil, _ text: String) async throws -> WireAnswer {
        try await connect(to: port, trusting: certificate, sending: text) { client in await client.end() }
    }

    func send(_ text: String) async throws { try await send(Array(text.utf8)) }

    /// Sends bytes, unless the server has closed already: it may have said all that it has to say.
    func send(_ bytes: [UInt8]) async throws {
        do {
            try await channel.writeAndFlush(ByteBuffer(bytes: bytes))
        } catch ChannelError.ioOnClosedChannel {}
    }

    /// Takes nothing more of what comes.
    func stopReading() async throws { try await channel.setOption(.autoRead, value: false).get() }

    /// Says that nothing more is sent.
    func endOutput() async throws {
        do {
            try await channel.close(mode: .output)
        } catch ChannelError.alreadyClosed {
        } catch is IOError {
            // The system says the same in other words.
        }
    }

    /// Waits until what has come is as wanted, or the connection has ended.
    @discardableResult
    func gathered(_ isDone: @escaping @Sendable (String) -> Bool) async -> String {
        await inbox.wait { $0.ending != nil || isDone($0.text) }.text
    }

    /// Waits until the connection has ended.
    func end() async -> WireAnswer {
        let received = await inbox.wait { $0.ending != nil }
        return WireAnswer(received.text, received.ending ?? .closed)
    }

    /// What has come, as bytes.
    var bytes: [UInt8] { inbox.value.bytes }
}
