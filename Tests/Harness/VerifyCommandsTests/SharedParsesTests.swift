import ContractFiles
import ContractTesting
import Foundation
import LayerRules
import PackageGraph
import ProjectModules
import SwiftSymbols
import TestFolders
import Testing
import VerificationModel
import VerifyCommands

/// Sources that contracts and layers read in the same run.
@Suite("Sources that are parsed once")
struct SharedParsesTests {
    /// An app with two modules, a contract about a type of one of them, and layers.
    private func app() throws -> TemporaryFolder {
        let shop = try PriceShop()
        let folder = shop.folder
        try folder.write(
            "App/Screen.swift", "struct Screen {\n    let price: PriceDTO\n    #if os(iOS)\n    let shop: Shop\n    #endif\n}\n")
        try folder.write("Domain/Shop.swift", "struct Shop { func local() { struct Inner { let price: PriceDTO }; _ = Inner.self } }\n")
        try folder.write(
            "Contracts/layers.yml",
            """
            sources: [App, Domain]
            layers:
              App: { paths: [App/**], uses: [] }
              Domain: { paths: [Domain/**], uses: [] }

            """)
        return folder
    }

    private func run(_ folder: TemporaryFolder, _ parses: SharedParses?) throws -> [CheckSuite] {
        let workspace = Workspace(contracts: "\(folder.path)/Contracts")
        let contracts = try ContractSuite(
            workspace, filters: [], types: [], sources: SourceReading(SwiftTypeSource(root: folder.path, parses: parses)))
        let layers = LayerSuite(
            layersFile: workspace.layersFile, root: folder.path, today: try #require(Day("2026-11-24")), filters: [],
            reading: LayerReading(parses: parses))
        return (contracts.run() + layers.run()).map { suite in
            // Times differ between runs.
            CheckSuite(name: suite.name, kind: suite.kind, cases: suite.cases.map { CheckCase($0.identifier, $0.verdict) })
        }
    }

    @Test func haveTheSameVerdictsAndAreParsedOnce() throws {
        let folder = try app()
        let parses = SharedParses(layersOf: folder.path)
        let shared = try run(folder, parses)
        #expect(shared == (try run(folder, nil)))
        #expect(shared.flatMap(\.findings).contains { $0.what.contains("PriceDTO") }, "the layers find uses")
        #expect(parses.parseCount == 3, "one for each file")
    }

    @Test func areParsedAgainIfTheTextHasChanged() throws {
        let folder = try app()
        let parses = SharedParses(layersOf: folder.path)
        let workspace = Workspace(contracts: "\(folder.path)/Contracts")
        _ = try ContractSuite(
            workspace, filters: [], types: [], sources: SourceReading(SwiftTypeSource(root: folder.path, parses: parses))
        ).run()
        try folder.write("App/Screen.swift", "struct Screen {}\n")
        let layers = LayerSuite(
            layersFile: workspace.layersFile, root: folder.path, today: try #require(Day("2026-11-24")), filters: [],
            reading: LayerReading(parses: parses))
        #expect(!layers.run().flatMap(\.findings).contains { $0.place.file == "App/Screen.swift" })
        #expect(parses.parseCount == 4)
    }

    /// The second reading numbers the files again, in declarations of all kinds.
    @Test func giveTheUsesOfThisPackage() throws {
        let root = URL(filePath: #filePath).appending(path: "../../../..").standardized.path()
        let tree = try SourceTree(root: root)
        let files = tree.files.filter { $0.hasPrefix("Sources/Harness/Decoding/") || $0.hasPrefix("Sources/Harness/Layers/") }
        let sources = try files.map { path in
            SourceGraph.Source(path: path, module: tree.repository.key(of: path), bytes: try tree.bytes(of: path))
        }
        let parses = SharedParses { _ in BuildConditions() }
        _ = SymbolTable.read(sources.filter { $0.module == "DecodingSources" }, parses: parses)
        let shared = SourceGraph(sources, parses: parses)
        let own = SourceGraph(sources)
        #expect(parses.parseCount == sources.count)
        #expect(shared.references == own.references)
        #expect(shared.references.count > 10_000)
        #expect(shared.unresolvedUses.count == own.unresolvedUses.count)
    }
}
