import AsyncHTTPClient
import FakeSupport
import MockServerTLS
import NIOCore
import NIOHTTP1
import NIOSSL
import Testing

@testable import MockServer

@Suite("TLS and HTTP/2 with an external client", .timeLimit(.minutes(5)))
struct SecureTests {
    private static let configuration = MockServerConfiguration.with {
        $0.connectionSecurity = .tls
        // A busy machine may need a long time to send a request.
        $0.limits.headTime = .seconds(240)
    }

    /// Runs a client that trusts the server's certificate.
    private func client<Value>(
        of server: MockServer, _ version: HTTPClient.Configuration.HTTPVersion, _ body: (HTTPClient) async throws -> Value
    ) async throws -> Value {
        let pem = try #require(server.certificate)
        var configuration = HTTPClient.Configuration(tlsConfiguration: try Security.configuration(trusting: pem))
        configuration.httpVersion = version
        configuration.decompression = .disabled
        let client = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
        let result: Result<Value, any Error>
        do {
            result = .success(try await body(client))
        } catch {
            result = .failure(error)
        }
        try await client.shutdown()
        return try result.get()
    }

    private func ask(_ client: HTTPClient, _ server: MockServer, _ path: String, body: String = "") async throws -> (
        head: HTTPClientResponse, body: String
    ) {
        var request = HTTPClientRequest(url: "\(server.url(path))")
        request.headers.add(name: "X-Case", value: "Kept")
        if !body.isEmpty {
            request.method = .POST
            request.body = .bytes(ByteBuffer(string: body))
        }
        let response = try await client.execute(request, timeout: .seconds(120))
        return (response, String(buffer: try await response.body.collect(upTo: 1 << 20)))
    }

