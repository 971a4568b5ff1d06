import BodyMutations
import ContractFiles
import Foundation
import RandomNumbers
import Recordings
import StrictJSON
import TestFolders
import Testing
import VerificationModel
import VerifyCommands
import verify_reference

@testable import ContractTesting

/// Contracts whose types are read from the sources of the reference app, instead of being compiled into the program.
@Suite("Contracts with sources")
struct SourceContractsTests {
    /// Contracts in which every API names the production sources.
    private static func workspace(_ contracts: String, _ fixtures: String) throws -> (TemporaryFolder, Workspace) {
        let folder = try TemporaryFolder()
        for name in try FileManager.default.contentsOfDirectory(atPath: contracts) where name != "layers.yml" {
            let text = try String(contentsOfFile: "\(contracts)/\(name)", encoding: .utf8)
            let isWithout = name == "apis.yml" && !text.contains("sources:")
            try folder.write(
                "Contracts/\(name)", isWithout ? text.replacing("\n  base:", with: "\n  sources: [Sources/Production]\n  base:") : text)
        }
        return (
            folder, Workspace(contracts: "\(folder.path)/Contracts", fixtures: fixtures, root: PackageFolders.root)
        )
    }

    private static func verdicts(of suites: [CheckSuite]) -> [String] {
        suites.flatMap(\.cases).filter { $0.identifier.check != "maps" }.map {
            "\($0.identifier): \($0.verdict.name) \($0.verdict.findings)"
        }
    }

    private static func source() -> SourceReading { SourceReading(SwiftTypeSource(root: PackageFolders.root)) }

    static let folders = ["", "\(PackageFolders.shared)/real"].filter { $0.isEmpty || PackageFolders.hasShared("real/Contracts") }

    @Test(arguments: folders)
    func haveTheSameVerdictsWithNothingRegistered(_ outside: String) throws {
        let root = outside.isEmpty ? PackageFolders.root : outside
        let (folder, workspace) = try Self.workspace("\(root)/Contracts", "\(root)/Fixtures")
        defer { withExtendedLifetime(folder) {} }
        let registered = try ContractSuite(workspace) { ReferenceApp.responseTypes }.run()
        let read = try ContractSuite(workspace, filters: [], types: [], sources: Self.source()).run()
        #expect(Self.verdicts(of: read) == Self.verdicts(of: registered))
        #expect(Self.verdicts(of: read).count > 30)
        let maps = read.flatMap(\.cases).filter { $0.identifier.check == "maps" }
        let reported = maps.filter { $0.verdict.name == "couldNotRun" }.flatMap(\.verdict.findings)
        #expect(Set(reported.map(\.code.name)) == ["contract.no-mapping"])
        #expect(reported.count == Set(reported.map(\.what)).count && reported.count > 1, "each type is reported once")
        #expect(maps.filter { $0.verdict.name == "notReached" }.count == maps.count - reported.count)
    }

    @Test func areTheSameForRegisteredTypesAndTheirSources() throws {
        let (folder, workspace) = try Self.workspace("\(PackageFolders.root)/Contracts", "\(PackageFolders.root)/Fixtures")
        defer { withExtendedLifetime(folder) {} }
        var sources = Self.source()
        sources.isCrossChecked = true
        let suites = try ContractSuite(workspace, filters: [], types: ReferenceApp.responseTypes, sources: sources).run()
        let checks = suites.flatMap(\.cases).filter { $0.identifier.check == "cross-check" }
        #expect(checks.count > 20)
        #expect(checks.filter { $0.verdict != .kept }.map(\.failureText) == [])
    }

    // MARK: Changed answers

    /// The comparison of each type, and the bodies that the contracts decode with it.
    private static func comparisons() throws -> [(CrossCheck, bodies: [BodyMutations])] {
        var sources = source()
        sources.isCrossChecked = true
        let root = PackageFolders.root
        let suite = try ContractSuite(
            Workspace(contracts: "\(root)/Contracts"), filters: [], types: ReferenceApp.responseTypes, sources: sources)
        var found: [String: (CrossCheck, bodies: [BodyMutations])] = [:]
        for case .exchange(let plan, let selection) in suite.suites.flatMap(\.groups) {
            guard case .decodes = plan.promise.body, let checker = ExchangeChecker(plan) else { continue }
            for case .check(.crossCheck(let comparison, _)) in selection.of(plan.checks()).map(\.step) {
                let body = try checker.body.get()
                found[comparison.registered.name, default: (comparison, [])].bodies.append(
                    try BodyMutations(String(decoding: body.bytes, as: UTF8.self)))
            }
        }
        return found.sorted { $0.key < $1.key }.map(\.value)
    }

    /// The number of changed answers of each type; all of them in `make truth`.
    private static let count = ProcessInfo.processInfo.environment["WRITE_TRUTH"] == nil ? 150 : 10_000

    @Test func areTheSameForChangedAnswers() throws {
        let comparisons = try Self.comparisons()
        #expect(comparisons.count == ReferenceApp.responseTypes.count)
        for (comparison, bodies) in comparisons {
            var generator = SplitMix64(seed: 19)
            var differences: [String] = []
            for number in 0..<Self.count {
                let body = Array(bodies[number % bodies.count].random(using: &generator).utf8)
                let result = comparison.result(of: body, as: try JSONDocument(body))
                if result != .same { differences.append("\(result): \(String(decoding: body, as: UTF8.self))") }
            }
            #expect(differences.isEmpty, "\(comparison.registered.name): \(differences.count) differ, such as \(differences.first ?? "")")
        }
    }
}
