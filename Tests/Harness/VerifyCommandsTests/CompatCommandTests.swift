import Foundation
import TestFolders
import Testing
import VerifyRunning

@Suite("verify compat")
struct CompatCommandTests {
    private let folder: TemporaryFolder
    private let git: GitSample

    init() throws {
        folder = try TemporaryFolder()
        git = try GitSample(in: folder)
        try folder.write(
            "App/Store.swift",
            """
            import Foundation
            final class Store {
                func notes() -> [Note]? {
                    guard let data = UserDefaults.standard.data(forKey: "notes") else { return nil }
                    return try? JSONDecoder().decode([Note].self, from: data)
                }
                func theme() throws -> Theme {
                    let url = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
                    return try JSONDecoder().decode(Theme.self, from: Data(contentsOf: url.appendingPathComponent("theme.json")))
                }
            }
            """)
        try types(note: "let id: Int", theme: "name: String")
        try git.commit("1.0")
    }

    private func types(note: String, theme: String) throws {
        try folder.write("App/Types.swift", "struct Note: Codable {\n    \(note)\n}\nstruct Theme: Codable {\n    let \(theme)\n}\n")
    }

    private func compat(_ arguments: String..., path: String? = nil) async -> VerifyRun {
        await VerifyRun.run(
            ["compat", folder.path] + arguments, in: folder,
            environment: ["PATH": path ?? ProcessInfo.processInfo.environment["PATH"] ?? ""])
    }

