import HTTPMessages
import Locks
import TestFolders
import Testing

@testable import MockServer

/// The output of a server for requests with secrets that no recording and no contract names.
@Suite("Secrets in the output of a server", .timeLimit(.minutes(5)))
struct RequestDisplayTests {
    private static let token = "ghp_s3cret0123456789s3cret0123456789s3cret"

    // MARK: Secrets

    @Test(arguments: [
        ("/a?access_token=s3cret-1&page=2", "/a?access_token={{ACCESS_TOKEN}}&page=2"),
        ("/a?page=2&Api-Key=s3cret-1", "/a?page=2&Api-Key={{API_KEY}}"),
        ("/a?access%5Ftoken=s3cret-1", "/a?access%5Ftoken={{ACCESS_TOKEN}}"),
        ("/a?note=\(token)&page=2", "/a?note={{GITHUB_TOKEN}}&page=2"),
        ("/a?note=\(token.replacing("_", with: "%5F"))", "/a?note={{GITHUB_TOKEN}}"),
        ("/a?note=eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJzM2NyZXQifQ.czNjcmV0", "/a?note={{JWT}}"),
        ("/a?next=https%3A%2F%2Fb%2F%3Faccess_token%3Ds3cret-1", "/a?next={{ACCESS_TOKEN}}"),
        ("/a?filter=%7B%22password%22%3A%22s3cret-1%22%7D", "/a?filter={{PASSWORD}}"),
        ("/a/\(token)/b", "/a/{{GITHUB_TOKEN}}/b"),
        ("/a/\(token.replacing("_", with: "%5F"))/b%20c", "/a/{{GITHUB_TOKEN}}/b c"),
        ("/a#access_token=s3cret-1", "/a#access_token={{ACCESS_TOKEN}}"),
        ("http://user:s3cret-1@x/a", "http://{{USER}}@x/a"),
        ("HTTP://u:s3cret-1/s3cret-2@x/a", "HTTP://{{USER}}@x/a"),
        ("http://u:s3cret-1/s3cret-2@x/", "http://{{USER}}@x/"),
        ("//user:s3cret-1@x/a", "//{{USER}}@x/a"),
        ("/a//user:s3cret-1@x/b", "/a//{{USER_INFO}}@x/b"),
        ("http://x:8080/@a/b", "http://x:8080/@a/b"),
        ("/a?b#?access_token=s3cret-1", "/a?b#?access_token={{B_ACCESS_TOKEN}}"),
        ("/a?b#?pin=s3cret-1", "/a?b#?pin={{B_PIN}}"),
        ("/a?access_token%3Ds3cret-1&b", "/a?{{ACCESS_TOKEN}}&b"),
        ("/a?redirect=https%253A%252F%252Fb%252F%253Faccess_token%253Ds3cret-1", "/a?redirect={{ACCESS_TOKEN}}"),
        ("/a?filter=%7B%22pass%5Cu0077ord%22%3A%5B%22s3cret-1%22%5D%7D", "/a?filter={{PASSWORD}}"),
        ("/a?note=X-Api-Key%3A%20s3cret-1", "/a?note={{X_API_KEY}}"),
        ("/a?access_token%3Ds3cret-1=b", "/a?{{ACCESS_TOKEN}}"),
        ("/a/\(token.replacing("_", with: "%255F"))", "/{{GITHUB_TOKEN}}"),
        ("/a?token=null&page_token=next-1&x", "/a?token=null&page_token=next-1&x"),
        ("/3/movie/popular?page=1&language=en%20US", "/3/movie/popular?page=1&language=en%20US"),
    ])
    func showsTargets(_ target: String, _ shown: String) {
        #expect(RequestDisplay().shown(target: target) == shown)
    }

    struct Body: CustomTestStringConvertible, Sendable {
        let testDescription: String
        var type = "application/json"
        let text: String
        let shown: String

