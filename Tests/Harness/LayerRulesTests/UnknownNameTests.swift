import LayerRules
import TestFolders
import Testing
import VerificationModel

/// Names in `forbid` that nothing has: a warning with the name that was probably meant.
@Suite("Layers: names that nothing has")
struct UnknownNameTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("App/Domain/Film.swift", "struct Film {\n    let title: String\n}\n")
        try folder.write(
            "App/Data/FilmStore.swift",
            "import Alamofire\n// A comment with Ghost in it.\n/* And /* Ghost2 */ here. */\nfinal class FilmStore: Base {\n    static let shared = FilmStore()\n"
                + "    func films() -> [Film] { [] }\n    let session: Alamofire.Session\n}\nclass Base { func load() {} }\nclass Screen: UIView {}\n"
        )
    }

    private func warnings(_ rule: String) throws -> [Finding] {
        try folder.write(
            "Contracts/layers.yml",
            """
            sources: [App]
            layers:
              Domain: { paths: [App/Domain/**] }
              Data: { paths: [App/Data/**], uses: [Domain], imports: ["*"] }
            forbid:
              - { in: Domain, because: so, \(rule) }

            """)
        let suites = try folder.suite().run()
        #expect(suites.flatMap(\.findings) == [])
        return suites.flatMap(\.warnings)
    }

    @Test(arguments: [
        ("names: [URLSesion]", "URLSesion", "URLSession"),
        ("names: [Foundation.URLSesion]", "Foundation.URLSesion", "Foundation.URLSession"),
        ("names: [FilmStoer]", "FilmStoer", "FilmStore"), ("names: [FilmStore.shred]", "FilmStore.shred", "FilmStore.shared"),
        ("calls: [FilmStore.filmss]", "FilmStore.filmss", "FilmStore.films"), ("calls: [pritn]", "pritn", "print"),
        ("attributes: [\"@Publishd\"]", "Publishd", "Published"), ("conformances: [Codabel]", "Codabel", "Codable"),
        ("names: [UIVew]", "UIVew", "UIView"), ("names: [Alamofir]", "Alamofir", "Alamofire"),
        ("calls: [DispatchQueu.main.async]", "DispatchQueu.main.async", "DispatchQueue.main.async"),
    ])
    func warnsWithTheNearestName(_ rule: String, _ name: String, _ nearest: String) throws {
        let found = try warnings(rule)
        #expect(found.map(\.code.name) == ["layers.unmatched"])
        #expect(found.map(\.what) == ["no file declares or uses \(name), and no SDK is known to have it"])
        #expect(found.map(\.next) == ["write \"\(nearest)\" if that was meant, or set optional: true"])
        #expect(found.map(\.place.line) == [6])
        #expect(try warnings("optional: true, \(rule)") == [])
    }

    /// A member of another type, a word of a comment, and a pattern that matches nothing.
    @Test(arguments: [
        "names: [FilmStore.title]", "names: [Ghost]", "names: [Ghost2]", "names: [\"*Gateway\"]", "names: [\"FilmStore.un*\"]",
    ])
    func warnsAboutOtherNames(_ rule: String) throws {
        #expect(try warnings(rule).map(\.code.name) == ["layers.unmatched"])
    }

    @Test(arguments: [
        "names: [URLSession, \"URL*\", \"*Store\", FilmStore.shared, FilmStore.load, FilmStore.init, Alamofire.Session, Session]",
        "names: [Foundation.URLSession, Film.title, Screen.backgroundColor, \"*.shared\", \"DispatchQueue.main.*\"]",
        "calls: [print, Date, Task.sleep, NSLog, fatalError, UserDefaults.standard, URLSession.shared, exit, FilmStore.films]",
        "calls: [creat, fopen, openat, rename, unlink, fork, localtime, strcpy, printf]",
        "attributes: [MainActor, \"@Published\", State, objc, available]",
        "conformances: [Codable, ObservableObject, View, Sendable, Base]",
    ])
    func acceptsNamesThatSomethingHas(_ rule: String) throws {
        #expect(try warnings(rule) == [])
    }

    @Test func aPresetIsAboutLibrariesThatNeedNotBeThere() throws {
        try folder.write("App/Screens/FilmList.swift", "struct FilmList {}\n")
        try folder.write(
            "Contracts/layers.yml",
            """
            sources: [App]
            layers:
              Domain: { paths: [App/Domain/**] }
              Data: { paths: [App/Data/**], uses: [Domain], imports: ["*"] }
              Screens: { paths: [App/Screens/**], uses: [Domain] }
            presets: { clean-mvvm: { domain: [Domain], data: [Data], presentation: [Screens] } }

            """)
        #expect(try folder.suite().run().flatMap(\.warnings) == [])
    }
}
