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
