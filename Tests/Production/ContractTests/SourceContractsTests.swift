import BodyMutations
import ContractFiles
import ContractTesting
import Foundation
import TestFolders
import Testing
import VerificationModel
import VerifyCommands
import verify

/// Contracts whose types are read from the sources of the reference app, instead of being compiled into the program.
@Suite("Contracts with sources")
struct SourceContractsTests {
    /// Contracts in which every API names the production sources.
    private static func workspace(_ contracts: String, _ fixtures: String) throws -> (TemporaryFolder, Workspace) {
        let folder = try TemporaryFolder()
        for name in ["apis", "movies", "articles", "products", "weather", "posters"] {
            guard let text = try? String(contentsOfFile: "\(contracts)/\(name).yml", encoding: .utf8) else { continue }
            let isWithout = name == "apis" && !text.contains("sources:")
            try folder.write(
                "Contracts/\(name).yml", isWithout ? text.replacing("\n  base:", with: "\n  sources: [Sources/Production]\n  base:") : text)
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

    /// The bodies that the contracts decode, by the name of their type.
    private static func bodies() throws -> [(type: String, bodies: [BodyMutations])] {
        let suite = try ContractSuite(contracts: "\(PackageFolders.root)/Contracts") { ReferenceApp.responseTypes }
        return suite.decodedBodies.map { type, bodies in
            (type, bodies.compactMap { try? BodyMutations(String(decoding: $0, as: UTF8.self)) })
        }.sorted { $0.0 < $1.0 }
    }

    /// The number of changed answers of each type; all of them in `make truth`.
    private static let count = ProcessInfo.processInfo.environment["WRITE_TRUTH"] == nil ? 150 : 10_000

    @Test func areTheSameForChangedAnswers() throws {
        let source = SwiftTypeSource(root: PackageFolders.root)
        var results: [String] = []
        for (name, bodies) in try Self.bodies() {
            let type = try #require(ReferenceApp.responseTypes.first { $0.name == name })
            let comparison = CrossCheck(type, with: source, below: ["Sources/Production"])
            var generator = SplitMix(state: 19)
            var differences: [String] = []
            for number in 0..<Self.count {
                let body = bodies[number % bodies.count].random(using: &generator)
                if let result = comparison.result(of: Array(body.utf8)), result != .same {
                    differences.append("\(name): \(result): \(body)")
                }
            }
            #expect(differences.isEmpty, "\(name): \(differences.count) differ, such as \(differences.first ?? "")")
            results.append(name)
        }
        #expect(results.count == 8)
    }
}
