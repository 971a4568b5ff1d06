import Recordings
import Testing

@testable import MockServer

@Suite("Passing requests on to an upstream", .timeLimit(.minutes(5)))
struct PassThroughTests {
    private func configuration(_ upstream: String) -> MockServerConfiguration {
        var configuration = MockServerConfiguration()
        configuration.passThrough = upstream
        return configuration
    }

    @Test func whatNoStubAnswersIsPassedOnUnchanged() async throws {
        try await MockServer.run { upstream in
            let fields = [("x-ODD", "1"), ("Set-Cookie", "a=1"), ("Content-Encoding", "gzip"), ("Location", "http://127.0.0.1:1/")]
            try upstream.reply(
                to: .post("/v3/a"),
                with: .response(
                    MockResponse(
                        status: 302,
                        headers: HeaderFields(fields.map { HeaderFields.Field(name: $0.0, value: $0.1) }),
                        body: [0x1F, 0x8B, 0])))
            try await MockServer.run(configuration("\(upstream.baseURL)/v3/")) { server in
                try server.reply(to: .get("/stubbed"), with: .text("here"))
                let here = try await WireClient.talk(to: server.port, "GET /stubbed HTTP/1.0\r\n\r\n").text
                #expect(here.hasSuffix("here"))
                let text = try await WireClient.connect(
                    to: server.port,
                    sending: "POST /a?b=%41 HTTP/1.1\r\nHost: x\r\nX-Kept: 1\r\nConnection: close\r\nContent-Length: 2\r\n\r\nhi"
                ) { client in
                    _ = await client.end()
                    return client.bytes
                }
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
                #expect(server.journalLines.last == "#2 POST /a?b=%41: passed on")
                #expect(server.misses == [])
            }
        }
    }

    @Test func anUpstreamThatDoesNotAnswerIsTold() async throws {
        let port = try await MockServer.run { $0.port }
        try await MockServer.run(configuration("http://127.0.0.1:\(port)")) { server in
            let text = try await WireClient.talk(to: server.port, "GET /a HTTP/1.0\r\n\r\n").text
            #expect(text.hasPrefix("HTTP/1.1 502 Bad Gateway\r\n"))
            #expect(text.contains("the upstream did not answer GET /a: http://127.0.0.1:\(port): "))
            #expect(text.hasSuffix("next: see whether it runs, or turn pass-through off\n"))
            #expect(server.misses.count == 1)
        }
        try await MockServer.run { upstream in
            try upstream.reply(to: .any, with: .text("0123456789").with(.truncatedBody(after: 3)))
            try await MockServer.run(configuration(upstream.baseURL)) { server in
                let text = try await WireClient.talk(to: server.port, "GET /a HTTP/1.0\r\n\r\n").text
                #expect(text.hasPrefix("HTTP/1.1 502 Bad Gateway\r\n"))
            }
        }
    }

    @Test(arguments: ["", "example.com", "ftp://example.com", "http://", "http://a?b=1", "http://user@a"])
    func whatIsNoUpstreamIsRefused(_ url: String) async {
        let problem = await #expect(throws: MockServerProblem.self) { try await MockServer.start(configuration(url)) }
        #expect(problem?.description == "\"\(url)\" is no upstream; write it as https://api.example.com/v3, without user and query")
    }
}
