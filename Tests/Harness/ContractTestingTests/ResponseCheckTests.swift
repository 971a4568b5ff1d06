import ContractFiles
import ContractTesting
import Foundation
import TestFolders
import Testing
import VerificationModel

@Suite("Checks of contracts")
struct ResponseCheckTests {
    private let sample: SampleFolder

    init() throws {
        sample = try SampleFolder()
    }

    static let whole = """
              - recording: page-1
                status: 200
                body: ItemsDTO
                domain: Items
                expect:
                  $.page: 1
                  $.results[*].id: { match: integer }

        """

    /// Returns a contract's promises about the recording, one a line.
    private static func promising(_ lines: [String]) -> String {
        "      - recording: page-1\n" + lines.map { "        \($0)\n" }.joined()
    }

    @Test func givesACaseForEachPromise() throws {
        try sample.promise(Self.whole)
        let cases = try sample.suites().flatMap(\.cases)
        #expect(cases.allSatisfy { $0.verdict == .kept })
        #expect(
            cases.map(\.identifier.description) == [
                "apis/format", "items/format", "items/items/page-1/recording", "items/items/page-1/request", "items/items/page-1/status",
                "items/items/page-1/content type", "items/items/page-1/json", "items/items/page-1/decodes", "items/items/page-1/maps",
                "items/items/page-1/expect $.page", "items/items/page-1/expect $.results[*].id", "unused recordings/page-1/used",
            ])
    }

    /// A recording or a promise with one thing changed.
    struct Violation: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let body: String?
        let status: String
        let contentType: String?
        let target: String
        /// The contract's promises about the recording, one a line; nil for all of ``whole``.
        let promise: [String]?
        /// The cases that are not kept, below `items/items/page-1/`, each followed by its indented findings.
        let unkept: [String]

        init(
            _ testDescription: String, body: String? = SampleFolder.body, status: String = "200 OK",
            contentType: String? = "application/json", target: String = "/v1/items?page=1", promise: [String]? = nil,
            _ unkept: String...
        ) {
            (self.testDescription, self.body, self.status, self.contentType) = (testDescription, body, status, contentType)
            (self.target, self.promise, self.unkept) = (target, promise, unkept)
        }
    }

    static let violations = [
        Violation("another status", status: "201 Created", "status: broken", "  Fixtures/page-1.http:3:1: the status is 201"),
        Violation(
            "an error status where none is promised", status: "404 Not Found", promise: [],
            "status: broken", "  Fixtures/page-1.http:3:1: the status is 404"),
        Violation(
            "a redirect where no status is promised", status: "300 Multiple Choices", promise: [],
            "status: broken", "  Fixtures/page-1.http:3:1: the status is 300"),
        Violation(
            "another content type", contentType: "text/html",
            "content type: broken", "  Fixtures/page-1.http:4:1: the content type is text/html"),
        Violation("no content type", contentType: nil, "content type: broken", "  Fixtures/page-1.http:3:1: there is no content type"),
        Violation(
            "another path", target: "/v1/things?page=1",
            "request: broken", "  Fixtures/page-1.http:1:1: the recorded request does not match the contract: the path is /v1/things"),
        Violation(
            "a path outside the API's base", target: "/items?page=1",
            "request: broken", "  Fixtures/page-1.http:1:1: the recorded request does not match the contract: the path is /items"),
        Violation(
            "a query item that is missing", target: "/v1/items?pages=1",
            "request: broken", "  Fixtures/page-1.http:1:1: the recorded request does not match the contract: the query has no page"),
        Violation(
            "a body that is not JSON", body: "{\n  \"page\": 1,\n}",
            "json: broken", "  Fixtures/page-1.json:3:1: the body has a comma without a value after it", "decodes: notReached",
            "maps: notReached", "expect $.page: notReached", "expect $.results[*].id: notReached"),
        Violation(
            "an empty body", body: nil,
            "json: broken", "  Fixtures/page-1.http:3:1: the body ends before its value is complete", "decodes: notReached",
            "maps: notReached", "expect $.page: notReached", "expect $.results[*].id: notReached"),
        Violation(
            "a repeated key", body: #"{"page": 1, "page": 1, "results": [{"id": 1}]}"#,
            "json: broken", "  Fixtures/page-1.json:1:13: the key \"page\" occurs twice"),
        Violation(
            "a missing key", body: #"{"page": 1, "result": [{"id": 1}]}"#,
            "decodes: broken", "  Fixtures/page-1.json:1:1: $.results is missing", "maps: notReached",
            "expect $.results[*].id: broken", "  Fixtures/page-1.json:1:1: $.results is missing"),
        Violation(
            "another type", body: "{\"page\": 1, \"results\": [\n {\"id\": 1},\n {\"id\": \"8\"}]}",
            "decodes: broken", "  Fixtures/page-1.json:3:9: $.results[1].id is the string \"8\"", "maps: notReached",
            "expect $.results[*].id: broken", "  Fixtures/page-1.json:3:9: $.results[1].id is the string \"8\""),
        Violation(
            "null", body: #"{"page": null, "results": [{"id": 1}]}"#,
            "decodes: broken", "  Fixtures/page-1.json:1:10: $.page is null", "maps: notReached",
            "expect $.page: broken", "  Fixtures/page-1.json:1:10: $.page is null"),
        Violation(
            "a key under a strategy", body: #"{"page": 1, "results": [{"id": 1, "poster_path": 5}]}"#,
            "decodes: broken", "  Fixtures/page-1.json:1:50: $.results[0].poster_path is the number 5", "maps: notReached"),
        Violation(
            "a mapping that fails", body: #"{"page": 1, "results": [{"id": 1}, {"id": 2}, {"id": 3}]}"#,
            "maps: broken", "  Fixtures/page-1.json:1:1: ItemsDTO does not map to Items: 3 items are too many"),
        Violation(
            "an expectation", body: #"{"page": 2, "results": [{"id": 1}]}"#,
            "expect $.page: broken", "  Fixtures/page-1.json:1:10: $.page is the number 2"),
        Violation(
            "a wildcard that matches nothing", body: #"{"page": 1, "results": []}"#,
            "expect $.results[*].id: broken", "  Fixtures/page-1.json:1:1: $.results[*].id matches nothing"),
        Violation(
            "another domain type", promise: ["body: ItemsDTO", "domain: Item"],
            "maps: couldNotRun", "  Contracts/items.yml:8:17: ItemsDTO maps to Items, not to Item"),
        Violation(
            "a domain type without a mapping", body: #"{"message": "no"}"#, promise: ["body: ErrorDTO", "domain: Problem"],
            "maps: couldNotRun", "  Contracts/items.yml:8:17: ErrorDTO is registered without a mapping"),
        Violation(
            "an unknown type", promise: ["body: ItemDTO", "domain: Items"],
            "decodes: couldNotRun", "  Contracts/items.yml:7:15: no response type \"ItemDTO\" is registered", "maps: notReached"),
        Violation(
            "a body where none is promised", promise: ["body: none"],
            "empty body: broken", "  Fixtures/page-1.json:1:1: the body has 93 bytes"),
        Violation(
            "malformed JSON where no type is named", body: "[1,]", promise: [],
            "json: broken", "  Fixtures/page-1.json:1:4: the body has a comma without a value after it"),
        Violation(
            "a decoding that should fail", promise: ["body: ItemsDTO", "rejects: $.page"],
            "rejects: broken", "  Fixtures/page-1.json:1:1: ItemsDTO reads the body"),
        Violation(
            "a decoding that fails elsewhere", body: #"{"page": "1", "results": []}"#, promise: ["body: ItemsDTO", "rejects: $.results"],
            "rejects: broken", "  Fixtures/page-1.json:1:10: decoding fails at $.page: $.page is the string \"1\""),
    ]

    @Test(arguments: violations)
    func reportsEachViolationOnce(_ violation: Violation) throws {
        if violation.body == nil { try sample.folder.remove("Fixtures/page-1.json") }
        try sample.record("page-1", violation.body, status: violation.status, contentType: violation.contentType, target: violation.target)
        try sample.promise(violation.promise.map(Self.promising) ?? Self.whole)
        #expect(try sample.unkept() == violation.unkept.map { $0.hasPrefix(" ") ? $0 : "items/items/page-1/\($0)" })
    }

    struct Kept: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let body: String?
        let status: String
        let contentType: String
        let promise: [String]

        init(
            _ testDescription: String, body: String?, status: String = "200 OK",
            contentType: String = "application/json; charset=utf-8", promise: [String]
        ) {
            (self.testDescription, self.body, self.promise) = (testDescription, body, promise)
            (self.status, self.contentType) = (status, contentType)
        }
    }

    @Test(arguments: [
        Kept("rejects: a missing key, the key included", body: #"{"page": 1}"#, promise: ["body: ItemsDTO", "rejects: $.results"]),
        Kept("rejects: malformed JSON at $", body: #"{"page": 1, "resu"#, promise: ["body: ItemsDTO", "rejects: $"]),
        Kept("rejects: a page at $", body: "<html>", contentType: "text/html", promise: ["body: ItemsDTO", "rejects: $"]),
        Kept(
            "rejects: an element", body: #"{"page": 1, "results": [{"id": 1}, {"id": null}]}"#,
            promise: ["body: ItemsDTO", "rejects: $.results[1].id"]),
        Kept(
            "rejects: a key as it is written", body: #"{"page": 1, "results": [{"id": 1, "poster_path": 1}]}"#,
            promise: ["body: ItemsDTO", "rejects: $.results[0].poster_path"]),
        Kept(
            "rejects: a missing key as it would be written", body: #"{"item_count": {}}"#,
            promise: ["body: CountDTO", "rejects: $.item_count.per_page"]),
        Kept(
            "rejects: a missing key as the app calls it", body: #"{"item_count": {}}"#,
            promise: ["body: CountDTO", "rejects: $.item_count.perPage"]),
        Kept("no body, with any content type", body: nil, status: "404 Not Found", promise: ["status: 404", "body: none"]),
        Kept("no body promised, no JSON sent", body: "<html>", contentType: "text/html", promise: ["status: 200"]),
        Kept("any 2xx", body: "{}", status: "299 Odd", promise: ["expect: { $: { equals: {} } }"]),
        Kept("a vendor's JSON", body: #"{"message": ""}"#, contentType: "application/problem+json", promise: ["body: ErrorDTO"]),
        Kept(
            "optional and absent", body: #"{"message": ""}"#,
            promise: ["body: ErrorDTO", "expect: { $.code: { match: integer, optional: true } }"]),
        Kept(
            "nullable and null", body: #"{"message": "", "code": null}"#,
            promise: ["body: ErrorDTO", "expect: { $.code: { match: integer, nullable: true } }"]),
    ])
    func isKept(_ kept: Kept) throws {
        if kept.body == nil { try sample.folder.remove("Fixtures/page-1.json") }
        try sample.record("page-1", kept.body, status: kept.status, contentType: kept.contentType)
        try sample.promise(Self.promising(kept.promise))
        #expect(try sample.unkept() == [])
    }

    @Test func reportsAFailedDecodingInFull() throws {
        try sample.record("page-1", #"{"page": 1, "Results": []}"#)
        try sample.promise("      - recording: page-1\n        body: ItemsDTO\n")
        #expect(
            try sample.finding() == """
                Fixtures/page-1.json:1:1
                  $.results is missing
                  allowed: the key "results", which ItemsDTO requires
                  because: Contracts/items.yml:7:15 promises that ItemsDTO reads this answer
                  next: make the property optional if the API may leave it out, or record the answer again; the object has "Results"
                  code: contract.decoding
                """)
    }

    @Test(arguments: [
        ("$.pgae", "$.pgae is missing", "; the object has \"page\""),
        ("$.cursor", "$.cursor is missing", "; the object has \"page\", \"results\""),
        ("$.results[0].posterPath", "$.results[0].posterPath is missing", "; the object has \"poster_path\""),
        ("$.results[4]", "$.results[4] is missing in an array of 2", ""),
    ])
    func namesTheKeysOfTheObject(_ path: String, _ what: String, _ keys: String) throws {
        try sample.promise("      - recording: page-1\n        expect: { '\(path)': 1 }\n")
        let finding = try #require(try sample.suites().flatMap(\.findings).first)
        #expect(finding.what == what)
        #expect(finding.next == "change the contract if the API has changed, or record the answer again\(keys)")
    }

    @Test(arguments: [
        ("{]", "", "record the answer again, or name the type that refuses it under \"body\", with \"rejects: $\""),
        ("{]", "        body: ItemsDTO\n", "promise \"rejects: $\" if the API sends this, or record the answer again"),
        (
            "< page-1.json", "        body: ItemsDTO\n",
            "write <> instead of < if this names the file of the body: < is for requests"
        ),
    ])
    func advisesOnABodyThatIsNotJSON(_ body: String, _ promise: String, _ next: String) throws {
        try sample.record("page-1", body)
        try sample.promise("      - recording: page-1\n\(promise)")
        #expect(try sample.suites().flatMap(\.findings).map(\.next) == [next])
    }

    @Test func limitsTheFindingsOfAnExpectation() throws {
        let items = (0..<9).map { #"{"id": "\#($0)"}"# }.joined(separator: ", ")
        try sample.record("page-1", #"{"page": 1, "results": [\#(items)]}"#)
        try sample.promise("      - recording: page-1\n        expect: { '$.results[*].id': { match: integer } }\n")
        let whats = try sample.suites().flatMap(\.findings).map(\.what)
        #expect(whats.count == 5)
        #expect(whats.last == "$.results[4].id is the string \"4\" (and 4 more like this)")
    }

    /// Foundation on Linux reports such a number as corrupt data at the root.
    @Test(arguments: [
        (
            "{\"page\": 1, \"results\": [{\"id\": 1},\n {\"id\": 9.99}, {\"id\": 0.5}]}", "Fixtures/page-1.json:2:9",
            "$.results[1].id is the number 9.99", "$.results[1].id"
        ),
        (
            "{\"page\": 12345678901234567890123, \"results\": []}", "Fixtures/page-1.json:1:10",
            "$.page is the number 12345678901234567890123", "$.page"
        ),
    ])
    func findsANumberThatItsTypeCannotHold(_ body: String, _ place: String, _ what: String, _ path: String) throws {
        try sample.record("page-1", body)
        try sample.promise("      - recording: page-1\n        body: ItemsDTO\n")
        #expect(try sample.unkept() == ["items/items/page-1/decodes: broken", "  \(place): \(what)"])
        try sample.promise("      - recording: page-1\n        body: ItemsDTO\n        rejects: \(path)\n")
        #expect(try sample.unkept() == [])
    }

    @Test func reportsAMappingToAnotherType() throws {
        try sample.promise("      - recording: page-1\n        body: ItemsDTO\n        domain: Int\n")
        let unkept = try sample.unkept(types: {
            SampleTypes.all
            ResponseType(SampleTypes.ErrorDTO.self, name: "LengthDTO", domain: { $0.message.count })
        })
        #expect(unkept == ["items/items/page-1/maps: broken", "  Contracts/items.yml:8:17: ItemsDTO maps to Items, not to Int"])
    }

    @Test func ignoresAURLInAQuery() throws {
        try sample.record("page-1", nil, target: "/v1/evil?u=http://a.example/items")
        try sample.promise("      - recording: page-1\n        body: none\n", request: "GET /items?u=http://a.example/items")
        #expect(
            try sample.unkept().prefix(2) == [
                "items/items/page-1/request: broken",
                "  Fixtures/page-1.http:1:1: the recorded request does not match the contract: the path is /v1/evil",
            ])
    }

    @Test func comparesNamesOfMembersByCharacters() throws {
        try sample.record("page-1", "{\"é\": 1, \"e\u{301}\": 1}")
        try sample.promise("      - recording: page-1\n        expect: { $: { equals: { é: 1, x: 1 } } }\n")
        #expect(try sample.unkept().first == "items/items/page-1/expect $: broken")
    }

    @Test func reportsAnIncompleteSearchAsCouldNotRun() throws {
        let text = String(repeating: "ab", count: 3_000_000)
        try sample.record("page-1", "\"\(text)\"")
        try sample.promise("      - recording: page-1\n        expect: { $: { match: regex, regex: '^(?:a|b)*$' } }\n")
        #expect(
            try sample.unkept() == [
                "items/items/page-1/expect $: couldNotRun", "  Contracts/items.yml:7:19: the regular expression needs too much memory at $",
            ])
    }

    @Test func reportsThousandsOfFaultsQuickly() throws {
        let items = Array(repeating: "{}", count: 50_000).joined(separator: ",")
        try sample.record("page-1", "{\"results\": [\(items)]}")
        try sample.promise("      - recording: page-1\n        expect: { '$.results[*].id': 1 }\n")
        #expect(try sample.suites().flatMap(\.findings).last?.what == "$.results[4].id is missing (and 49995 more like this)")
    }

    @Test func acceptsAnotherDecoder() throws {
        try sample.record("page-1", "17")
        try sample.promise("      - recording: page-1\n        body: Number\n        domain: Int\n")
        let unkept = try sample.unkept(types: {
            ResponseType(name: "Number", decode: { String(decoding: $0, as: UTF8.self) }, domain: { text in Int(text) ?? 0 })
        })
        #expect(unkept == [])
    }
}
