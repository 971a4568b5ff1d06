import HTTPMessages
import MockServerTLS
import ServedContracts
import TestFolders
import Testing
import Upstream
import UpstreamTLS

@testable import MockServer

@Suite("Pass-through to an upstream", .timeLimit(.minutes(5)))
struct PassThroughTests {
    private func configuration(_ upstream: String) -> MockServerConfiguration { .with { $0.passThrough = upstream } }

    @Test func passesRequestsOnUnchanged() async throws {
        try await MockServer.run { upstream in
            try upstream.reply(
                to: .post("/v3/a"),
                with: .response(
                    MockResponse(
                        status: 302,
                        headers: [
                            "x-ODD": "1", "Set-Cookie": "a=1", "Content-Encoding": "gzip", "Location": "http://127.0.0.1:1/",
                        ],
                        body: [0x1F, 0x8B, 0])))
            try await MockServer.run(configuration("\(upstream.baseURL)/v3/")) { server in
                try server.reply(to: .get("/stubbed"), with: .text("here"))
                #expect(try await server.text("GET /stubbed").hasSuffix("here"))
                let text = try await server.bytes(.request("POST /a?b=%41", "X-Kept: 1", body: "hi"))
                let head = """
                    HTTP/1.1 302 Found\r
                    x-ODD: 1\r
                    Set-Cookie: a=1\r
                    Content-Encoding: gzip\r
                    Location: http://127.0.0.1:1/\r
                    Content-Length: 3\r
                    \r

                    """
                #expect(text == Array(head.utf8) + [0x1F, 0x8B, 0])
                let asked = try #require(try upstream.requests().first)
                #expect(asked.target == "/v3/a?b=%41")
                #expect(asked.text == "hi")
                #expect(asked.headers["X-Kept"] == "1")
                #expect(asked.headers.values(of: "Host") == ["127.0.0.1:\(upstream.port)"])
                #expect(server.journal.last?.description == "#2 POST /a?b=%41: passed on")
                #expect(server.misses.isEmpty)
            }
        }
    }

    /// Any page in a browser can send requests to loopback, and a name server can give its own name this address.
    @Test(arguments: [
        (["Host: evil.example"], "the Host field names a host other than loopback"),
        (["Host: 127.0.0.1.evil.example"], "the Host field names a host other than loopback"),
        (["Host: localhost", "Origin: https://evil.example"], "it comes from a page of another site"),
        (["Host: localhost", "Origin: null"], "it comes from a page of another site"),
        (["Host: localhost", "Sec-Fetch-Site: cross-site"], "it comes from a page of another site"),
        (["Host: localhost", "Origin: http://localhost:3000"], nil),
        (["Host: 127.0.0.1:1"], nil),
    ])
    func passesOnNoRequestOfAnotherSite(_ fields: [String], _ problem: String?) async throws {
        try await MockServer.run { upstream in
            try upstream.reply(to: .get("/a"), with: .text("passed"))
            try await MockServer.run(configuration("\(upstream.baseURL)")) { server in
                let head = (["GET /a HTTP/1.1", "Connection: close"] + fields).joined(separator: "\r\n") + "\r\n\r\n"
                let text = String(decoding: try await server.bytes(head), as: UTF8.self)
                if let problem {
                    #expect(text.hasPrefix("HTTP/1.1 403 Forbidden\r\n"), "\(text)")
                    #expect(text.contains("GET /a is not passed on: \(problem)"), "\(text)")
                    #expect(try upstream.requests().isEmpty)
                    #expect(server.journal.last?.outcome == .missed)
                } else {
                    #expect(text.hasSuffix("passed"), "\(text)")
                }
            }
        }
    }

    @Test func reportsAnUpstreamThatDoesNotAnswer() async throws {
        let port = try await MockServer.run { $0.port }
        try await MockServer.run(configuration("http://127.0.0.1:\(port)")) { server in
            let text = try await server.text("GET /a")
            #expect(text.hasPrefix("HTTP/1.1 502 Bad Gateway\r\n"))
            #expect(text.contains("the upstream did not answer GET /a: http://127.0.0.1:\(port): "))
            #expect(text.hasSuffix("next: check that it runs, or turn pass-through off\n"))
            #expect(server.misses.count == 1)
        }
        try await MockServer.run(answering: .text("0123456789").with(.truncatedBody(after: 3))) { upstream in
            let text = try await MockServer.run(configuration("\(upstream.baseURL)")) { try await $0.text("GET /a") }
            #expect(text.hasPrefix("HTTP/1.1 502 Bad Gateway\r\n"))
        }
    }

