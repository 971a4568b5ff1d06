import NIOCore
import NIOHTTP1
import NIOPosix
import Testing
import Upstream

@testable import MockServer

@Suite("The client that passes requests on", .timeLimit(.minutes(5)))
struct UpstreamClientTests {
    /// Runs a server and a client of it.
    private func run(_ body: (UpstreamClient, MockServer) async throws -> Void) async throws {
        try await MockServer.run { server in
            let origin = try #require(UpstreamOrigin("\(server.baseURL)"))
            let client = UpstreamClient(origin, nil, on: MultiThreadedEventLoopGroup.singleton)
            defer { client.close() }
            try await body(client, server)
        }
    }

    private func request(_ target: String, timeout: Duration = .seconds(120), _ body: String = "") -> UpstreamRequest {
        var headers = HTTPHeaders([("Host", "x")])
        if !body.isEmpty { headers.add(name: "Content-Length", value: "\(body.utf8.count)") }
        return UpstreamRequest(
            head: HTTPRequestHead(version: .http1_1, method: body.isEmpty ? .GET : .POST, uri: target, headers: headers),
            body: body.isEmpty ? nil : UpstreamRequest.Body(ByteBuffer(string: body)), timeout: timeout)
    }

    private func text(_ client: UpstreamClient, _ request: UpstreamRequest) async throws -> String {
        let answer = try await client.answer(to: request)
        defer { answer.close() }
        var body = ByteBuffer()
        while let part = try await answer.next() { body.writeImmutableBuffer(part) }
        return String(buffer: body)
    }

    @Test func usesAConnectionAgain() async throws {
        try await run { client, server in
            try server.reply(
                to: .any, with: .computed { request, _ in MockResponse(body: Array("\(request.target) \(request.text)".utf8)) })
            for number in 1...5 {
                #expect(try await text(client, request("/\(number)")) == "/\(number) ")
                #expect(try await text(client, request("/\(number)", "body")) == "/\(number) body")
            }
            #expect(server.connectionCount == 1)
        }
    }

    @Test func closesAConnectionWhoseAnswerIsNotRead() async throws {
        try await run { client, server in
            try server.reply(to: .get("/large"), with: .bytes(Array(repeating: 65, count: 10_000_000), type: "text/plain"))
            try server.reply(to: .get("/small"), with: .text("small"))
            let answer = try await client.answer(to: request("/large"))
            #expect(answer.head.status == .ok)
            answer.close()
            #expect(try await text(client, request("/small")) == "small")
            while server.connectionCount > 1 { await Task.yield() }
        }
    }

    @Test func readsALargeAnswerPartByPart() async throws {
        try await run { client, server in
            try server.reply(to: .any, with: .bytes(Array(repeating: 65, count: 10_000_000), type: "text/plain"))
            let answer = try await client.answer(to: request("/"))
            defer { answer.close() }
            var count = 0
            while let part = try await answer.next() {
                count += part.readableBytes
                await Task.yield()
            }
            #expect(count == 10_000_000)
        }
    }

    @Test func reportsAnAnswerThatDoesNotCome() async throws {
        try await run { client, server in
            try server.reply(to: .get("/never"), with: .text("a").with(.neverAnswer))
            try server.reply(to: .get("/close"), with: .text("a").with(.closeWithoutAnswer))
            try server.reply(to: .get("/half"), with: .text("0123456789").with(.truncatedBody(after: 3)))
            try server.reply(to: .get("/reset"), with: .text("a").with(.reset(.beforeHead)))
            await #expect(throws: UpstreamError.timeout) { try await text(client, request("/never", timeout: .milliseconds(100))) }
            await #expect(throws: UpstreamError.closed) { try await text(client, request("/close")) }
            await #expect(throws: HTTPParserError.invalidEOFState) { try await text(client, request("/half")) }
            await #expect(throws: IOError.self) { try await text(client, request("/reset")) }
        }
    }

    @Test func closesTheConnectionOfACancelledTask() async throws {
        try await run { client, server in
            try server.reply(to: .any, with: .text("a").with(.neverAnswer))
            let request = request("/")
            let task = Task { try await text(client, request) }
            try await server.waitForRequests()
            task.cancel()
            await #expect(throws: CancellationError.self) { try await task.value }
            while server.connectionCount > 0 { await Task.yield() }
        }
    }

    @Test func endsARequestWhoseBodyFails() async throws {
        struct Broken: Error {}
        try await run { client, _ in
            var broken = request("/", "body")
            broken.body = UpstreamRequest.Body(next: { throw Broken() }, trailers: { nil })
            let request = broken
            await #expect(throws: Broken.self) { try await text(client, request) }
        }
    }

    /// An upstream may refuse a body before it has received all of it.
    @Test func readsAnEarlyAnswer() async throws {
        var configuration = MockServerConfiguration()
        configuration.limits.body = 10
        try await MockServer.run(configuration) { server in
            let client = UpstreamClient(try #require(UpstreamOrigin("\(server.baseURL)")), nil, on: MultiThreadedEventLoopGroup.singleton)
            defer { client.close() }
            let answer = try await client.answer(to: request("/", String(repeating: "x", count: 1_000)))
            defer { answer.close() }
            #expect(answer.head.status == .payloadTooLarge)
        }
    }

    @Test(arguments: [
        "http://a:99999999999999999999", "https://a:99999999999999999999/v3", "http://[::1]:99999999999999999999", "http://a:65536",
        "http://a:0", "http://a:-1", "http://a:x",
    ])
    func refusesInvalidPorts(_ url: String) {
        #expect(UpstreamOrigin(url) == nil)
    }

    @Test(arguments: [
        ("http://a", "a"), ("https://a:443", "a"), ("http://a:8080/v3/", "a:8080"), ("http://[::1]:81", "[::1]:81"),
        ("https://a:80", "a:80"), ("http://a:", "a"), ("http://a:65535/v3/", "a:65535"), ("http://[::1]/", "[::1]"),
    ])
    func readsAddresses(_ url: String, _ host: String) throws {
        let origin = try #require(UpstreamOrigin(url))
        #expect(origin.hostField == host)
        #expect(origin.isSecure == url.hasPrefix("https"))
        #expect(origin.basePath == (url.hasSuffix("/v3/") ? "/v3" : ""))
    }

    @Test(arguments: ["http://a/x:99999999999999999999", "http://a:81/x:99999999999999999999", "http://[::1]/:99999999999999999999"])
    func readsColonsInPaths(_ url: String) throws {
        #expect(try #require(UpstreamOrigin(url)).basePath.hasSuffix(":99999999999999999999"))
    }
}
