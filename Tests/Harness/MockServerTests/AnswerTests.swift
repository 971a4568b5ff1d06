import HTTPMessages
import TestFolders
import Testing

@testable import MockServer

@Suite("Answers of a mock server, byte for byte", .timeLimit(.minutes(5)))
struct AnswerTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private var configuration: MockServerConfiguration { MockServerConfiguration(fixtures: folder.path) }

    @Test func servesRecordedBytes() async throws {
        try folder.write(
            "a/odd.http",
            """
            # Recorded 2026-11-20T21:04:11Z
            GET https://api.example.com/odd?b=2&a=1&key={{KEY}}
            Authorization: Bearer {{TOKEN}}

            HTTP/1.1 203 Quite All Right
            x-LOWER: 1
            Set-Cookie: b=2; Path=/
            Content-Type: application/json
            Set-Cookie: a=1
            Content-Encoding: gzip
            Content-Length: 5
            X-Empty:

            <> odd.json

            """)
        try folder.write("a/odd.json", [0x7B, 0x22, 0x5C, 0x2F, 0xFF, 0x00, 0x0D, 0x0A])
        let bytes = try await MockServer.run(configuration) { server in
            try server.serve(recordings: "a")
            return try await server.bytes(.request("GET /odd?a=1&key=s3cret&b=2", "authorization: Bearer t"))
        }
        let head = """
            HTTP/1.1 203 Quite All Right\r
            x-LOWER: 1\r
            Set-Cookie: b=2; Path=/\r
            Content-Type: application/json\r
            Set-Cookie: a=1\r
            X-Empty: \r
            Content-Length: 8\r
            \r

            """
        #expect(bytes == Array(head.utf8) + [0x7B, 0x22, 0x5C, 0x2F, 0xFF, 0x00, 0x0D, 0x0A])
    }

    @Test(arguments: [
        ("/odd?a=1", "X-Token: t"), ("/odd?a=1&key=", "X-Token: t"), ("/odd?a=1&key=k&c=3", "X-Token: t"),
        ("/odd?a=2&key=k", "X-Token: t"), ("/odd?a=1&key=k", "X-Token: "),
    ])
    func missesOtherRequests(_ target: String, _ header: String) async throws {
        try folder.write("odd.http", "GET /odd?a=1&key={{KEY}}\nX-Token: {{T}}\n\nHTTP/1.1 200 OK\n\n")
        let answer = try await MockServer.run(configuration) { server in
            try server.serve(recordings: "odd")
            return try await server.text("GET \(target)", header)
        }
        #expect(answer.hasPrefix("HTTP/1.1 404 Not Found\r\n"))
    }

    @Test func repeatsTheLastAnswerUnlessOnce() async throws {
        let exchanges = (1...3).map { "GET /job\n\nHTTP/1.1 20\($0) Step\n\n" }.joined(separator: "###\n")
        try folder.write("job.http", exchanges)
        try await MockServer.run(configuration) { server in
            try server.serve(recordings: "job")
            let line = #line + 1
            try server.reply(to: .get("/once"), with: .recording("job").once)
            try server.reply(to: .get("/second"), with: .recording("job#2"))
            for (target, statuses) in [("/job", [201, 202, 203, 203]), ("/once", [201, 202, 203, 404]), ("/second", [202, 202])] {
                for status in statuses {
                    let answer = try await server.text("GET \(target)")
                    #expect(answer.hasPrefix("HTTP/1.1 \(status) "), "\(target)")
                    if status == 404 {
                        #expect(
                            answer.hasSuffix(
                                """
                                the stub from MockServerTests/AnswerTests.swift:\(line) matches GET /once, but its 3 answers are exhausted
                                next: stub more answers, or remove .once to repeat the last

                                """))
                    }
                }
            }
        }
    }

    /// If several recordings have one request, the one that succeeded answers, then the one that was not made by hand.
    @Test func prefersTheBestRecording() async throws {
        for (name, made, status) in [("a", "", 500), ("b", "# Made for a test\n", 201), ("c", "", 202), ("d", "", 203)] {
            try folder.write("x/\(name).http", "\(made)GET /a\n\nHTTP/1.1 \(status) S\n\n")
        }
        try await MockServer.run(configuration) { server in
            try server.serve(recordings: "x")
            #expect(try await server.text("GET /a").hasPrefix("HTTP/1.1 202 S\r\n"))
            try server.reply(to: .get("/a"), with: .recording("x/a"), priority: 1)
            #expect(try await server.text("GET /a").hasPrefix("HTTP/1.1 500 S\r\n"))
        }
    }

    @Test func sendsAnswersOfCode() async throws {
        try await MockServer.run { server in
            try server.reply(to: .get("/json"), with: .json(#"{"a":1}"#, status: 201))
            try server.reply(to: .get("/text"), with: .text("hé"))
            try server.reply(to: .get("/none"), with: .status(204))
            try server.reply(to: .get("/odd"), with: .response(MockResponse(status: 799, reason: "Odd", body: [65])))
            let expected = [
                "/json": "HTTP/1.1 201 Created\r\nContent-Type: application/json\r\nContent-Length: 7\r\n\r\n{\"a\":1}",
                "/text": "HTTP/1.1 200 OK\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: 3\r\n\r\nhé",
                "/none": "HTTP/1.1 204 No Content\r\n\r\n", "/odd": "HTTP/1.1 799 Odd\r\nContent-Length: 1\r\n\r\nA",
            ]
            for (target, answer) in expected.sorted(by: { $0.key < $1.key }) {
                #expect(try await server.answer(to: .request("GET \(target)")) == WireAnswer(answer, .closed))
            }
        }
    }

    /// A header field of an answer follows the type, unless it is the type.
    @Test(arguments: [
        (
            MockAnswer.status(302, headers: ["Location": "/login", "X-A": "1", "x-a": "2"]), "302 Found", "Location: /login|X-A: 1|x-a: 2",
            ""
        ),
        (.json("{}", status: 201, headers: ["ETag": "1"]), "201 Created", "Content-Type: application/json|ETag: 1", "{}"),
        (
            .json("{}", headers: ["X-A": "1", "content-type": "application/problem+json"]), "200 OK",
            "X-A: 1|content-type: application/problem+json", "{}"
        ),
        (.text("a", headers: ["X-A": "1"]), "200 OK", "Content-Type: text/plain; charset=utf-8|X-A: 1", "a"),
        (
            .bytes([65], type: "image/png", status: 203, headers: ["X-A": "1"]), "203 Non-Authoritative Information",
            "Content-Type: image/png|X-A: 1", "A"
        ),
    ])
    func sendsTheHeadersOfAnAnswer(_ answer: MockAnswer, _ status: String, _ fields: String, _ body: String) async throws {
        let text = try await MockServer.run(answering: answer) { try await $0.text("GET /a") }
        let lines = fields.split(separator: "|").map { "\($0)\r\n" }.joined()
        #expect(text == "HTTP/1.1 \(status)\r\n\(lines)Content-Length: \(body.utf8.count)\r\n\r\n\(body)")
    }

    @Test func sendsNoBodyToHEAD() async throws {
        try await MockServer.run { server in
            try server.reply(to: RequestPattern(["GET", "HEAD"], "/a"), with: .text("hello"))
            let answer = try await server.text("HEAD /a")
            #expect(answer == "HTTP/1.1 200 OK\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: 5\r\n\r\n")
        }
    }

    @Test func sendsAGivenDate() async throws {
        try await MockServer.run { server in
            try server.reply(to: .get("/a"), with: .status(200, headers: ["date": "then"]))
            let text = try await server.text("GET /a")
            #expect(text == "HTTP/1.1 200 OK\r\ndate: then\r\nContent-Length: 0\r\n\r\n")
        }
    }

    @Test func keepsTheRecordedLengthOfAHead() async throws {
        try folder.write("head.http", "HEAD /a\n\nHTTP/1.1 200 OK\nContent-Length: 5000\n\n")
        try folder.write("unchanged.http", "GET /b\nIf-None-Match: \"a\"\n\nHTTP/1.1 304 Not Modified\nContent-Length: 70\n\n")
        try await MockServer.run(configuration) { server in
            try server.serve(recordings: "head", "unchanged")
            #expect(try await server.text("HEAD /a") == "HTTP/1.1 200 OK\r\nContent-Length: 5000\r\n\r\n")
            #expect(try await server.text("GET /b", "If-None-Match: \"a\"") == "HTTP/1.1 304 Not Modified\r\nContent-Length: 70\r\n\r\n")
        }
    }

    @Test func matchesAnySecretInPathsBodiesAndRepeatedParameters() async throws {
        try folder.write("path.http", "GET https://example.com/bot{{TOKEN}}/getMe?t={{A}}&t=b\n\nHTTP/1.1 201 Path\n\n")
        try folder.write(
            "body.http",
            "POST /login\nContent-Type: application/json\n\n{\"user\": \"ann\", \"password\": \"{{PW}}\"}\n\nHTTP/1.1 202 Body\n\n")
        try await MockServer.run(configuration) { server in
            try server.serve(recordings: "path", "body")
            #expect(try await server.text("GET /bot12345/getMe?t=b&t=x").hasPrefix("HTTP/1.1 201 Path\r\n"))
            let login = String.request("POST /login", body: #"{"password":"hunter2","user":"ann"}"#)
            #expect(try await server.answer(to: login).text.hasPrefix("HTTP/1.1 202 Body\r\n"))
            let miss = try await server.answer(to: login.replacing("ann", with: "bob")).text
            #expect(miss.contains("HTTP/1.1 404 "))
            _ = try await server.answer(to: .request("GET /bot12345/getYou"))
            let text = "\(server.misses)\(server.journal)\(miss)"
            #expect(!text.contains("hunter2"))
            #expect(server.journal.first?.description == "#1 GET /bot{{TOKEN}}/getMe?t={{A}}&t={{A}}: answered by path")
        }
    }

    // MARK: Sequences

    /// Returns the bodies of answers to requests one after the other.
    private func bodies(_ server: MockServer, _ targets: String...) async throws -> [String] {
        var bodies: [String] = []
        for target in targets {
            bodies.append(String(try await server.body("GET \(target)").prefix(8)))
        }
        return bodies
    }

    @Test func endsASequenceOnlyIfItsLastAnswerIsOnce() async throws {
        try await MockServer.run { server in
            try server.reply(to: .get("/once"), inOrder: .text("a"), .text("b").once)
            try server.reply(to: .get("/repeated"), inOrder: .text("a"), .text("b"))
            #expect(try await bodies(server, "/once", "/once", "/once") == ["a", "b", "the stub"])
            #expect(try await bodies(server, "/repeated", "/repeated", "/repeated") == ["a", "b", "b"])
            let problem = #expect(throws: MockServerError.self) {
                try server.reply(to: .get("/a"), inOrder: .text("a").once, .text("b"), fileID: "App/T.swift", line: 7)
            }
            #expect(
                problem?.description
                    == "App/T.swift:7: an answer with .once must be the last of its sequence; move it to the end")
        }
    }

    @Test func countsRequestsPerStub() async throws {
        try await MockServer.run { server in
            try server.reply(to: .get("/a"), inOrder: .text("a1"), .text("a2"), .text("a3"))
            try server.reply(to: .get("/b"), inOrder: .text("b1"), .text("b2"), .text("b3"))
            #expect(try await bodies(server, "/a", "/b", "/b", "/a", "/a", "/b") == ["a1", "b1", "b2", "a2", "a3", "b3"])
        }
    }

    @Test func prefersTheNewestStub() async throws {
        try await MockServer.run { server in
            try server.reply(to: .get("/a"), with: .text("first"))
            #expect(try await bodies(server, "/a") == ["first"])
            try server.reply(to: .get("/a"), with: .text("second"))
            #expect(try await bodies(server, "/a") == ["second"])
            try server.reply(to: .get("/a"), with: .text("last"), priority: -1)
            try server.reply(to: .any, with: .text("any"), priority: 1)
            #expect(try await bodies(server, "/a", "/b") == ["any", "any"])
        }
    }

    // MARK: Framing

    /// A client would read a body that is not allowed as the next answer.
    @Test(arguments: [204, 304]) func sendsNoBodyWithStatusesThatHaveNone(_ status: Int) async throws {
        try await MockServer.run { server in
            try server.reply(to: .get("/none"), with: .response(MockResponse(status: status, body: Array("body".utf8))))
            try server.reply(to: .get("/a"), with: .text("a"))
            let text = try await server.answer(to: "GET /none HTTP/1.1\r\nHost: x\r\n\r\n" + .request("GET /a")).text
            #expect(text.hasPrefix("HTTP/1.1 \(status) "))
            #expect(text.contains("\r\n\r\nHTTP/1.1 200 OK\r\n"))
            #expect(!text.contains("body"))
        }
    }

    /// A client that reads nothing does not get more than one answer in advance.
    @Test func stopsAnsweringAClientThatDoesNotRead() async throws {
        try await MockServer.run { server in
            try server.reply(to: .get("/large"), with: .bytes(Array(repeating: 65, count: 1 << 22), type: "text/plain"))
            try server.reply(to: .get("/a"), with: .text("a"))
            let requests = String(repeating: "GET /large HTTP/1.1\r\nHost: x\r\n\r\n", count: 500)
            let client = try await WireClient.open(to: server.port, sending: Array(requests.utf8), reads: false)
            try await server.waitForRequests(matching: .get("/large"))
            // One event loop serves both clients: when this one has its answer, the loop has also handled the other.
            for _ in 0..<20 { #expect(try await bodies(server, "/a") == ["a"]) }
            #expect(try server.requests(.get("/large")).count < 5)
            client.close()
        }
    }

    @Test func matchesAnySecretInTextsAndHeaders() async throws {
        try folder.write(
            "login.http",
            "POST /login\nX-Signature: v1={{SIGNATURE}};end\n\nuser=a&password={{PASSWORD}}\n\nHTTP/1.1 200 OK\n\n")
        try await MockServer.run(configuration) { server in
            try server.serve(recordings: "login")
            func status(_ signature: String, _ body: String) async throws -> String {
                let text = try await server.text("POST /login", "X-Signature: \(signature)", body: body)
                return String(text.dropFirst("HTTP/1.1 ".count).prefix(3))
            }
            let body = "user=a&password=s3cret"
            #expect(try await status("v1=abc;end", body) == "200")
            #expect(try await status("v1=;end", body) == "404")
            #expect(try await status("v2=abc;end", body) == "404")
            #expect(try await status("v1=abc;end", "user=a&password=") == "404")
            #expect(try await status("v1=abc;end", "user=b&password=s3cret") == "404")
        }
    }

    @Test func requiresRepeatedParameters() async throws {
        try folder.write("tags.http", "GET /a?t=a&t=b\n\nHTTP/1.1 200 OK\n\nyes\n")
        try await MockServer.run(configuration) { server in
            try server.serve(recordings: "tags")
            #expect(try await bodies(server, "/a?t=b&t=a").first?.hasPrefix("yes") == true)
            for target in ["/a?t=a", "/a?t=a&t=b&t=c", "/a?t=a&t=a", "/a?t=a&t=b&u=1"] {
                #expect(try await bodies(server, target) == ["no stub "], "\(target)")
            }
        }
    }

    // MARK: Invalid input

    @Test func reportsMissingRecordings() async throws {
        try folder.write("movies/popular-1.http", "GET /a\n\nHTTP/1.1 200 OK\n\n")
        try folder.write("bad.http", "GET /a\n\nHTTP/1.1 OK\n\n")
        try await MockServer.run(configuration) { server in
            let missing = #expect(throws: MockServerError.self) { try server.serve(recordings: "movies/popular-2") }
            #expect(
                missing?.description
                    == "there is no recording \"movies/popular-2\"; write \"movies/popular-1\" if that was meant, or record it, or name another"
            )
            let exchange = #expect(throws: MockServerError.self) { try server.serve(recordings: "movies/popular-1#2") }
            #expect(exchange?.description == "movies/popular-1#2 does not exist; the recording has one exchange: #1 to #1")
            let bad = #expect(throws: MockServerError.self) { try server.serve(recordings: "bad") }
            #expect(bad?.description.contains("bad.http:3:1") == true)
        }
        let folderless = try await MockServer.run { server in
            #expect(throws: MockServerError.self) { try server.reply(to: .any, with: .recording("a")) }
        }
        #expect(folderless?.description.hasPrefix("the recording a was requested, but the server has no folder of recordings") == true)
        let bare = try TemporaryFolder()
        try await MockServer.run(MockServerConfiguration(fixtures: bare.path)) { server in
            let empty = #expect(throws: MockServerError.self) { try server.serve(.recordings([])) }
            #expect(empty?.description == "the folder \(bare.path) contains no recording; record one, or name another folder")
        }
        let nowhere = await #expect(throws: MockServerError.self) {
            try await MockServer.start(MockServerConfiguration(fixtures: "\(folder.path)/absent"))
        }
        #expect(nowhere?.description.hasPrefix("the folder \(folder.path)/absent ") == true)
    }
}
