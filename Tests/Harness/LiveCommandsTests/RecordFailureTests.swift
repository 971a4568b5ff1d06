import ArgumentParser
import ContractFiles
import Foundation
import HTTPMessages
import MockServer
import StandInAPI
import TestFolders
import Testing
import VerifyRunning

@testable import LiveCommands

/// Tests of `verify record` without a recording: the findings, status 2, and files that stay unchanged.
@Suite("verify record with faulty APIs and inputs", .timeLimit(.minutes(5)))
struct RecordFailureTests {
    private let site: RecordingSite

    init() throws {
        site = try RecordingSite()
        try site.contracts("shop", "items: { request: GET /items, responses: [{ recording: items, status: 200, body: ItemsDTO }] }")
        try site.folder.write(
            "Fixtures/items.http",
            "# Recorded 2025-01-01T00:00:00Z\nGET /items\n\nHTTP/1.1 200 OK\nContent-Type: application/json\n\n<> items.json\n")
        try site.folder.write("Fixtures/items.json", "[1]")
    }

    private func findings(_ run: VerifyRun) -> String {
        run.output.replacing(/127\.0\.0\.1:\d+/, with: "127.0.0.1:1")
    }

    // MARK: The API

    struct Failing: CustomTestStringConvertible {
        let testDescription: String
        let answer: MockAnswer
        /// The beginning of the finding.
        let what: String
        let next: String
        let code: String
        let timeout: String

        init(
            _ testDescription: String, _ answer: MockAnswer, _ what: String,
            next: String = "check that the server works, and its address after --stand-in, or allow more time with --timeout",
            code: String = "record.no-answer", timeout: String = "300s"
        ) {
            (self.testDescription, self.answer, self.what) = (testDescription, answer, what)
            (self.next, self.code, self.timeout) = (next, code, timeout)
        }

        private static let json = #"{"items":[1,2,3]}"#
        private static let asked = "GET https://shop.example.com/items"

        static let all: [Failing] = [
            Failing("never", .json(json).with(.neverAnswer), "shop did not answer \(asked): it took longer than", timeout: "3s"),
            Failing(
                "dripping", .json(json).with(.dribble(bytes: 1, every: .seconds(3_600))),
                "shop did not answer \(asked): it took longer than",
                timeout: "3s"),
            Failing(
                "closed", .json(json).with(.closeWithoutAnswer),
                "shop did not answer \(asked): it closed the connection before its answer was complete"),
            Failing("reset", .json(json).with(.reset(.duringHead)), "shop did not answer \(asked): the connection failed ("),
            Failing("cut off", .json(json).with(.truncatedBody(after: 5)), "shop did not answer \(asked): "),
            Failing("garbage", .json(json).with(.garbage(100)), "shop did not answer \(asked): its answer is not valid HTTP ("),
            Failing("malformed chunk", .json(json).with(.malformedChunk), "shop did not answer \(asked): "),
            Failing(
                "not JSON", .json("{\"items\":[1,"),
                "shop answered \(asked) with a body that is not valid JSON: it ends before its value is complete (byte 12)",
                next: "try again; if the API always answers like this, write the recording by hand, with # Made and the reason in it",
                code: "record.garbage"),
            Failing(
                "a page", .bytes(Array("<html>".utf8), type: "text/html; charset=utf-8"),
                "shop answered \(asked) with a page (text/html; charset=utf-8)",
                next: "check whether another server answers instead of the API, such as a log-in page", code: "record.page"),
            Failing(
                "another key", .json("{}", status: 401),
                "shop answered 401 Unauthorized to \(asked)",
                next: "name the key that the API needs under \"secrets\" in apis.yml", code: "record.status"),
            Failing(
                "not there", .json("{}", status: 404),
                "shop answered 404 Not Found to \(asked)",
                next: "fix the request with \"send\", or add this status to the contract", code: "record.status"),
            Failing(
                "elsewhere", .status(302, headers: ["Location": "/login"]),
                "shop answered 302 Found to \(asked)",
                next: "request the address of the redirect, /login, or add this status to the contract", code: "record.status"),
            Failing(
                "broken", .json("{}", status: 500),
                "shop answered 500 Internal Server Error to \(asked)",
                next: "try again when the API works", code: "record.status"),
            Failing(
                "too long a wait", .json("{}").with(.status(429, retryAfter: 301)),
                "shop answered 429 Too Many Requests to \(asked), and asked to retry after 301 s",
                next: "record later, or more slowly with --pace 1s", code: "record.too-often"),
            Failing(
                "unknown coding",
                .bytes([1, 2], type: "application/json", headers: ["Content-Encoding": "br"]),
                "shop did not answer \(asked): its body has the coding br, but the request accepts only gzip or none"),
            Failing(
                "a byte too many", .bytes(Array(repeating: 65, count: (64 << 20) + 1), type: "application/octet-stream"),
                "shop did not answer \(asked): its body is larger than 67108864 bytes"),
            Failing(
                "damaged gzip", .response(MockResponse(headers: ["Content-Encoding": "gzip"], body: [0x1F, 0x8B, 8, 0, 1, 2, 3])),
                "shop did not answer \(asked): its body is not valid gzip, which its Content-Encoding names: it ends too early"),
        ]
    }