    /// Returns the answer that a client gets through the server, and the request that the upstream received.
    private func pass(
        _ request: String, to answer: MockAnswer, path: String = "", _ change: (inout MockServerConfiguration) -> Void = { _ in }
    ) async throws -> (text: String, asked: ReceivedRequest?) {
        try await MockServer.run(answering: answer) { upstream in
            let configuration = configuration("\(upstream.baseURL)\(path)").with(change)
            let text = try await MockServer.run(configuration) { try await $0.answer(to: request).text }
            return (text, try upstream.requests().first)
        }
    }

    @Test func passesTheLengthOfAHeadOn() async throws {
        #expect(try await pass(.request("HEAD /a"), to: .text("0123456789")).text.hasSuffix("\r\nContent-Length: 10\r\n\r\n"))
        var notModified = MockResponse(status: 304)
        notModified.announcedLength = .announced("77")
        let kept = try await pass(.request("GET /a"), to: .response(notModified))
        #expect(kept.text == "HTTP/1.1 304 Not Modified\r\nContent-Length: 77\r\n\r\n")
    }

    @Test func passesTargetsOnUnchanged() async throws {
        for (target, expected) in [
            ("http://other.example?x=1", "/v3/?x=1"), ("http://other.example/a/b?x=1", "/v3/a/b?x=1"), ("/a?b#c", "/v3/a?b#c"),
        ] {
            let asked = try await pass(.request("GET \(target)"), to: .status(200), path: "/v3").asked
            #expect(asked?.target == expected)
        }
        let all = try await pass(.request("OPTIONS *"), to: .status(200), path: "/v3").asked
        #expect(all?.target == "*")
    }

    /// Source: RFC 9110 section 7.6.1.
    @Test func removesFieldsOfAConnection() async throws {
        let passed = try await pass(
            "POST /a HTTP/1.1\r\nHost: localhost\r\nConnection: close, X-Mine\r\nX-Mine: 1\r\nX-Other: 1\r\nTE: trailers\r\n"
                + "Transfer-Encoding: chunked\r\n\r\n2\r\nhi\r\n0\r\n\r\n",
            to: .status(200, headers: ["Connection": "x-hop", "X-Hop": "1", "X-Kept": "1"]))
        #expect(passed.text == "HTTP/1.1 200 OK\r\nX-Kept: 1\r\nContent-Length: 0\r\n\r\n")
        let asked = try #require(passed.asked)
        #expect(asked.text == "hi")
        let names = asked.headers.fields.map { $0.name.lowercased() }
        #expect(names == ["host", "x-other", "connection", "content-length"])
    }

    @Test func reportsATooLargeAnswer() async throws {
        let passed = try await pass(.request("GET /a"), to: .text("0123456789")) { $0.limits.body = 9 }
        #expect(passed.text.hasPrefix("HTTP/1.1 502 Bad Gateway\r\n"))
        #expect(passed.text.contains("its answer is larger than 9 bytes"))
    }

    @Test func appliesFaultsToPassedOnRequests() async throws {
        let passed = try await pass(.request("GET /a"), to: .text("0123456789")) { $0.faults = [.truncatedBody(after: 3)] }
        #expect(passed.text.hasSuffix("\r\n\r\n012"))
    }