    @Test func showsWhatIsLost() async throws {
        try types(note: "let id: Int\n    var isPinned = false", theme: "name: String")
        try git.commit("1.1")
        #expect(
            await compat("--since", "1.0", "1.1").snapshot == """
                1
                2 Swift files, 2 saved types, 2 earlier versions

                  [Note]  UserDefaults, "notes"  lost: 1 of 2 versions
                  Theme   a file                 decodes

                App/Types.swift:3:9: broken
                  [Note] does not decode what 1.0 saved: $[0].isPinned is missing
                  allowed: the key "isPinned", which [Note] requires
                  because: App/Store.swift:5:35 reads [Note] from UserDefaults, "notes"; the failure is hidden, so that the app goes on without everything that is saved there
                  next: make the property optional, or decode it with decodeIfPresent in an init(from:)
                  code: compat.lost

                """)
    }

    @Test func groupsVersionsWithTheSameLoss() async throws {
        for tag in ["1.1", "1.2"] {
            try folder.write("App/Other.swift", "// \(tag)\n")
            try git.commit(tag)
        }
        try types(note: "let id: Int", theme: "name: String\n    let size: Int")
        let run = await compat("--since", "1.0", "1.1", "1.2")
        #expect(run.status == 1)
        #expect(run.output.contains("Theme   a file                 lost: 3 of 3 versions\n"))
        #expect(run.output.contains("  Theme does not decode what 1.0 and 2 other versions saved: $.size is missing\n"))
        #expect(run.output.contains("reads Theme from a file; everything that is saved there is refused\n"))
        #expect(run.output.components(separatedBy: ": broken").count == 2)
    }

    @Test func passesIfNothingIsLost() async throws {
        try types(note: "let id: Int\n    let text: String?", theme: "name: String")
        #expect(
            await compat("--since", "1.0").snapshot == """
                0
                2 Swift files, 2 saved types, 1 earlier version

                  [Note]  UserDefaults, "notes"  decodes
                  Theme   a file                 decodes

                """)
    }

    @Test func readsThePresentFilesAndChangesNothing() async throws {
        try types(note: "let id: String", theme: "name: String")
        try folder.write("App/New.swift", "struct New {}\n")
        let run = await compat("--since", "1.0", "--format", "json")
        #expect(run.status == 1)
        #expect(run.output.contains(#""kind" : "saved-data""#))
        #expect(run.output.contains(#""check" : "decodes what 1.0 saved""#))
        try git.run("diff", "--quiet", "1.0", "--", "App/Store.swift")
        #expect(throws: (any Error).self) { try git.run("diff", "--quiet", "1.0", "--", "App/Types.swift") }
    }

    @Test func looksAtTypesThatTheUserNames() async throws {
        try folder.write("App/Named.swift", "struct Named: Codable { var a: Int }\nstruct Other {}\n")
        try git.commit("1.1")
        try folder.write("App/Named.swift", "struct Named: Codable { var a: Int; var b: Int }\nstruct Other {}\n")
        let run = await compat("--since", "1.1", "--type", "Named")
        #expect(run.output.contains("  Named   named                  lost: 1 of 1 version\n"))
        #expect(run.output.contains("because: the type is named as one that the app saves\n"))
    }

    @Test func looksAtAFolderOfTheRepository() async throws {
        try types(note: "let id: String", theme: "name: String")
        let run = await VerifyRun.run(
            ["compat", "\(folder.path)/App", "--since", "1.0"], in: folder,
            environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""])
        #expect(run.status == 1)
        #expect(run.output.contains("Types.swift:2:9: broken\n  [Note] does not decode what 1.0 saved: $[0].id is the number 101\n"))
    }

    // MARK: Stores that are not compared

    @Test func namesWhatIsNotComparedBesideATypeThatDecodes() async throws {
        try folder.write("App/Page.swift", "import SwiftUI\nstruct Page: View { @AppStorage(\"sort\") var sort: Order }\n")
        for arguments in [[], ["--all"]] {
            let run = await VerifyRun.run(
                ["compat", folder.path, "--since", "1.0"] + arguments, in: folder,
                environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""])
            #expect(
                run.snapshot == """
                    0
                    3 Swift files, 2 saved types, 1 earlier version

                      [Note]  UserDefaults, "notes"  decodes
                      Theme   a file                 decodes

                    1 value in @AppStorage is not compared: App/Page.swift:2

                    """)
        }
        #expect(await compat("--since", "1.0", "--quiet").output == "1 value in @AppStorage is not compared: App/Page.swift:2\n")
        let json = await compat("--since", "1.0", "--format", "json")
        #expect(json.status == 0)
        #expect(json.output.contains(#""code" : "compat.not-compared""#))
    }

    @Test func comparesWhatAppStorageSaves() async throws {
        try folder.write("App/Store.swift", Self.page(look: "system", bookmark: ""))
        try git.commit("1.1")
        try folder.write("App/Store.swift", Self.page(look: "automatic", bookmark: "; var url: URL"))
        let run = await compat("--since", "1.1", "--all")
        #expect(
            run.snapshot == """
                1
                2 Swift files, 3 saved types, 1 earlier version

                  Draft       UserDefaults, "draft"      decodes
                  [Bookmark]  @AppStorage, "bookmarks"   lost: 1 of 1 version
                  Appearance  @AppStorage, "appearance"  lost: 1 of 1 version

                App/Store.swift:8:51: broken
                  [Bookmark] does not decode what 1.1 saved: $[0].url is missing
                  allowed: the key "url", which [Bookmark] requires
                  because: App/Store.swift:10:71 reads [Bookmark] from @AppStorage, "bookmarks"; the failure is hidden: the property gets its default value
                  next: make the property optional, or decode it with decodeIfPresent in an init(from:)
                  code: compat.lost

                App/Store.swift:14:43: broken
                  Appearance does not decode what 1.1 saved: $ is the string "system": Cannot initialize Appearance from invalid String value system
                  allowed: a value that Appearance accepts
                  because: App/Store.swift:14:43 reads Appearance from @AppStorage, "appearance"; the failure is hidden: the property gets its default value
                  next: keep the earlier raw value of the case, or convert what is saved once
                  code: compat.lost

                """)
    }

    private static func page(look: String, bookmark: String) -> String {
        """
        import SwiftUI
        struct Draft: Codable { var text: String }
        enum DraftStore {
            static func load() -> Draft? { UserDefaults.standard.data(forKey: "draft").flatMap { try? JSONDecoder().decode(Draft.self, from: $0) } }
            static func save(_ d: Draft) { UserDefaults.standard.set(try? JSONEncoder().encode(d), forKey: "draft") }
        }
        enum Appearance: String { case \(look), light, dark }
        struct Bookmark: Codable { var title: String\(bookmark) }
        extension Array: @retroactive RawRepresentable where Element: Codable {
            public init?(rawValue: String) { guard let r = try? JSONDecoder().decode([Element].self, from: Data(rawValue.utf8)) else { return nil }; self = r }
            public var rawValue: String { (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "[]" }
        }
        struct SettingsView: View {
            @AppStorage("appearance") private var appearance: Appearance = .\(look)
            @AppStorage("bookmarks") private var bookmarks: [Bookmark] = []
            var body: some View { Text("a") }
        }
        """
    }

    @Test func namesWhatIsNotComparedIfNothingElseIsSaved() async throws {
        try folder.write("App/Store.swift", "import SwiftData\n@Model final class Trip { var name = \"\" }\n")
        let run = await compat("--since", "1.0")
        #expect(run.status == 2)
        #expect(run.errors.contains("name one with --type if the app saves one; 1 type of SwiftData is not compared: App/Store.swift:2\n"))
    }

    // MARK: Wrong input

    @Test(arguments: [
        (
            ["--since", "9.9"],
            "the repository has no commit \"9.9\"; check the name, or get the tags of the server: git -C @ fetch --tags\n"
        ),
        (["--since", "1.0", "--type", "Missing"], "no type of the sources is named \"Missing\"; check --type"),
    ])
    func refusesWrongNames(_ arguments: [String], _ message: String) async throws {
        let run = await VerifyRun.run(
            ["compat", folder.path] + arguments, in: folder, environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""])
        #expect(run.status == 2)
        #expect(run.errors.contains(message))
    }

    @Test func takesNoOptionOfGitForATag() async throws {
        let run = await compat("--since=--all")
        #expect(run.status == 2)
        #expect(run.errors.contains("the repository has no commit \"--all\""))
    }

    @Test func refusesAnEmptyTag() async throws {
        let run = await compat("--since", "")
        #expect(run.status == 64)
        #expect(run.errors.contains("a name after --since is empty; name tags, such as: --since 1.0 1.1"))
    }

    @Test func needsGitAndARepository() async throws {
        let other = try TemporaryFolder()
        let missing = await compat("--since", "1.0", path: other.path)
        #expect(missing.status == 2)
        #expect(missing.errors.contains("the program git is in no absolute folder of PATH; install it, or add its folder to PATH"))
        try other.write("A.swift", "struct A {}\n")
        let outside = await VerifyRun.run(
            ["compat", other.path, "--since", "1.0"], in: folder, environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""])
        #expect(outside.status == 2)
        #expect(outside.errors.contains("git opens no repository here"))
    }

    @Test func needsASavedType() async throws {
        try folder.write("App/Store.swift", "struct Store {}\n")
        let run = await compat("--since", "1.0")
        #expect(run.status == 2)
        #expect(
            run.errors.contains(
                "no type was found that is decoded from saved data and encoded too; name one with --type if the app saves one"))
    }
}
