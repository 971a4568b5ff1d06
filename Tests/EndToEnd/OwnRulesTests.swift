import Foundation
import TestFolders
import Testing

/// Tests of this package's own rules, with a violation of each in a copy.
@Suite("Violations of this package's own rules")
struct OwnRulesTests {
    @Test func reportsEachViolationAtItsPlace() async throws {
        let copy = try PackageCopy()
        let domain = "Sources/Production/DomainLayer"
        let presentation = "Sources/Production/PresentationLayer"
        try copy.folder.write("\(domain)/Movies/Travelling.swift", "extension Movie: Codable {}\ntypealias Answer = MoviesResponseDTO\n")
        try copy.folder.write("\(domain)/Movies/Streaming.swift", "import OpenCombine\nlet movies: AnyPublisher<Movie, Never>? = nil\n")
        try copy.folder.write(
            "\(presentation)/Movies/Loading.swift",
            "import Foundation\nlet session = URLSession.shared\nlet other: DailyWeatherViewModel? = nil\n")
        try copy.folder.write("Sources/Production/DataLayer/Movies/LateUseCase.swift", "struct LateUseCase {}\n")
        try copy.folder.write("\(domain)/Movies/Early.swift", "struct EarlyViewModel {}\nstruct EarlyDTO {}\n")
        let interchange = "Sources/Harness/Recording/RecordingInterchange"
        try copy.folder.write(
            "\(interchange)/Sneaking.swift",
            """
            import Foundation
            import Recordings
            import SafeFiles
            func write(_ bytes: [UInt8], into folder: RecordingsFolder, _ names: inout FolderNames) throws {
                try FileReplacement.write(bytes, to: "a.http")
                try folder.boundary.replace("a.http", with: bytes, &names)
            }
            func others(_ data: NSData, _ wrapper: FileWrapper, _ program: Process, _ name: UnsafeMutablePointer<CChar>) {
                data.write(toFile: "a.http", atomically: true)
                _ = openat(0, "a.http", O_CREAT)
                _ = mkstemp(name)
                _ = freopen("a.http", "w", stdout)
            }

            """)
        let run = try await copy.verify("--only", "layers", "--format", "json=found.json")
        #expect(run.status == 1)
        let found = try JSONFindings(copy.folder.text("found.json")).blocks.map { $0.split(separator: "\n").prefix(2).joined() }
        #expect(
            found == [
                "\(domain)/Movies/Travelling.swift:1:18: broken  conforms to Codable, and so to Decodable",
                "\(domain)/Movies/Travelling.swift:2:20: broken  uses MoviesResponseDTO",
                "\(domain)/Movies/Streaming.swift:2:13: broken  uses AnyPublisher",
                "\(presentation)/Movies/Loading.swift:2:15: broken  uses URLSession",
                "\(interchange)/Sneaking.swift:5:9: broken"
                    + "  uses FileReplacement, declared at Sources/Harness/Files/SafeFiles/FileReplacement.swift:6:16",
                "\(interchange)/Sneaking.swift:6:25: broken"
                    + "  calls FolderBoundary.replace, declared at Sources/Harness/Files/SafeFiles/FolderBoundary+Writing.swift:33:18",
                "\(interchange)/Sneaking.swift:8:40: broken  uses FileWrapper",
                "\(interchange)/Sneaking.swift:8:64: broken  uses Process",
                "\(interchange)/Sneaking.swift:9:10: broken  calls NSData.write",
                "\(interchange)/Sneaking.swift:10:9: broken  calls openat",
                "\(interchange)/Sneaking.swift:11:9: broken  calls mkstemp",
                "\(interchange)/Sneaking.swift:12:9: broken  calls freopen",
                "\(presentation)/Movies/Loading.swift:3:12: broken"
                    + "  Movies uses DailyWeatherViewModel, a class declared at \(presentation)/Weather/DailyWeatherViewModel.swift:12:21, of Weather",
                "Sources/Production/DataLayer/Movies/LateUseCase.swift:1:8: broken  LateUseCase, a struct, is declared here",
                "\(domain)/Movies/Early.swift:2:8: broken  EarlyDTO, a struct, is declared here",
                "\(domain)/Movies/Early.swift:1:8: broken  EarlyViewModel, a struct, is declared here",
                "\(domain)/Movies/Streaming.swift:1:8: broken  imports OpenCombine",
            ])
    }

    @Test func theDocumentationShowsAnAppOfOneModule() async throws {
        let page = try PackageFolders.text("Documentation/Formats/layers.md")
        let rules = try #require(page.firstMatch(of: /```yaml\n(sources: \[App[^`]+)```/)?.1)
        let folder = try TemporaryFolder()
        try folder.write("Contracts/layers.yml", String(rules))
        try folder.write(
            "App/Domain/Film.swift",
            "struct Film {\n    let title: String\n}\nprotocol FilmsRepository {\n    func films() async throws -> [Film]\n}\n")
        try folder.write(
            "App/Domain/FetchFilms.swift",
            """
            struct FetchFilms {
                func callAsFunction(from store: any FilmsRepository = FilmStore.shared) async throws -> [Film] {
                    try await store.films()
                }
            }

            """)
        try folder.write(
            "App/Data/FilmStore.swift",
            "final class FilmStore: FilmsRepository {\n    static let shared = FilmStore()\n    func films() async throws -> [Film] { [] }\n}\n"
        )
        try folder.write(
            "App/Screens/Films/FilmList.swift",
            "import Foundation\n\nfinal class FilmListViewModel {\n    let session = URLSession.shared\n    var films: [Film] = []\n}\n")
        let run = try await BuiltProgram.run(["--contracts", "Contracts/", "--quiet"], in: folder)
        #expect(run.status == 1)
        #expect(page.contains("$ verify --contracts Contracts/ --quiet\n\(run.output)```"), "\(run.output)")
    }
}
