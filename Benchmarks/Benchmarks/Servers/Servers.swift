import Foundation
import MockServer
import NIOCore
import NIOHTTP1
import NIOPosix

/// Servers for a load from outside, and what can be measured inside one process.
///
/// `Scripts/bench-server` runs them.
@main
enum Servers {
    /// A body of 20 KB, as a recorded answer has.
    static let body = Array(repeating: UInt8(ascii: "x"), count: 20_000)

    static func main() async throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        switch arguments.first {
        case "bare": try await serveBare()
        case "mock": try await serveMock(stubs: arguments.dropFirst().first.flatMap { Int($0) } ?? 1)
        case "start": try await measureStart()
        case "churn": try await measureChurn()
        default:
            print("usage: Servers bare | mock STUBS | start | churn")
            exit(64)
        }
    }

    // MARK: Under a load from outside

    /// Prints its address and serves until it is ended.
    private static func announce(_ port: Int) async throws {
        print(port)
        fflush(nil)
        let (forever, source) = AsyncStream<Void>.makeStream()
        for await _ in forever {}
        source.finish()
    }

    private static func serveMock(stubs: Int) async throws {
        let server = try await MockServer.start()
        for number in 1..<max(stubs, 1) { try server.reply(to: .get("/3/movie/\(number)?language=en"), with: .json("{}")) }
        try server.reply(to: .get("/3/search/movie?query=lantern&page=1"), with: .bytes(body, type: "application/json"))
        try await announce(server.port)
    }

    private static func serveBare() async throws {
        let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
        let channel = try await ServerBootstrap(group: group)
            .serverChannelOption(.backlog, value: 1_024)
            .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.configureHTTPServerPipeline()
                    try channel.pipeline.syncOperations.addHandler(FixedAnswer(ByteBuffer(bytes: body)))
                }
            }
            .bind(host: "127.0.0.1", port: 0).get()
        try await announce(channel.localAddress?.port ?? 0)
    }

    // MARK: In one process

    /// From `start` to the first answer, and a bare server's the same way: medians of a hundred.
    private static func measureStart() async throws {
        var times: [Duration] = []
        for _ in 0..<100 {
            let clock = ContinuousClock()
            let begin = clock.now
            let server = try await MockServer.start()
            try server.reply(to: .get("/a"), with: .text("a"))
            guard try await ask(server.port) else { throw NoAnswer() }
            times.append(begin.duration(to: clock.now))
            try await server.stop()
        }
        print("start to first answer, ms", times.sorted()[times.count / 2] / .milliseconds(1))
    }

    /// A thousand servers one after the other: what they leave behind.
    private static func measureChurn() async throws {
        for _ in 0..<50 { try await MockServer.run { _ in } }
        let before = (try descriptors(), try residentKilobytes())
        for _ in 0..<1_000 {
            try await MockServer.run { server in
                try server.reply(to: .get("/a"), with: .text("a"))
                guard try await ask(server.port) else { throw NoAnswer() }
            }
        }
        print("descriptors left", try descriptors() - before.0)
        print("memory left, KB", try residentKilobytes() - before.1)
    }

    private struct NoAnswer: Error {}

    /// Asks by a plain socket.
    private static func ask(_ port: Int) async throws -> Bool {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
        let connected = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
        }
        guard connected == 0 else { return false }
        let request = Array("GET /a HTTP/1.1\r\nHost: x\r\n\r\n".utf8)
        guard write(descriptor, request, request.count) == request.count else { return false }
        var answer = [UInt8](repeating: 0, count: 1_024)
        return read(descriptor, &answer, answer.count) > 0
    }

    private static func descriptors() throws -> Int { try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count }

    private static func residentKilobytes() throws -> Int {
        let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
        return line.flatMap { Int($0.split(separator: " ", omittingEmptySubsequences: true)[safe: 1] ?? "") } ?? 0
    }
}

extension Array {
    fileprivate subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}

/// The bare equivalent: one answer to everything.
private final class FixedAnswer: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private let body: ByteBuffer
    private let head: HTTPResponseHead

    init(_ body: ByteBuffer) {
        self.body = body
        let headers = HTTPHeaders([("Content-Type", "application/json"), ("Content-Length", "\(body.readableBytes)")])
        head = HTTPResponseHead(version: .http1_1, status: .ok, headers: headers)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard case .end = unwrapInboundIn(data) else { return }
        context.write(wrapOutboundOut(.head(head)), promise: nil)
        context.write(wrapOutboundOut(.body(.byteBuffer(body))), promise: nil)
        context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
    }
}
