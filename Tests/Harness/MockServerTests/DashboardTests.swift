import Testing

@testable import MockServer

@Suite("The dashboard")
struct DashboardTests {
    private func run(_ body: (MockServer) async throws -> Void) async throws {
        try await MockServer.run(.with { $0.hasDashboard = true }) { server in
            try server.reply(to: .get("/a").query("q", .equals("<b>")), with: .status(200), fileID: "App/T.swift", line: 3)
            try await body(server)
        }
    }

    private func ask(_ server: MockServer, _ line: String, _ headers: String..., host: String? = nil) async throws -> String {
        let fields = headers.map { "\($0)\r\n" }.joined()
        let host = host ?? "127.0.0.1:\(server.port)"
        return try await server.answer(to: "\(line) HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\(fields)\r\n").text
    }

    @Test func showsRequestsAndMisses() async throws {
        try await run { server in
            let empty = try await ask(server, "GET /__plumbline/")
            #expect(empty.contains("<h1>0 requests</h1>"))
            #expect(empty.contains("Nothing has been received yet."))
            _ = try await ask(server, "GET /a?q=%3Cb%3E")
            _ = try await ask(server, "GET /a?q=%3Ci%3E&y=1")
            let page = try await ask(server, "GET /__plumbline/")
            #expect(page.contains("Content-Security-Policy: default-src 'none';"))
            #expect(page.contains("<h1>2 requests</h1>"))
            #expect(page.contains("<li>#1 GET /a?q=%3Cb%3E: answered by App/T.swift:3</li>"))
            #expect(page.contains("<li>#2 GET /a?q=%3Ci%3E&amp;y=1: nothing answers it</li>"))
            #expect(page.contains("<h2>no stub answers GET /a?q=%3Ci%3E&amp;y=1; there is one</h2>"))
            #expect(page.contains(#"<td>App/T.swift:3</td><td>GET /a, query q: &quot;&lt;b&gt;&quot;</td><td class="count">1</td>"#))
            #expect(!page.contains("<b>"))
            // Requests for the dashboard are not in the journal.
            try server.check(.any, .exactly(2))
        }
    }

    @Test(arguments: ["evil.example", "127.0.0.1", "127.0.0.1:1", "localhost.evil.example:80"])
    func refusesOtherHosts(_ host: String) async throws {
        try await run { server in
            let answer = try await ask(server, "GET /__plumbline/", host: host)
            #expect(answer.hasPrefix("HTTP/1.1 421 Misdirected Request\r\n"))
        }
    }

    @Test func showsTheNewestRequestsFirst() async throws {
        try await run { server in
            for number in 1...203 { _ = try await ask(server, "GET /\(number)") }
            server.setScenario("cart", to: "full")
            let page = try await ask(server, "GET /__plumbline/")
            #expect(page.contains("<h1>203 requests</h1>"))
            let shown = page.matches(of: #/<li>\#(\d+) /#).compactMap { Int($0.output.1) }
            #expect(shown == Array((4...203).reversed()))
            let missed = page.matches(of: /<h2>no stub answers GET \/(\d+);/).compactMap { Int($0.output.1) }
            #expect(missed == Array((104...203).reversed()))
            #expect(page.contains("<p>Scenario cart: full</p>"))
        }
    }

    @Test func showsTheNumberOfDroppedRequests() async throws {
        var configuration = MockServerConfiguration()
        configuration.hasDashboard = true
        configuration.journalLimit = 2
        try await MockServer.run(configuration) { server in
            for number in 1...5 { _ = try await ask(server, "GET /\(number)") }
            let page = try await ask(server, "GET /__plumbline/")
            #expect(page.contains("<h1>5 requests, 3 of them dropped</h1>"))
        }
    }

    @Test func refusesCommandsWithAnotherHost() async throws {
        try await run { server in
            let token = try #require(server.dashboardToken)
            _ = try await ask(server, "GET /b")
            let refused = try await ask(server, "POST /__plumbline/reset", "X-Plumbline-Token: \(token)", host: "evil.example")
            #expect(refused.hasPrefix("HTTP/1.1 421 Misdirected Request\r\n"))
            #expect(try await ask(server, "PUT /__plumbline/reset", "X-Plumbline-Token: \(token)").hasPrefix("HTTP/1.1 404 Not Found\r\n"))
            try server.check(.any, .exactly(1))
        }
    }

    @Test func refusesCommandsWithoutTheToken() async throws {
        try await run { server in
            let token = try #require(server.dashboardToken)
            #expect(token.count == 32)
            _ = try await ask(server, "GET /b")
            for fields in ["", "X-Plumbline-Token: \(token.dropLast())0x", "X-Plumbline-Token: \(token)\r\nOrigin: https://evil.example"] {
                let refused = try await ask(server, "POST /__plumbline/reset", fields.isEmpty ? "X: 1" : fields)
                #expect(refused.hasPrefix("HTTP/1.1 403 Forbidden\r\n"))
            }
            try server.check(.any, .exactly(1))
            let set = try await ask(
                server, "POST /__plumbline/scenarios/cart?state=full", "X-Plumbline-Token: \(token)", host: "localhost:\(server.port)")
            #expect(set.hasSuffix("\r\n\r\ndone\n"))
            #expect(server.scenarioState("cart") == "full")
            let reset = try await ask(server, "POST /__plumbline/reset", "X-Plumbline-Token: \(token)")
            #expect(reset.hasSuffix("\r\n\r\ndone\n"))
            try server.check(.any, .never)
            let page = try await ask(server, "GET /__plumbline/")
            #expect(page.contains("<h1>0 requests</h1>"))
            #expect(server.misses.isEmpty)
            #expect(server.scenarioState("cart") == ScenarioRule.start)
        }
    }

    @Test func treatsThePathAsAnyOtherWithoutADashboard() async throws {
        try await MockServer.run { server in
            #expect(server.dashboardToken == nil)
            #expect(try await ask(server, "GET /__plumbline/").hasPrefix("HTTP/1.1 404 "))
            try server.check(.any, .exactly(1))
        }
    }
}