    @Test(arguments: Failing.all)
    func reportsAnswersThatCannotBeRecorded(_ failing: Failing) async throws {
        let before = try site.files()
        var configuration = MockServerConfiguration()
        // The client may wait long for a thread that all tests share.
        configuration.limits.idleTime = .seconds(900)
        try await MockServer.run(configuration) { [site] (server: MockServer) async throws in
            try server.reply(to: .any, with: failing.answer)
            let run = await site.record(["--mode", "all", "--timeout", failing.timeout, "--stand-in", "shop=\(server.baseURL)"])
            #expect(run.status == 2)
            let lines = findings(run).split(separator: "\n").map(String.init)
            try #require(lines.count == 8, "\(run.output)")
            #expect(lines[0] == "failed   items")
            #expect(lines[1] == "Contracts/shop.yml:3:58: failed")
            #expect(lines[2].hasPrefix("  \(failing.what)"), "\(lines[2])")
            #expect(lines[4] == "  because: nothing was written, and items is unchanged")
            #expect(lines[5] == "  next: \(failing.next)")
            #expect(lines[6] == "  code: \(failing.code)")
            #expect(lines[7] == "1 recording: 1 failed")
        }
        #expect(try site.files() == before)
    }

    @Test func reportsAnAPIThatIsDown() async throws {
        try await RefusingPort.hold { [site] url in
            let run = await site.record("--mode", "all", from: url)
            #expect(run.status == 2)
            #expect(
                findings(run).contains(
                    "\n  shop did not answer GET https://shop.example.com/items: the connection failed (connection refused)"))
        }
    }

    @Test func reportsAnUnknownHost() async throws {
        let run = await site.record(["--mode", "all", "--stand-in", "shop=http://nowhere.invalid:1"])
        #expect(run.status == 2)
        #expect(run.output.contains("shop did not answer GET https://shop.example.com/items: "))
    }

    /// A failure does not prevent the other recordings from being made.
    @Test func recordsTheRestAfterAFailure() async throws {
        try site.contracts(
            "shop", "items: { request: GET /items, responses: [{ recording: items, status: 200 }] }",
            "products: { request: 'GET /products?limit=1', responses: [{ recording: products }] }")
        try await site.run { [site] (api: StandInAPI) async throws in
            let run = await site.record("--mode", "all", from: api.url)
            #expect(run.status == 2)
            #expect(run.output.hasSuffix("new      products  783 bytes\n2 recordings: 1 new, 1 failed\n"))
        }
    }

    // MARK: The input

    @Test(arguments: [
        (
            ["--api", "shops"],
            "apis.yml has no API \"shops\"; write \"shop\" if that was meant, or name one of these: articles, films, shop"
        ),
        (
            ["--stand-in", "sop=http://127.0.0.1:1"],
            "apis.yml has no API \"sop\"; write \"shop\" if that was meant, or name one of these: articles, films, shop"
        ),
        (
            ["--filter", "nothing"],
            "no recording matches --filter nothing; a filter is a part of file/contract/recording, as verify list prints them"
        ),
    ])
    func reportsAWrongSelection(_ arguments: [String], _ problem: String) async throws {
        let run = await site.record(arguments)
        #expect(run.errors == "verify: \(problem)\n")
        #expect(run.output == "")
        #expect(run.status == 2)
    }

    @Test(arguments: [
        ["--stand-in", "shop"], ["--stand-in", "shop=ftp://a"], ["--stand-in", "shop=http://a/b"], ["--mode", "some"], ["--pace", "3"],
        ["--timeout", "0s"],
        ["--filter", ""], ["--fixtures", ""],
    ])
    func refusesWrongUsage(_ arguments: [String]) async {
        #expect(await site.record(arguments).status == 64)
    }

    @Test func reportsAnInvalidContract() async throws {
        try site.contracts("shop", "items: { request: GET /items, fresh: 3 months, responses: [{ recording: items }] }")
        let run = await site.record([])
        #expect(run.status == 2)
        #expect(
            run.errors == """
                verify: Contracts/shop.yml:3:40
                  "fresh" is "3 months"
                  allowed: a number of days from 1 to 999999, followed by d
                  because: an older recording gives a warning
                  next: write it as 90d
                  code: format.value

                """)
    }

    @Test func asksForAMissingValue() async throws {
        try site.contracts(
            "shop", "item: { request: 'GET /items/{id}', responses: [{ recording: item }] }",
            "page: { request: GET /items?page, responses: [{ recording: page }] }")
        try await site.run { [site] (api: StandInAPI) async throws in
            let run = await site.record("--mode", "new", from: api.url)
            #expect(run.status == 2)
            #expect(run.output.contains("\n  there is no value for {id}\n"))
            #expect(run.output.contains("\n  next: give one: send: { path: { id: ... } }\n"))
            #expect(run.output.contains("\n  there is no value for \"page\"\n"))
            #expect(api.requests.isEmpty)
        }
    }

    @Test(arguments: [
        ("headers: { Host: evil.example }", "a key of \"headers\" is \"Host\""),
        ("headers: { content-length: 5 }", "a key of \"headers\" is \"content-length\""),
        ("headers: { X-A: \"a\\nb\" }", "\"X-A\" is a text with a control character"),
        ("body: { a: .5 }", "\"body\" is not valid JSON: it has "),
        ("path: { key: 1 }", "a key of \"path\" is \"key\""),
    ])
    func refusesValuesThatCannotBeSent(_ send: String, _ errors: String) async throws {
        try site.contracts("shop", "item: { request: 'GET /items/{id}', responses: [{ recording: item, send: { \(send) } }] }")
        let run = await site.record([])
        #expect(run.status == 2)
        #expect(run.errors.contains(errors), "\(run.errors)")
    }

    @Test func refusesPathsOutsideTheBase() async throws {
        try site.contracts("shop", "item: { request: 'GET /items/{id}', responses: [{ recording: item, send: { path: { id: '..' } } }] }")
        try await site.run { [site] (api: StandInAPI) async throws in
            let run = await site.record("--mode", "new", from: api.url)
            #expect(run.output.contains("\n  the value of {id} is \".\" or \"..\", which changes the path\n"))
            #expect(api.requests.isEmpty)
        }
    }

    // MARK: The folder

    @Test func doesNotReplaceARecordingThatCannotBeRead() async throws {
        try site.folder.write("Fixtures/items.http", "GET /items\n")
        let before = try site.files()
        try await site.run { [site] (api: StandInAPI) async throws in
            let run = await site.record("--mode", "all", from: api.url)
            #expect(run.status == 2)
            #expect(
                run.output.contains(
                    "\n  next: fix it, or delete it with its body and record it: verify record --mode new --filter items --contracts @/Contracts\n"
                ))
            #expect(try site.files() == before)
        }
    }

    /// No file of another owner is replaced, and nothing is written outside the folder.
    @Test func reportsFilesThatCannotBeWritten() async throws {
        try site.contracts(
            "shop",
            "products: { request: 'GET /products?limit=1', responses: [{ recording: taken }, { recording: file/inside }, { recording: ITEMS }, { recording: out/side }] }"
        )
        try site.folder.write("Fixtures/taken.json", "mine")
        try site.folder.write("Fixtures/file", "a file")
        try site.folder.write("elsewhere/x", "")
        try site.folder.link("Fixtures/out", to: "\(site.folder.path)/elsewhere")
        let before = try site.files()
        try await site.run { [site] (api: StandInAPI) async throws in
            let run = await site.record("--mode", "new", from: api.url)
            #expect(run.status == 2)
            #expect(
                run.output.contains(
                    "\n  Fixtures/taken.json cannot be used: it is there already, and this recording does not name it; take it away, or give it another name\n"
                ))
            #expect(run.output.contains("\n  Fixtures/file/inside.http is not a folder\n"))
            #expect(
                run.output.contains(
                    "\n  Fixtures/ITEMS.http differs only in case or in Unicode form from items.http, which is there already\n"))
            #expect(run.output.contains("\n  Fixtures/out/side.http leads out of its folder\n"))
            #expect(run.output.hasSuffix("4 recordings: 4 failed\n"))
        }
        #expect(try site.files() == before)
        #expect(try FileManager.default.contentsOfDirectory(atPath: "\(site.folder.path)/elsewhere") == ["x"])
    }
}
