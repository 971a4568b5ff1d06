import TestFolders
import Testing
import VerifyRunning

/// Checks the uses between layers as `verify --arrows` counts them.
@Suite("verify --arrows")
struct ArrowsTests {
    private let folder: TemporaryFolder

    private static let layers = """
        sources: [App]
        layers:
          Domain: { paths: [App/Domain/**] }
          Data: { paths: [App/Data/**], uses: [Domain], usedBy: [Domain] }
          Kit: { paths: [App/Kit/**] }
          Screens: { paths: [App/Screens/**], uses: [Domain, Data] }
        forbid:
          - { in: Screens, names: [URLSession], because: a view model that knows the network cannot be tested without it }

        """

    private static let counts = """
        Screens -> Data  5 uses in 2 files
        Domain -> Data   3 uses in 1 file
        Kit -> Domain    1 use in 1 file

        """

    /// The finding that is about no other layer, and the totals.
    private static let others = """

        App/Screens/FilmList.swift:1:14: broken
          uses URLSession
          allowed: Screens without URLSession
          because: a view model that knows the network cannot be tested without it
          next: move the code to a place where it is allowed, or write an exception with its reason
          code: layers.forbidden
          case: layers.yml/forbid/rule 1

        28 checks: 22 kept, 6 broken

        """

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("Contracts/layers.yml", Self.layers)
        try folder.write(
            "App/Data/FilmStore.swift", "final class FilmStore {\n    static let shared = FilmStore()\n    func reload() {}\n}\n")
        try folder.write("App/Domain/Film.swift", "struct Film {}\n")
        try folder.write("App/Domain/FetchFilms.swift", "import Data\nlet store = FilmStore.shared\n")
        try folder.write("App/Kit/Kit.swift", "let film: Film? = nil\n")
        try folder.write(
            "App/Screens/FilmList.swift",
            "let session: URLSession? = nil\nlet first: FilmStore? = nil\nlet second: FilmStore? = nil\n")
        try folder.write("App/Screens/SeriesList.swift", "func all() { FilmStore.shared.reload() }\n")
        // The type of the receiver is unknown.
        try folder.write("App/Screens/Again.swift", "func again() { make().reload() }\n")
    }

    private func check(_ arguments: String...) async -> VerifyRun {
        await VerifyRun.run(["--contracts", "@/Contracts/", "--only", "layers", "--reports", "@/Reports"] + arguments, in: folder)
    }

    @Test func printsCountsInsteadOfFindings() async throws {
        let run = await check("--quiet", "--arrows")
        #expect(run.snapshot == "1\n\(Self.counts)\(Self.others)")
        let page = try PackageFolders.text("Documentation/Commands/check.md")
        let command = "$ verify --contracts Contracts/ --only layers --quiet --arrows"
        #expect(page.contains("```\n\(command)\n\(run.output)```\n"))
    }

    @Test func warnsAboutProbableUsesAtTheEnd() async throws {
        try folder.write("Contracts/layers.yml", Self.layers + "probable: warn\n")
        let run = await check("--quiet", "--arrows")
        #expect(run.snapshot == "1\n\(Self.counts)\(Self.others)--\nwarning: Screens -> Data  1 probable use in 1 file\n")
    }

    @Test func printsTheSuitesFirst() async {
        #expect(
            await check("--arrows").output == """
                layers.yml      9 kept, 1 broken
                layers/Domain   3 kept, 2 broken
                layers/Data     3 kept
                layers/Kit      2 kept, 1 broken
                layers/Screens  5 kept, 2 broken

                not resolved: 1 of 9 uses that the rules ask for (11.1 %); list those of all files: verify graph --explain --root @

                \(Self.counts)\(Self.others)
                """)
    }

    /// Probable uses may break rules, and are still counted apart.
    @Test func countsProbableUsesThatBreakRules() async throws {
        try folder.write("Contracts/layers.yml", Self.layers + "probable: fail\n")
        let run = await check("--quiet", "--arrows")
        #expect(run.output.hasPrefix("\(Self.counts)Screens -> Data  1 probable use in 1 file\n\nApp/Screens/FilmList.swift:1:14:"))
        #expect(run.errors.isEmpty)
    }

    @Test func printsNothingWhereAllIsKept() async throws {
        try folder.write("Contracts/layers.yml", "sources: [App]\nlayers: { App: { paths: [App/**], imports: [Data] } }\n")
        #expect(await check("--quiet", "--arrows").snapshot == "0\n")
    }

    @Test func changesNoOtherReport() async throws {
        let plain = try await reports()
        let counted = try await reports("--arrows")
        #expect(plain == counted)
        #expect(plain.allSatisfy { $0.contains("layers.used-by") })
    }

    /// Returns the printed JSON and the files of a run, without the times of the cases.
    private func reports(_ arguments: String...) async throws -> [String] {
        let formats = ["--format", "json", "--format", "console=@/found.txt", "--format", "junit=@/found.xml"]
        let run = await VerifyRun.run(
            ["--contracts", "@/Contracts/", "--only", "layers", "--reports", "@/Reports"] + formats + arguments, in: folder)
        #expect(run.status == 1)
        let files = [try folder.text("found.txt"), try folder.text("found.xml"), try folder.text("Reports/junit.xml")]
        return ([run.output] + files).map { $0.replacing(/"milliseconds" : [0-9.e-]+/, with: "").replacing(/time="[^"]*"/, with: "") }
    }

    @Test func isAnOptionOfCheckOnly() async {
        #expect(await VerifyRun.run(["secrets", "--contracts", "@/Contracts/", "--arrows"], in: folder).status == 64)
    }
}
