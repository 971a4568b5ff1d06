import LayerRules
import TestFolders
import Testing
import VerificationModel

/// Violations that are frozen: by rule, file and symbols, not by line.
@Suite("Layers: the baseline")
struct BaselineTests {
    private let app: FrozenApp

    init() throws {
        app = try FrozenApp()
    }

    // MARK: What is frozen

    struct Kind: CustomTestStringConvertible, Sendable {
        let testDescription: String
        var layers = FrozenApp.layers
        var rules = ""
        let file: String
        let source: String
        let entry: String
    }

    static let kinds = [
        Kind(
            testDescription: "a use", file: "App/Domain/Film.swift", source: "let store = FilmStore.shared\nlet other: FilmStore\n",
            entry: #"rule: "layers.use", file: "App/Domain/Film.swift", in: "other", to: "FilmStore""#),
        Kind(
            testDescription: "a use that usedBy does not allow",
            layers: FrozenApp.layers.replacing("Data: {", with: "Data: { usedBy: [Screens],")
                .replacing("Domain: {", with: "Domain: { uses: [Data],"), file: "App/Domain/Film.swift",
            source: "let store = FilmStore.shared\n",
            entry: #"rule: "layers.used-by", file: "App/Domain/Film.swift", in: "store", to: "FilmStore""#),
        Kind(
            testDescription: "an import", file: "App/Domain/Film.swift", source: "import Data\n",
            entry: #"rule: "layers.import", file: "App/Domain/Film.swift", to: "Data""#),
        Kind(
            testDescription: "an import from outside", file: "App/Domain/Film.swift", source: "import os.log\n",
            entry: #"rule: "layers.outside-import", file: "App/Domain/Film.swift", to: "os.log""#),
        Kind(
            testDescription: "a forbidden name", rules: "forbid: [{ in: Domain, names: [Codable], because: so }]\n",
            file: "App/Domain/Film.swift", source: "struct Film: Codable {}\n",
            entry: #"rule: "layers.forbidden", file: "App/Domain/Film.swift", in: "Film", to: "Codable""#),
        Kind(
            testDescription: "groups that know each other",
            rules: "independent: [{ paths: \"App/Domain/{feature}.swift\", because: so }]\n",
            file: "App/Domain/Other.swift", source: "struct Other { let film: Film }\n",
            entry: #"rule: "layers.independent", file: "App/Domain/Other.swift", in: "Other.film", to: "Film""#),
        Kind(
            testDescription: "a name in another place", rules: "placed: [{ names: \"*UseCase\", in: Domain, optional: true }]\n",
            file: "App/Data/FilmUseCase.swift", source: "enum Use { struct FilmUseCase {} }\n",
            entry: #"rule: "layers.placement-of-names", file: "App/Data/FilmUseCase.swift", to: "Use.FilmUseCase""#),
        Kind(
            testDescription: "another name than the rule wants", rules: "named: [{ in: App/Data/F*.swift, names: \"*Store\" }]\n",
            file: "App/Data/FilmUseCase.swift", source: "struct FilmUseCase {}\n",
            entry: #"rule: "layers.naming", file: "App/Data/FilmUseCase.swift", to: "FilmUseCase""#),
        Kind(
            testDescription: "a circle", rules: "acyclic: [\"App/Screens/{folder}/**\"]\n", file: "App/Screens/A/A.swift",
            source: "struct A { let b: B }\n", entry: #"rule: "layers.cycle", to: "A -> B -> A""#),
        Kind(
            testDescription: "what is reached through others",
            rules: "unreachable: [{ from: Screens, to: [GRDB, App/Data/**], because: so }]\n",
            file: "App/Screens/A/A.swift", source: "struct A { let film: Reaching }\n",
            entry: #"rule: "layers.unreachable", file: "App/Screens/A/A.swift", in: "A.film", to: "GRDB, App/Data/**, through Reaching""#),
        Kind(
            testDescription: "what is reached itself", rules: "unreachable: [{ from: Data, to: [os], because: so }]\n",
            file: "App/Data/A.swift", source: "import os\n",
            entry: #"rule: "layers.unreachable", file: "App/Data/A.swift", to: "os""#),
        Kind(
            testDescription: "a file in no layer", file: "App/Lost.swift", source: "import Anything\n",
            entry: #"rule: "layers.placement", file: "App/Lost.swift", to: "no layer""#),
        Kind(
            testDescription: "a file in two",
            layers: FrozenApp.layers + "  All: { paths: [\"**/Both.swift\"], uses: \"*\", optional: true }\n",
            file: "App/Domain/Both.swift", source: "",
            entry: #"rule: "layers.placement", file: "App/Domain/Both.swift", to: "All, Domain""#),
    ]

    @Test(arguments: kinds)
    func everyKindOfViolationCanBeFrozen(_ kind: Kind) throws {
        try app.folder.write("App/Screens/A/B.swift", "struct Plain {}\n")
        try app.folder.write("App/Screens/B/B.swift", "struct B { let a: A\n let again: A }\n")
        try app.folder.write("App/Screens/A/A.swift", "struct A {}\n")
        try app.folder.write("App/Domain/Reaching.swift", "struct Reaching { let store: FilmStore }\n")
        try app.folder.write("App/Data/GRDB.swift", "import GRDB\nimport os\n")
        try app.folder.write("App/Data/FilmStore.swift", "final class FilmStore {\n    static let shared = FilmStore()\n}\n")
        try app.folder.write("Contracts/layers.yml", kind.layers + kind.rules)
        let before = try app.freeze()
        #expect(try app.lines() == [])
        try app.folder.write(kind.file, kind.source)
        #expect(try app.lines() != [])
        let after = try app.freeze()
        #expect(try app.lines() == [])
        let added = after.split(separator: "\n").filter { !before.split(separator: "\n").contains($0) }
        #expect(added.contains("  - { \(kind.entry) }"), "\(after)")
        #expect(try app.suite().frozen.count == after.split(separator: "\n").count)
        #expect(try app.suite().frozen.file == FrozenApp.file)
    }

    @Test func doesNotFreezeProblemsOfTheRules() throws {
        try app.folder.write(
            "Contracts/layers.yml",
            FrozenApp.layers + "forbid: [{ in: App/Nowhere/**, names: [A], because: so }]\n"
                + "exceptions:\n  - { from: App/Domain/Start.swift, to: FilmStore, because: old, until: 2026-11-20 }\n"
                + "  - { from: App/Domain/Film.swift, to: FilmStore, because: old }\n")
        #expect(try app.freeze() == FrozenApp.entry)
        #expect(
            try app.lines() == [
                "Contracts/layers.yml:6:16 layers.unmatched: no Swift file is at App/Nowhere/**",
                "Contracts/layers.yml:8:5 layers.exception-expired: the exception App/Domain/Start.swift -> FilmStore ended on 2026-11-20",
                "Contracts/layers.yml:9:5 layers.exception-unused: no use needs the exception App/Domain/Film.swift -> FilmStore",
            ])
    }

    @Test func doesNotFreezeCoveredViolations() throws {
        try app.folder.write("App/Domain/Film.swift", "let store = FilmStore.shared\n")
        let exception = "exceptions:\n  - { from: App/Domain/Film.swift, to: FilmStore, because: old }\n"
        try app.folder.write("Contracts/layers.yml", FrozenApp.layers + exception)
        #expect(try app.freeze() == FrozenApp.entry)
        #expect(try app.lines() == [])
        try app.folder.write("Contracts/layers.yml", FrozenApp.layers)
        #expect(try app.lines().map { String($0.prefix(38)) } == ["App/Domain/Film.swift:1:13 layers.use:"])
        // A violation that an exception covers now counts as fixed in the baseline.
        try app.folder.write("Contracts/layers.yml", FrozenApp.layers + exception.replacing("Film.swift", with: "*.swift"))
        #expect(try app.lines().map { String($0.prefix(57)) } == ["Contracts/layers-baseline.yml:4:5 layers.baseline-stale: "])
    }

    // MARK: Later runs

    @Test func linesMayMove() throws {
        _ = try app.freeze()
        try app.folder.write("App/Domain/Start.swift", "import Swift\n\nlet one = 1\nlet films = FilmStore.shared ?? FilmStore()\n")
        #expect(try app.lines() == ["App/Domain/Start.swift:1:8 layers.outside-import: imports Swift"])
    }

    @Test func reportsNewViolations() throws {
        _ = try app.freeze()
        try app.folder.write("App/Data/Cache.swift", "struct Cache {}\n")
        try app.folder.write("App/Domain/Start.swift", "let films = FilmStore.shared\nlet cache = Cache()\n")
        try app.folder.write("App/Domain/Film.swift", "let films = FilmStore.shared\n")
        #expect(
            try app.lines().map { $0.prefix(while: { $0 != "," }) } == [
                "App/Domain/Film.swift:1:13 layers.use: uses FilmStore", "App/Domain/Start.swift:2:13 layers.use: uses Cache",
            ])
    }

    /// The declaration that uses a symbol is frozen with it.
    ///
    /// Other declarations of the file may not use it.
    @Test func reportsNewUsesOfAFrozenSymbol() throws {
        _ = try app.freeze()
        try app.folder.write(
            "App/Domain/Start.swift", "let films = FilmStore.shared\nfunc more() {\n _ = FilmStore()\n _ = FilmStore()\n}\n")
        #expect(
            try app.lines() == [
                "App/Domain/Start.swift:3:6 layers.use: uses FilmStore, a class declared at App/Data/FilmStore.swift:1:13, of Data (also on line 4)"
            ])
        #expect(try app.freeze() == FrozenApp.entry + FrozenApp.entry.replacing("films", with: "more"))
        #expect(try app.lines() == [])
        try app.folder.write("App/Domain/Start.swift", "let films = FilmStore.shared\n")
        #expect(
            try app.lines() == [
                "Contracts/layers-baseline.yml:5:5 layers.baseline-stale: App/Domain/Start.swift (more) -> FilmStore no longer breaks layers.use"
            ])
    }

    @Test func reportsNewUsesOfAForbiddenName() throws {
        try app.folder.write("Contracts/layers.yml", FrozenApp.layers + "forbid: [{ in: Domain, names: [Codable], because: so }]\n")
        try app.folder.write("App/Domain/Film.swift", "struct Film: Codable {}\n")
        _ = try app.freeze()
        try app.folder.write("App/Domain/Film.swift", "struct Film: Codable {}\nstruct Part: Codable {}\n")
        #expect(try app.lines() == ["App/Domain/Film.swift:2:14 layers.forbidden: uses Codable"])
    }

    /// The finding is the shortest way of those that are new.
    @Test func reportsNewChainsToAReachedFile() throws {
        try app.folder.write("Contracts/layers.yml", FrozenApp.layers + "unreachable: [{ from: Screens, to: App/Data/**, because: so }]\n")
        try app.folder.write("App/Domain/Film.swift", "struct Film { let store: FilmStore }\n")
        try app.folder.write("App/Domain/Plain.swift", "struct Plain {}\n")
        _ = try app.freeze()
        try app.folder.write("App/Domain/Other.swift", "struct Other { let film: Film }\n")
        try app.folder.write(
            "App/Screens/FilmList.swift", "struct FilmList {\n    let films: [Film]\n    let other: Other\n    let plain: Plain\n}\n")
        #expect(
            try app.lines().map { $0.prefix(while: { $0 != "," }) } == [
                "App/Screens/FilmList.swift:3:16 layers.unreachable: reaches App/Data/**: uses Other of App/Domain/Other.swift"
            ])
    }

    @Test func reportsAFixedViolationAtItsLine() throws {
        try app.folder.write("App/Domain/Film.swift", "let films = FilmStore.shared\n")
        _ = try app.freeze()
        try app.folder.write("App/Domain/Start.swift", "\n")
        #expect(
            try app.suite().run().flatMap(\.findings).map(\.description) == [
                """
                Contracts/layers-baseline.yml:5:5
                  App/Domain/Start.swift (films) -> FilmStore no longer breaks layers.use
                  allowed: frozen violations that still exist
                  because: a fixed violation must leave the baseline so that it cannot return unnoticed
                  next: remove the entry: verify baseline --shrink
                  code: layers.baseline-stale
                """
            ])
        #expect(try app.suite().frozen.count == 1)
        try app.folder.remove("App/Domain/Film.swift")
        #expect(try app.lines().count == 2)
    }

    @Test func everyFrozenViolationIsACase() throws {
        #expect(try app.cases().isEmpty)
        _ = try app.freeze()
        #expect(
            try app.cases().map(\.identifier.description) == [
                "layers.yml/baseline/format", "layers.yml/baseline/App/Domain/Start.swift/layers.use FilmStore in films",
            ])
        #expect(try app.cases().allSatisfy { $0.verdict == .kept })
        let uses = try app.suite(filters: ["Start.swift/uses"]).run().flatMap(\.cases)
        #expect(uses.map(\.verdict) == [.kept])
    }

    /// Filters select the reported cases.
    ///
    /// All files are checked.
    @Test func aFilterMakesNothingStale() throws {
        _ = try app.freeze()
        #expect(try app.lines(filters: ["Screens"]) == [])
        #expect(try app.cases(filters: ["layers.yml"]).map(\.verdict) == [.kept, .kept])
        #expect(try app.cases(filters: ["start.swift"]).map(\.verdict) == [.kept])
        #expect(try app.suite(filters: ["Screens"]).frozen.count == 1)
        #expect(try app.suite(filters: ["no such case"]).frozen.count == 0)
        try app.folder.write("App/Domain/Start.swift", "\n")
        #expect(try app.lines(filters: ["Screens"]) == [])
        #expect(try app.lines(filters: ["start.swift"]).count == 1)
    }

    /// An unparsable file may contain the missing violation.
    @Test func nothingIsStaleWhereAFileIsNotSeen() throws {
        _ = try app.freeze()
        try app.folder.write("App/Data/FilmStore.swift", "final class Nothing }{ Store {\n")
        #expect(try app.lines().map { $0.split(separator: " ")[1] } == ["layers.syntax:"])
        let unseen = CaseIdentifier(subject: "layers/Data/App/Data/FilmStore.swift", check: "imports")
        #expect(try app.cases().map(\.verdict) == [.kept, .notReached(after: unseen)])
    }

    @Test func aFrozenImportOfAFileThatDoesNotParseStaysFrozen() throws {
        try app.folder.write("App/Domain/Start.swift", "import GRDB\n")
        _ = try app.freeze()
        try app.folder.write("App/Domain/Start.swift", "import GRDB\nimport UIKit\nfunc f( {\n")
        #expect(
            try app.lines() == [
                "App/Domain/Start.swift:2:8 layers.outside-import: imports UIKit",
                "App/Domain/Start.swift:3:9 layers.syntax: the file does not parse from here",
            ])
    }

    /// No other case would report it after its place is frozen.
    @Test func reportsAnUnparsableFileWithoutALayer() throws {
        try app.folder.write("App/Lost.swift", "let a = 1\n")
        _ = try app.freeze()
        #expect(try app.lines() == [])
        try app.folder.write("App/Lost.swift", "func f( {\n")
        #expect(try app.lines() == ["App/Lost.swift:1:9 layers.syntax: the file does not parse from here"])
        #expect(try app.suite().run().map(\.tally.couldNotRun) == [1, 0, 0, 0])
    }

    // MARK: Circles

    private func writeCircles(_ more: String = "") throws {
        try app.folder.write(
            "Contracts/layers.yml", "sources: [App]\nlayers: { App: { paths: [App/**] } }\nacyclic: [\"App/Rooms/{room}/**\"]\n")
        try app.folder.write("App/Rooms/A/A.swift", "struct A {\n    let b: B\n}\n\(more)")
        try app.folder.write("App/Rooms/B/B.swift", "struct B {\n    let a: A\n    let also: A\n    let c: C\n}\n")
        try app.folder.write("App/Rooms/C/C.swift", "struct C {\n    let a: A\n}\n")
    }

    /// `A -> B` is in both circles: where has the fewest uses it, cutting it leaves none.
    @Test func aUseMoreBringsNoOtherCircleToLight() throws {
        try writeCircles()
        #expect(try app.freeze() == "  - { rule: \"layers.cycle\", to: \"A -> B -> A\" }\n")
        try writeCircles("struct More { let b: B\n let c: B\n let d: B }\n")
        #expect(try app.lines() == [])
        try app.folder.remove(FrozenApp.file)
        #expect(try app.lines().count == 2)
    }

    @Test func recognizesACycleInAnyFile() throws {
        try writeCircles()
        _ = try app.freeze()
        try app.folder.write("App/Rooms/A/A.swift", "struct A {}\n")
        try app.folder.write("App/Rooms/A/Other.swift", "struct Other { let b: B }\n")
        #expect(try app.lines() == [])
        try app.folder.write("App/Rooms/C/C.swift", "struct C { let d: D }\n")
        try app.folder.write("App/Rooms/D/D.swift", "struct D { let c: C }\n")
        #expect(
            try app.lines().map { $0.prefix(while: { $0 != "(" }) } == [
                "App/Rooms/C/C.swift:1:19 layers.cycle: a cycle: C -> D -> C: C uses D of D "
            ])
        try app.folder.remove("App/Rooms/A/Other.swift")
        #expect(
            try app.lines().last == "Contracts/layers-baseline.yml:4:5 layers.baseline-stale: A -> B -> A no longer breaks layers.cycle")
    }
}
