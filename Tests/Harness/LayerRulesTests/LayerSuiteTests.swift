import LayerRules
import TestFolders
import Testing
import VerificationModel

@Suite("Layers, kept and broken")
struct LayerSuiteTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("Contracts/layers.yml", Self.rules)
        try folder.write("Sources/Domain/Movie.swift", "import Foundation\n")
        try folder.write("Sources/Data/Store.swift", "import Domain\nimport struct GRDB.Row\n")
    }

    static let rules = """
        layers:
          Domain:
            paths: [Sources/Domain/**]
            imports: [Foundation]
            hint: Declare a protocol here.
          Data:
            paths: [Sources/Data/**]
            uses: [Domain]
            imports: [GRDB, os.log]

        """

    private func cases(_ more: String = "", today: String = "2026-11-21", filters: [String] = []) throws -> [CheckCase] {
        try folder.write("Contracts/layers.yml", Self.rules + more)
        return try folder.suite(today: today, filters: filters).run().flatMap(\.cases)
    }

    private func unkept(_ more: String = "", today: String = "2026-11-21", filters: [String] = []) throws -> [String] {
        try cases(more, today: today, filters: filters).filter { $0.verdict != .kept }.flatMap { each in
            ["\(each.identifier): \(each.verdict.name)"] + each.verdict.findings.map { "  \($0.place): \($0.what)" }
        }
    }

    @Test func anUnreadableManifestIsNamed() throws {
        try folder.write("Package.swift/inside", "")
        #expect(try unkept() == ["layers.yml/sources/files: couldNotRun", "  Package.swift: it is not a regular file"])
    }

    /// The folder of a module, or of a pattern, may be a link to where the files are.
    @Test func modulesAndPatternsThatAreLinksAreFollowed() throws {
        try folder.write("Package.swift", "let package = Package(targets: [.target(name: \"Core\"), .target(name: \"Store\")])")
        try folder.link("Sources/Core", to: "Domain")
        try folder.link("Sources/Store", to: "Data")
        try folder.write("Sources/Domain/Movie.swift", "import Foundation\nimport Store\n")
        try folder.write("Sources/Data/Store.swift", "import Core\n")
        #expect(
            try unkept() == [
                "layers/Domain/Sources/Domain/Movie.swift/imports: broken",
                "  Sources/Domain/Movie.swift:2:8: imports Data (module Store)",
            ])
        try folder.write("Sources/Domain/Movie.swift", "import Foundation\n")
        try folder.write("Contracts/layers.yml", Self.rules.replacing("Sources/Data/**", with: "Sources/Store/**"))
        #expect(
            try folder.findings().first { $0.code.name == "layers.empty" }?.description == """
                Contracts/layers.yml:7:13
                  no Swift file of Data is at Sources/Store/**, a link to Sources/Data
                  allowed: at least one file, or optional: true
                  because: a layer without files passes every rule and protects nothing
                  next: write Sources/Data/** instead: files are listed under the folder's real name
                  code: layers.empty
                """)
    }

    @Test func aRootThatDoesNotExistCouldNotRun() throws {
        let today = try #require(Day("2026-11-21"))
        let suites = LayerSuite(layersFile: "\(folder.path)/Contracts/layers.yml", root: "\(folder.path)/nowhere", today: today).run()
        #expect(suites.flatMap(\.findings).map(\.what) == ["the root does not exist"])
    }

    @Test func keptRulesHaveACaseForEachFile() throws {
        let cases = try cases()
        #expect(cases.allSatisfy { $0.verdict == .kept })
        #expect(
            cases.map(\.identifier.description) == [
                "layers.yml/format", "layers.yml/sources/files", "layers.yml/Sources/Data/Store.swift/one layer",
                "layers.yml/Sources/Domain/Movie.swift/one layer",
                "layers/Domain/files", "layers/Domain/Sources/Domain/Movie.swift/imports",
                "layers/Domain/Sources/Domain/Movie.swift/uses", "layers/Data/files", "layers/Data/Sources/Data/Store.swift/imports",
                "layers/Data/Sources/Data/Store.swift/uses",
            ])
    }

    @Test(
        arguments: [
            ("import os.log", nil), ("import os", "imports os"), ("import os.signpost", "imports os.signpost"), ("import GRDB.Row", nil),
            ("import Data", nil), ("import Domain.Movies", nil), ("import Foundation", "imports Foundation"),
        ] as [(String, String?)])
    func outsideModulesAreAClosedList(_ source: String, _ expected: String?) throws {
        try folder.write("Sources/Data/Store.swift", source)
        #expect(try cases().flatMap(\.verdict.findings).map(\.what) == (expected.map { [$0] } ?? []))
    }

    @Test func aStarAllowsAll() throws {
        try folder.write("Contracts/layers.yml", "")
        try folder.write("Sources/App/App.swift", "import Data\nimport Domain\nimport Anything\n")
        #expect(try unkept("  App: { paths: [Sources/App/**], uses: \"*\", imports: [\"*\"] }\n") == [])
    }

    /// However the manifest spells it: Domain must not import the module that Data's files are.
    @Test(arguments: [
        #".target(name: "MovieStore", path: "Sources/Data/")"#,
        #".target(name: "MovieStore", path: "./Sources/Data")"#,
        #".target(name: "Domain", dependencies: [.target(name: "MovieStore")], path: "Sources/Domain"), .target(name: "MovieStore", path: "Sources/Data")"#,
        #".target(name: "MovieStore", dependencies: [], path: "Sources/Data"), .testTarget(name: "T", dependencies: [.target(name: "MovieStore")])"#,
    ])
    func modulesAreFoundInTheManifest(_ targets: String) throws {
        try folder.write("Package.swift", "let package = Package(targets: [\(targets)])")
        try folder.write("Sources/Domain/Movie.swift", "import MovieStore\n")
        #expect(
            try unkept() == [
                "layers/Domain/Sources/Domain/Movie.swift/imports: broken",
                "  Sources/Domain/Movie.swift:1:8: imports Data (module MovieStore)",
            ])
    }

    /// The manifest for the compiler comes before the usual one, unless that is newer and can be read.
    @Test(arguments: [("6.9", "6.0", true), ("5.5", "6.0", true), ("6.2", "5.10", false), ("5.5", "7.0", false), ("6.2", "6", true)])
    func theManifestForTheCompilerIsRead(_ tools: String, _ other: String, _ isOther: Bool) throws {
        let manifest = { (name: String) in "let package = Package(targets: [.target(name: \"\(name)\", path: \"Sources/Data\")])" }
        try folder.write("Package.swift", "// swift-tools-version: \(tools)\n\(manifest("Usual"))")
        try folder.write("Package@swift-\(other).swift", manifest("Other"))
        try folder.write("Sources/Domain/Movie.swift", "import Usual\nimport Other\n")
        let named = try unkept().filter { $0.contains("(module ") }
        #expect(named.map { $0.hasSuffix("(module Other)") } == [isOther])
    }

    @Test func modulesAreNamedAsTheCompilerNamesThem() throws {
        try folder.write("Package.swift", #"let package = Package(targets: [.target(name: "movie-store", path: "Sources/Data")])"#)
        try folder.write("Sources/Domain/Movie.swift", "import movie_store\n")
        #expect(try unkept().last == "  Sources/Domain/Movie.swift:1:8: imports Data (module movie_store)")
    }

    /// By default rules are about the sources.
    @Test func testTargetsNeedNoLayer() throws {
        try folder.write("Package.swift", #"let package = Package(targets: [.target(name: "Data"), .testTarget(name: "DataTests")])"#)
        try folder.write("Tests/DataTests/StoreTests.swift", "import GRDB\nimport Domain\n")
        #expect(try unkept() == [])
    }

    @Test func aTargetInAFolderThatIsNotALiteralIsTakenByItsName() throws {
        try folder.write("Package.swift", #"let package = Package(targets: [.target(name: "Data", path: base + "Data")])"#)
        try folder.write("Sources/Domain/Movie.swift", "import Data\n")
        #expect(try unkept().last == "  Sources/Domain/Movie.swift:1:8: imports Data")
    }

    @Test func doesNotTreatALayerInsideATargetAsAModule() throws {
        try folder.write("Package.swift", #"let package = Package(targets: [.target(name: "App", path: "Sources")])"#)
        try folder.write("Sources/Data/Store.swift", "import Domain\n")
        // In this package that is a module from outside, which happens to have a layer's name.
        #expect(try unkept().last == "  Sources/Data/Store.swift:1:8: imports Domain")
        #expect(try cases().flatMap(\.verdict.findings).map(\.code.name) == ["layers.outside-import"])
    }

    @Test func linkedFoldersAreLookedInto() throws {
        try folder.write("Elsewhere/Linked.swift", "import UIKit\n")
        try folder.link("Sources/Domain/More", to: "../../Elsewhere")
        try folder.link("Sources/Domain/Circle", to: "..")
        #expect(
            try unkept() == [
                "layers/Domain/Sources/Domain/More/Linked.swift/imports: broken", "  Sources/Domain/More/Linked.swift:1:8: imports UIKit",
            ])
    }

    @Test func filesWhoseNamesUnicodeCallsEqualAreTwo() throws {
        try folder.write("Sources/Domain/caf\u{E9}.swift", "import Foundation\n")
        try folder.write("Sources/Domain/cafe\u{301}.swift", "import UIKit\n")
        #expect(try unkept().last?.hasSuffix("imports UIKit") == true)
    }

    @Test func deepSourcesAreRead() throws {
        let blocks = String(repeating: "VStack {", count: 40) + String(repeating: "}", count: 40)
        try folder.write("Sources/Domain/Movie.swift", "import UIKit\nlet view = \(blocks)\n")
        #expect(try unkept().map { $0.hasSuffix("imports UIKit") } == [false, true])
        let chain = String(repeating: ".b", count: 20_000)
        try folder.write("Sources/Domain/Movie.swift", "import UIKit\nlet x = a\(chain)\n")
        #expect(try unkept().map { $0.hasSuffix("imports UIKit") } == [false, true])
    }

    @Test func aFileInTwoLayersIsHeldToTheRulesOfBoth() throws {
        try folder.write("Sources/Domain/Movie.swift", "import GRDB\n")
        let both = "  All: { paths: [Sources/**], uses: \"*\", imports: \"*\" }\n"
        #expect(
            try unkept(both, filters: ["layers/domain"]) == [
                "layers/Domain/Sources/Domain/Movie.swift/imports: broken", "  Sources/Domain/Movie.swift:1:8: imports GRDB",
            ])
    }

    @Test func doesNotTreatABrokenLinkAsAMissingFile() throws {
        try folder.remove("Contracts/layers.yml")
        try folder.link("Contracts/layers.yml", to: "nowhere")
        #expect(try folder.findings().map(\.what) == ["the file does not exist"])
        #expect(try folder.findings().map(\.next) == ["restore the file, or fix its permissions"])
    }

    @Test func aLayerWithoutFilesIsBroken() throws {
        try folder.remove("Sources/Domain/Movie.swift")
        #expect(try unkept().first == "layers/Domain/files: broken")
    }

    /// With nothing to check, every pattern and rule would match nothing for the same reason.
    @Test func noSourcesAtAllCouldNotRun() throws {
        try folder.remove("Sources")
        let more = "forbid: [{ in: \"**\", names: [A], because: x }]\nexceptions: [{ from: Sources/**, to: GRDB, because: x }]\n"
        let unkept = try unkept(more)
        #expect(
            unkept.prefix(2) == [
                "layers.yml/sources/files: couldNotRun", "  Contracts/layers.yml:1:1: there is no Swift file at Sources/**",
            ])
        #expect(unkept.dropFirst(2).allSatisfy { $0.hasSuffix(": notReached") })
        #expect(unkept.count == 6)
    }

    @Test func namesTheFoldersOfTheLayersAsSources() throws {
        #expect(
            try cases("sources: [Source]\n").flatMap(\.verdict.findings).map(\.description) == [
                """
                Contracts/layers.yml:10:11
                  there is no Swift file at Source/**
                  allowed: at least one
                  because: rules without files check nothing
                  next: write sources: [Sources] for the paths of the layers, or name the root with --root
                  code: layers.no-sources
                """
            ])
    }

    @Test(arguments: [#"Sources\Feature\**"#, "sources/feature/**", "Sources/Faeture/**"])
    func suggestsThePatternThatWasMeant(_ pattern: String) throws {
        try folder.write("Sources/Feature/View.swift", "")
        let empty = try cases("  Feature: { paths: ['\(pattern)'] }\n").flatMap(\.verdict.findings).first { $0.code.name == "layers.empty" }
        #expect(
            empty?.next == "write Sources/Feature/** if that was meant: parts are separated by /, and the case of letters counts")
    }

    /// The folder of another layer was not meant.
    @Test func suggestsNoFolderOfAnotherLayer() throws {
        let empty = try cases("  Feature: { paths: [Sources/Domian/**] }\n").flatMap(\.verdict.findings)
        #expect(empty.map(\.next) == ["fix the pattern, or set optional: true under Feature"])
    }

    /// Neither the syntax nor the module of an excluded file counts.
    @Test func doesNotReadExcludedFiles() throws {
        let more = "exclude: [Sources/Vendor/**]\n"
        try folder.write("Package.swift", "let package = Package(targets: [.target(name: \"Domain\"), .target(name: \"Vendor\")])")
        try folder.write("Sources/Vendor/Broken.swift", "func f( {\n")
        try folder.write("Sources/Domain/Movie.swift", "import Vendor\n")
        #expect(
            try unkept(more) == [
                "layers/Domain/Sources/Domain/Movie.swift/imports: broken", "  Sources/Domain/Movie.swift:1:8: imports Vendor",
            ])
        #expect(try folder.findings().map(\.code) == [.layersOutsideImport])
    }

    /// A pattern that matches only excluded files is not reported as one without files.
    @Test func reportsPatternsWhoseFilesAreAllExcluded() throws {
        try folder.write("App/Old/List.swift", "")
        let more = "sources: [Sources, App/]\ngenerated: [Sources/Data/*.swift]\nexclude: [App/**, Sources/Data/**]\n"
        #expect(
            try cases(more).flatMap(\.verdict.findings).map(\.description) == [
                """
                Contracts/layers.yml:10:20
                  every Swift file at App/** is excluded
                  allowed: at least one that is not excluded
                  because: rules without files check nothing
                  next: fix the patterns of "exclude", or name other folders under "sources"
                  code: layers.no-sources
                """,
                """
                Contracts/layers.yml:11:13
                  every Swift file at Sources/Data/*.swift is excluded
                  allowed: at least one
                  because: a pattern that matches nothing has no effect
                  next: remove it, or fix the patterns of "exclude"
                  code: layers.unmatched
                """,
                """
                Contracts/layers.yml:7:13
                  every Swift file of Data at Sources/Data/** is excluded
                  allowed: at least one file, or optional: true
                  because: a layer without files passes every rule and protects nothing
                  next: fix the patterns of "exclude", or set optional: true under Data
                  code: layers.empty
                """,
            ])
    }

    /// Files that should be excluded are in no layer, so that their folder was meant.
    @Test(arguments: [
        ("Sources/Vendr/**", "write Sources/Vendor/** if that was meant: parts are separated by /, and the case of letters counts"),
        ("Sources/Pods", "write Sources/Pods/** if the folder is meant"), ("**/*.pb.swift", "fix the pattern, or remove it"),
    ])
    func suggestsTheFilesThatWereMeantToBeExcluded(_ pattern: String, _ advice: String) throws {
        try folder.write("Sources/Vendor/View.swift", "")
        let unmatched = try cases("exclude: ['\(pattern)']\n").flatMap(\.verdict.findings).first { $0.code == .layersUnmatched }
        #expect(unmatched?.what == "no Swift file below the sources is at \(pattern)")
        #expect(unmatched?.next == advice)
    }

    @Test func sourcesMayLieElsewhere() throws {
        try folder.write("App/Lost.swift", "")
        try folder.write(".build/checkouts/Lost.swift", "")
        #expect(
            try unkept("sources: [Sources, App/]\n") == [
                "layers.yml/App/Lost.swift/one layer: broken", "  App/Lost.swift:1:1: the file is in no layer",
            ])
        #expect(try unkept("sources: Sources/D*/**\n") == [])
    }

    // MARK: Exceptions

    @Test func anExceptionMayNameALayer() throws {
        try folder.write("Sources/Domain/Movie.swift", "import Data\n")
        #expect(try unkept("exceptions: [{ from: Sources/Domain/**, to: Data, because: x }]\n") == [])
    }

    // MARK: Format

    @Test func rulesOnSymbolsHaveACaseEach() throws {
        let more = "forbid: [{ in: \"**\", names: [Codable], because: x }]\nindependent: [{ paths: \"Sources/{feature}/**\" }]\n"
        let cases = try cases(more).filter { $0.identifier.check == "rule 1" }
        #expect(cases.map(\.identifier.description) == ["layers.yml/forbid/rule 1", "layers.yml/independent/rule 1"])
        #expect(cases.allSatisfy { $0.verdict == .kept })
    }

    @Test func aFileThatDoesNotParseCouldNotRun() throws {
        try folder.write("Sources/Domain/Movie.swift", "import GRDB\nfunc f( {\n")
        #expect(
            try unkept() == [
                "layers/Domain/Sources/Domain/Movie.swift/imports: couldNotRun", "  Sources/Domain/Movie.swift:1:8: imports GRDB",
                "  Sources/Domain/Movie.swift:2:9: the file does not parse from here",
            ])
    }

    @Test func aMissingFileCouldNotRun() throws {
        let today = try #require(Day("2026-11-21"))
        let suites = LayerSuite(layersFile: "\(folder.path)/none/layers.yml", root: folder.path, today: today).run()
        #expect(suites.flatMap(\.findings).map(\.what) == ["the file does not exist"])
    }

    @Test func suggestsTheExtensionThatIsRead() throws {
        try folder.remove("Contracts/layers.yml")
        #expect(
            try folder.findings().map(\.next) == [
                "name the folder that contains it with --contracts, or write a first one: verify init --root \(folder.path)"
            ])
        try folder.write("Contracts/layers.yaml", Self.rules)
        #expect(
            try folder.findings().map(\.description) == [
                """
                Contracts/layers.yml
                  the file does not exist
                  allowed: a readable file of at most 4 MiB
                  because: its content cannot be checked
                  next: rename layers.yaml to layers.yml
                  code: format.file
                """
            ])
    }

    @Test func filtersSelectByIdentifier() throws {
        #expect(try cases(filters: ["store.swift"]).map(\.identifier.check) == ["one layer", "imports", "uses"])
    }

    @Test(arguments: ["2026-02-29", "2026-1-1", "26-01-01", "2026-00-10", "tomorrow", ""])
    func refusesInvalidDays(_ text: String) {
        #expect(Day(text) == nil)
    }
}
