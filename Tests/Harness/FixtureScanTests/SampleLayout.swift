import Testing

/// The places of an app's files in a repository.
struct SampleLayout: CustomTestStringConvertible {
    let name: String
    /// The files that describe the projects, by path.
    let projects: [String: String]
    /// The folder of the types.
    let types: String
    /// The folder of the tests, with the fixtures in `Fixtures`.
    let tests: String
    /// The module of the types, if tests import one.
    var module: String?
    /// The projects as a scan lists them.
    let summary: String

    var testDescription: String { name }

    private static func manifest(_ target: String, path: String? = nil, tests: String? = nil) -> String {
        let folder = path.map { ", path: \"\($0)\"" } ?? ""
        let testTarget =
            tests.map { ", .testTarget(name: \"\($0)\", dependencies: [\"\(target)\"], resources: [.copy(\"Fixtures\")])" } ?? ""
        return """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "\(target)", targets: [.target(name: "\(target)"\(folder))\(testTarget)])

            """
    }

    /// The part of a project that lists files.
    private static let listed = """
        // !$*UTF8*$!
        { archiveVersion = 1; objectVersion = 56; objects = {
            01 /* Types.swift */ = {isa = PBXFileReference; path = Types.swift; sourceTree = "<group>"; };
        }; }

        """

    /// The part of a project that names folders, as Xcode 16 writes it.
    private static let synchronized = """
        // !$*UTF8*$!
        { archiveVersion = 1; objectVersion = 77; objects = {
            01 /* App */ = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
        }; }

        """

    static let all = [
        SampleLayout(
            name: "Xcode with listed files", projects: ["Shop.xcodeproj/project.pbxproj": listed], types: "Shop/Model", tests: "ShopTests",
            summary: "1 Xcode project"),
        SampleLayout(
            name: "Xcode with folders", projects: ["Shop.xcodeproj/project.pbxproj": synchronized], types: "App", tests: "AppTests",
            summary: "1 Xcode project"),
        SampleLayout(
            name: "several projects and a workspace",
            projects: [
                "Core/Core.xcodeproj/project.pbxproj": listed, "App/App.xcodeproj/project.pbxproj": listed,
                "Shop.xcworkspace/contents.xcworkspacedata": "<Workspace version = \"1.0\"></Workspace>\n",
            ],
            types: "Core/Sources", tests: "Core/CoreTests", summary: "2 Xcode projects"),
        SampleLayout(
            name: "XcodeGen", projects: ["project.yml": "name: Shop\ntargets:\n  Shop:\n    sources: [Sources]\n"], types: "Sources/Data",
            tests: "Tests", summary: "1 XcodeGen project"),
        SampleLayout(
            name: "Tuist", projects: ["Projects/Shop/Project.swift": "import ProjectDescription\nlet project = Project(name: \"Shop\")\n"],
            types: "Projects/Shop/Sources", tests: "Projects/Shop/Tests", summary: "1 Tuist project"),
        SampleLayout(
            name: "one package", projects: ["Package.swift": manifest("Shop", tests: "ShopTests")], types: "Sources/Shop",
            tests: "Tests/ShopTests", module: "Shop", summary: "1 Swift package"),
        SampleLayout(
            name: "several packages",
            projects: [
                "Packages/Models/Package.swift": manifest("Models"),
                "Packages/Client/Package.swift": manifest("Client", tests: "ClientTests"),
                "Packages/Client/Sources/Client/Client.swift": "import Models\n",
            ],
            types: "Packages/Models/Sources/Models", tests: "Packages/Client/Tests/ClientTests", module: "Models",
            summary: "2 Swift packages"),
        SampleLayout(
            name: "a package in an Xcode app",
            projects: ["Shop.xcodeproj/project.pbxproj": synchronized, "Modules/Package.swift": manifest("Models", path: "Sources")],
            types: "Modules/Sources", tests: "ShopTests", module: "Models", summary: "1 Xcode project, 1 Swift package"),
    ]
}
