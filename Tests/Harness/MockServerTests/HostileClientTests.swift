import Testing

@testable import MockServer

@Suite("Invalid input and hostile clients", .timeLimit(.minutes(5)))
struct HostileClientTests {
    /// Returns the answer to a request of a server that answers every request.
    ///
    /// A limit of nil is the default one.
    private func status(
        _ request: String, body: Int? = nil, headTime: Duration? = nil, idleTime: Duration? = nil
    ) async throws -> (status: String, text: String) {
        let configuration = MockServerConfiguration.with {
            $0.limits.body = body ?? $0.limits.body
            $0.limits.headTime = headTime ?? $0.limits.headTime
            $0.limits.idleTime = idleTime ?? $0.limits.idleTime
        }
        return try await MockServer.run(configuration, answering: .text("fine")) { server in
            let answer = try await server.answer(to: request)
            #expect(answer.ending == .closed)
            return (String(answer.text.dropFirst("HTTP/1.1 ".count).prefix(3)), answer.text)
        }
    }

    private static func request(_ line: String = "POST /a HTTP/1.1", _ headers: String...) -> String {
        "\(line)\r\nHost: x\r\n\(headers.map { "\($0)\r\n" }.joined())\r\n"
    }

    // MARK: Malformed requests

    static let malformed: [(String, String, String)] = [
        ("Content-Length twice", request("POST /a HTTP/1.1", "Content-Length: 1", "Content-Length: 1"), "400"),
        ("Content-Length as a list", request("POST /a HTTP/1.1", "Content-Length: 1, 1"), "400"),
        ("Content-Length with a sign", request("POST /a HTTP/1.1", "Content-Length: +1"), "400"),
        ("Content-Length in hexadecimal", request("POST /a HTTP/1.1", "Content-Length: 0x1"), "400"),
        ("an empty Content-Length", request("POST /a HTTP/1.1", "Content-Length:"), "400"),
        ("a Content-Length that overflows", request("POST /a HTTP/1.1", "Content-Length: 99999999999999999999"), "400"),
        ("both framings", request("POST /a HTTP/1.1", "Content-Length: 1", "Transfer-Encoding: chunked"), "400"),
        ("another coding", request("POST /a HTTP/1.1", "Transfer-Encoding: gzip"), "501"),
        ("a coding before chunked", request("POST /a HTTP/1.1", "Transfer-Encoding: gzip, chunked"), "501"),
        ("chunked twice", request("POST /a HTTP/1.1", "Transfer-Encoding: chunked", "Transfer-Encoding: chunked"), "400"),
        ("chunked in quotes", request("POST /a HTTP/1.1", "Transfer-Encoding: \"chunked\""), "400"),
        ("an unknown coding", request("POST /a HTTP/1.1", "Transfer-Encoding: xchunked"), "400"),
        ("chunked before another coding", request("POST /a HTTP/1.1", "Transfer-Encoding: chunked, gzip"), "400"),
        ("chunked twice in a list", request("POST /a HTTP/1.1", "Transfer-Encoding: chunked, chunked"), "400"),
        ("chunked in a list with nothing", request("POST /a HTTP/1.1", "Transfer-Encoding: , chunked"), "400"),
        ("chunked by HTTP/1.0", request("POST /a HTTP/1.0", "Transfer-Encoding: chunked"), "400"),
        ("a space before the colon", request("GET /a HTTP/1.1", "X : 1"), "400"),
        ("a folded line", request("GET /a HTTP/1.1", "X: 1", " 2"), "400"),
        ("a line without a colon", request("GET /a HTTP/1.1", "X"), "400"),
        ("a field without a name", request("GET /a HTTP/1.1", ": 1"), "400"),
        ("NUL in a value", request("GET /a HTTP/1.1", "X: a\0b"), "400"),
        ("a control character in a name", request("GET /a HTTP/1.1", "X\u{1}: a"), "400"),
        ("a bare CR in a value", request("GET /a HTTP/1.1", "X: a\rb"), "400"),
        ("a bare LF", "GET /a HTTP/1.1\nHost: x\n\n", "400"), ("LF after the head", "GET /a HTTP/1.1\r\nHost: x\r\n\n", "400"),
        ("no host", "GET /a HTTP/1.1\r\n\r\n", "400"), ("two hosts", request("GET /a HTTP/1.1", "Host: y"), "400"),
        ("a host with a path", "GET /a HTTP/1.1\r\nHost: x/y\r\n\r\n", "400"), ("no version", request("GET /a"), "400"),
        ("an unknown protocol", request("GET /a HTTX/1.1"), "400"), ("a later version", request("GET /a HTTP/2.0"), "505"),
        ("an earlier version", request("GET /a HTTP/0.9"), "505"), ("a version in lower case", request("GET /a http/1.1"), "400"),
        ("a space after the version", request("GET /a HTTP/1.1 "), "400"), ("a space in the target", request("GET /a b HTTP/1.1"), "400"),
        ("a tab in the target", request("GET /a\tb HTTP/1.1"), "400"),
        ("no path", request("GET a HTTP/1.1"), "400"),
        ("a tunnel", request("CONNECT x:80 HTTP/1.1"), "501"), ("an asterisk to GET", request("GET * HTTP/1.1"), "400"),
        ("a method with a space before it", request(" GET /a HTTP/1.1"), "400"),
        ("a method with a colon", request("GE:T /a HTTP/1.1"), "400"),
        ("another expectation", request("POST /a HTTP/1.1", "Expect: a miracle"), "417"),
        ("a chunk size that is not a number", chunked("x\r\n"), "400"),
        ("a chunk size with a sign", chunked("+1\r\na\r\n0\r\n\r\n"), "400"),
        ("a chunk size with a space", chunked(" 1\r\na\r\n0\r\n\r\n"), "400"), ("an empty chunk size", chunked("\r\n"), "400"),
        ("a chunk size that is too long", chunked("000000001\r\na\r\n0\r\n\r\n"), "400"),
        ("a chunk longer than its size", chunked("1\r\nab\r\n0\r\n\r\n"), "400"),
        ("a chunk that ends with LF", chunked("1\na\n0\n\n"), "400"),
        ("a control character in an extension", chunked("1;\u{1}\r\na\r\n0\r\n\r\n"), "400"),
        ("a malformed trailer", chunked("1\r\na\r\n0\r\nX : 1\r\n\r\n"), "400"),
    ]

