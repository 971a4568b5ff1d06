import NIOCore
import NIOPosix

/// One end of a connection, which sends bytes unchanged and gathers those that it receives.
final class WireEnd: Sendable {
    private struct State: Sendable {
        var bytes: [UInt8] = []
        var isOver = false

        var text: String { String(decoding: bytes, as: UTF8.self) }
    }

    private let state = Awaited(State())
    private let channel: any Channel

    private init(_ channel: any Channel) { self.channel = channel }

    private final class Gatherer: ChannelInboundHandler {
        typealias InboundIn = ByteBuffer
        private let end: WireEnd

        init(_ end: WireEnd) { self.end = end }

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            let bytes = Array(unwrapInboundIn(data).readableBytesView)
            end.state.change { $0.bytes += bytes }
        }

        func channelInactive(context: ChannelHandlerContext) { end.state.change { $0.isOver = true } }

        func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
    }

    private static func of(_ channel: any Channel) -> EventLoopFuture<WireEnd> {
        channel.eventLoop.makeCompletedFuture {
            let end = WireEnd(channel)
            try channel.pipeline.syncOperations.addHandler(Gatherer(end))
            return end
        }
    }

    /// Runs an operation with a connection.
    static func connect<Value>(to port: Int, sending text: String = "", _ body: (WireEnd) async throws -> Value) async throws -> Value {
        let end = try await open(to: port, sending: text)
        defer { end.close() }
        return try await body(end)
    }

    /// Opens a connection, which stays open until the other end closes it.
    static func open(to port: Int, sending text: String = "") async throws -> WireEnd {
        let end = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .connect(host: "127.0.0.1", port: port) { WireEnd.of($0) }
        if !text.isEmpty { try await end.send(text) }
        return end
    }

    /// Sends a text, and returns the text that the server sends until it closes the connection.
    static func talk(to port: Int, _ text: String) async throws -> String {
        try await connect(to: port, sending: text) { await $0.gathered { _ in false } }
    }

    /// Runs an operation with a listener, which provides each accepted connection.
    static func listen(_ body: (Int, AsyncStream<WireEnd>) async throws -> Void) async throws {
        let (ends, source) = AsyncStream<WireEnd>.makeStream()
        let listener = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .childChannelInitializer { channel in WireEnd.of(channel).map { _ = source.yield($0) } }
            .bind(host: "127.0.0.1", port: 0).get()
        let result: Result<Void, any Error>
        do {
            result = .success(try await body(listener.localAddress?.port ?? 0, ends))
        } catch {
            result = .failure(error)
        }
        source.finish()
        try await listener.close()
        try result.get()
    }

    func send(_ text: String) async throws { try await channel.writeAndFlush(ByteBuffer(string: text)) }

    func send(_ bytes: [UInt8]) async throws { try await channel.writeAndFlush(ByteBuffer(bytes: bytes)) }

    /// Closes the output.
    ///
    /// Input is still gathered.
    func closeOutput() async throws { try await channel.close(mode: .output) }

    /// The bytes that were received.
    var bytes: [UInt8] { state.value.bytes }

    func close() { channel.close(promise: nil) }

    /// Waits until the received text meets a condition, the connection has ended, or the time of the test is over.
    @discardableResult
    func gathered(_ isDone: @escaping @Sendable (String) -> Bool) async -> String {
        await state.wait { $0.isOver || isDone($0.text) }
        return state.value.text
    }

    /// Waits until the connection has ended.
    func end() async { await gathered { _ in false } }
}
