import ContractFiles
import ContractTesting
import Foundation
import TestFolders
import Testing
import VerificationModel

@Suite("Contract suites")
struct ContractSuiteTests {
    private let sample: SampleFolder

    init() throws {
        sample = try SampleFolder()
    }

    private static let plain = "      - recording: page-1\n        body: ItemsDTO\n"

    @Test func reportsAllProblemsOfBadlyWrittenFiles() throws {
        try sample.folder.write("Contracts/apis.yml", "shop:\n  bse: https://api.example.com\n  secrets: { query: { key: sk-12-ab } }\n")
        try sample.folder.write(
            "Contracts/items.yml",
            """
            api: shp
            contract: {}
            contracts:
              items:
                request: items
                responses:
                  - recording: page-1
                    statsu: 200
                    status: 20
                    body: [ItemsDTO]
                  - recording: page-1#0
                    body: none
                    expect: { page: 1 }
                  - body: ItemsDTO
                    rejects: $.results[*]
              items: {}
              empty: { request: GET /a, responses: [] }
              twice:
                request: GET /a
                responses:
                  - recording: page-1
                  - recording: page-1#1
                  - { recording: b, domain: X }
                  - { recording: c, body: ItemsDTO, domain: Items, rejects: $ }
                  - { recording: d, send: { paths: {}, query: { a: [1] } } }
            """)
        let findings = try sample.suites().flatMap(\.findings).filter { $0.place.file.hasPrefix("Contracts") }
        #expect(
            findings.map { "\($0.place): \($0.what)" } == [
                "Contracts/apis.yml:2:3: \"bse\" is not a key of an API",
                "Contracts/apis.yml:3:28: \"key\" is not the name of an environment variable",
                "Contracts/items.yml:1:6: \"api\" is \"shp\", which is not a known API of apis.yml",
                "Contracts/items.yml:2:1: \"contract\" is not a key of a contract file",
                "Contracts/items.yml:5:14: \"request\" is \"items\", which has no method",
                "Contracts/items.yml:8:9: \"statsu\" is not a key of a response",
                "Contracts/items.yml:9:17: \"status\" is the number 20",
                "Contracts/items.yml:10:15: \"body\" is a list",
                "Contracts/items.yml:11:20: \"recording\" is \"page-1#0\"",
                "Contracts/items.yml:13:9: \"expect\" is there beside \"body: none\"",
                "Contracts/items.yml:13:19: a path of \"expect\" is \"page\", which does not begin with $ (character 1)",
                "Contracts/items.yml:14:9: a response has no \"recording\"",
                "Contracts/items.yml:15:18: \"rejects\" is \"$.results[*]\"",
                "Contracts/items.yml:16:3: \"items\" is there twice, first in line 4",
                "Contracts/items.yml:17:40: \"responses\" is empty",
                "Contracts/items.yml:22:20: \"recording\" is \"page-1\" again, first in line 21",
                "Contracts/items.yml:23:22: there is no recording \"b\"",
                "Contracts/items.yml:23:25: \"domain\" is there without \"body\"",
                "Contracts/items.yml:24:22: there is no recording \"c\"",
                "Contracts/items.yml:24:41: \"domain\" is there beside \"rejects\"",
                "Contracts/items.yml:25:22: there is no recording \"d\"",
                "Contracts/items.yml:25:33: \"paths\" is not a key of \"send\"",
                "Contracts/items.yml:25:56: \"a\" is a list",
            ])
    }

    @Test func reportsASyntaxErrorAlone() throws {
        try sample.folder.write("Contracts/items.yml", "api: shop\ncontracts:\n  - a: [\n")
        let unkept = try sample.unkept()
        #expect(unkept.first == "items/format: couldNotRun")
        #expect(unkept.filter { $0.contains("Contracts/") }.count == 1)
        // It is not known which recordings the file names.
        #expect(unkept.last == "unused recordings/page-1/used: notReached")
    }

    @Test func suggestsTheNearestRecording() throws {
        try sample.promise("      - recording: pgae-1\n      - recording: page-1#2\n      - recording: page-1#1\n")
        #expect(
            try sample.finding() == """
                Contracts/items.yml:6:20
                  there is no recording "pgae-1"
                  allowed: a recording that exists; Fixtures/pgae-1.http does not
                  because: a contract is checked against a recording
                  next: write "page-1" if that was meant, or record the answer
                  code: contract.recording-missing
                Contracts/items.yml:7:20
                  page-1 has no exchange #2
                  allowed: #1 to #1
                  because: a contract is checked against a recording
                  next: name one of them, or record the sequence again
                  code: contract.exchange-missing
                """)
    }

    @Test func findsARecordingThroughALink() throws {
        try sample.folder.link("Fixtures/again", to: ".")
        try sample.promise("      - recording: again/page-1\n")
        #expect(try sample.unkept() == [])
    }

    @Test func suggestsNoNameThatIsTaken() throws {
        try sample.promise(Self.plain)
        try sample.folder.write("Contracts/items.yaml", "")
        try sample.folder.write("Contracts/contracts.yaml", "")
        #expect(
            try sample.suites().flatMap(\.findings).map(\.next)
                == Array(repeating: "give it another name that ends with .yml, or delete it", count: 2))
    }

    @Test func reportsAMissingBody() throws {
        try sample.promise(Self.plain)
        try sample.folder.remove("Fixtures/page-1.json")
        #expect(
            try sample.unkept() == [
                "items/items/page-1/recording: couldNotRun", "  Fixtures/page-1.http:6:1: the body page-1.json does not exist",
                "items/items/page-1/json: notReached", "items/items/page-1/decodes: notReached",
            ])
    }

    @Test func reportsAMalformedRecording() throws {
        try sample.promise(Self.plain)
        try sample.folder.write("Fixtures/page-1.http", "GET\n")
        let unkept = try sample.unkept()
        #expect(
            unkept.prefix(2) == [
                "items/items/page-1/recording: couldNotRun", "  Fixtures/page-1.http:1:1: \"GET\" is not a valid request line",
            ])
        #expect(unkept.dropFirst(2).allSatisfy { $0.hasSuffix("notReached") })
    }

    @Test func checksEveryExchangeOfASequence() throws {
        try sample.folder.write(
            "Fixtures/twice.http", "GET /v1/items?page=1\n\nHTTP/1.1 200 OK\n###\nGET /v1/items?page=1\n\nHTTP/1.1 429 Slow\n")
        try sample.promise("      - recording: twice\n      - recording: page-1\n")
        #expect(try sample.unkept() == ["items/items/twice#2/status: broken", "  Fixtures/twice.http:7:1: the status is 429"])
        try sample.promise("      - recording: twice#1\n      - { recording: twice#2, status: 429 }\n      - recording: page-1\n")
        #expect(try sample.unkept() == [])
    }

    @Test func reportsUnusedRecordings() throws {
        try sample.promise(Self.plain)
        try sample.record("deep/forgotten", "{}")
        #expect(
            try sample.unkept() == [
                "unused recordings/deep/forgotten/used: broken",
                "  Fixtures/deep/forgotten.http: no contract uses the recording deep/forgotten",
            ])
    }

    @Test func reportsAMissingFixturesFolderOnce() throws {
        try sample.promise(Self.plain)
        try sample.folder.remove("Fixtures")
        let unkept = try sample.unkept()
        #expect(unkept.filter { $0.hasPrefix("  ") }.count == 1)
        #expect(unkept.prefix(1) == ["contracts/fixtures folder: couldNotRun"])
    }

    @Test func reportsFilesWithTheOtherExtension() throws {
        try sample.promise(Self.plain)
        try sample.folder.write("Contracts/v1/more.v1.yaml", "api: shop\n")
        #expect(
            try sample.finding() == """
                Contracts/v1/more.v1.yaml
                  the file's name is v1/more.v1.yaml
                  allowed: a name that ends with .yml
                  because: a file of another name is silently ignored
                  next: rename it to v1/more.v1.yml
                  code: format.value
                """)
    }

    @Test(arguments: [
        ("more.YML", "contracts/name of more.YML"), ("contracts.yml", "contracts/name of contracts.yml"),
        ("layers.yml.yml", "contracts/name of layers.yml.yml"),
        ("unused recordings.yml", "contracts/name of unused recordings.yml"), ("layers/Domain.yml", "contracts/name of layers/Domain.yml"),
    ])
    func reportsFileNamesThatAreNotRead(_ name: String, _ identifier: String) throws {
        try sample.promise(Self.plain)
        try sample.folder.write("Contracts/\(name)", "api: shop\n")
        #expect(try sample.unkept().first == "\(identifier): couldNotRun")
    }

    @Test func reportsAPIsWithoutContracts() throws {
        try sample.folder.remove("Fixtures")
        #expect(try sample.unkept() == ["contracts/files: couldNotRun", "  Contracts/apis.yml: there are APIs, but no contract file"])
    }

    @Test func reportsProblemsOfAPIsOnlyOnce() throws {
        try sample.promise(Self.plain)
        try sample.folder.write("Contracts/apis.yml", "shop:\n  bas: https://api.example.com\n")
        #expect(try sample.unkept().prefix(2) == ["apis/format: couldNotRun", "  Contracts/apis.yml:2:3: \"bas\" is not a key of an API"])
        #expect(try !sample.unkept().contains("items/format: couldNotRun"))
        try sample.folder.write("Contracts/apis.yml", "shop: [\n")
        #expect(try !sample.unkept().contains("items/format: couldNotRun"))
    }

    @Test func reportsCasesWithTheSameName() throws {
        try sample.record("c", "{}", target: "/v1/items?page")
        try sample.record("b/c", "{]", target: "/v1/items?page")
        try sample.folder.remove("Fixtures/page-1.http")
        try sample.folder.write(
            "Contracts/items.yml",
            """
            api: shop
            contracts:
              a/b: { request: GET /items, responses: [{ recording: c }] }
              a: { request: GET /items, responses: [{ recording: b/c }] }
            """)
        #expect(
            try sample.unkept() == [
                "items/a/b/c/name in line 4 of Contracts/items.yml: couldNotRun",
                "  Contracts/items.yml:4:54: the case name items/a/b/c is already used at Contracts/items.yml:3:56",
            ])
    }

    @Test func reportsAllMissingNamesAtOnce() throws {
        try sample.promise(
            "      - recording: nope\n        body: ItemDTO\n      - recording: page-1\n        body: ItemsDTO\n        domain: Itms\n")
        #expect(
            try sample.unkept().filter { $0.hasPrefix("  ") } == [
                "  Contracts/items.yml:6:20: there is no recording \"nope\"",
                "  Contracts/items.yml:7:15: no response type \"ItemDTO\" is registered",
                "  Contracts/items.yml:10:17: ItemsDTO maps to Items, not to Itms",
            ])
    }

    @Test func refusesValuesForUnknownVariables() throws {
        try sample.promise(
            "      - { recording: page-1, send: { path: { it: 1, id: 2 }, query: { page: 1 } } }\n", request: "\"GET /{id}?page\"")
        #expect(
            try sample.unkept() == [
                "items/format: couldNotRun",
                "  Contracts/items.yml:6:46: a key of \"path\" is \"it\", which is not a known variable of the request",
            ])
    }

    @Test func reportsUnusedExchanges() throws {
        try sample.folder.write(
            "Fixtures/twice.http", "GET /v1/items?page=1\n\nHTTP/1.1 200 OK\n###\nGET /v1/items?page=1\n\nHTTP/1.1 429 Slow\n")
        try sample.promise("      - recording: twice#1\n      - recording: page-1\n")
        #expect(
            try sample.unkept() == [
                "unused recordings/twice/used: broken", "  Fixtures/twice.http:5:1: no contract uses the recording twice#2",
            ])
    }

    @Test func filtersSelectByIdentifier() throws {
        try sample.promise(Self.plain)
        let selected = try sample.suites(["PAGE-1/STATUS", "page-1/json"]).flatMap(\.cases).map(\.identifier.description)
        #expect(selected == ["items/items/page-1/status", "items/items/page-1/json"])
    }

    @Test func showsTheFailureOfAnUnselectedCase() throws {
        try sample.record("page-1", "{]")
        try sample.promise("      - recording: page-1\n        body: ItemsDTO\n        domain: Items\n")
        #expect(
            try sample.unkept(["maps"]) == [
                "items/items/page-1/maps: broken", "  Fixtures/page-1.json:1:2: the body has ']' where a key in quotes should be",
            ])
    }

    @Test func reportsBadlyWrittenFilesWithEveryFilter() throws {
        try sample.promise(Self.plain)
        try sample.folder.write("Contracts/other.yml", "apii: shop\n")
        #expect(try sample.unkept(["items"]).first == "other/format: couldNotRun")
        // Unknown types and recordings are reported only for selected cases.
        try sample.folder.write(
            "Contracts/other.yml", "api: shop\ncontracts:\n  a:\n    request: GET /a\n    responses:\n      - { recording: x, body: Y }\n")
        #expect(try sample.unkept(["items"]) == [])
    }

    @Test func throwsTheCallersMistakes() throws {
        let missing = try #require(throws: ContractSuiteError.self) { try ContractSuite(contracts: "/nonexistent/Contracts") {} }
        #expect(
            missing.description
                == "the contracts folder /nonexistent/Contracts does not exist; name the folder of apis.yml or layers.yml with --contracts"
        )
        let twice = try #require(throws: ContractSuiteError.self) { try sample.suites(types: { SampleTypes.all + SampleTypes.all }) }
        #expect(twice.description == "two response types are registered as \"ItemsDTO\"; give one of them another name with name:")
    }

    /// A recording of an earlier version has a placeholder in the place of a number.
    @Test(arguments: [
        (
            #"{"page": "{{PIN}}", "results": []}"#,
            "record the answer again: the placeholder replaces a secret, and a number, a UUID and base64 keep their form now"
        ), (#"{"page": 1, "results": "{{PIN}}"}"#, "change the property's type if the API has changed, or record the answer again"),
        (#"{"page": "{{pin}}", "results": []}"#, "change the property's type if the API has changed, or record the answer again"),
    ])
    func advisesToRecordAnAnswerWithAPlaceholderAgain(_ body: String, _ next: String) throws {
        try sample.record("page-1", body)
        try sample.promise("      - recording: page-1\n        body: ItemsDTO\n")
        let suites = try sample.suites(types: { SampleTypes.all })
        let findings = suites.flatMap(\.cases).flatMap(\.verdict.findings)
        #expect(findings.map(\.next) == [next])
    }

    @Test func casesCanBeCheckedOneByOne() throws {
        try sample.record("page-1", #"{"page": "1", "results": []}"#)
        try sample.promise("      - recording: page-1\n        body: ItemsDTO\n        domain: Items\n")
        let cases = try ContractSuite(contracts: "\(sample.folder.path)/Contracts") { SampleTypes.all }.cases
        let unkept =
            cases.compactMap { each in
                do {
                    try each.check()
                    return nil
                } catch { return "\(error)" }
            } as [String]
        #expect(
            unkept == [
                """
                items/items/page-1/decodes is broken
                Fixtures/page-1.json:1:10
                  $.page is the string "1"
                  allowed: a whole number (Int), which ItemsDTO reads there
                  because: Contracts/items.yml:7:15 promises that ItemsDTO reads this answer
                  next: change the property's type if the API has changed, or record the answer again
                  code: contract.decoding
                """, "items/items/page-1/maps was not reached: items/items/page-1/decodes failed first",
            ])
        #expect(cases.map(\.description).contains("items/items/page-1/decodes"))
    }
}
