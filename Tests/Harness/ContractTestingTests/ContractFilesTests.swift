import TestFolders
import Testing
import VerificationModel

/// Contract files that are missing, in a wrong place, or not what was meant.
@Suite("Contract files with mistakes")
struct ContractFilesTests {
    private let sample: SampleFolder

    init() throws {
        sample = try SampleFolder()
    }

    private static let plain = "      - recording: page-1\n        body: ItemsDTO\n"

    @Test func reportsRecordingsWithoutAnyContract() throws {
        try sample.folder.remove("Contracts/apis.yml")
        #expect(
            try sample.finding() == """
                Contracts
                  the folder has neither apis.yml nor layers.yml
                  allowed: apis.yml with contract files, or layers.yml
                  because: without contracts nothing is checked
                  next: name another folder with --contracts, or write first files: verify init --root \(sample.folder.path)
                  code: contract.none
                """)
        #expect(try sample.unkept().first == "contracts/files: couldNotRun")
    }

    @Test func reportsThatTheFileOfTheAPIsIsMissing() throws {
        try sample.promise(Self.plain)
        try sample.folder.remove("Contracts/apis.yml")
        #expect(
            try sample.suites().flatMap(\.findings).first { $0.place.file == "Contracts/items.yml" }?.description == """
                Contracts/items.yml:1:6
                  "api" is "shop", and there is no apis.yml
                  allowed: an API of apis.yml
                  because: apis.yml contains the URL of each API
                  next: write apis.yml in the contracts folder: shop: { base: https://api.example.com }
                  code: format.value
                """)
    }

    @Test func reportsAFolderInPlaceOfAContractFile() throws {
        try sample.folder.write("Contracts/items.yml/README.md", "")
        #expect(
            try sample.suites().flatMap(\.findings).first { $0.place.file == "Contracts/items.yml" }?.description == """
                Contracts/items.yml
                  "items.yml" is a folder
                  allowed: a file
                  because: a folder of this name is silently ignored
                  next: write a file of this name instead, or rename the folder
                  code: format.value
                """)
        // A folder with contract files may have any name.
        try sample.folder.write(
            "Contracts/items.yml/more.yml",
            "api: shop\ncontracts:\n  a:\n    request: GET /items\n    responses: [{ recording: page-1 }]\n")
        #expect(try sample.unkept() == [])
    }

    @Test(arguments: [
        ("get /items", ", whose method is not in capitals", "GET /items"),
        ("/items?page", ", which has no method", "GET /items?page"),
        ("GET items", ", whose path does not begin with /", "GET /items"),
        ("GET https://api.example.com/items/{id}", ", which has a scheme and a host", "GET /items/{id}"),
        ("https://api.example.com", ", which has no method", "GET /"),
        ("POST", ", which has no path", "GET /prices/{id}?currency"),
        ("GET /items and more", "", "GET /prices/{id}?currency"),
    ])
    func suggestsTheRequestThatWasMeant(_ text: String, _ fault: String, _ correction: String) throws {
        try sample.promise(Self.plain, request: "\"\(text)\"")
        let finding = try #require(try sample.suites().flatMap(\.findings).first { $0.code.name == "format.value" })
        #expect(finding.what == "\"request\" is \"\(text)\"\(fault)")
        #expect(finding.next == "write it as \(correction)")
    }

    @Test(arguments: [
        (
            "body: ItemsDTO\n        keep: all", "8:15",
            """
              "keep" is "all"
              allowed: read, or no "keep"
              because: verify record keeps either what the type reads or the whole answer
              next: write keep: read, or remove the line to record the whole answer
            """
        ),
        (
            "keep: read", "7:9",
            """
              "keep" is there without "body"
              allowed: "keep" together with "body"
              because: a type must read the body first
              next: name the type under "body"
            """
        ),
        (
            "body: none\n        keep: read", "8:9",
            """
              "keep" is there beside "body: none"
              allowed: "body: none" without "keep"
              because: an empty body has no value to check
              next: remove it
            """
        ),
        (
            "body: ItemsDTO\n        keep: read\n        rejects: $.page", "8:9",
            """
              "keep" is there beside "rejects"
              allowed: "rejects" without "keep"
              because: a refused body has no value to check
              next: remove it
            """
        ),
    ])
    func reportsAMistakeInKeep(_ response: String, _ place: String, _ text: String) throws {
        try sample.folder.write("Contracts/apis.yml", "shop: { base: https://api.example.com/v1/, sources: [Sources] }\n")
        try sample.promise("      - recording: page-1\n        \(response)\n")
        let finding = try #require(try sample.suites().flatMap(\.findings).first { $0.place.file == "Contracts/items.yml" })
        #expect(finding.description == "Contracts/items.yml:\(place)\n\(text)\n  code: \(finding.code)")
    }

    @Test func reportsKeepWithoutSources() throws {
        try sample.promise("\(Self.plain)        keep: read\n")
        #expect(
            try sample.finding() == """
                Contracts/items.yml:8:15
                  "keep" is "read", and the API "shop" has no "sources"
                  allowed: "keep" for an API with "sources" in apis.yml
                  because: only the sources of the type show what it reads; a registered type is compiled
                  next: write the folders of the app's sources in apis.yml: sources: [Sources], or remove "keep"
                  code: format.value
                """)
        try sample.folder.write("Contracts/apis.yml", "shop: { base: https://api.example.com/v1/, sources: [Sources] }\n")
        #expect(try sample.unkept() == [])
    }

    /// No array has such a length, so that the recording is not compared with it.
    @Test func reportsAnImpossibleLengthOnce() throws {
        try sample.promise("      - recording: page-1\n        expect: { $.results: { match: type, min: 5, max: 2 } }\n")
        #expect(
            try sample.unkept() == [
                "items/format: couldNotRun", "  Contracts/items.yml:7:45: \"min\" is 5, above \"max\" of 2",
            ])
    }
}