        static let all = [
            Body(
                testDescription: "a member", text: #"{"password":"s3cret-1","page":1}"#, shown: #"{"password":"{{PASSWORD}}","page":1}"#),
            Body(testDescription: "a number", text: #"{"otp":123456,"page":1}"#, shown: #"{"otp":"{{OTP}}","page":1}"#),
            Body(testDescription: "a token", text: #"{"note":"\#(token)"}"#, shown: #"{"note":"{{GITHUB_TOKEN}}"}"#),
            Body(testDescription: "JSON in a string", text: #"{"a":"{\"password\":\"s3cret-1\"}"}"#, shown: "a body of 35 bytes"),
            Body(testDescription: "an escaped name", text: #"[{"pass\u0077ord":"s3cret-1"}]"#, shown: "a body of 30 bytes"),
            Body(testDescription: "an escaped token", text: #"["\u0067\#(token.dropFirst())"]"#, shown: "a body of 51 bytes"),
            Body(testDescription: "an escaped name of a list", text: #"{"pass\u0077ord":["s3cret-1"]}"#, shown: "a body of 30 bytes"),
            Body(
                testDescription: "an escaped name of an object", text: #"{"pass\u0077ord":{"value":"s3cret-1"}}"#,
                shown: "a body of 38 bytes"),
            Body(testDescription: "an escaped name of a number", text: #"{"p\u0069n":848402}"#, shown: "a body of 19 bytes"),
            Body(testDescription: "an escaped name, cut short", text: #"{"pass\u0077ord":"s3cret-1"#, shown: "a body of 26 bytes"),
            Body(testDescription: "two documents", text: #"{}{"pass\u0077ord":"s3cret-1"}"#, shown: "a body of 30 bytes"),
            Body(testDescription: "a byte order mark", text: "\u{FEFF}" + #"{"pass\u0077ord":"s3cret-1"}"#, shown: "a body of 31 bytes"),
            Body(
                testDescription: "a large body",
                text: #"{"pass\u0077ord":"s3cret-1","a":""# + String(repeating: "a", count: 70_000) + #""}"#,
                shown: "a body of 70035 bytes"),
            Body(
                testDescription: "an escaped name in a string", text: #"{"a":"{\"pass\\u0077ord\":[\"s3cret-1\"]}"}"#,
                shown: "a body of 43 bytes"),
            Body(
                testDescription: "a value that begins with an escaped quote", text: #"{"pass\u0077ord":"\u0022s3cret-1"}"#,
                shown: "a body of 34 bytes"),
            Body(testDescription: "escapes without a secret", text: #"{"a":"\u00e9\n\"b\""}"#, shown: #"{"a":"\u00e9\n\"b\""}"#),
            Body(testDescription: "too many encodings", text: "%" + String(repeating: "25", count: 40) + "41", shown: "a body of 83 bytes"),
            Body(
                testDescription: "a form with # in a password", type: "application/x-www-form-urlencoded",
                text: "password=ab#s3cret-1&page=1",
                shown: "password={{PASSWORD}}&page=1"),
            Body(
                testDescription: "a form", type: "application/x-www-form-urlencoded", text: "user=keeper&pass%77ord=s3cret-1&page=1",
                shown: "user=keeper&pass%77ord={{PASSWORD}}&page=1"),
            Body(
                testDescription: "JSON in a form", type: "application/x-www-form-urlencoded",
                text: "a=%7B%22password%22%3A%22s3cret-1%22%7D&b=1", shown: "a={{PASSWORD}}&b=1"),
            Body(
                testDescription: "a form of several parts", type: "multipart/form-data; boundary=b",
                text: "--b\r\nContent-Disposition: form-data; name=\"password\"\r\n\r\ns3cret-1\r\n--b--",
                shown: "--b%0D%0AContent-Disposition: form-data; name=\"password\"%0D%0A%0D%0A{{PASSWORD}}%0D%0A--b--"),
            Body(
                testDescription: "a secret where the shown part ends",
                text: #"{"a":"\#(String(repeating: "a", count: 360))","note":"\#(token)"}"#,
                shown: #"{"a":"\#(String(repeating: "a", count: 360))","note":"{{GITHUB_TOKEN}}"}"#),
            Body(testDescription: "no secret", text: #"{"page":1,"note":"fine"}"#, shown: #"{"page":1,"note":"fine"}"#),
        ]
    }

    @Test(arguments: Body.all) func showsBodies(_ body: Body) {
        let headers: HeaderFields = ["Content-Type": body.type]
        let request = ReceivedRequest(method: "POST", target: "/", headers: headers, body: Array(body.text.utf8))
        #expect(RequestDisplay().shown(bodyOf: RequestFacts(request)) == body.shown)
    }

    /// The recording of a stub has a secret in its body, so that a similar body may contain the secret itself.
    @Test(arguments: ["{{NOTE}} is mine", #"{"note":"{{NOTE}}"}"#])
    func showsTheLengthOfABodyIfARecordedOneHasASecret(_ recorded: String) throws {
        let request = ReceivedRequest(method: "POST", target: "/", headers: HeaderFields(), body: Array("a word".utf8))
        #expect(RequestDisplay().shown(bodyOf: RequestFacts(request)) == "a word")
        var display = RequestDisplay()
        display.learn(try RequestPattern.post("/").body(.recorded(Array(recorded.utf8))))
        #expect(display.shown(bodyOf: RequestFacts(request)) == "a body of 6 bytes")
    }

    // MARK: Places

    /// A place where a server prints requests.
    enum Place: String, CaseIterable, CustomTestStringConvertible {
        case journal, misses, page, browserPage, dashboard, check, checkInOrder, received, log, failedStub, refusalLog

        var testDescription: String { rawValue }
    }

    private struct StubFailure: Error, CustomStringConvertible {
        let description: String
    }

    private static let head =
        "GET /known?access_token=s3cret-1&page=\(token) HTTP/1.1\r\nHost: x\r\nX-Note: Bearer s3cret-token-4711\r\n"
        + "X-Api-Key: s3cret-2\r\nCookie: sid=s3cret-3\r\nConnection: close\r\n"
    private static let post =
        "POST /known HTTP/1.1\r\nHost: x\r\nContent-Length: 37\r\nConnection: close\r\n\r\n{\"client_secret\":\"s3cret-4\",\"page\":1}"

    /// Sends requests with secrets to a server whose stubs require other values, and returns the output of the server in one place.
    private func printed(in place: Place) async throws -> String {
        let log = Locked<[String]>([])
        var configuration = MockServerConfiguration()
        configuration.hasDashboard = true
        configuration.log = { line in log.withLock { $0.append(line) } }
        return try await MockServer.run(configuration) { server in
            let known = try RequestPattern.get("/known").query("access_token", .equals("other")).query("page", .equals("1"))
                .header("X-Note", .equals("fine")).header("X-Api-Key", .present).cookie("sid", .present)
            try server.reply(to: known, with: .status(200), fileID: "App/T.swift", line: 3)
            try server.reply(to: .post("/known").body(.text(.contains("fine"))), with: .status(200), fileID: "App/T.swift", line: 4)
            let ask = { (text: String) in try await WireClient.talk(to: server.port, text).text }
            switch place {
            case .page: return try await ask(Self.head + "\r\n")
            case .browserPage: return try await ask(Self.head + "Accept: text/html\r\n\r\n")
            case .failedStub:
                let code = MockAnswer.computed { request, _ in throw StubFailure(description: "cannot use \(request.target)") }
                try server.reply(to: .get("/known"), with: code, priority: 1)
                return try await ask(Self.head + "\r\n")
            case .refusalLog:
                _ = try await ask(Self.head + "a b: s3cret-5\r\n\r\n")
                return log.withLock { $0 }.joined(separator: "\n")
            default: break
            }
            _ = try await ask(Self.head + "\r\n")
            _ = try await ask(Self.post)
            switch place {
            case .journal: return "\(server.journal)"
            case .misses: return server.misses.map { "\($0)\n" }.joined()
            case .dashboard:
                return try await ask("GET /__plumbline/ HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\nConnection: close\r\n\r\n")
            case .check: return try Self.problem { try server.check(.get("/other"), .atLeast(1)) }
            case .checkInOrder: return try Self.problem { try server.check(inOrder: .get("/known"), .get("/other")) }
            case .received:
                let problem = await #expect(throws: MockServerError.self) {
                    try await server.waitForRequests(matching: .get("/other"), timeout: .milliseconds(1))
                }
                return try #require(problem).description
            default: return log.withLock { $0 }.joined(separator: "\n")
            }
        }
    }

    private static func problem(_ check: () throws -> Void) throws -> String {
        try #require(#expect(throws: MockServerError.self, performing: check)).description
    }

    @Test(arguments: Place.allCases) func printsPlaceholders(_ place: Place) async throws {
        let printed = try await printed(in: place)
        #expect(!printed.contains("s3cret"), "\(printed)")
        #expect(!printed.contains("ghp_"))
        guard place != .refusalLog else { return }
        let target = "?access_token={{ACCESS_TOKEN}}&page={{GITHUB_TOKEN}}"
        #expect(printed.replacing("&amp;", with: "&").contains(target), "\(printed)")
    }

    /// The whole report, as in a terminal, in the issue of a test, and in the log of `verify serve`.
    @Test func printsTheWholeReport() async throws {
        #expect(
            try await printed(in: .misses) == """
                no stub answers GET /known?access_token={{ACCESS_TOKEN}}&page={{GITHUB_TOKEN}}; there are 2
                nearest: App/T.swift:3
                                        wanted     received
                    method              GET        GET
                    path                /known     /known
                  x query access_token  "other"    another text
                  x query page          "1"        "{{GITHUB_TOKEN}}"
                  x header X-Note       "fine"     "Bearer {{AUTHORIZATION}}"
                    header X-Api-Key    not empty  "{{X_API_KEY}}"
                    cookie sid          not empty  "{{COOKIE_SID}}"
                nearest: App/T.swift:4
                            wanted           received
                  x method  POST             GET
                    path    /known           /known
                  x body    contains "fine"  no body
                next: change the request, or the stub that should answer it
                no stub answers POST /known; there are 2
                nearest: App/T.swift:4
                            wanted           received
                    method  POST             POST
                    path    /known           /known
                  x body    contains "fine"  {"client_secret":"{{CLIENT_SECRET}}","page":1}
                nearest: App/T.swift:3
                                        wanted     received
                  x method              GET        POST
                    path                /known     /known
                  x query access_token  "other"    absent
                  x query page          "1"        absent
                  x header X-Note       "fine"     absent
                  x header X-Api-Key    not empty  absent
                  x cookie sid          not empty  absent
                next: change the request, or the stub that should answer it

                """)
    }
}
