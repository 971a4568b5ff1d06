import TestFolders
import Testing

@testable import MockServer

@Suite("Requests without an answer")
struct MissTests {
    private func talk(_ server: MockServer, _ target: String, _ header: String? = nil) async throws -> String {
        let text = try await server.text("GET \(target)", header)
        #expect(text.hasPrefix("HTTP/1.1 404 Not Found\r\n"))
        return text.split(separator: "\r\n\r\n", maxSplits: 1).last.map(String.init) ?? ""
    }

    /// Returns the lines that name the nearest stubs.
    private func nearest(_ server: MockServer, _ target: String) async throws -> [Substring] {
        try await talk(server, target).split(separator: "\n").filter { $0.hasPrefix("nearest: ") }
    }

    @Test func showsTheNearestStubsSideBySide() async throws {
        try await MockServer.run { server in
            try server.reply(
                to: .get("/3/search/movie").query("query", .equals("lantern")).query("page", .equals("1")), with: .status(200),
                fileID: "App/MoviesTests.swift", line: 12)
            try server.reply(
                to: .post("/3/account/{id}/rating").header("Accept", .contains("json")), with: .status(200),
                fileID: "App/RatingTests.swift", line: 30)
            let text = try await talk(server, "/3/search/movie?query=lamp&page=1")
            #expect(
                text == """
                    no stub answers GET /3/search/movie?query=lamp&page=1; there are 2
                    nearest: App/MoviesTests.swift:12
                                     wanted           received
                        method       GET              GET
                        path         /3/search/movie  /3/search/movie
                      x query query  "lantern"        "lamp"
                        query page   "1"              "1"
                    nearest: App/RatingTests.swift:30
                                       wanted                  received
                      x method         POST                    GET
                      x path           /3/account/{id}/rating  /3/search/movie
                      x header Accept  contains "json"         absent
                    next: change the request, or the stub that should answer it

                    """)
        }
    }

    @Test func sendsAPageToABrowser() async throws {
        try await MockServer.run { server in
            try server.reply(to: .get("/a").query("q", .equals("<b>")), with: .status(200), fileID: "App/T.swift", line: 3)
            let text = try await talk(server, "/a?q=%3Cscript%3E&x=1", "Accept: text/html,application/xhtml+xml")
            #expect(text.hasPrefix("<!DOCTYPE html>\n"))
            #expect(text.contains("<h1>no stub answers GET /a?q=%3Cscript%3E&amp;x=1; there is one</h1>"))
            #expect(text.contains(#"<h2 class="nearest">nearest: App/T.swift:3</h2>"#))
            #expect(text.contains(#"<tr><td>path</td><td>/a</td><td>/a</td></tr>"#))
            #expect(
                text.contains(#"<tr class="missed"><td>query q</td><td>&quot;&lt;b&gt;&quot;</td><td>&quot;&lt;script&gt;&quot;</td></tr>"#)
            )
            #expect(!text.contains("<script>"))
        }
    }

    @Test func reportsTheNextStepWithoutStubs() async throws {
        try await MockServer.run { server in
            let text = try await talk(server, "/a")
            #expect(
                text == """
                    the mock server has no stubs, and received GET /a
                    next: stub it first: server.reply(to:with:), or serve recordings

                    """)
        }
    }

    @Test func showsTheThreeNearestStubs() async throws {
        try await MockServer.run { server in
            for path in ["/x", "/a/b/c", "/a/b/d", "/a/z/z"] { try server.reply(to: .get(path), with: .status(200), fileID: path, line: 1) }
            #expect(try await nearest(server, "/a/b/e") == ["nearest: /a/b/d:1", "nearest: /a/b/c:1", "nearest: /a/z/z:1"])
        }
    }

    @Test func ranksThePathHighest() async throws {
        try await MockServer.run { server in
            try server.reply(
                to: .get("/a/b").query("p", .present).query("q", .present), with: .status(200), fileID: "path", line: 1)
            try server.reply(
                to: .get("/x/y").query("r", .absent).query("s", .absent), with: .status(200), fileID: "rest", line: 1)
            #expect(try await nearest(server, "/a/b") == ["nearest: path:1", "nearest: rest:1"])
        }
    }

    @Test func ranksTheStateOfAScenario() async throws {
        try await MockServer.run { server in
            try server.reply(
                to: .get("/a").query("p", .present), with: .status(200), scenario: ScenarioRule("s", in: ScenarioRule.start), fileID: "in",
                line: 1)
            try server.reply(
                to: .get("/a").query("q", .present), with: .status(200), scenario: ScenarioRule("s", in: "other"), fileID: "out", line: 1)
            #expect(try await nearest(server, "/a") == ["nearest: in:1", "nearest: out:1"])
        }
    }

    @Test func keepsTheLatestMisses() async throws {
        try await MockServer.run { server in
            for number in 1...103 { _ = try await talk(server, "/\(number)") }
            let misses = server.misses
            #expect(misses.map(\.number) == Array(4...103))
            #expect(misses.droppedCount == 3)
            #expect(
                misses.description.hasPrefix(
                    "(3 earlier requests without an answer were dropped)\nthe mock server has no stubs, and received GET /4\n"))
            #expect(misses.last?.request == "GET /103")
        }
    }

    @Test func groupsStubsForTheSameRequest() async throws {
        try await MockServer.run { server in
            for line in 1...3 { try server.reply(to: .get("/a"), with: .status(200), fileID: "App/T.swift", line: line) }
            try server.reply(to: .get("/b/c"), with: .status(200), fileID: "App/T.swift", line: 4)
            let nearest = try await nearest(server, "/x")
            #expect(nearest == ["nearest: App/T.swift:4", "nearest: App/T.swift:3, and 2 more for the same request"])
        }
    }

    @Test func escapesControlCharacters() async throws {
        try await MockServer.run { server in
            try server.reply(to: .get("/a").query("q", .equals("1")), with: .status(200))
            let text = try await talk(server, "/a?q=%1B%5B31m%0Afake%20line" + String(repeating: "x", count: 200))
            #expect(!text.contains("\u{1B}"))
            #expect(text.split(separator: "\n").allSatisfy { !$0.hasPrefix("fake") && $0.count < 300 })
        }
    }

    @Test func reportsAPatternThatGivesUp() async throws {
        let (pattern, body) = MatchingTests.exhausting
        try await MockServer.run { server in
            try server.reply(to: .post("/a"), with: .status(200))
            try server.reply(to: .post("/a").body(.text(.regex(pattern))), with: .status(200), fileID: "App/T.swift", line: 3)
            let request = "POST /a HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)"
            let text = try await WireClient.talk(to: server.port, request).text
            #expect(
                text.hasSuffix(
                    """
                    whether the stub from App/T.swift:3 matches POST /a is not known: the search for /^(?:a|b)*$/ gave up
                    next: write the pattern with fewer nested repetitions

                    """))
        }
    }

    @Test func reportsTheErrorOfCode() async throws {
        struct Broken: Error {}
        try await MockServer.run { server in
            try server.reply(to: .get("/a"), with: .computed { _, _ in throw Broken() }, fileID: "App/T.swift", line: 3)
            let text = try await server.text("GET /a")
            #expect(text.hasPrefix("HTTP/1.1 500 Internal Server Error\r\n"))
            #expect(
                text.hasSuffix(
                    "the code of the stub from App/T.swift:3 failed for GET /a: Broken()\nnext: fix the code, or the request that it cannot answer\n"
                ))
            #expect(server.misses.count == 1)
        }
    }

    @Test func sendsEveryFailureAsAPageToABrowser() async throws {
        struct Broken: Error {}
        let port = try await MockServer.run { $0.port }
        try await MockServer.run(.with { $0.passThrough = "http://127.0.0.1:\(port)" }) { server in
            try server.reply(to: .get("/a"), with: .computed { _, _ in throw Broken() }, fileID: "App/T.swift", line: 3)
            for line in 4...5 { try server.reply(to: .get("/c"), with: .text(""), fileID: "App/T.swift", line: line) }
            for (target, status, words) in [
                ("/a", "500", "<h1>the code of the stub from App/T.swift:3 failed for GET /a: Broken()</h1>"),
                ("/b", "502", "nearest: App/T.swift:5, and 1 more for the same request</h2>"),
            ] {
                let text = try await server.text("GET \(target)", "Accept: text/html")
                #expect(text.hasPrefix("HTTP/1.1 \(status) "))
                #expect(text.contains(words), "\(text)")
            }
        }
    }

    @Test func listsUnusedStubs() async throws {
        let folder = try TemporaryFolder()
        try folder.write("a.http", "GET /stock\n\nHTTP/1.1 200 OK\n\n")
        try await MockServer.run(MockServerConfiguration(fixtures: folder.path)) { server in
            try server.serve(recordings: "a")
            try server.reply(to: .get("/used"), with: .status(200), fileID: "App/T.swift", line: 1)
            try server.reply(to: .get("/unused").query("a", .present), with: .status(200), fileID: "App/T.swift", line: 2)
            _ = try await server.text("GET /used")
            let unused = server.unusedStubs
            #expect(unused.map(\.description) == ["App/T.swift:2: GET /unused, query a: not empty"])
            #expect(unused.map(\.origin) == [.line(fileID: "App/T.swift", line: 2)])
            #expect(server.misses.isEmpty)
        }
    }
}