    private static func chunked(_ body: String) -> String { request("POST /a HTTP/1.1", "Transfer-Encoding: chunked") + body }

    @Test(arguments: malformed) func refusesMalformedRequests(_ name: String, _ request: String, _ expected: String) async throws {
        let answer = try await status(request)
        #expect(answer.status == expected, "\(name)")
        #expect(answer.text.contains("\r\nConnection: close\r\n"))
        #expect(answer.text.hasSuffix("\n") && answer.text.contains("\r\n\r\n\(expected) "))
    }

    @Test func answersUnusualValidRequests() async throws {
        for request in [
            Self.request("GET http://example.com/a HTTP/1.1", "Connection: close"), Self.request("OPTIONS * HTTP/1.1", "Connection: close"),
            "\r\n" + Self.request("GET /a HTTP/1.1", "Connection: close"), Self.request("M-SEARCH /a HTTP/1.1", "Connection: close"),
            Self.request("GET /a#b HTTP/1.1", "Connection: close"), Self.request("GET /é HTTP/1.1", "Connection: close"),
            Self.request("GET /a HTTP/1.2", "Connection: close"),
            Self.request("GET /a HTTP/1.1", "X: \u{E9}\t\"", "Connection: close"), Self.request("GET /a HTTP/1.0"),
            Self.request("POST /a HTTP/1.1", "Content-Length: 0", "Connection: close"),
        ] {
            #expect(try await status(request).status == "200", "\(request)")
        }
    }

    // MARK: Limits

    @Test(arguments: [
        (8_192, "200"), (8_193, "414"), (100_000, "414"),
    ]) func limitsTheRequestLine(_ length: Int, _ expected: String) async throws {
        let path = "/" + String(repeating: "a", count: length - "GET / HTTP/1.1".utf8.count)
        #expect(try await status(Self.request("GET \(path) HTTP/1.1", "Connection: close")).status == expected)
    }

    @Test(arguments: [(98, "200"), (99, "431")]) func limitsTheNumberOfFields(_ count: Int, _ expected: String) async throws {
        let fields = (1..<count).map { "X-\($0): 1\r\n" }.joined()
        #expect(try await status("GET /a HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\(fields)Y: 1\r\n\r\n").status == expected)
    }

    @Test(arguments: [(65_000, "200"), (65_536, "431"), (200_000, "431")])
    func limitsTheSizeOfAllFields(_ length: Int, _ expected: String) async throws {
        let value = String(repeating: "a", count: length)
        #expect(try await status(Self.request("GET /a HTTP/1.1", "X: \(value)", "Connection: close")).status == expected)
    }

    @Test func limitsBodies() async throws {
        #expect(try await status(Self.request("POST /a HTTP/1.1", "Content-Length: 11"), body: 10).status == "413")
        let whole = Self.request("POST /a HTTP/1.1", "Content-Length: 10", "Connection: close") + "0123456789"
        #expect(try await status(whole, body: 10).status == "200")
        #expect(try await status(Self.chunked("6\r\n012345\r\n5\r\n"), body: 10).status == "413")
    }

    @Test func hasTheDocumentedLimits() {
        let limits = RequestLimits()
        #expect(limits.requestLine == 8_192)
        #expect(limits.headerBytes == 65_536)
        #expect(limits.headerCount == 100)
        #expect(limits.body == 10_485_760)
        #expect(limits.headTime == .seconds(5))
        #expect(limits.idleTime == .seconds(30))
        #expect(limits.connections == 1_024)
    }

