import Foundation
import Subprocess
import TestFolders
import Testing

/// Each library product has a documentation catalog that names its public types.
@Suite("Documentation catalogs")
struct CatalogTests {
    private static let hasDocC = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
        FileManager.default.isExecutableFile(atPath: "\($0)/docc")
    }

    /// Returns the path of a product's catalog.
    private func catalog(of product: String) throws -> String {
        try #require(Tutorial.catalogs.first { $0.hasSuffix("/\(product)/\(product).docc") }, "\(product) has no catalog")
    }

    @Test func eachCatalogBelongsToAProduct() {
        #expect(Tutorial.catalogs.count == PublicAPITests.products.count)
    }

    /// A new public type is not documented before a topic links to it.
    @Test(arguments: PublicAPITests.products)
    func theOverviewLinksToEachPublicType(_ product: String) async throws {
        let page = try PackageFolders.text("\(catalog(of: product))/\(product).md")
        #expect(page.hasPrefix("# ``\(product)``\n\n"))
        let topics = try #require(page.split(separator: "\n## Topics\n").dropFirst().first)
        let api = try await PublicAPI(of: product, in: try TemporaryFolder())
        for line in api.lines where !line.hasPrefix(" ") {
            let name = try #require(
                line.firstMatch(of: /\b(?:struct|enum|class|protocol|actor|func|extension) (?:\w+\.)*(\w+)/)?.1, "\(line)")
            #expect(topics.contains(try Regex("(``|/)\(name)(``|/|\\()")), "\(product).md has no link to \(name)")
        }
    }

    /// The words of `LanguageTests` apply to tutorials too.
    @Test(arguments: Tutorial.all)
    func theTutorialIsInPlainEnglish(_ tutorial: Tutorial) throws {
        #expect(LanguageTests.problems(in: try tutorial.text) == [])
    }

    /// Broken links, missing files and unknown directives are warnings of DocC.
    @Test(.enabled(if: hasDocC, "the toolchain has no docc"), arguments: PublicAPITests.products)
    func buildsWithoutWarnings(_ product: String) async throws {
        let symbols = try TemporaryFolder()
        let pages = try TemporaryFolder()
        let extract = [
            "-module-name", product, "-I", BuiltProgram.modules, "-target", BuiltProgram.target, "-output-dir", symbols.path,
            "-minimum-access-level", "public", "-skip-synthesized-members", "-skip-inherited-docs", "-emit-extension-block-symbols",
        ]
        let extracted = try await BuiltProgram.runTool(
            .name("swift-symbolgraph-extract"), extract + (try BuiltProgram.moduleMaps()), in: symbols)
        try #require(extracted.status == 0, "\(extracted.errors)")
        let convert = [
            "convert", "\(PackageFolders.root)/\(try catalog(of: product))", "--additional-symbol-graph-dir", symbols.path,
            "--output-path", "\(pages.path)/\(product).doccarchive", "--warnings-as-errors", "--fallback-display-name", product,
            "--fallback-bundle-identifier", "plumbline.\(product)",
        ]
        let converted = try await BuiltProgram.runTool(.name("docc"), convert, in: pages)
        #expect(converted.status == 0, "\(converted.output)\(converted.errors)")
        let data = pages.files(below: "\(product).doccarchive/data/documentation")
        #expect(data.contains { $0.hasSuffix("\(product.lowercased()).json") })
    }
}
