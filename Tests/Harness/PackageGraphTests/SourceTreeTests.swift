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

    @Test func leavesOutManifestsAndThirdPartyCodeUnlessAskedForThem() throws {
        let folder = try TemporaryFolder()
        try folder.write("Kit/Package.swift", #"let package = Package(name: "Kit", targets: [.target(name: "Kit", path: ".")])"#)
        for file in ["Kit/Kit.swift", "Kit/Pods/A/A.swift", "Kit/Podfile", "Kit/New.xctemplate/B.swift"] { try folder.write(file, "") }
        #expect(try SourceTree(root: folder.path).files == ["Kit/Kit.swift"])
        #expect(try SourceTree(root: folder.path, isWhole: true).files.count == 4)
        let kit = try Glob("Kit/**")
        #expect(try SourceTree(root: folder.path, sources: [kit]).files == ["Kit/Kit.swift"])
        #expect(
            try SourceTree(root: folder.path, sources: [kit], parts: [Glob("**/Package.swift")]).files == [
                "Kit/Kit.swift", "Kit/Package.swift",
            ])
        #expect(try SourceTree(root: folder.path, sources: [Glob("Kit/Pods/**"), kit]).files == ["Kit/Kit.swift", "Kit/Pods/A/A.swift"])
        #expect(try SourceTree(root: folder.path, sources: [kit], excluding: [Glob("**/Package.swift")]).excluded == ["Kit/Package.swift"])
    }

    @Test(arguments: ["App/Pods/**", "{App/Pods,Kit}/**", "App/{Pods,Other}/**"])
    func readsThirdPartyCodeThatAPatternNames(_ pattern: String) throws {
        let folder = try TemporaryFolder()
        for file in ["App/Podfile", "App/Pods/A.swift"] { try folder.write(file, "") }
        #expect(try SourceTree(root: folder.path, sources: [Glob("App/**")]).files.isEmpty)
        #expect(try SourceTree(root: folder.path, sources: [Glob("App/**")], parts: [Glob(pattern)]).files == ["App/Pods/A.swift"])
    }

    /// Only what package managers write beside or into such a folder shows that it is theirs.
    @Test(arguments: [
        ("Pods", "Pods/Manifest.lock"), ("Pods", "Podfile"), ("Carthage", "Cartfile"), ("Carthage", "Carthage/Checkouts/B/B.swift"),
        ("SourcePackages", "SourcePackages/workspace-state.json"),
    ])
    func readsFoldersOfAnAppWithTheNamesOfThirdPartyCode(_ name: String, _ sign: String) throws {
        let folder = try TemporaryFolder()
        for file in ["App/App.swift", "App/\(name)/A.swift"] { try folder.write(file, "") }
        #expect(try SourceTree(root: folder.path).files == ["App/App.swift", "App/\(name)/A.swift"])
        try folder.write("App/\(sign)", "")
        let tree = try SourceTree(root: folder.path)
        #expect(tree.files == ["App/App.swift"])
        #expect(tree.repository.filesWithoutModule == ["App/App.swift"])
    }

    @Test func leavesOutExcludedFiles() throws {
        let folder = try TemporaryFolder()
        for file in ["App/Price.swift", "App/PriceMock.swift", "Kit/KitMock.swift"] { try folder.write(file, "") }
        let tree = try SourceTree(root: folder.path, sources: [Glob("App/**")], excluding: [Glob("**/*Mock.swift")])
        #expect(tree.files == ["App/Price.swift"])
        #expect(tree.excluded == ["App/PriceMock.swift"])
    }
}