    /// Endless input is refused as soon as it is too long.
    @Test(arguments: [
        ("a line without an end", "GET /" + String(repeating: "a", count: 20_000), "414"),
        ("a field without an end", "GET /a HTTP/1.1\r\nHost: x\r\nX: " + String(repeating: "a", count: 70_000), "431"),
        ("a chunk size without an end", chunked("1;" + String(repeating: "a", count: 70_000)), "400"),
        (
            "trailers without an end", chunked("0\r\n" + String(repeating: "X: \(String(repeating: "a", count: 1_000))\r\n", count: 70)),
            "431"
        ),
        ("a trailer without an end", chunked("0\r\nX: " + String(repeating: "a", count: 70_000)), "431"),
        ("a body that is too long", request("POST /a HTTP/1.1", "Content-Length: 10485761"), "413"),
    ]) func refusesEndlessInput(_ name: String, _ request: String, _ expected: String) async throws {
        #expect(try await status(request, headTime: .seconds(240), idleTime: .seconds(240)).status == expected, "\(name)")
    }

    @Test func refusesAnIncompleteHeadAfterItsTime() async throws {
        // Only this time ends the connection.
        let silent = try await status("", headTime: .milliseconds(50), idleTime: .seconds(240))
        #expect(silent.text.hasSuffix("408 Request Timeout: the head was not received within 0.05 seconds\n"))
        #expect(try await status("GET /a HTTP/1.1\r\nHost", headTime: .milliseconds(50), idleTime: .seconds(240)).status == "408")
    }

    /// The time of a head that follows an answer begins with its first byte.
    @Test func refusesAnIncompleteSecondHeadAfterItsTime() async throws {
        var text: String
        // On a busy machine even the first head may be late. Then the test asks again.
        repeat {
            // With the idle time instead, the suite's time limit ends the test.
            text = try await status(Self.request("GET /a HTTP/1.1") + "GET /b", headTime: .milliseconds(300), idleTime: .seconds(900)).text
        } while text.hasPrefix("HTTP/1.1 408 ")
        #expect(text.contains("\r\n\r\nfineHTTP/1.1 408 Request Timeout\r\n"))
    }

    /// An empty line after a request does not begin the next one.
    @Test func ignoresAnEmptyLineBetweenRequests() async throws {
        let answer = try await status(Self.request("GET /a HTTP/1.1") + "\r\n", headTime: .seconds(1), idleTime: .seconds(2))
        #expect(answer.text.hasSuffix("\r\n\r\nfine"))
    }

    @Test func refusesAnIncompleteBodyAfterTheIdleTime() async throws {
        #expect(try await status(Self.request("POST /a HTTP/1.1", "Content-Length: 5") + "ab", idleTime: .milliseconds(50)).status == "408")
        #expect(try await status(Self.chunked("5\r\nab"), idleTime: .milliseconds(50)).status == "408")
    }

    @Test func closesIdleConnections() async throws {
        #expect(try await status(Self.request("GET /a HTTP/1.1"), idleTime: .milliseconds(50)).text.hasSuffix("fine"))
    }

    @Test func answersDuringAThousandIncompleteRequests() async throws {
        // Long enough for the slowest machine: the time of an incomplete head must not end here.
        try await MockServer.run(.with { $0.limits.headTime = .seconds(3_600) }, answering: .text("fine")) { server in
            let port = server.port
            var clients: [WireClient] = []
            // Opened side by side: one after the other, each waits for a thread that all tests share.
            for _ in 0..<10 {
                clients += try await withThrowingTaskGroup(of: WireClient.self) { group in
                    for _ in 0..<100 {
                        group.addTask { try await WireClient.open(to: port, sending: Array("GET /a HTT".utf8)) }
                    }
                    return try await group.reduce(into: []) { $0.append($1) }
                }
            }
            while server.connectionCount < 1_000 { await Task.yield() }
            #expect(try await WireClient.talk(to: port, Self.request("GET /a HTTP/1.1", "Connection: close")).text.hasSuffix("fine"))
            #expect(server.connectionCount >= 1_000)
            for client in clients { client.close() }
        }
    }

    @Test func refusesConnectionsAboveTheLimit() async throws {
        try await MockServer.run(.with { $0.limits.connections = 1 }, answering: .text("fine")) { server in
            let port = server.port
            try await WireClient.connect(to: port, sending: "GET /a HTTP/1.1\r\nHost: x\r\n\r\n") { first in
                await first.gathered { $0.hasSuffix("fine") }
                let second = try await WireClient.talk(to: port, "")
                #expect(second.text.hasSuffix("503 Service Unavailable: the server has reached its limit of connections\n"))
            }
        }
    }

    /// A refused connection that stays open does not count against the limit.
    @Test func countsNoRefusedConnections() async throws {
        var configuration = MockServerConfiguration()
        configuration.limits.connections = 1
        configuration.limits.headTime = .seconds(240)
        try await MockServer.run(configuration, answering: .text("fine")) { server in
            let first = try await WireClient.open(to: server.port)
            while server.connectionCount < 1 { await Task.yield() }
            let refused = try await WireClient.open(to: server.port, reads: false)
            while server.connectionCount < 2 { await Task.yield() }
            first.close()
            while server.connectionCount > 1 { await Task.yield() }
            #expect(try await server.answer(to: Self.request("GET /a HTTP/1.1", "Connection: close")).text.hasSuffix("fine"))
            refused.close()
        }
    }
}
