import PackageGraph
import ProjectModules
import TestFolders
import Testing

@Suite("The Swift files of a package")
struct SourceTreeTests {
    /// The package manager does not compile the code of a documentation catalog either.
    @Test func leavesOutDocumentationCatalogs() throws {
        let folder = try TemporaryFolder()
        for file in ["Sources/App/Price.swift", "Sources/App/App.docc/Samples/price-01.swift", "Sources/App/docc/Page.swift"] {
            try folder.write(file, "")
        }
        #expect(try SourceTree(root: folder.path).files == ["Sources/App/Price.swift", "Sources/App/docc/Page.swift"])
        let sources = try Glob("Sources/**")
        #expect(try SourceTree(root: folder.path, sources: [sources]).files == ["Sources/App/Price.swift", "Sources/App/docc/Page.swift"])
    }
}
