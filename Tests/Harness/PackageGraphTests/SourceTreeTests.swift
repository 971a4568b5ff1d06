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

    @Test func leavesOutExcludedFiles() throws {
        let folder = try TemporaryFolder()
        for file in ["App/Price.swift", "App/PriceMock.swift", "Kit/KitMock.swift"] { try folder.write(file, "") }
        let tree = try SourceTree(root: folder.path, sources: [Glob("App/**")], excluding: [Glob("**/*Mock.swift")])
        #expect(tree.files == ["App/Price.swift"])
        #expect(tree.excluded == ["App/PriceMock.swift"])
    }
}
