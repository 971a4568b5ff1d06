import ArgumentParser
import ContractTesting
import Foundation
import LayerRules
import Locks
import TestFolders
import Testing
import VerifyRunning
import VerificationModel

@testable import VerifyCommands

/// `verify list` and `--filter` run only the selected checks.
@Suite("Commands that run only what is selected")
struct LazyCommandTests {
    private struct Page: Sendable {}

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("Contracts/apis.yml", "shop: { base: https://api.example.com }\n")
        for name in ["first", "second"] {
            try folder.write(
                "Contracts/\(name).yml",
                "api: shop\ncontracts: { items: { request: GET /\(name), responses: [{ recording: \(name), body: PageDTO }] } }\n")
            let head = "GET /\(name)\n\nHTTP/1.1 200 OK\nContent-Type: application/json\n\n<> \(name).json\n"
            try folder.write("Fixtures/\(name).http", head)
            try folder.write("Fixtures/\(name).json", "{}")
        }
    }

    /// Runs `verify` with a type that counts its decodings.
    /// - Returns: The number of decodings.
    private func decodings(_ arguments: String...) async throws -> Int {
        let count = Count()
        let type = ResponseType(name: "PageDTO", decode: { (_: Data) in count.add() }, domain: { (_: Void) in Page() })
        let run = await VerifyRun.run(arguments + ["--contracts", "@/Contracts"], in: folder, types: [type])
        #expect(run.status == 0, "\(run.snapshot)")
        return count.value
    }

    private final class Count: Sendable {
        private let number = Locked(0)

        var value: Int { number.withLock { $0 } }

        func add() { number.withLock { $0 += 1 } }
    }

    @Test func listDecodesNothing() async throws {
        #expect(try await decodings("list") == 0)
    }

    @Test(arguments: [("second/items/second/decodes", 1), ("first", 1), ("status", 0), ("decodes", 2)])
    func checkDecodesWhatTheFilterSelects(_ filter: String, _ expected: Int) async throws {
        #expect(try await decodings("check", "--reports", "@/Reports", "--filter", filter) == expected)
    }

    /// A source of checks that must not run.
    private struct Untouched: CheckSource {
        let identifiers = [CaseIdentifier(subject: "a", check: "b")]
        let knownProblems: [Verdict] = []

        func run() -> [CheckSuite] {
            Issue.record("a check runs")
            return []
        }
    }

    @Test func listRunsNoCheck() async throws {
        let printed = Locked("")
        let console = Console(write: { text in printed.withLock { $0 += text } }, report: { _ in }, now: { 0 })
        let status = try ListCommand.parse(["--contracts", "Contracts"]).list(CheckPlan(sources: [Untouched()]), console)
        #expect(status == .kept)
        #expect(printed.withLock { $0 } == "a/b\n")
    }

    /// Layers are a source of the same kind.
    ///
    /// The tests of layers check that their identifiers need no parsing.
    @Test func plansLayersAndContracts() throws {
        try folder.write("Contracts/layers.yml", "layers: { App: { paths: [Sources/App/**] } }\n")
        let context = CommandContext(console: Console(write: { _ in }, report: { _ in }, now: { 0 }))
        let options = try CheckOptions.parse(["--contracts", "\(folder.path)/Contracts", "--filter", "first"])
        let plan = try options.plan([], context.clock)
        #expect(plan.sources.map { "\(type(of: $0))" } == ["ContractSuite", "LayerSuite"])
    }
}
