import MockServer
import Testing

/// The public API as a test of an app uses it, with no import other than `MockServer`.
@Suite("The public API of the mock server", .timeLimit(.minutes(5)))
struct PublicAPITests {
    private static let redirect: RequestPattern = "GET /redirect?from=home"
    private static let headers: HeaderFields = ["Location": "/login", "Set-Cookie": "a=1", "Set-Cookie": "b=2"]

    @Test func needsNoOtherImport() async throws {
        try await MockServer.run { server in
            try server.reply(to: Self.redirect, with: .status(302, headers: Self.headers))
            let chunks = [BodyFile.Chunk(milliseconds: 0, count: 1)]
            let code = MockAnswer.computed { request, _ in
                let name = request.parts.query.first?.value ?? ""
                return MockResponse(headers: ["X-Host": request.headers["Host"] ?? "", "X-Name": name], body: [65], chunks: chunks)
            }
            let line = #line + 1
            try server.reply(to: "POST /echo", with: code)
            let answer = try await WireClient.talk(to: server.port, .request("POST /echo?name=a"))
            #expect(answer.text == "HTTP/1.1 200 OK\r\nX-Host: localhost\r\nX-Name: a\r\nContent-Length: 1\r\n\r\nA")
            let requests = try await server.waitForRequests(matching: "POST /echo")
            #expect(requests.map { $0.headers.values(of: "connection") } == [["close"]])
            #expect(server.unusedStubs.map(\.pattern.description) == ["\(Self.redirect)"])
            #expect(server.journal.first?.outcome.origin == .line(fileID: #fileID, line: line))
        }
    }
}
