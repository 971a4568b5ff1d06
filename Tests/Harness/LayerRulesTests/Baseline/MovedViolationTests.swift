import TestFolders
import Testing
import VerificationModel

@testable import LayerRules

/// Frozen violations whose file was moved, or whose declarations were renamed: they stay frozen if no other one can be meant.
@Suite("Layers: moved and renamed violations")
struct MovedViolationTests {
    /// A change of files: their new contents, or nil for those that are removed.
    struct Change: Sendable, CustomTestStringConvertible {
        let testDescription: String
        var before: [String: String] = [:]
        let after: [String: String?]
        /// The findings: those of frozen violations that are gone, and of new ones.
        var gone = 0
        var new = 0
    }

    private static let film = "struct Film {\n    let store: FilmStore\n    let other: FilmStore\n}\n"

    static let changes = [
        Change(
            testDescription: "a moved file",
            before: ["App/Domain/Old/Film.swift": film], after: ["App/Domain/Old/Film.swift": nil, "App/Domain/Film.swift": film]),
        Change(
            testDescription: "a moved file with imports",
            before: ["App/Domain/Old/Film.swift": "import GRDB\n\(film)"],
            after: ["App/Domain/Old/Film.swift": nil, "App/Domain/Film.swift": "import GRDB\n\(film)"]),
        Change(
            testDescription: "a file with another name, whose declarations show that it is the same",
            before: ["App/Domain/A.swift": "import GRDB\n\(film)"],
            after: ["App/Domain/A.swift": nil, "App/Domain/B.swift": "import GRDB\n\(film)"]),
        Change(
            testDescription: "a declaration in another file",
            before: ["App/Domain/A.swift": "struct A {}\n\(film)"],
            after: ["App/Domain/A.swift": "struct A {}\n", "App/Domain/Film.swift": film]),
        Change(
            testDescription: "a renamed type", before: ["App/Domain/Film.swift": film],
            after: ["App/Domain/Film.swift": film.replacing("struct Film", with: "struct Movie")]),
        Change(
            testDescription: "a renamed member", before: ["App/Domain/Film.swift": film],
            after: ["App/Domain/Film.swift": film.replacing("let other", with: "let another")]),
        Change(
            testDescription: "a renamed type in a file with its name",
            before: ["App/Domain/Film.swift": "struct Film { let store: FilmStore }\n"],
            after: ["App/Domain/Film.swift": nil, "App/Domain/Movie.swift": "struct Movie { let store: FilmStore }\n"]),
        Change(
            testDescription: "a renamed type that is used", before: ["App/Domain/Film.swift": film],
            after: [
                "App/Data/FilmStore.swift": "final class Database {\n    static let shared = Database()\n}\n",
                "App/Domain/Film.swift": film.replacing("FilmStore", with: "Database"),
                "App/Domain/Start.swift": "let films = Database.shared\n",
            ]),
        // Without a doubt these are other violations.
        Change(
            testDescription: "an import that another file has now",
            before: ["App/Domain/A.swift": "import GRDB\n", "App/Domain/B.swift": ""],
            after: ["App/Domain/A.swift": "", "App/Domain/B.swift": "import GRDB\n"], gone: 1, new: 1),
        Change(
            testDescription: "an import of a file that is gone, in one with another name", before: ["App/Domain/A.swift": "import GRDB\n"],
            after: ["App/Domain/A.swift": nil, "App/Domain/B.swift": "import GRDB\n"], gone: 1, new: 1),
        Change(
            testDescription: "a use that another declaration has now",
            before: ["App/Domain/Film.swift": "struct Film { let store: FilmStore }\nstruct Other {}\n"],
            after: ["App/Domain/Film.swift": "struct Film {}\nstruct Other { let store: FilmStore }\n"], gone: 1, new: 1),
        Change(
            testDescription: "one of two members that may be meant",
            before: ["App/Domain/Film.swift": "struct Film { let store: FilmStore }\n"],
            after: ["App/Domain/Film.swift": "struct Film { let a: FilmStore\n let b: FilmStore }\n"], gone: 1, new: 1),
        Change(
            testDescription: "a use of another type that is frozen elsewhere",
            before: [
                "App/Data/Cache.swift": "struct Cache {}\n", "App/Domain/Cached.swift": "struct Cached { let cache: Cache }\n",
                "App/Data/Log.swift": "struct Log {}\n", "App/Domain/Film.swift": "struct Film { let store: Log }\n",
            ],
            after: ["App/Data/Log.swift": nil, "App/Domain/Film.swift": "struct Film { let store: Cache }\n"], gone: 1, new: 1),
        Change(
            testDescription: "two files with the same declaration",
            before: ["App/Domain/A/F.swift": "private let a = FilmStore()\n", "App/Domain/B/F.swift": "private let a = FilmStore()\n"],
            after: [
                "App/Domain/A/F.swift": nil, "App/Domain/B/F.swift": nil, "App/Domain/C/F.swift": "private let a = FilmStore()\n",
            ], gone: 2, new: 1),
    ]

