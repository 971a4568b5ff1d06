import StrictJSON
import TestFolders
import Testing
import VerifyRunning

@Suite("verify scan")
struct ScanCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            "App/Movie.swift",
            """
            struct Movie: Decodable {
                let id: Int
                var genres: [String] = []
                let status: Status
            }
            enum Status: String, Decodable { case released, unknown }
            """)
        try folder.write(
            "AppTests/MovieTests.swift",
            """
            import XCTest
            final class MovieTests: XCTestCase {
                func load(_ name: String) throws -> Movie {
                    let url = Bundle(for: MovieTests.self).url(forResource: name, withExtension: "json")!
                    return try JSONDecoder().decode(Movie.self, from: Data(contentsOf: url))
                }
                func testMovie() throws { _ = try load("movie") }
                func testOther() throws { _ = try load("movie-2") }
            }
            """)
        try folder.write("AppTests/Fixtures/movie.json", #"{"id": 1, "genres": [], "status": "released"}"# + "\n")
    }

    private func scan(_ arguments: String...) async -> VerifyRun { await VerifyRun.run(["scan", folder.path] + arguments, in: folder) }

    @Test func showsTheMostImportantFindingsFirst() async throws {
        try folder.write("AppTests/Fixtures/movie-2.json", "{\n  \"id\": \"2\",\n  \"genres\": [],\n  \"status\": \"released\"\n}\n")
        try folder.write("AppTests/Fixtures/old.json", #"{"id": 1}"# + "\n")
        #expect(
            await scan().snapshot == """
                1
                2 Swift files, 2 Decodable types, 3 fixtures

                  1  decodes as the type used in your code
                  1  does not decode
                  1  is not checked: no source names it
                  1  property with a default value that never applies
                  1  enumeration with a case for unknown values that refuses them

                AppTests/Fixtures/movie-2.json:2:9: broken
                  $.id is the string "2"
                  allowed: a whole number (Int), which Movie reads there
                  because: AppTests/MovieTests.swift:5:34 decodes this fixture as Movie; App/Movie.swift:2:9 reads it
                  next: change the property's type if the API has changed, or record the answer again
                  code: scan.decoding

                App/Movie.swift:3:9: warning
                  Movie requires "genres", although genres has a default value
                  allowed: an optional property, or decodeIfPresent in an init(from:)
                  because: the compiler decodes var genres like a property without a default value
                  next: decode it with decodeIfPresent if the API may leave it out
                  code: scan.default

                App/Movie.swift:6:6: warning
                  Status has the case unknown, but refuses values that it does not list
                  allowed: an init(from:) that gives unknown for other values
                  because: the compiler decodes raw values strictly, so that one new value fails the whole answer
                  next: write the init(from:), or rename the case if the API sends it as a value
                  code: scan.unknown-case

                1 more finding: verify scan @ --all

                """)
    }

    @Test func namesFixturesThatDoNotExist() async throws {
        let test = { (call: String) in
            """
            import XCTest
            final class CountriesTests: XCTestCase {
                func testCountries() throws {
                    let url = Bundle(for: CountriesTests.self).url(forResource: "countries", withExtension: "json")
                    \(call)
                }
            }
            """
        }
        try folder.write("AppTests/CountriesTests.swift", test("_ = try Data(contentsOf: XCTUnwrap(url))"))
        try folder.write("AppTests/Fixtures/movie-2.json", #"{"id": 2, "genres": [], "status": "released"}"# + "\n")
        let run = await scan("--all")
        #expect(run.status == 0)
        #expect(run.output.contains("AppTests/CountriesTests.swift:4:69: warning\n  the fixture \"countries\" does not exist\n"))
        try folder.write("AppTests/CountriesTests.swift", test("XCTAssertNil(url)"))
        #expect(await !scan("--all").output.contains("the fixture \"countries\""))
    }

    @Test func reportsContentThatIsNotJSONAndContentThatIsTheSame() async throws {
        try folder.write("AppTests/Fixtures/movie-2.json", #"{"status": "released", "id": 1 'a': 2}"# + "\n")
        let malformed = await scan("--all")
        #expect(malformed.status == 0)
        #expect(malformed.output.contains("AppTests/Fixtures/movie-2.json:1:32: warning\n  the fixture has"))
        try folder.write("AppTests/Fixtures/movie-2.json", #"{"id":1,"genres":[],"status":"released"}"#)
        let same = await scan("--all")
        #expect(same.output.contains("AppTests/Fixtures/movie.json: warning\n  the content is that of AppTests/Fixtures/movie-2.json\n"))
    }

    /// A test for another platform names fixtures too.
    @Test func findsNamesThatAConditionLeavesOut() async throws {
        try folder.write("AppTests/Fixtures/movie-2.json", #"{"id": 2, "genres": [], "status": "released"}"# + "\n")
        for name in ["cast", "season-1", "unused"] { try folder.write("AppTests/Fixtures/\(name).json", "[\"\(name)\"]\n") }
        try folder.write(
            "AppTests/CastTests.swift",
            """
            import XCTest
            #if os(Linux) && os(iOS)
            final class CastTests: XCTestCase {
                func testCast() throws { _ = try [load("cast"), load("season-\\(1)")] }
            }
            #endif
            """)
        let run = await scan("--all")
        #expect(run.output.contains("AppTests/Fixtures/unused.json: warning\n  no source names this fixture\n"))
        #expect(run.output.ranges(of: "no source names this fixture").count == 1)
    }

    /// `JSONDecoder` accepts a comma after the last value.
    @Test func decodesFixturesWithCommasAfterTheLastValue() async throws {
        try folder.write("AppTests/Fixtures/movie-2.json", "{\"id\": 2, \"genres\": [\"a\", ], \"status\": \"paused\",\n}\n")
        let refused = await scan("--all")
        #expect(refused.output.contains("AppTests/Fixtures/movie-2.json:1:40: broken\n  $.status is the string \"paused\""))
        try folder.write("AppTests/Fixtures/movie-2.json", "{\"id\": 2, \"genres\": [\"a\", ], \"status\": \"released\",\n}\n")
        let run = await scan("--all")
        #expect(run.status == 0)
        #expect(run.output.contains("  2  decode as the types used in your code\n"))
        #expect(!run.output.contains("scan.json"))
        try folder.write("AppTests/Fixtures/movie-2.json", "{\"id\": 2, \"genres\": [,], \"status\": \"released\"}\n")
        #expect(await scan("--all").output.contains("code: scan.json\n"))
    }

    @Test func reportsFixturesThatOnlyTheSettingsOfATestDecode() async throws {
        try folder.write(
            "App/API.swift",
            """
            import Foundation
            struct Poster: Decodable { let posterPath: String }
            final class API {
                private let decoder = JSONDecoder()
                init() { decoder.keyDecodingStrategy = .convertFromSnakeCase }
                func poster(_ data: Data) throws -> Poster { try decoder.decode(Poster.self, from: data) }
            }
            """)
        try folder.write(
            "AppTests/PosterTests.swift",
            """
            import XCTest
            final class PosterTests: XCTestCase {
                func testPoster() throws {
                    let url = Bundle(for: PosterTests.self).url(forResource: "poster", withExtension: "json")!
                    _ = try JSONDecoder().decode(Poster.self, from: Data(contentsOf: url))
                }
            }
            """)
        try folder.write("AppTests/Fixtures/movie-2.json", #"{"id": 2, "genres": [], "status": "released"}"# + "\n")
        try folder.write("AppTests/Fixtures/poster.json", #"{"poster_path": "/a.jpg"}"# + "\n")
        #expect(await scan().status == 1)
        try folder.write("AppTests/Fixtures/poster.json", #"{"posterPath": "/a.jpg"}"# + "\n")
        // The strategy leaves names without an underscore as they are, so that both decode this one.
        #expect(await scan().status == 0)
        try folder.write(
            "App/Poster.swift",
            """
            extension Poster {
                enum CodingKeys: String, CodingKey { case posterPath = "poster_path" }
            }
            """)
        try folder.write("AppTests/Fixtures/poster.json", #"{"poster_path": "/a.jpg"}"# + "\n")
        let run = await scan("--all")
        #expect(run.status == 0)
        #expect(run.output.contains("and not with those of the app (keys: convertFromSnakeCase)"))
    }

    @Test func reportsOptionalsInAPropertyWrapper() async throws {
        try folder.write(
            "App/Film.swift",
            """
            @propertyWrapper struct Trimmed<Value: Decodable>: Decodable {
                var wrappedValue: Value
                init(from decoder: any Decoder) throws { wrappedValue = try decoder.singleValueContainer().decode(Value.self) }
            }
            struct Film: Decodable { @Trimmed var subtitle: String? }
            func film(_ data: Data) throws -> Film { try JSONDecoder().decode(Film.self, from: data) }
            """)
        try folder.write("AppTests/Fixtures/movie-2.json", #"{"id": 2, "genres": [], "status": "released"}"# + "\n")
        let run = await scan("--all")
        #expect(
            run.output.contains(
                "App/Film.swift:5:39: warning\n  Film requires \"subtitle\", although its value may be nil\n"))
        try folder.write(
            "App/Overload.swift",
            """
            extension KeyedDecodingContainer {
                func decode(_ type: Trimmed<String?>.Type, forKey key: Key) throws -> Trimmed<String?> {
                    try decodeIfPresent(type, forKey: key)!
                }
            }
            """)
        #expect(await !scan("--all").output.contains("although its value may be nil"))
    }

    @Test func writesReportsInAllFormats() async throws {
        try folder.write("AppTests/Fixtures/movie-2.json", #"{"id": 2, "genres": [], "status": "paused"}"# + "\n")
        let run = await scan("--format", "json", "--format", "junit=\(folder.path)/scan.xml")
        #expect(run.status == 1)
        let report = try JSONDocument(Array(run.output.utf8))
        #expect(report.root.kind == .object)
        #expect(run.output.contains("\"scan.decoding\""))
        #expect(try folder.text("scan.xml").contains("decodes as Movie"))
    }

    @Test func writesContractsThatPassAndFreezeRefusals() async throws {
        try folder.write("AppTests/Fixtures/movie-2.json", #"{"id": "2", "genres": [], "status": "released"}"# + "\n")
        try folder.write("AppTests/Fixtures/plain.json", "{}\n")
        try folder.write(
            "AppTests/PlainTests.swift",
            """
            import XCTest
            final class PlainTests: XCTestCase {
                func testPlain() throws {
                    let url = Bundle(for: PlainTests.self).url(forResource: "plain", withExtension: "json")!
                    XCTAssertNotNil(try JSONSerialization.jsonObject(with: Data(contentsOf: url)))
                }
            }
            """)
        let first = await scan("--write", "--quiet")
        #expect(first.status == 1, "movie-2.json is broken")
        #expect(
            first.output.hasSuffix(
                """

                @/Contracts/apis.yml and @/Contracts/app.yml are written
                  2  fixtures with a type
                  1  failure to decode, frozen with "rejects"
                next: verify --contracts @/Contracts

                """))
        #expect(
            try folder.text("Contracts/app.yml") == """
                # The fixtures of the tests, and the types that decode them.
                api: app
                fixtures:
                  # Frozen: $.id is the string "2". Delete "rejects" when it decodes.
                  AppTests/Fixtures/movie-2.json:
                    body: Movie
                    decoder: { keys: useDefaultKeys }
                    rejects: "$.id"
                  AppTests/Fixtures/movie.json:
                    body: Movie
                    decoder: { keys: useDefaultKeys }
                # Fixtures without a contract:
                #   AppTests/Fixtures/plain.json: no type is known that decodes it

                """)
        let check = ["--contracts", "\(folder.path)/Contracts", "--reports", "\(folder.path)/Reports"]
        let kept = await VerifyRun.run(check, in: folder)
        #expect(kept.status == 0)
        #expect(kept.output.contains("7 checks: 7 kept\n"))
        // A contract that is frozen notices that the type accepts the fixture again.
        try folder.write("AppTests/Fixtures/movie-2.json", #"{"id": 2, "genres": [], "status": "released"}"# + "\n")
        let broken = await VerifyRun.run(check, in: folder)
        #expect(broken.status == 1)
        #expect(broken.output.contains("take \"rejects\" out if the app should accept it"))
        let again = await scan("--write")
        #expect(again.status == 2)
        #expect(again.errors.contains("Contracts/apis.yml already exists and was not changed"))
    }

    @Test func namesTheFilesOfTypesWithTheSameName() async throws {
        try folder.write(
            "Widget/Package.swift",
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Widget", targets: [.target(name: "Widget", path: "Sources")])
            """)
        try folder.write("Widget/Sources/Movie.swift", "struct Movie { let name: String }\n")
        try folder.write("AppTests/Fixtures/movie-2.json", #"{"id": 2, "genres": [], "status": "released"}"# + "\n")
        #expect(await scan("--write", "--platform", "iOS").status == 0)
        #expect(
            try folder.text("Contracts/apis.yml") == """
                # The app's sources, which contracts read types from.
                app:
                  sources: [.]
                  platform: iOS
                  types:
                    Movie: { file: App/Movie.swift }

                """)
        #expect(try folder.text("Contracts/app.yml").contains("AppTests/Fixtures/movie-2.json:\n    body: Movie\n"))
    }

    @Test(arguments: [
        ("Int64", "Int64", "", "decodes as Visit"), ("Int", "Int64", "", "scan.undecided"), ("String", "String", "", "decodes as Visit"),
        // A local variable hides the property.
        ("Int64", "Int64", "let site = Int(site); ", "scan.undecided"),
        ("Int64", "Int64", "guard let site = Int(exactly: site) else { return try map(data) }; ", "scan.undecided"),
    ])
    func takesValuesOfUserInfoThatTheSourcesSetAsGiven(
        _ declared: String, _ cast: String, _ local: String, _ expected: String
    ) async throws {
        try folder.write(
            "App/Visit.swift",
            """
            import Foundation
            extension CodingUserInfoKey { static let site = CodingUserInfoKey(rawValue: "site")! }
            struct Visit: Decodable {
                init(from decoder: any Decoder) throws {
                    guard let _ = decoder.userInfo[.site] as? \(cast) else { throw CocoaError(.coderReadCorrupt) }
                    let container = try decoder.container(keyedBy: Key.self)
                    _ = try container.decode(Int.self, forKey: .id)
                }
                enum Key: CodingKey { case id }
            }
            struct VisitMapper {
                let site: \(declared)
                func map(_ data: Data) throws -> Visit {
                    let decoder = JSONDecoder()
                    \(local)decoder.userInfo = [.site: site]
                    return try decoder.decode(Visit.self, from: data)
                }
            }
            """)
        try folder.write(
            "AppTests/VisitTests.swift",
            """
            import XCTest
            final class VisitTests: XCTestCase {
                func testVisit() throws {
                    let url = Bundle(for: VisitTests.self).url(forResource: "visit", withExtension: "json")!
                    _ = try VisitMapper(site: site).map(Data(contentsOf: url))
                }
            }
            """)
        try folder.write("AppTests/Fixtures/visit.json", #"{"id": 2}"# + "\n")
        let run = await scan("--format", "json")
        #expect(run.output.contains(expected))
        #expect(run.output.contains("AppTests/Fixtures/visit.json"))
    }

    @Test func theDocumentationShowsItsOutput() async throws {
        try folder.write("AppTests/Fixtures/movie-2.json", "{\n  \"id\": \"2\",\n  \"genres\": [],\n  \"status\": \"released\"\n}\n")
        try folder.write("AppTests/Fixtures/old.json", #"{"id": 1}"# + "\n")
        let page = try PackageFolders.text("Documentation/Commands/scan.md")
        // The page runs the command in the folder.
        let output = await scan().output.replacing("verify scan @ --all", with: "verify scan --all")
        #expect(page.contains("$ verify scan\n\(output)$ echo $?\n1\n"), "\(output)")
    }

    @Test func refusesAFolderThatCannotBeScanned() async throws {
        let missing = await VerifyRun.run(["scan", "\(folder.path)/Nowhere"], in: folder)
        #expect(missing.status == 2)
        #expect(missing.errors.contains("Nowhere: it does not exist; name the folder of the repository\n"))
        let empty = await VerifyRun.run(["scan", "\(folder.path)/AppTests/Fixtures"], in: folder)
        #expect(empty.status == 2)
        #expect(empty.errors.contains("no Swift file was found; name the folder of the repository\n"))
        try folder.remove("AppTests/Fixtures")
        #expect(
            await scan().snapshot == """
                2
                --
                verify: @: no JSON fixture was found; name the folder of the repository, with its tests

                """)
    }
}