    @Test(arguments: [(HTTPClient.Configuration.HTTPVersion.automatic, "HTTP/2"), (.http1Only, "HTTP/1.1")])
    func answersOverTLS(_ version: HTTPClient.Configuration.HTTPVersion, _ expected: String) async throws {
        try await MockServer.run(Self.configuration) { server in
            try server.reply(to: .get("/a"), with: .json(#"{"a":1}"#, status: 203))
            try server.reply(to: .post("/echo"), with: .computed { request, _ in MockResponse(body: request.body) })
            try server.reply(to: .get("/large"), with: .bytes(Array(repeating: 65, count: 500_000), type: "text/plain"))
            try await client(of: server, version) { client in
                let answer = try await ask(client, server, "/a?b=1")
                #expect(answer.head.status.code == 203)
                #expect(answer.head.version == (expected == "HTTP/2" ? .http2 : .http1_1))
                #expect(answer.head.headers.first(name: "content-type") == "application/json")
                #expect(answer.body == #"{"a":1}"#)
                #expect(try await ask(client, server, "/echo", body: "hello").body == "hello")
                #expect(try await ask(client, server, "/large").body.count == 500_000)
                #expect(try await ask(client, server, "/b").head.status == .notFound)
            }
            let first = try #require(try server.requests().first)
            #expect(first.version == expected)
            #expect(first.target == "/a?b=1")
            #expect(String(decoding: first.head, as: UTF8.self).lowercased().contains("\r\nx-case: kept\r\n"))
            #expect("\(server.baseURL)" == "https://127.0.0.1:\(server.port)")
        }
    }

    @Test func acceptsLocalhostAsName() async throws {
        try await MockServer.run(Self.configuration, answering: .text("fine")) { server in
            try await client(of: server, .automatic) { client in
                let request = HTTPClientRequest(url: "https://localhost:\(server.port)/")
                let response = try await client.execute(request, timeout: .seconds(120))
                #expect(response.status == .ok)
            }
        }
    }

    @Test func failsForAClientWithoutTrust() async throws {
        try await MockServer.run(Self.configuration) { server in
            let client = HTTPClient(eventLoopGroupProvider: .singleton)
            await #expect(throws: (any Error).self) {
                try await client.execute(HTTPClientRequest(url: "\(server.baseURL)"), timeout: .seconds(120))
            }
            try await client.shutdown()
        }
    }

    @Test func makesACertificateForEachServer() async throws {
        let first = try await MockServer.run(Self.configuration) { $0.certificate }
        let second = try await MockServer.run(Self.configuration) { $0.certificate }
        #expect(first?.hasPrefix("-----BEGIN CERTIFICATE-----\n") == true)
        #expect(first != second)
        #expect(try await MockServer.run { $0.certificate } == nil)
    }

    /// A fault has the same effect as without TLS: no closing alert comes before a reset.
    @Test(arguments: [
        (Fault.reset(.beforeHead), "", WireClient.Ending.reset),
        (.reset(.afterHead), "HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n", .reset),
        (.closeWithoutAnswer, "", .closed), (.truncatedBody(after: 3), "HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n012", .closed),
    ])
    func appliesFaultsToAConnection(_ fault: Fault, _ expected: String, _ ending: WireClient.Ending) async throws {
        try await MockServer.run(Self.configuration) { server in
            try server.reply(to: .any, with: MockAnswer.response(MockResponse(body: Array("0123456789".utf8))).with(fault))
            let answer = try await WireClient.talk(to: server.port, trusting: server.certificate, "GET /a HTTP/1.1\r\nHost: x\r\n\r\n")
            #expect(answer == WireAnswer(expected, ending))
        }
    }

    @Test func delaysAStreamByTheClock() async throws {
        let clock = TestClock()
        try await MockServer.run(Self.configuration.with { $0.clock = clock }) { server in
            try server.reply(
                to: .any, with: .text("0123456789").with(.latency(.fixed(.seconds(5)))).with(.dribble(bytes: 5, every: .seconds(1))))
            try await client(of: server, .automatic) { client in
                async let answer = ask(client, server, "/")
                for pause in [5, 1] {
                    try await clock.waitForSleepers()
                    clock.advance(by: .seconds(pause))
                }
                #expect(try await answer.body == "0123456789")
            }
        }
    }

    @Test func closesAConnectionWithoutAHandshake() async throws {
        let configuration = Self.configuration.with { $0.limits.headTime = .milliseconds(100) }
        let silent = try await MockServer.run(configuration) { try await $0.answer(to: "") }
        #expect(silent.text == "")
    }

    @Test func refusesConnectionsAboveTheLimit() async throws {
        try await MockServer.run(Self.configuration.with { $0.limits.connections = 1 }, answering: .text("fine")) { server in
            let first = try await WireClient.open(to: server.port)
            try await client(of: server, .http1Only) { client in
                let answer = try await ask(client, server, "/")
                #expect(answer.head.status == .serviceUnavailable)
            }
            first.close()
        }
    }

    /// The rest of a refused body is not read as a second request.
    @Test func refusesABodyOnce() async throws {
        try await MockServer.run(Self.configuration.with { $0.limits.body = 10 }, answering: .text("fine")) { server in
            try await client(of: server, .automatic) { client in
                var request = HTTPClientRequest(url: "\(server.baseURL)")
                request.method = .POST
                let (parts, source) = AsyncStream<ByteBuffer>.makeStream()
                for _ in 0..<5 { source.yield(ByteBuffer(repeating: 65, count: 8)) }
                source.finish()
                request.body = .stream(parts, length: .unknown)
                let response = try await client.execute(request, timeout: .seconds(120))
                #expect(response.status == .payloadTooLarge)
                #expect(try await ask(client, server, "/").body == "fine")
            }
            #expect(server.journal.map { "\($0)".prefix(10) } == ["#1 refused", "#2 GET /: "])
        }
    }

    @Test func refusesATooLargeBody() async throws {
        try await MockServer.run(Self.configuration.with { $0.limits.body = 10 }, answering: .text("fine")) { server in
            try await client(of: server, .automatic) { client in
                let fine = try await ask(client, server, "/", body: "0123456789")
                #expect(fine.head.status == .ok)
                let refused = try await ask(client, server, "/", body: "0123456789a")
                #expect(refused.head.status == .payloadTooLarge)
            }
        }
    }
}