    @Test(arguments: changes)
    func keepsWhatCanBeNothingElse(_ change: Change) throws {
        let app = try FrozenApp()
        for (path, text) in change.before { try app.folder.write(path, text) }
        let before = try app.freeze()
        for (path, text) in change.after {
            if let text { try app.folder.write(path, text) } else { try app.folder.remove(path) }
        }
        let lines = try app.lines()
        #expect(lines.count { $0.contains(" layers.baseline-stale: ") } == change.gone, "\(lines)")
        #expect(lines.count { !$0.contains(" layers.baseline-stale: ") } == change.new, "\(lines)")
        let isMoved = change.gone + change.new == 0
        #expect(try (app.suite().movedCount > 0) == isMoved)
        // The next baseline has the new names, and is complete.
        let after = try app.freeze()
        #expect(before != after)
        #expect(try app.lines() == [])
        #expect(try app.suite().movedCount == 0)
    }

    /// The most similar files belong together, and a file with less than half of the lines is another one.
    @Test func movedFilesAreThoseWithMostLinesInCommon() {
        func content(_ lines: String...) -> FileRenames.Content { FileRenames.Content(Array(lines.joined(separator: "\n").utf8)) }
        let gone = ["A/One.swift": content("aa", "bb", "cc"), "A/Two.swift": content("aa", "bb", "dd"), "A/Empty.swift": content()]
        #expect(
            FileRenames.found(gone, ["B/X.swift": content("dd", "bb", "aa"), "B/Y.swift": content("aa", "bb", "ee")])
                == ["A/Two.swift": "B/X.swift", "A/One.swift": "B/Y.swift"])
        #expect(FileRenames.found(gone, ["B/X.swift": content("aa", "ee", "ff")]) == [:])
        #expect(FileRenames.found(gone, ["B/Empty.swift": content(), "B/Other.swift": content()]) == ["A/Empty.swift": "B/Empty.swift"])
        let same = ["A/One.swift": content("aa"), "A/Two.swift": content("aa")]
        #expect(
            FileRenames.found(same, ["B/Two.swift": content("aa"), "B/One.swift": content("aa")])
                == ["A/One.swift": "B/One.swift", "A/Two.swift": "B/Two.swift"])
    }

    @Test func updatesCountMovedViolations() throws {
        let app = try FrozenApp()
        _ = try app.freeze()
        try app.folder.remove("App/Domain/Start.swift")
        try app.folder.write("App/Domain/Start/Start.swift", "let films = FilmStore.shared\nlet more = FilmStore()\n")
        let baseline = LayerBaseline(layersFile: "\(app.folder.path)/Contracts/layers.yml", root: app.folder.path)
        let update = try baseline.update(today: try #require(Day("2026-11-21")), addsNew: false)
        #expect((update.moved, update.gone, update.added, update.left) == (1, 0, 0, 1))
        let text = String(decoding: try #require(update.content), as: UTF8.self)
        #expect(text == FrozenApp.head + FrozenApp.entry.replacing("Domain/Start.swift", with: "Domain/Start/Start.swift"))
    }
}
