import PlantedProjects
import ProjectModules
import TestFolders
import Testing

@Suite("Modules of repositories")
struct RepositoryModulesTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func writePackage(_ path: String, _ targets: String, products: String = "") throws {
        try folder.write("\(path)Package.swift", "let package = Package(name: \"P\", products: [\(products)], targets: [\(targets)])\n")
    }

    @Test func containsTheFilesOfAllPackages() throws {
        try writePackage("", ".target(name: \"App\", exclude: [\"Old\"]), .testTarget(name: \"AppTests\")")
        try writePackage("Packages/Core/", ".target(name: \"Core\", path: \"Code\")")
        let modules = try Repository(
            folder,
            ["Sources/App/A.swift", "Sources/App/Old/B.swift", "Tests/AppTests/C.swift", "Packages/Core/Code/D.swift", "Tools/E.swift"])
        #expect(
            modules.targets == ["App: Sources/App/A.swift", "AppTests (tests): Tests/AppTests/C.swift", "Core: Packages/Core/Code/D.swift"])
        #expect(modules.value.filesWithoutModule == ["Sources/App/Old/B.swift", "Tools/E.swift"])
    }

    /// Tests a library that a package and an Xcode project build.
    @Test func takesTheSettingsOfThePackageIfTheRootHasOne() throws {
        let settings = ["SWIFT_ACTIVE_COMPILATION_CONDITIONS": "APP"]
        for place in ["", "Lib/"] {
            let folder = try TemporaryFolder()
            try folder.write(
                "\(place)Package.swift",
                "let package = Package(name: \"P\", targets: [.target(name: \"Kit\", swiftSettings: [.define(\"KIT\")])])\n")
            try folder.write(
                "Kit.xcodeproj/project.pbxproj",
                XcodeProjectText.of([XcodeProjectText.Target("Kit", files: ["\(place)Sources/Kit/A.swift"], settings: settings)]))
            let modules = try Repository(folder, ["\(place)Sources/Kit/A.swift"])
            #expect(modules.value.defines(of: "\(place)Sources/Kit/A.swift") == (place.isEmpty ? ["KIT", "SWIFT_PACKAGE"] : ["APP"]))
        }
    }

    @Test func reportsATargetWithoutALiteralName() throws {
        try folder.write(
            "Package.swift", "let package = Package(name: \"P\", targets: names.map {\n    .target(name: $0)\n})\n")
        #expect(
            try Repository(folder, ["A.swift"]).unread == [
                "Package.swift:2:5: a target whose name is not a literal is not read; write the name as text between quotes"
            ])
    }

    /// Tests files of an earlier version, whose folders show the module if all files in them belong to one.
    @Test func findsTheModulesOfAFileThatIsGone() throws {
        try writePackage("", ".target(name: \"App\"), .target(name: \"Kit\")")
        let modules = try Repository(folder, ["Sources/App/Views/A.swift", "Sources/App/B.swift", "Sources/Kit/C.swift"]).value
        #expect(modules.neighbor(of: "Sources/App/Views/Gone.swift") == "Sources/App/Views/A.swift")
        #expect(modules.neighbor(of: "Sources/App/Models/Gone.swift").map(modules.names) == ["App"])
        #expect(modules.neighbor(of: "Sources/Gone.swift") == nil)
        #expect(modules.neighbor(of: "Other/Gone.swift") == nil)
    }

    /// Tests a model with the name of a manifest.
    @Test func takesOnlyManifestsForPackages() throws {
        try folder.write(
            "Shop.xcodeproj/project.pbxproj", XcodeProjectText.of([XcodeProjectText.Target("Shop", files: ["Model/Package.swift"])]))
        try folder.write("Model/Package.swift", "public final class Package { init(offer: Int) {} }\nlet one = Package(offer: 1)\n")
        let modules = try RepositoryModules(root: folder.path, files: ["Model/Package.swift"])
        #expect(modules.modules.map(\.target.files) == [["Model/Package.swift"]])
        #expect(modules.projects.count == 1)
        #expect(modules.manifests.isEmpty)
    }

    @Test func reportsManifestsThatCannotBeRead() throws {
        try folder.write("A/Package.swift", "let package = Package(name: \"A\", targets: [.target(name: \"A\"),\n<<<<<<< HEAD\n])\n")
        try folder.write("B/Other.swift", "")
        try folder.link("B/Package.swift", to: "Gone.swift")
        let modules = try Repository(folder, ["A/Sources/A/A.swift"])
        #expect(modules.targets == ["A: A/Sources/A/A.swift"])
        #expect(
            modules.unread == [
                "A/Package.swift: the manifest is not valid Swift, so that targets may be missing; correct its syntax",
                "B/Package.swift: the package is not read: it does not exist",
            ])
    }

    /// Tests targets that share a folder, and arguments that are constants, sums or unknown.
    @Test func readsConstantsOfManifests() throws {
        try folder.write(
            "Package.swift",
            """
            import PackageDescription
            let skip = ["Skip.swift"]
            let core: [Target.Dependency] = [.target(name: "Core")]
            let folder = "Code"
            let useOld = false
            let package = Package(name: "P", targets: [
                .target(name: "Core", path: folder + "/Core", exclude: skip + ["Other.swift"]),
                .target(name: "One", dependencies: core, path: "Both", sources: ["One"]),
                .target(name: "Two", path: "Both", sources: ["Two"]),
                .target(name: "Up", path: "Code/../Up", exclude: list()),
                .target(name: "None", path: path()),
            ])
            if useOld { package.targets.append(.target(name: "Old", path: "Old")) }
            """)
        let modules = try Repository(
            folder,
            [
                "Code/Core/A.swift", "Code/Core/Skip.swift", "Code/Core/Other.swift", "Both/One/A.swift", "Both/Two/A.swift", "Up/A.swift",
                "Old/A.swift",
            ])
        #expect(
            modules.targets == ["Core: Code/Core/A.swift", "One: Both/One/A.swift", "Two: Both/Two/A.swift", "Up: Up/A.swift"])
        #expect(modules.value.modules[1].target.dependencies == [.named("Core")])
        #expect(
            modules.unread == [
                "Package.swift:10:54: this list of exclude is not made of literals, so it is ignored; write its elements as texts between quotes",
                "Package.swift:11:33: the path of the target None is not a literal, so the target is not read; write the path as text between "
                    + "quotes",
            ])
    }

    /// Tests imports of a module of the system and of a product from another repository, whose names modules of other packages have.
    @Test func doesNotTakeModulesOfOtherPackagesForThoseFromOutside() throws {
        try writePackage("Tools/", ".target(name: \"Network\"), .target(name: \"Utils\"), .target(name: \"Own\")")
        try writePackage("Kit/", ".target(name: \"Kit\")")
        let remote = """
            PKG = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/utils.git"; };
            PRODUCT = { isa = XCSwiftPackageProductDependency; productName = Utils; package = PKG; };
            """
        let project = XcodeProjectText.of([XcodeProjectText.Target("Shop", files: ["Shop.swift"])])
            .replacing("objects = {", with: "objects = {\n\(remote)").replacing(
                "packageProductDependencies = (", with: "packageProductDependencies = (PRODUCT, ")
        try folder.write("Shop.xcodeproj/project.pbxproj", project)
        let modules = try Repository(
            folder,
            [
                "Tools/Sources/Network/A.swift", "Tools/Sources/Utils/A.swift", "Tools/Sources/Own/A.swift", "Kit/Sources/Kit/A.swift",
                "Shop.swift",
            ])
        #expect(try modules.imported("Network", by: "Kit").isEmpty)
        #expect(try modules.imported("Network", by: "Own") == ["Network of Tools/Package.swift"])
        #expect(try modules.imported("Utils", by: "Shop").isEmpty)
        #expect(try modules.imported("Own", by: "Shop") == ["Own of Tools/Package.swift"])
    }

    /// Tests examples that are packages of their own with the same names.
    @Test func decidesBetweenModulesOfOneNameByTheProject() throws {
        for example in ["chat", "todo"] {
            try writePackage(
                "\(example)/", ".target(name: \"App\"), .testTarget(name: \"\(example)Tests\", dependencies: [.byName(name: \"App\")])")
        }
        let modules = try Repository(
            folder,
            ["chat/Sources/App/A.swift", "todo/Sources/App/A.swift", "chat/Tests/chatTests/T.swift", "todo/Tests/todoTests/T.swift"])
        #expect(try modules.imported("App", by: "todoTests") == ["App of todo/Package.swift"])
        #expect(try modules.imported("App", by: "chatTests") == ["App of chat/Package.swift"])
        #expect(modules.value.key(of: "todo/Sources/App/A.swift") == "App (todo/Package.swift)")
        #expect(modules.value.names(of: "todo/Sources/App/A.swift") == ["App"])
    }

    @Test func decidesBetweenModulesOfOneNameByDependencies() throws {
        try writePackage("old/", ".target(name: \"Net\")", products: ".library(name: \"OldNet\", targets: [\"Net\"])")
        try writePackage("new/", ".target(name: \"Net\")", products: ".library(name: \"NewNet\", targets: [\"Net\"])")
        try folder.write(
            "Shop.xcodeproj/project.pbxproj",
            XcodeProjectText.of([
                XcodeProjectText.Target("Shop", files: ["Shop.swift"], products: ["NewNet"]),
                XcodeProjectText.Target("ShopTests", files: ["Test.swift"], dependencies: ["Shop"], isTest: true),
                XcodeProjectText.Target("Other", files: ["Other.swift"]),
            ]))
        let modules = try Repository(
            folder, ["old/Sources/Net/A.swift", "new/Sources/Net/A.swift", "Shop.swift", "Test.swift", "Other.swift"])
        #expect(try modules.imported("Net", by: "Shop") == ["Net of new/Package.swift"])
        #expect(try modules.imported("Net", by: "ShopTests") == ["Net of new/Package.swift"])
        #expect(try modules.imported("Net", by: "Other") == ["Net of new/Package.swift", "Net of old/Package.swift"])
        #expect(try modules.imported("Foundation", by: "Shop").isEmpty)
    }

    /// Tests an app and a server with packages of one name.
    @Test func takesThePackageThatTheProjectNamesByPath() throws {
        for place in ["App", "Server"] {
            try writePackage("\(place)/Push/", ".target(name: \"Push\")", products: ".library(name: \"Push\", targets: [\"Push\"])")
        }
        try folder.write(
            "Server/Package.swift",
            "let package = Package(name: \"Server\", dependencies: [.package(path: \"Push\")], targets: "
                + "[.target(name: \"Run\", dependencies: [.product(name: \"Push\", package: \"Push\")])])\n")
        let modules = try Repository(
            folder, ["App/Push/Sources/Push/A.swift", "Server/Push/Sources/Push/A.swift", "Server/Sources/Run/Run.swift"])
        #expect(try modules.imported("Push", by: "Run") == ["Push of Server/Push/Package.swift"])
    }

    /// Tests a package that has a module from outside with the name of another one in the repository.
    @Test(arguments: [
        ("", ["Logging of b/Package.swift"]), (", dependencies: [.product(name: \"Logging\", package: \"swift-log\")]", []),
        (", dependencies: [.product(name: \"OwnLogging\", package: \"b\")]", ["Logging of b/Package.swift"]),
        (", dependencies: [.product(name: \"Logs\", package: \"logs\")]", []), (", dependencies: logs()", ["Logging of b/Package.swift"]),
    ])
    func takesAModuleFromOutsideIfThePackageNamesIt(_ dependencies: String, _ expected: [String]) throws {
        try writePackage("a/", ".target(name: \"App\"\(dependencies))")
        try writePackage("b/", ".target(name: \"Logging\")", products: ".library(name: \"OwnLogging\", targets: [\"Logging\"])")
        let modules = try Repository(folder, ["a/Sources/App/A.swift", "b/Sources/Logging/B.swift"])
        #expect(try modules.imported("Logging", by: "App") == expected)
    }
}
