import NIOCore
import NIOPosix
import Synchronization

/// A client that sends bytes as they are, and gathers what comes.
final class WireClient: Sendable {
    /// How a connection ended.
    enum Ending: Hashable, Sendable {
        case closed
        case reset
    }

    private struct State {
        var bytes: [UInt8] = []
        var ending: Ending?
        var waiters: [(isDone: @Sendable ([UInt8], Ending?) -> Bool, continuation: CheckedContinuation<Void, Never>)] = []
    }

    private let state: Inbox
    private let channel: any Channel

    private init(_ state: Inbox, _ channel: any Channel) {
        self.state = state
        self.channel = channel
    }

    /// What has come.
    private final class Inbox: Sendable {
        let state = Mutex(State())

        func change(_ body: @Sendable (inout State) -> Void) {
            let due = state.withLock { state in
                body(&state)
                let (bytes, ending) = (state.bytes, state.ending)
                let due = state.waiters.filter { $0.isDone(bytes, ending) }.map(\.continuation)
                state.waiters.removeAll { $0.isDone(bytes, ending) }
                return due
            }
            for continuation in due { continuation.resume() }
        }
    }

    private final class Gatherer: ChannelInboundHandler {
        typealias InboundIn = ByteBuffer
        typealias OutboundOut = ByteBuffer
        private let inbox: Inbox
        private let greeting: [UInt8]

        init(_ inbox: Inbox, greeting: [UInt8]) {
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
            inbox.change { $0.ending = .reset }
            context.close(promise: nil)
        }

        func channelInactive(context: ChannelHandlerContext) {
            inbox.change { $0.ending = $0.ending ?? .closed }
        }
    }

    /// Opens a connection, which is to be closed, and sends bytes on it at once.
    static func open(to port: Int, sending greeting: [UInt8] = []) async throws -> WireClient {
        let inbox = Inbox()
        let channel = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(Gatherer(inbox, greeting: greeting))
                }
            }
            .connect(host: "127.0.0.1", port: port).get()
        return WireClient(inbox, channel)
    }

    /// Opens a connection for as long as something needs it.
    static func connect<Value: Sendable>(
        to port: Int, sending text: String, _ body: (WireClient) async throws -> Value
    ) async throws -> Value {
        try await connect(to: port, sending: Array(text.utf8), body)
    }

    /// Opens a connection for as long as something needs it.
    static func connect<Value: Sendable>(to port: Int, sending greeting: [UInt8] = [], _ body: (WireClient) async throws -> Value)
        async throws -> Value
    {
        let client = try await open(to: port, sending: greeting)
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
    static func talk(to port: Int, _ text: String) async throws -> (text: String, ending: Ending) {
        try await connect(to: port, sending: text) { client in await client.end() }
    }

    func send(_ text: String) async throws { try await send(Array(text.utf8)) }

    /// Sends bytes, unless the server has closed already: it may have said all that it has to say.
    func send(_ bytes: [UInt8]) async throws {
        do {
            try await channel.writeAndFlush(ByteBuffer(bytes: bytes))
        } catch ChannelError.ioOnClosedChannel {}
    }

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
        await wait { bytes, ending in ending != nil || isDone(String(decoding: bytes, as: UTF8.self)) }
        return state.state.withLock { String(decoding: $0.bytes, as: UTF8.self) }
    }

    /// Waits until the connection has ended.
    func end() async -> (text: String, ending: Ending) {
        await wait { _, ending in ending != nil }
        return state.state.withLock { (String(decoding: $0.bytes, as: UTF8.self), $0.ending ?? .closed) }
    }

    /// What has come, as bytes.
    var bytes: [UInt8] { state.state.withLock { $0.bytes } }

    private func wait(_ isDone: @escaping @Sendable ([UInt8], Ending?) -> Bool) async {
        await withCheckedContinuation { continuation in
            let isThere = state.state.withLock { state in
                if isDone(state.bytes, state.ending) { return true }
                state.waiters.append((isDone, continuation))
                return false
            }
            if isThere { continuation.resume() }
        }
    }
}
