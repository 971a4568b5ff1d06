import LayerRules
import TestFolders
import Testing
import VerificationModel

/// `layers-baseline.yml`: its valid content, and the problems of a badly written one.
@Suite("Layers: the baseline's file")
struct BaselineFileTests {
    private let app: FrozenApp

    init() throws {
        app = try FrozenApp()
    }

    /// Files of the first version do not name the declaration that uses something.
    ///
    /// All uses in such a file are frozen.
    @Test func filesOfTheFirstVersionAreRead() throws {
        try app.folder.write("Contracts/layers.yml", FrozenApp.layers + "unreachable: [{ from: Screens, to: App/Data/**, because: so }]\n")
        try app.folder.write("App/Domain/Film.swift", "struct Film { let store: FilmStore }\n")
        let entries = [
            "  - { rule: layers.use, file: App/Domain/Film.swift, to: FilmStore }\n",
            "  - { rule: layers.use, file: App/Domain/Start.swift, to: FilmStore }\n",
            "  - { rule: layers.unreachable, file: App/Screens/FilmList.swift, to: \"App/Data/**, through others\" }\n",
        ]
        let old = FrozenApp.head.replacing("version: 2", with: "version: 1") + entries.joined()
        try app.folder.write(FrozenApp.file, old)
        try app.folder.write("App/Domain/Start.swift", "let films = FilmStore.shared\nlet more = FilmStore()\n")
        #expect(try app.lines() == [])
        #expect(try app.suite().frozen.count == 3)
        try app.folder.write("App/Domain/Film.swift", "struct Film {}\n")
        #expect(
            try app.lines() == [
                "Contracts/layers-baseline.yml:4:5 layers.baseline-stale: App/Domain/Film.swift -> FilmStore no longer breaks layers.use",
                "Contracts/layers-baseline.yml:6:5 layers.baseline-stale: App/Screens/FilmList.swift -> App/Data/**, through others no longer breaks layers.unreachable",
            ])
        #expect(try app.freeze() == FrozenApp.entry + FrozenApp.entry.replacing("films", with: "more"))
        try app.folder.write(FrozenApp.file, old.replacing("file: App/Domain/Film.swift", with: "file: App/Domain/Film.swift, in: Film"))
        #expect(try app.lines().map { $0.prefix(53) } == ["Contracts/layers-baseline.yml:4:54 format.unknown-key"])
    }

    @Test func anyNameCanBeFrozen() throws {
        let names = [
            "we\"ird\\ \u{1}\t.swift", "caf\u{E9}.swift", "cafe\u{301}.swift", "line\nbreak\u{85}\u{2028}.swift", "#: {}\u{1F3AC}.swift",
        ]
        for name in names { try app.folder.write("App/Domain/\(name)", "let films = FilmStore.shared\n") }
        let text = try app.freeze()
        #expect(
            text.split(separator: "\n").map { $0.dropFirst(32).prefix(while: { $0 != "," }) } == [
                ##""App/Domain/#: {}🎬.swift""##, ##""App/Domain/Start.swift""##, "\"App/Domain/cafe\u{301}.swift\"",
                "\"App/Domain/caf\u{E9}.swift\"",
                ##""App/Domain/line\u000Abreak\u0085\u2028.swift""##, ##""App/Domain/we\"ird\\ \u0001\u0009.swift""##,
            ])
        #expect(try app.lines() == [])
        #expect(try app.suite().frozen.count == 6)
        try app.folder.write("App/Domain/caf\u{E9}.swift", "\n")
        #expect(try app.lines().map { String($0.prefix(33)) } == ["Contracts/layers-baseline.yml:7:5"])
    }

    @Test func nothingMayBeFrozen() throws {
        try app.folder.write("App/Domain/Start.swift", "\n")
        try app.folder.write(FrozenApp.file, FrozenApp.head.dropLast() + " []\n")
        #expect(try app.lines() == [])
        #expect(try app.cases().map(\.verdict) == [.kept])
    }

    @Test func reportsAllProblemsOfAFileAtOnce() throws {
        try app.folder.write(
            FrozenApp.file,
            """
            version: 3
            frosen: []
            frozen:
            \(FrozenApp.entry)\(FrozenApp.entry)  - { rule: layers.empty, file: a, to: b }
              - { rule: layers.use, to: 7, line: 3 }
              - { rule: layers.cycle, file: a, to: A -> B -> A }
              - { file: a }
              - layers.use

            """)
        let cases = try app.suite(filters: ["Screens"]).run().flatMap(\.cases)
        #expect(cases.map(\.identifier.description) == ["layers.yml/baseline/format"])
        #expect(cases.map(\.verdict.name) == ["couldNotRun"])
        #expect(try app.suite().knownProblems.count == 1)
        #expect(try app.suite().frozen.count == 0)
        let found = try app.lines().map { String($0.dropFirst("\(FrozenApp.file):".count)) }
        #expect(
            found == [
                #"1:10 format.value: "version" is the number 3"#, #"2:1 format.unknown-key: "frosen" is not a key of layers-baseline.yml"#,
                "5:5 format.value: a frozen violation is there twice, first in line 4",
                #"6:13 format.value: "rule" is "layers.empty", which is not a known rule whose violations can be frozen"#,
                #"7:5 format.missing-key: a frozen violation has no "file""#, #"7:29 format.type: "to" is the number 7"#,
                #"7:32 format.unknown-key: "line" is not a key of a frozen violation"#,
                #"8:27 format.value: "file" is there beside the rule layers.cycle"#,
                #"9:5 format.missing-key: a frozen violation has no "rule""#, #"9:5 format.missing-key: a frozen violation has no "to""#,
                "10:5 format.type: a frozen violation is the string \"layers.use\"",
            ])
        try app.folder.write(FrozenApp.file, "{}\n")
        #expect(
            try app.lines()
                == ["frozen", "version"].map {
                    "Contracts/layers-baseline.yml:1:1 format.missing-key: layers-baseline.yml has no \"\($0)\""
                })
        try app.folder.write(FrozenApp.file, "version: 1\nfrozen: { rule: a }\n")
        #expect(try app.lines() == ["Contracts/layers-baseline.yml:2:9 format.type: \"frozen\" is a mapping"])
    }
}
