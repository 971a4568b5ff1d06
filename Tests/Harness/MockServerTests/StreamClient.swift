import NIOCore
import NIOHPACK
import NIOHTTP2
import NIOPosix
import NIOSSL

@testable import MockServer

/// A client of HTTP/2 that sends frames, and gathers received frames as lines: `200`, `10 bytes`, `end`, `stream reset: PROTOCOL_ERROR`,
/// `connection closed`, `connection reset`.
final class StreamClient: Sendable {
    private let inbox: Inbox<[String]>
    private let channel: any Channel
    private let streams: NIOHTTP2Handler.StreamMultiplexer

    private init(_ inbox: Inbox<[String]>, _ channel: any Channel, _ streams: NIOHTTP2Handler.StreamMultiplexer) {
        self.inbox = inbox
        self.channel = channel
        self.streams = streams
    }

    /// A handler that records the end of a connection, before TLS changes the error.
    private final class ConnectionEnd: ChannelInboundHandler {
        typealias InboundIn = ByteBuffer
        private let inbox: Inbox<[String]>

        init(_ inbox: Inbox<[String]>) {
            self.inbox = inbox
        }

        func errorCaught(context: ChannelHandlerContext, error: any Error) {
            add((error as? IOError)?.errnoCode == ECONNRESET ? "connection reset" : "connection failed: \(error)")
            context.fireErrorCaught(error)
        }

        func channelInactive(context: ChannelHandlerContext) {
            add("connection closed")
            context.fireChannelInactive()
        }

        private func add(_ line: String) {
            inbox.change { lines in if lines.last?.hasPrefix("connection") != true { lines.append(line) } }
        }
    }

    private final class Gatherer: ChannelInboundHandler {
        typealias InboundIn = HTTP2Frame.FramePayload
        private let inbox: Inbox<[String]>

        init(_ inbox: Inbox<[String]>) {
            self.inbox = inbox
        }

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            switch unwrapInboundIn(data) {
            case .headers(let frame):
                let length = frame.headers.first(name: "content-length").map { ", length \($0)" } ?? ""
                add((frame.headers.first(name: ":status") ?? "") + length, frame.endStream)
            case .data(let frame): add("\(frame.data.readableBytes) bytes", frame.endStream)
            case .rstStream(let code): inbox.change { $0.append("stream reset: \(code)") }
            default: break
            }
        }

        func errorCaught(context: ChannelHandlerContext, error: any Error) {
            // The handler of the connection records the error.
        }

        /// Adds a line.
        ///
        /// Consecutive bytes are added up, because the network decides how they are split.
        private func add(_ line: String, _ isEnd: Bool) {
            inbox.change { lines in
                if let last = lines.last, let before = Self.count(last), let more = Self.count(line) {
                    lines[lines.count - 1] = "\(before + more) bytes"
                } else if line != "0 bytes" {
                    lines.append(line)
                }
                if isEnd { lines.append("end") }
            }
        }

        private static func count(_ line: String) -> Int? { line.hasSuffix(" bytes") ? Int(line.dropLast(" bytes".count)) : nil }
    }

    /// A handler that waits until both sides know each other's settings.
    ///
    /// After that, the client sends only the requests of the test.
    private final class Settling: ChannelInboundHandler {
        typealias InboundIn = HTTP2Frame
        private let settings: Inbox<Int>

        init(_ settings: Inbox<Int>) {
            self.settings = settings
        }

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            if case .settings = unwrapInboundIn(data).payload { settings.change { $0 += 1 } }
        }

        func channelInactive(context: ChannelHandlerContext) {
            settings.change { $0 = 2 }
            context.fireChannelInactive()
        }
    }

    /// Opens a connection for as long as a closure runs.
    /// - Parameters:
    ///   - window: The number of bytes of an answer that the client accepts; nil for all.
    ///   - isSettled: Whether the client waits for the settings. A connection that is reset while it sends may lose received bytes.
    static func connect<Value>(
        to server: MockServer, window: Int? = nil, isSettled: Bool = true, _ body: (StreamClient) async throws -> Value
    ) async throws -> Value {
        let inbox = Inbox<[String]>([])
        let security = try Security.context(trusting: server.certificate ?? "", protocols: ["h2"])
        var configuration = NIOHTTP2Handler.Configuration()
        // The client sends malformed requests, so that the server can refuse them.
        configuration.connection.headerBlockValidation = .disabled
        configuration.connection.contentLengthValidation = .disabled
        if let window {
            configuration.connection.initialSettings.append(HTTP2Setting(parameter: .initialWindowSize, value: window))
            configuration.stream.targetWindowSize = window
        }
        let settled = configuration
        let settings = Inbox(0)
        let (channel, streams) = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .connect(host: "127.0.0.1", port: server.port) { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandlers([
                        ConnectionEnd(inbox), try NIOSSLClientHandler(context: security, serverHostname: nil),
                    ])
                    let streams = try channel.pipeline.syncOperations.configureHTTP2Pipeline(
                        mode: .client, connectionConfiguration: settled.connection, streamConfiguration: settled.stream
                    ) { $0.close() }
                    try channel.pipeline.syncOperations.addHandler(Settling(settings))
                    return (channel, streams)
                }
            }
        // The settings of the other side, and its acknowledgement of ours.
        if isSettled { await settings.wait { $0 >= 2 } }
        let client = StreamClient(inbox, channel, streams)
        let result: Result<Value, any Error>
        do {
            result = .success(try await body(client))
        } catch {
            result = .failure(error)
        }
        channel.close(promise: nil)
        return try result.get()
    }

    /// Sends a request on a new stream.
    /// - Parameters:
    ///   - fields: The fields in addition to the scheme and the authority, which every request has unless they are in this list.
    ///   - body: The body; nil for none.
    ///   - isWhole: Whether the request is complete.
    func ask(
        _ path: String = "/a", method: String = "GET", fields: [(String, String)] = [], body: String? = nil, isWhole: Bool = true
    ) async throws {
        let inbox = inbox
        let stream = try await streams.createStreamChannel { stream in
            stream.eventLoop.makeCompletedFuture { try stream.pipeline.syncOperations.addHandler(Gatherer(inbox)) }
        }.get()
        var headers = HPACKHeaders([(":method", method), (":scheme", "https"), (":path", path)])
        if !fields.contains(where: { $0.0 == ":authority" }) { headers.add(name: ":authority", value: "x") }
        for field in fields { headers.add(name: field.0, value: field.1) }
        let head = HTTP2Frame.FramePayload.headers(.init(headers: headers, endStream: isWhole && body == nil))
        stream.writeAndFlush(head, promise: nil)
        guard let body else { return }
        let data = HTTP2Frame.FramePayload.data(.init(data: .byteBuffer(ByteBuffer(string: body)), endStream: isWhole))
        stream.writeAndFlush(data, promise: nil)
    }

    /// Waits until the received lines meet a condition, or the connection has ended.
    @discardableResult
    func gathered(_ isDone: @escaping @Sendable ([String]) -> Bool) async -> [String] {
        await inbox.wait { isDone($0) || $0.last?.hasPrefix("connection") == true }
    }

    /// Waits until a stream or the connection has ended.
    func end() async -> [String] {
        await gathered { $0.last == "end" || $0.last?.hasPrefix("stream reset") == true }
    }
}