    /// A request that no contract allows is not passed on, and neither is one of an exhausted stub.
    @Test func passesOnOnlyRequestsWithoutAStub() async throws {
        let folder = try TemporaryFolder()
        try folder.write("Contracts/apis.yml", "shop:\n  base: https://api.example.com\n")
        try folder.write(
            "Contracts/items.yml",
            "api: shop\ncontracts:\n  items:\n    request: GET /items?page\n    responses:\n      - recording: items\n")
        try folder.write("Fixtures/items.http", "GET /items?page=1&key={{KEY}}\n\nHTTP/1.1 200 OK\n\n")
        try await MockServer.run(answering: .text("from afar")) { upstream in
            let configuration = configuration("\(upstream.baseURL)").with { $0.fixtures = "\(folder.path)/Fixtures" }
            try await MockServer.run(configuration) { server in
                try server.serve(contracts: "\(folder.path)/Contracts")
                try server.reply(to: .get("/items?page=7"), with: .text("once").once)
                for (target, expected) in [
                    ("/items", "404"), ("/other?page=1", "404"), ("/items?page=7", "200"), ("/items?page=7", "404"),
                ] {
                    let text = try await server.text("GET \(target)")
                    #expect(text.dropFirst("HTTP/1.1 ".count).hasPrefix(expected), "\(target)")
                }
                try upstream.check(.any, .never)
                #expect(try await server.text("GET /items?page=2&key=s3cret").hasSuffix("from afar"))
                #expect(server.journal.last?.description == "#5 GET /items?page=2&key={{KEY}}: passed on")
                #expect(try upstream.requests().first?.target == "/items?page=2&key=s3cret")
            }
        }
    }

    // MARK: TLS

    /// Returns a security that trusts one server.
    ///
    /// The security `.tls` trusts the certificates that the system trusts.
    private func security(trusting certificate: String?) -> ConnectionSecurity {
        ConnectionSecurity(
            server: ConnectionSecurity.tls.server,
            client: { try UpstreamSecurity.tls(Security.configuration(trusting: certificate ?? "")) })
    }

    @Test func asksAnUpstreamByTLS() async throws {
        var secure = MockServerConfiguration()
        secure.connectionSecurity = .tls
        // A busy machine may need a long time to send a request.
        secure.limits.headTime = .seconds(240)
        try await MockServer.run(secure) { upstream in
            try upstream.reply(to: .any, with: .text("from afar"))
            var configuration = configuration("https://localhost:\(upstream.port)")
            configuration.upstreamSecurity = security(trusting: upstream.certificate)
            try await MockServer.run(configuration) { server in
                #expect("\(server.baseURL)".hasPrefix("http://"))
                let text = try await server.text("GET /a")
                #expect(text.hasSuffix("from afar"))
            }
            configuration.upstreamSecurity = .tls
            try await MockServer.run(configuration) { server in
                let text = try await server.text("GET /a")
                #expect(text.hasPrefix("HTTP/1.1 502 Bad Gateway\r\n"))
            }
            try upstream.check(.any, .exactly(1))
        }
    }

    @Test func refusesAnUpstreamThatNeedsTLS() async {
        let url = "https://example.com/v3"
        let problem = await #expect(throws: MockServerError.self) { try await MockServer.start(configuration(url)) }
        #expect(
            problem?.description
                == "the upstream \(url) needs TLS; import MockServerTLS, and set the configuration's upstreamSecurity to .tls")
    }

    @Test(arguments: ["127.0.0.1", "localhost"]) func refusesItselfAsUpstream(_ host: String) async throws {
        var message: String?
        var expected = ""
        // A server of another test may take the port first. Then the test takes another port.
        repeat {
            let port = try await MockServer.run { $0.port }
            let configuration = configuration("http://\(host):\(port)").with { $0.port = port }
            message = await #expect(throws: MockServerError.self) { try await MockServer.start(configuration) }?.description
            expected = "the upstream http://\(host):\(port) is this server itself, so a request would be passed on forever; name another"
        } while message?.contains("Address already in use") == true
        #expect(message == expected)
    }

    @Test(arguments: [
        "", "example.com", "ftp://example.com", "http://", "http://a?b=1", "http://user@a", "http://a:99999", "http://a:0", "http://a#b",
    ])
    func refusesInvalidUpstreams(_ url: String) async {
        let problem = await #expect(throws: MockServerError.self) { try await MockServer.start(configuration(url)) }
        let shown = url.replacing("user@", with: "{{USER_INFO}}@")
        #expect(
            problem?.description
                == "\"\(shown)\" is not a valid upstream (expected an address such as https://api.example.com/v3, without user and query)")
    }
}
