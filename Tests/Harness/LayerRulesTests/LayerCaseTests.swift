import TestFolders
import Testing
import VerificationModel

@testable import LayerRules

/// Cases are planned without a check, and checked at most once.
@Suite("Layers: planned cases")
struct LayerCaseTests {
    private let app: FrozenApp

    init() throws {
        app = try FrozenApp()
    }

    /// An app in which each kind of case is there, kept and broken.
    private func writeEverything() throws {
        _ = try app.freeze()
        try app.folder.write(
            "Contracts/layers.yml",
            FrozenApp.layers
                + """
                generated: ["**/*.generated.swift"]
                forbid: [{ in: Domain, names: [Codable], because: so }]
                independent: [{ paths: "App/{layer}/**" }]
                placed: [{ names: Film, in: Domain }]
                acyclic: [layers]
                unreachable: [{ from: Screens, to: GRDB, because: so, optional: true }]
                named: [{ in: Domain, names: "Fi*" }]
                exceptions:
                  - { from: App/Domain/**, to: GRDB, because: old }
                  - { from: App/Domain/**, to: GRDB, because: older }

                """)
        try app.folder.write("App/Lost.swift", "let lost = 1\n")
        try app.folder.write("App/Data/Store.generated.swift", "import GRDB\n")
        try app.folder.write("App/Data/Broken.swift", "func f( {\n")
        try app.folder.write("App/Data/Large.swift", [UInt8](repeating: 0x20, count: 16 << 20 + 1))
    }

    @Test func everyCaseIsKnownWithoutACheck() throws {
        try writeEverything()
        let suite = try app.suite()
        let identifiers = suite.identifiers
        #expect(identifiers == suite.run().flatMap(\.cases).map(\.identifier))
        #expect(identifiers.count == Set(identifiers).count)
        #expect(identifiers.filter { $0.subject.hasSuffix("Large.swift") }.map(\.check) == ["one layer", "imports"])
        #expect(identifiers.filter { $0.subject.hasSuffix("generated.swift") }.map(\.check) == ["one layer"])
        #expect(suite.cases.map(\.description) == identifiers.map(\.description))
        #expect(Set(suite.cases.map(\.suite)) == ["layers.yml", "layers/Domain", "layers/Data", "layers/Screens"])
    }

    @Test func aCaseHasTheVerdictOfTheRun() async throws {
        try writeEverything()
        let suite = try app.suite()
        let verdicts = await withTaskGroup(of: (CaseIdentifier, Verdict).self) { group in
            for each in suite.cases { group.addTask { (each.identifier, each.verdict()) } }
            return await group.reduce(into: [CaseIdentifier: Verdict]()) { $0[$1.0] = $1.1 }
        }
        for each in suite.run().flatMap(\.cases) { #expect(verdicts[each.identifier] == each.verdict) }
        #expect(Set(verdicts.values.map(\.name)) == ["kept", "broken", "couldNotRun"])
    }

    @Test func aBrokenCaseThrowsItsFindings() throws {
        let broken = try #require(try app.suite(filters: ["Start.swift/uses"]).cases.first)
        let error = #expect(throws: LayerCaseError.self) { try broken.check() }
        #expect(
            error?.description == """
                layers/Domain/App/Domain/Start.swift/uses is broken
                App/Domain/Start.swift:1:13
                  uses FilmStore, a class declared at App/Data/FilmStore.swift:1:13, of Data
                  allowed: Domain may use no other layer
                  because: Domain does not list Data under uses
                  next: remove the use, or allow Domain to use Data in layers.yml
                  code: layers.use
                """)
        try #require(try app.suite(filters: ["Film.swift/uses"]).cases.first).check()
    }

    /// A suite whose check counts as a failure.
    private func unchecked(_ filters: [String]) -> LayerSuite {
        let (file, root) = ("\(app.folder.path)/Contracts/layers.yml", app.folder.path)
        let work = LayerWork(plan: { LayerPlan(layersFile: file, root: root) }) { plan in
            Issue.record("the sources are checked")
            return LayerWork.Outcome(suites: [], baseline: nil)
        }
        return LayerSuite(work, filters: filters, baseline: "")
    }

    @Test func listingParsesNothing() {
        #expect(unchecked([]).identifiers.count == 17)
        #expect(unchecked(["uses"]).cases.map(\.identifier.check) == ["uses", "uses", "uses", "uses"])
    }

    @Test func aFilterThatSelectsNothingParsesNothing() {
        let suite = unchecked(["no such case"])
        #expect(suite.run().isEmpty)
        #expect(suite.frozen.count == 0)
        #expect(suite.knownProblems.isEmpty)
    }

    @Test func nothingIsReadBeforeItIsNeeded() throws {
        let suite = try app.suite()
        try app.folder.write("App/Domain/Late.swift", "struct Late {}\n")
        #expect(suite.identifiers.contains { $0.subject.hasSuffix("Late.swift") })
    }

    /// Under Xcode the working directory is not the package's folder.
    @Test func findsTheFolderAboveATest() throws {
        let file = "\(app.folder.path)/Tests/AppTests/LayerTests.swift"
        #expect(LayerSuite(contracts: "Contracts", filePath: file).identifiers == (try app.suite()).identifiers)
        #expect(LayerSuite(contracts: "Contracts", filters: ["layers.yml/format"]).cases.map(\.description) == ["layers.yml/format"])
    }

    @Test func aSuiteOfAFolderIsThatOfItsFile() throws {
        let suite = LayerSuite(contracts: "\(app.folder.path)/Contracts")
        #expect(suite.run().flatMap(\.findings) == (try app.suite()).run().flatMap(\.findings))
    }
}
