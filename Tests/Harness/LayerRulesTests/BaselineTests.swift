import LayerRules
import TestFolders
import Testing
import VerificationModel

/// Breaches that are frozen: by rule, file and symbols, not by line.
@Suite("Layers: the baseline")
struct BaselineTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("App/Domain/Film.swift", "struct Film {}\n")
        try folder.write("App/Domain/Start.swift", "let films = FilmStore.shared\n")
        try folder.write("App/Data/FilmStore.swift", "final class FilmStore {\n    static let shared = FilmStore()\n}\n")
        try folder.write("App/Screens/FilmList.swift", "struct FilmList {\n    let films: [Film]\n}\n")
        try folder.write("Contracts/layers.yml", Self.layers)
    }

    static let layers = """
        sources: [App]
        layers:
          Domain: { paths: [App/Domain/**] }
          Data: { paths: [App/Data/**], uses: [Domain] }
          Screens: { paths: [App/Screens/**], uses: [Domain] }

        """
    static let head = """
        # Breaches of layers.yml that were there already. `verify baseline --shrink` takes out what is mended.
        version: 2
        frozen:

        """
    static let entry = "  - { rule: \"layers.use\", file: \"App/Domain/Start.swift\", in: \"films\", to: \"FilmStore\" }\n"
    static let file = "Contracts/layers-baseline.yml"

    private func suite(filters: [String] = []) throws -> LayerSuite {
        let today = try #require(Day("2026-11-21"))
        return LayerSuite(layersFile: "\(folder.path)/Contracts/layers.yml", root: folder.path, today: today, filters: filters)
    }

    private func lines(filters: [String] = []) throws -> [String] {
        try suite(filters: filters).suites.flatMap(\.findings).map { "\($0.place) \($0.rule): \($0.what)" }
    }

    private func cases(filters: [String] = []) throws -> [CheckCase] {
        try suite(filters: filters).suites.flatMap(\.cases).filter { $0.identifier.subject.hasPrefix("layers.yml/baseline") }
    }

    /// Writes what is to be frozen, and returns the file's entries.
    private func freeze() throws -> String {
        let baseline = LayerBaseline(layersFile: "\(folder.path)/Contracts/layers.yml", root: folder.path)
        let update = try baseline.update(today: try #require(Day("2026-11-21")), addsNew: true)
        try folder.write(Self.file, try #require(update.content))
        let text = try folder.text(Self.file)
        #expect(text.hasPrefix(Self.head))
        return String(text.dropFirst(Self.head.count))
    }

    // MARK: What is frozen

    struct Kind: CustomTestStringConvertible, Sendable {
        let testDescription: String
        var layers = BaselineTests.layers
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
            testDescription: "a use of who is open to others",
            layers: layers.replacing("Data: {", with: "Data: { usedBy: [Screens],")
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
            testDescription: "a file in two", layers: layers + "  All: { paths: [\"**/Both.swift\"], uses: \"*\", optional: true }\n",
            file: "App/Domain/Both.swift", source: "",
            entry: #"rule: "layers.placement", file: "App/Domain/Both.swift", to: "All, Domain""#),
    ]

    @Test(arguments: kinds)
    func everyKindOfBreachCanBeFrozen(_ kind: Kind) throws {
        try folder.write("App/Screens/A/B.swift", "struct Plain {}\n")
        try folder.write("App/Screens/B/B.swift", "struct B { let a: A\n let again: A }\n")
        try folder.write("App/Screens/A/A.swift", "struct A {}\n")
        try folder.write("App/Domain/Reaching.swift", "struct Reaching { let store: FilmStore }\n")
        try folder.write("App/Data/GRDB.swift", "import GRDB\nimport os\n")
        try folder.write("App/Data/FilmStore.swift", "final class FilmStore {\n    static let shared = FilmStore()\n}\n")
        try folder.write("Contracts/layers.yml", kind.layers + kind.rules)
        let before = try freeze()
        #expect(try lines() == [])
        try folder.write(kind.file, kind.source)
        #expect(try lines() != [])
        let after = try freeze()
        #expect(try lines() == [])
        let added = after.split(separator: "\n").filter { !before.split(separator: "\n").contains($0) }
        #expect(added.contains("  - { \(kind.entry) }"), "\(after)")
        #expect(try suite().frozen.count == after.split(separator: "\n").count)
        #expect(try suite().frozen.file == Self.file)
    }

    @Test func whatIsWrongWithTheRulesCannotBe() throws {
        try folder.write(
            "Contracts/layers.yml",
            Self.layers + "forbid: [{ in: App/Nowhere/**, names: [A], because: so }]\n"
                + "exceptions:\n  - { from: App/Domain/Start.swift, to: FilmStore, because: old, until: 2026-11-20 }\n"
                + "  - { from: App/Domain/Film.swift, to: FilmStore, because: old }\n")
        #expect(try freeze() == Self.entry)
        #expect(
            try lines() == [
                "Contracts/layers.yml:6:16 layers.vacuous-rule: no Swift file is at App/Nowhere/**",
                "Contracts/layers.yml:8:5 layers.exception-expired: the exception App/Domain/Start.swift -> FilmStore ended on 2026-11-20",
                "Contracts/layers.yml:9:5 layers.exception-unused: nothing needs the exception App/Domain/Film.swift -> FilmStore",
            ])
    }

    @Test func whatAnExceptionCoversIsNotFrozen() throws {
        try folder.write("App/Domain/Film.swift", "let store = FilmStore.shared\n")
        let exception = "exceptions:\n  - { from: App/Domain/Film.swift, to: FilmStore, because: old }\n"
        try folder.write("Contracts/layers.yml", Self.layers + exception)
        #expect(try freeze() == Self.entry)
        #expect(try lines() == [])
        try folder.write("Contracts/layers.yml", Self.layers)
        #expect(try lines().map { String($0.prefix(38)) } == ["App/Domain/Film.swift:1:13 layers.use:"])
        // What is covered now is mended as far as the baseline goes.
        try folder.write("Contracts/layers.yml", Self.layers + exception.replacing("Film.swift", with: "*.swift"))
        #expect(try lines().map { String($0.prefix(57)) } == ["Contracts/layers-baseline.yml:4:5 layers.baseline-stale: "])
    }

    // MARK: Later runs

    @Test func linesMayMove() throws {
        _ = try freeze()
        try folder.write("App/Domain/Start.swift", "import Swift\n\nlet one = 1\nlet films = FilmStore.shared ?? FilmStore()\n")
        #expect(try lines() == ["App/Domain/Start.swift:1:8 layers.outside-import: imports Swift"])
    }

    @Test func whatIsNewIsTold() throws {
        _ = try freeze()
        try folder.write("App/Data/Cache.swift", "struct Cache {}\n")
        try folder.write("App/Domain/Start.swift", "let films = FilmStore.shared\nlet cache = Cache()\n")
        try folder.write("App/Domain/Film.swift", "let films = FilmStore.shared\n")
        #expect(
            try lines().map { $0.prefix(while: { $0 != "," }) } == [
                "App/Domain/Film.swift:1:13 layers.use: uses FilmStore", "App/Domain/Start.swift:2:13 layers.use: uses Cache",
            ])
    }

    /// What uses a symbol is a part of what is frozen: nothing else in the file may use it.
    @Test func aNewUseOfWhatIsUsedAlreadyIsTold() throws {
        _ = try freeze()
        try folder.write("App/Domain/Start.swift", "let films = FilmStore.shared\nfunc more() {\n _ = FilmStore()\n _ = FilmStore()\n}\n")
        #expect(
            try lines() == [
                "App/Domain/Start.swift:3:6 layers.use: uses FilmStore, a class declared at App/Data/FilmStore.swift:1:13, of Data (also on line 4)"
            ])
        #expect(try freeze() == Self.entry + Self.entry.replacing("films", with: "more"))
        #expect(try lines() == [])
        try folder.write("App/Domain/Start.swift", "let films = FilmStore.shared\n")
        #expect(
            try lines() == [
                "Contracts/layers-baseline.yml:5:5 layers.baseline-stale: App/Domain/Start.swift (more) -> FilmStore no longer breaks layers.use"
            ])
    }

    @Test func aNewUseOfAForbiddenNameIsTold() throws {
        try folder.write("Contracts/layers.yml", Self.layers + "forbid: [{ in: Domain, names: [Codable], because: so }]\n")
        try folder.write("App/Domain/Film.swift", "struct Film: Codable {}\n")
        _ = try freeze()
        try folder.write("App/Domain/Film.swift", "struct Film: Codable {}\nstruct Part: Codable {}\n")
        #expect(try lines() == ["App/Domain/Film.swift:2:14 layers.forbidden: uses Codable"])
    }

    /// The finding is the shortest way of those that are new.
    @Test func aNewWayToWhatIsReachedAlreadyIsTold() throws {
        try folder.write(
            "Contracts/layers.yml", Self.layers + "unreachable: [{ from: Screens, to: App/Data/**, because: so }]\n")
        try folder.write("App/Domain/Film.swift", "struct Film { let store: FilmStore }\n")
        try folder.write("App/Domain/Plain.swift", "struct Plain {}\n")
        _ = try freeze()
        try folder.write("App/Domain/Other.swift", "struct Other { let film: Film }\n")
        try folder.write(
            "App/Screens/FilmList.swift", "struct FilmList {\n    let films: [Film]\n    let other: Other\n    let plain: Plain\n}\n")
        #expect(
            try lines().map { $0.prefix(while: { $0 != "," }) } == [
                "App/Screens/FilmList.swift:3:16 layers.unreachable: reaches App/Data/**: uses Other of App/Domain/Other.swift"
            ])
    }

    /// Files of the first version say nothing of what in a file uses something: there all of it is frozen.
    @Test func filesOfTheFirstVersionAreRead() throws {
        try folder.write(
            "Contracts/layers.yml", Self.layers + "unreachable: [{ from: Screens, to: App/Data/**, because: so }]\n")
        try folder.write("App/Domain/Film.swift", "struct Film { let store: FilmStore }\n")
        let entries = [
            "  - { rule: layers.use, file: App/Domain/Film.swift, to: FilmStore }\n",
            "  - { rule: layers.use, file: App/Domain/Start.swift, to: FilmStore }\n",
            "  - { rule: layers.unreachable, file: App/Screens/FilmList.swift, to: \"App/Data/**, through others\" }\n",
        ]
        let old = Self.head.replacing("version: 2", with: "version: 1") + entries.joined()
        try folder.write(Self.file, old)
        try folder.write("App/Domain/Start.swift", "let films = FilmStore.shared\nlet more = FilmStore()\n")
        #expect(try lines() == [])
        #expect(try suite().frozen.count == 3)
        try folder.write("App/Domain/Film.swift", "struct Film {}\n")
        #expect(
            try lines() == [
                "Contracts/layers-baseline.yml:4:5 layers.baseline-stale: App/Domain/Film.swift -> FilmStore no longer breaks layers.use",
                "Contracts/layers-baseline.yml:6:5 layers.baseline-stale: App/Screens/FilmList.swift -> App/Data/**, through others no longer breaks layers.unreachable",
            ])
        #expect(try freeze() == Self.entry + Self.entry.replacing("films", with: "more"))
        try folder.write(Self.file, old.replacing("file: App/Domain/Film.swift", with: "file: App/Domain/Film.swift, in: Film"))
        #expect(try lines().map { $0.prefix(53) } == ["Contracts/layers-baseline.yml:4:54 format.unknown-key"])
    }

    @Test func whatIsMendedIsToldAtItsLine() throws {
        try folder.write("App/Domain/Film.swift", "let films = FilmStore.shared\n")
        _ = try freeze()
        try folder.write("App/Domain/Start.swift", "\n")
        #expect(
            try suite().suites.flatMap(\.findings).map(\.description) == [
                """
                Contracts/layers-baseline.yml:5:5
                  App/Domain/Start.swift (films) -> FilmStore no longer breaks layers.use
                  allowed: frozen breaches that are still there
                  because: what is mended must not come back unseen
                  next: run verify baseline --shrink
                """
            ])
        #expect(try suite().frozen.count == 1)
        try folder.remove("App/Domain/Film.swift")
        #expect(try lines().count == 2)
    }

    @Test func everyFrozenBreachIsACase() throws {
        #expect(try cases().isEmpty)
        _ = try freeze()
        #expect(
            try cases().map(\.identifier.description) == [
                "layers.yml/baseline/format", "layers.yml/baseline/App/Domain/Start.swift/layers.use FilmStore in films",
            ])
        #expect(try cases().allSatisfy { $0.verdict == .kept })
        let uses = try suite(filters: ["Start.swift/uses"]).suites.flatMap(\.cases)
        #expect(uses.map(\.verdict) == [.kept])
    }

    /// Filters select what is told; all is looked at.
    @Test func aFilterMakesNothingStale() throws {
        _ = try freeze()
        #expect(try lines(filters: ["Screens"]) == [])
        #expect(try cases(filters: ["layers.yml"]).map(\.verdict) == [.kept, .kept])
        #expect(try cases(filters: ["start.swift"]).map(\.verdict) == [.kept])
        #expect(try suite(filters: ["Screens"]).frozen.count == 1)
        #expect(try suite(filters: ["no such case"]).frozen.count == 0)
        try folder.write("App/Domain/Start.swift", "\n")
        #expect(try lines(filters: ["Screens"]) == [])
        #expect(try lines(filters: ["start.swift"]).count == 1)
    }

    /// What a file that cannot be seen whole holds may be what is missed.
    @Test func nothingIsStaleWhereAFileIsNotSeen() throws {
        _ = try freeze()
        try folder.write("App/Data/FilmStore.swift", "final class Nothing }{ Store {\n")
        #expect(try lines().map { $0.split(separator: " ")[1] } == ["layers.syntax:"])
        let unseen = CaseIdentifier(subject: "layers/Data/App/Data/FilmStore.swift", check: "imports")
        #expect(try cases().map(\.verdict) == [.kept, .notReached(after: unseen)])
    }

    @Test func aFrozenImportOfAFileThatDoesNotParseStaysFrozen() throws {
        try folder.write("App/Domain/Start.swift", "import GRDB\n")
        _ = try freeze()
        try folder.write("App/Domain/Start.swift", "import GRDB\nimport UIKit\nfunc f( {\n")
        #expect(
            try lines() == [
                "App/Domain/Start.swift:2:8 layers.outside-import: imports UIKit",
                "App/Domain/Start.swift:3:9 layers.syntax: the file does not parse from here",
            ])
    }

    /// Nobody else would tell of it once its place is frozen.
    @Test func aFileInNoLayerThatDoesNotParseIsTold() throws {
        try folder.write("App/Lost.swift", "let a = 1\n")
        _ = try freeze()
        #expect(try lines() == [])
        try folder.write("App/Lost.swift", "func f( {\n")
        #expect(try lines() == ["App/Lost.swift:1:9 layers.syntax: the file does not parse from here"])
        #expect(try suite().suites.map(\.tally.couldNotRun) == [1, 0, 0, 0])
    }

    // MARK: Circles

    private func writeCircles(_ more: String = "") throws {
        try folder.write(
            "Contracts/layers.yml", "sources: [App]\nlayers: { App: { paths: [App/**] } }\nacyclic: [\"App/Rooms/{room}/**\"]\n")
        try folder.write("App/Rooms/A/A.swift", "struct A {\n    let b: B\n}\n\(more)")
        try folder.write("App/Rooms/B/B.swift", "struct B {\n    let a: A\n    let also: A\n    let c: C\n}\n")
        try folder.write("App/Rooms/C/C.swift", "struct C {\n    let a: A\n}\n")
    }

    /// `A -> B` is in both circles: where the fewest uses make it, cutting it leaves none.
    @Test func aUseMoreBringsNoOtherCircleToLight() throws {
        try writeCircles()
        #expect(try freeze() == "  - { rule: \"layers.cycle\", to: \"A -> B -> A\" }\n")
        try writeCircles("struct More { let b: B\n let c: B\n let d: B }\n")
        #expect(try lines() == [])
        try folder.remove(Self.file)
        #expect(try lines().count == 2)
    }

    @Test func aCircleIsKnownWhicheverFileItsUsesStandIn() throws {
        try writeCircles()
        _ = try freeze()
        try folder.write("App/Rooms/A/A.swift", "struct A {}\n")
        try folder.write("App/Rooms/A/Other.swift", "struct Other { let b: B }\n")
        #expect(try lines() == [])
        try folder.write("App/Rooms/C/C.swift", "struct C { let d: D }\n")
        try folder.write("App/Rooms/D/D.swift", "struct D { let c: C }\n")
        #expect(
            try lines().map { $0.prefix(while: { $0 != "(" }) } == [
                "App/Rooms/C/C.swift:1:19 layers.cycle: a circle: C -> D -> C: C uses D of D "
            ])
        try folder.remove("App/Rooms/A/Other.swift")
        #expect(try lines().last == "Contracts/layers-baseline.yml:4:5 layers.baseline-stale: A -> B -> A no longer breaks layers.cycle")
    }

    // MARK: The file

    @Test func anyNameCanBeFrozen() throws {
        let names = [
            "we\"ird\\ \u{1}\t.swift", "caf\u{E9}.swift", "cafe\u{301}.swift", "line\nbreak\u{85}\u{2028}.swift", "#: {}\u{1F3AC}.swift",
        ]
        for name in names { try folder.write("App/Domain/\(name)", "let films = FilmStore.shared\n") }
        let text = try freeze()
        #expect(
            text.split(separator: "\n").map { $0.dropFirst(32).prefix(while: { $0 != "," }) } == [
                ##""App/Domain/#: {}🎬.swift""##, ##""App/Domain/Start.swift""##, "\"App/Domain/cafe\u{301}.swift\"",
                "\"App/Domain/caf\u{E9}.swift\"",
                ##""App/Domain/line\u000Abreak\u0085\u2028.swift""##, ##""App/Domain/we\"ird\\ \u0001\u0009.swift""##,
            ])
        #expect(try lines() == [])
        #expect(try suite().frozen.count == 6)
        try folder.write("App/Domain/caf\u{E9}.swift", "\n")
        #expect(try lines().map { String($0.prefix(33)) } == ["Contracts/layers-baseline.yml:7:5"])
    }

    @Test func nothingMayBeFrozen() throws {
        try folder.write("App/Domain/Start.swift", "\n")
        try folder.write(Self.file, Self.head.dropLast() + " []\n")
        #expect(try lines() == [])
        #expect(try cases().map(\.verdict) == [.kept])
    }

    @Test func aBadlyWrittenFileIsToldAllAtOnce() throws {
        try folder.write(
            Self.file,
            """
            version: 3
            frosen: []
            frozen:
            \(Self.entry)\(Self.entry)  - { rule: layers.empty, file: a, to: b }
              - { rule: layers.use, to: 7, line: 3 }
              - { rule: layers.cycle, file: a, to: A -> B -> A }
              - { file: a }
              - layers.use

            """)
        let cases = try suite(filters: ["Screens"]).suites.flatMap(\.cases)
        #expect(cases.map(\.identifier.description) == ["layers.yml/baseline/format"])
        #expect(cases.map(\.verdict.name) == ["couldNotRun"])
        #expect(try suite().knownProblems.count == 1)
        #expect(try suite().frozen.count == 0)
        let told = try lines().map { String($0.dropFirst("\(Self.file):".count)) }
        #expect(
            told == [
                #"1:10 format.value: "version" is the number 3"#, #"2:1 format.unknown-key: "frosen" is no key of layers-baseline.yml"#,
                "5:5 format.value: a frozen breach is there twice, first in line 4",
                #"6:13 format.value: "rule" is "layers.empty", which is no rule whose breaches can be frozen"#,
                #"7:5 format.missing-key: a frozen breach has no "file""#, #"7:29 format.type: "to" is the number 7"#,
                #"7:32 format.unknown-key: "line" is no key of a frozen breach"#,
                #"8:27 format.value: "file" is there beside the rule layers.cycle"#,
                #"9:5 format.missing-key: a frozen breach has no "rule""#, #"9:5 format.missing-key: a frozen breach has no "to""#,
                "10:5 format.type: a frozen breach is the string \"layers.use\"",
            ])
        try folder.write(Self.file, "{}\n")
        #expect(
            try lines()
                == ["frozen", "version"].map {
                    "Contracts/layers-baseline.yml:1:1 format.missing-key: layers-baseline.yml has no \"\($0)\""
                })
        try folder.write(Self.file, "version: 1\nfrozen: { rule: a }\n")
        #expect(try lines() == ["Contracts/layers-baseline.yml:2:9 format.type: \"frozen\" is a mapping"])
    }
}
