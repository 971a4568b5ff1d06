import ContractTesting
import Foundation
import Locks
import SecretChecks
import TestFolders
import Testing
import VerificationModel

/// Suites plan first and run later, and only selected checks run.
@Suite("Suites that run on request")
struct LazySuiteTests {
    /// A counter of the decodings of the app's type.
    private final class Count: Sendable {
        private let number = Locked(0)

        var value: Int { number.withLock { $0 } }

        var type: ResponseType {
            ResponseType(
                name: "ItemsDTO",
                decode: { [self] (_: Data) in number.withLock { $0 += 1 } }, domain: { (_: Void) in SampleTypes.Items() })
        }
    }

    private let sample: SampleFolder
    private let count = Count()

    init() throws {
        sample = try SampleFolder()
        try sample.record("page-2", SampleFolder.body)
        try sample.promise("      - { recording: page-1, body: ItemsDTO, domain: Items }\n      - { recording: page-2, body: ItemsDTO }\n")
    }

    private func suite(_ filters: String...) throws -> ContractSuite {
        try ContractSuite(contracts: "\(sample.folder.path)/Contracts", filters: filters) { count.type }
    }

    @Test func listsContractsWithoutDecoding() throws {
        let suite = try suite()
        let identifiers = suite.identifiers
        #expect(identifiers.map(\.description).contains("items/items/page-1/decodes"))
        #expect(identifiers == suite.cases.map(\.identifier))
        #expect(count.value == 0)
        #expect(suite.run().flatMap(\.cases).map(\.identifier) == identifiers)
    }

    /// Bodies in a head file are read again when they are checked.
    @Test func reportsARecordingThatChangesWhileItIsChecked() throws {
        let exchange =
            "GET https://api.example.com/v1/items?page=1\n\nHTTP/1.1 200 OK\nContent-Type: application/json\n\n\(SampleFolder.body)\n"
        try sample.folder.write("Fixtures/page-1.http", "\(exchange)\n###\n\n\(exchange)")
        try sample.promise("      - { recording: page-1#2, body: ItemsDTO }\n")
        let suite = try suite()
        #expect(suite.run().flatMap(\.findings).allSatisfy { $0.code == .recordingUnused })
        try sample.folder.write("Fixtures/page-1.http", exchange)
        let findings = suite.run().flatMap(\.findings).map(\.description).joined(separator: "\n")
        #expect(
            findings.hasPrefix("Fixtures/page-1.http:10:1\n  the recording cannot be used: it was changed while it was checked\n"),
            "\(findings)")
    }

    @Test func keepsTheOrderOfTheCasesOnAllCores() throws {
        let names = (1...60).map { "many-\($0)" }
        for name in names { try sample.record(name, SampleFolder.body) }
        try sample.promise(names.map { "      - { recording: \($0), body: ItemsDTO }\n" }.joined())
        let suite = try suite("items/")
        #expect(suite.run().flatMap(\.cases).map(\.identifier) == suite.identifiers)
        #expect(count.value == 60)
    }

    @Test(arguments: [("page-1/status", 0), ("page-2/decodes", 1), ("page-1", 1), ("items", 2), ("PAGE-1/MAPS", 1)])
    func decodesOnlySelectedContracts(_ filter: String, _ expected: Int) throws {
        #expect(try suite(filter).run().flatMap(\.cases).allSatisfy { $0.verdict == .kept })
        #expect(count.value == expected)
    }

    @Test func looksUpTypesWhilePlanning() throws {
        let suite = try ContractSuite(contracts: "\(sample.folder.path)/Contracts", filters: ["page-1/decodes", "page-1/maps"]) {}
        // After planning, the folder is no longer needed.
        try sample.folder.remove("Fixtures")
        #expect(suite.run().flatMap(\.cases).map(\.verdict.name) == ["couldNotRun", "notReached"])
        // With any filter, only the problems of badly written files are reported.
        #expect(suite.knownProblems == [])
    }

    @Test func scansFilesWhenTheSuiteRuns() throws {
        try sample.folder.write("Contracts/apis.yml", "shop: { base: https://a.example, secrets: { query: { key: SHOP_KEY } } }\n")
        let suite = try SecretSuite(Workspace(contracts: "\(sample.folder.path)/Contracts"), environment: ["SHOP_KEY": "key-4711-0815"])
        try sample.folder.write("Fixtures/page-1.json", "key-4711-0815")
        #expect(
            suite.identifiers.map(\.description) == [
                "secrets/Contracts/apis.yml/no secret", "secrets/Contracts/items.yml/no secret", "secrets/Fixtures/page-1.http/no secret",
                "secrets/Fixtures/page-1.json/no secret", "secrets/Fixtures/page-2.http/no secret",
                "secrets/Fixtures/page-2.json/no secret",
            ])
        for _ in 1...2 {
            let done = suite.run()
            #expect(done.map(\.kind) == [.secrets])
            #expect(done.flatMap(\.cases).map(\.identifier) == suite.identifiers)
            #expect(done.flatMap(\.findings).map { "\($0.place)" } == ["Fixtures/page-1.json:1:1"])
        }
    }
}
