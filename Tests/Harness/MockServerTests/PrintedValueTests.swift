import HTTPMessages
import Locks
import ServedContracts
import TestFolders
import Testing
import Upstream

@testable import MockServer

/// The texts of a server's values in the output of a test, for example after a failed expectation.
@Suite("Secrets in printed values", .timeLimit(.minutes(5)))
struct PrintedValueTests {
    /// A way to print a value.
    enum Way: String, CaseIterable, CustomTestStringConvertible {
        case describing, reflecting, interpolation, dump, list, failedExpectation

        var testDescription: String { rawValue }

        func text(of value: some Sendable) async throws -> String {
            switch self {
            case .describing: String(describing: value)
            case .reflecting: String(reflecting: value)
            case .interpolation: "\(value)"
            case .dump: dumped(value)
            case .list: "\([value]) \(dumped([value]))"
            case .failedExpectation: try await issues { #expect([value].isEmpty) }
            }
        }

        private func dumped(_ value: some Any) -> String {
            var text = ""
            Swift.dump(value, to: &text)
            return text
        }

        /// Returns the texts of the issues that code records, and drops the issues.
        private func issues(_ body: @escaping @Sendable () -> Void) async throws -> String {
            let found = Locked("")
            let handling = IssueHandlingTrait.compactMapIssues { issue in
                found.withLock { $0 += "\(issue) \(dumped(issue))" }
                return nil
            }
            try await handling.provideScope(for: try #require(Test.current), testCase: Test.Case.current) { body() }
            return found.withLock { $0 }
        }
    }

    /// A value with received data.
    enum Value: String, CaseIterable, CustomTestStringConvertible {
        case request, awaited, computed, context, entry, refused, journal, miss, misses, server

        var testDescription: String { rawValue }
    }

    private static let body = #"{"password":"not-a-real-token-1","page":1}"#
    private static let request = """
        POST /known/not-a-real-token-2?access_token=not-a-real-token-3&mine=not-a-real-token-4 HTTP/1.1\r
        Host: x\r
        X-Api-Key: not-a-real-token-5\r
        X-Mine: not-a-real-token-6\r
        Cookie: sid=not-a-real-token-7\r
        Referer: http://user:not-a-real-token-8@x/a?access%5Ftoken=not-a-real-token-9\r
        Content-Length: \(body.utf8.count)\r
        Connection: close\r

        """

    /// Sends a request with secrets, some of which only a recording has placeholders for, and prints a value of the server in one way.
    private func printed(_ value: Value, _ way: Way) async throws -> String {
        let folder = try TemporaryFolder()
        try folder.write("a.http", "POST /known/{{PATH}}?mine={{MINE}}\nX-Mine: {{FIELD}}\n\nHTTP/1.1 200 OK\n\n")
        let seen = Locked<(request: ReceivedRequest, context: AnswerContext)?>(nil)
        return try await MockServer.run(MockServerConfiguration(fixtures: folder.path)) { server in
            try server.serve(recordings: "a")
            let code = MockAnswer.computed { request, context in
                seen.withLock { $0 = (request, context) }
                return MockResponse()
            }
            // Without this stub the request is a miss, because the recording has another query.
            if value != .miss, value != .misses {
                try server.reply(to: .post("/known/{token}"), with: code, priority: 1, fileID: "App/T.swift", line: 3)
            }
            let malformed = value == .refused ? "a b: not-a-real-token-10\r\n" : ""
            _ = try await WireClient.talk(to: server.port, "\(Self.request)\(malformed)\r\n\(Self.body)")
            switch value {
            case .request: return try await way.text(of: try #require(try server.requests().first))
            case .awaited: return try await way.text(of: try #require(try await server.waitForRequests(timeout: .seconds(10)).first))
            case .computed: return try await way.text(of: try #require(seen.withLock { $0 }).request)
            case .context: return try await way.text(of: try #require(seen.withLock { $0 }).context)
            case .entry, .refused: return try await way.text(of: try #require(server.journal.first))
            case .journal: return try await way.text(of: server.journal)
            case .miss: return try await way.text(of: try #require(server.misses.first))
            case .misses: return try await way.text(of: server.misses)
            case .server: return try await way.text(of: server)
            }
        }
    }

    @Test(arguments: Value.allCases, Way.allCases) func printsPlaceholders(_ value: Value, _ way: Way) async throws {
        let printed = try await printed(value, way)
        #expect(!printed.isEmpty)
        #expect(!printed.contains("not-a-real"), "\(printed)")
        // Bytes of a secret, as an array of numbers prints them.
        #expect(!printed.contains("110, 111, 116, 45"))
        #expect(!printed.contains("- 110\n"))
    }

    @Test func printsARequestOnOneLine() async throws {
        #expect(
            try await printed(.request, .describing) == "#1 POST /known/{{PATH}}?access_token={{ACCESS_TOKEN}}&mine={{MINE}}")
        #expect(
            try await printed(.entry, .describing)
                == "#1 POST /known/{{PATH}}?access_token={{ACCESS_TOKEN}}&mine={{MINE}}: answered by App/T.swift:3")
        #expect(try await printed(.refused, .describing) == "#1 refused with status 400")
    }

    @Test func dumpsFieldsAndBody() async throws {
        #expect(
            try await printed(.request, .dump) == """
                ▿ #1 POST /known/{{PATH}}?access_token={{ACCESS_TOKEN}}&mine={{MINE}}
                  - number: 1
                  - method: "POST"
                  - target: "/known/{{PATH}}?access_token={{ACCESS_TOKEN}}&mine={{MINE}}"
                  - version: "HTTP/1.1"
                  ▿ headers: 7 elements
                    - "Host: x"
                    - "X-Api-Key: {{X_API_KEY}}"
                    - "X-Mine: {{X_MINE}}"
                    - "Cookie: {{COOKIE}}"
                    - "Referer: http://{{USER}}@x/a?access%5Ftoken={{ACCESS_TOKEN}}"
                    - "Content-Length: 42"
                    - "Connection: close"
                  - body: "{\\"password\\":\\"{{PASSWORD}}\\",\\"page\\":1}"

                """)
    }

    /// Printing does not change the values that a test compares.
    @Test func keepsReceivedValues() async throws {
        try await MockServer.run { server in
            _ = try await WireClient.talk(to: server.port, "\(Self.request)\r\n\(Self.body)")
            let request = try #require(try server.requests().first)
            #expect(request.target == "/known/not-a-real-token-2?access_token=not-a-real-token-3&mine=not-a-real-token-4")
            #expect(request.headers["X-Api-Key"] == "not-a-real-token-5")
            #expect(request.text == Self.body)
            #expect(request.head == Array("\(Self.request)\r\n".utf8))
        }
    }

    // MARK: Upstreams

    private struct UpstreamFailure: Error, CustomStringConvertible {
        let description = "cannot ask https://user:not-a-real-token-1@b/?access_token=not-a-real-token-2&page=1"
    }

    @Test func hidesSecretsInTheTextOfAnUpstreamsError() async throws {
        var configuration = MockServerConfiguration()
        configuration.passThrough = "https://localhost:1/bot/ghp_s3cret0123456789s3cret0123456789s3cret"
        let security = UpstreamSecurity(handler: { _ in throw UpstreamFailure() }, isMissingAlert: { _ in false })
        configuration.upstreamSecurity = ConnectionSecurity(server: { throw UpstreamFailure() }, client: { security })
        try await MockServer.run(configuration) { server in
            let text = try await server.text("GET /a")
            #expect(text.contains("the upstream did not answer GET /a: https://localhost:1/bot/{{GITHUB_TOKEN}}: "), "\(text)")
            #expect(text.contains("cannot ask https://{{USER_INFO}}@b/?access_token={{ACCESS_TOKEN}}&page=1"))
            #expect(!"\(text)\(server.misses)".contains("not-a-real"))
            #expect(!"\(text)\(server.misses)".contains("ghp_"))
        }
    }

    @Test func hidesSecretsInAnInvalidAddressOfAnUpstream() {
        let problem = MockServerError(.upstream("https://user:not-a-real-token-1@b/v3?access_token=not-a-real-token-2"))
        let shown = "\"https://{{USER_INFO}}@b/v3?access_token={{ACCESS_TOKEN}}\" is not a valid upstream "
        #expect(problem.description == "\(shown)(expected an address such as https://api.example.com/v3, without user and query)")
    }

    // MARK: Names of the contracts

    @Test func hidesSecretsThatOnlyTheContractsName() async throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "Contracts/apis.yml",
            """
            shop:
              base: https://api.example.com
              secrets:
                query: { mine: SHOP_KEY }
                headers: { X-Mine: SHOP_FIELD }
                fields: { note: SHOP_NOTE }

            """)
        try folder.write(
            "Contracts/items.yml",
            "api: shop\ncontracts:\n  all items:\n    request: GET /items\n    responses:\n      - recording: items\n")
        try folder.write("Fixtures/items.http", "GET https://api.example.com/items\n\nHTTP/1.1 200 OK\n\n")
        try await MockServer.run(MockServerConfiguration(fixtures: "\(folder.path)/Fixtures")) { server in
            let content = ServedContent.contracts("\(folder.path)/Contracts")
            try server.serve(content)
            try await ask(server, 1)
            try server.reload(content)
            try await ask(server, 2)
            try server.reload(.recordings([]))
            #expect(server.journal.first?.description == "#1 POST /items?mine=not-a-real-token-1: nothing answers it")
        }
    }

    /// Sends a request with secrets, and checks what the journal and the request print.
    private func ask(_ server: MockServer, _ number: Int, sourceLocation: SourceLocation = #_sourceLocation) async throws {
        let body = #"{"note":"not-a-real-token-3"}"#
        _ = try await server.text("POST /items?mine=not-a-real-token-1", "X-Mine: not-a-real-token-2", body: body)
        #expect(
            server.journal.last?.description == "#\(number) POST /items?mine={{SHOP_KEY}}: nothing answers it",
            sourceLocation: sourceLocation)
        let printed = try await Way.dump.text(of: try #require(try server.requests().last))
        #expect(!printed.contains("not-a-real"), "\(printed)", sourceLocation: sourceLocation)
        #expect(printed.contains("X-Mine: {{SHOP_FIELD}}"), sourceLocation: sourceLocation)
        #expect(printed.contains("{{SHOP_NOTE}}"), sourceLocation: sourceLocation)
    }
}
