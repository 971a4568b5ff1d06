import PlantedProjects
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

    private static func manifest(_ target: String, path: String? = nil, tests: String? = nil, uses: String? = nil) -> String {
        let folder = path.map { ", path: \"\($0)\"" } ?? ""
        let product = uses.map { ", .product(name: \"\($0)\", package: \"\($0)\")" } ?? ""
        let testTarget =
            tests.map { ", .testTarget(name: \"\($0)\", dependencies: [\"\(target)\"\(product)], resources: [.copy(\"Fixtures\")])" } ?? ""
        return """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "\(target)", products: [.library(name: "\(target)", targets: ["\(target)"])], targets: [.target(name: "\(target)"\(folder))\(testTarget)])

            """
    }

    /// The names of the files of the types and of the tests.
    private static let parts = (0..<SamplePart.all.count).map { "Part\($0).swift" } + ["Types.swift"]
    private static let testParts = (0..<SamplePart.all.count).map { "Part\($0)Tests.swift" } + ["Helpers.swift"]

    /// Types of a widget that have the names of types of the app.
    private static let decoy = """
        struct Movie: Decodable { let widgetTitle: String }
        struct Actor: Decodable { let widgetName: String }
        struct Show: Decodable { let widgetName: String }

        """

    /// An app and its tests, and a widget with types of the same names, in an Xcode project that lists the files.
    private static func listed(types: String, tests: String, widget: String) -> String {
        XcodeProjectText.of([
            XcodeProjectText.Target("Shop", files: parts.map { "\(types)/\($0)" }),
            XcodeProjectText.Target("Widget", files: ["\(widget)/Decoy.swift"]),
            XcodeProjectText.Target(
                "ShopTests", files: testParts.map { "\(tests)/\($0)" }, dependencies: ["Shop"], isTest: true),
        ])
    }

    static let all = [
        SampleLayout(
            name: "Xcode with listed files",
            projects: [
                "Shop.xcodeproj/project.pbxproj": listed(types: "Shop/Model", tests: "ShopTests", widget: "A"), "A/Decoy.swift": decoy,
            ],
            types: "Shop/Model", tests: "ShopTests", module: "Shop", summary: "1 Xcode project"),
        SampleLayout(
            name: "Xcode with folders",
            projects: [
                "Shop.xcodeproj/project.pbxproj": XcodeProjectText.of([
                    XcodeProjectText.Target("Shop", folders: ["App"], exceptions: ["App": ["Decoy.swift"]]),
                    XcodeProjectText.Target("Widget", exceptions: ["App": ["Decoy.swift"]]),
                    XcodeProjectText.Target("ShopTests", folders: ["AppTests"], dependencies: ["Shop"], isTest: true),
                ]),
                "App/Decoy.swift": decoy,
            ],
            types: "App", tests: "AppTests", module: "Shop", summary: "1 Xcode project"),
        SampleLayout(
            name: "several projects and a workspace",
            projects: [
                "Core/Core.xcodeproj/project.pbxproj": listed(types: "Sources", tests: "CoreTests", widget: "../App"),
                "App/App.xcodeproj/project.pbxproj": XcodeProjectText.of([XcodeProjectText.Target("App", files: ["Decoy.swift"])]),
                "App/Decoy.swift": decoy, "Shop.xcworkspace/contents.xcworkspacedata": "<Workspace version = \"1.0\"></Workspace>\n",
            ],
            types: "Core/Sources", tests: "Core/CoreTests", module: "Shop", summary: "2 Xcode projects"),
        SampleLayout(
            name: "XcodeGen",
            projects: [
                "project.yml": """
                name: Shop
                targets:
                  Shop:
                    type: application
                    sources:
                      - path: Sources
                        excludes: [Widget]
                  Widget:
                    type: app-extension
                    sources: [Sources/Widget]
                  ShopTests:
                    type: bundle.unit-test
                    sources: Tests
                    dependencies:
                      - target: Shop

                """,
                "Sources/Widget/Decoy.swift": decoy,
            ],
            types: "Sources/Data", tests: "Tests", module: "Shop", summary: "1 XcodeGen project"),
        SampleLayout(
            name: "Tuist",
            projects: [
                "Projects/Shop/Project.swift": """
                import ProjectDescription

                let name = "Shop"
                let project = Project(
                    name: name,
                    targets: [
                        .target(
                            name: name, destinations: .iOS, product: .app, bundleId: "example.shop",
                            sources: [.glob("Sources/**", excluding: ["Sources/Widget/**"])]),
                        .target(
                            name: "Widget", destinations: .iOS, product: .appExtension, bundleId: "example.widget",
                            sources: ["Sources/Widget/**"]),
                        .target(
                            name: "\\(name)Tests", destinations: .iOS, product: .unitTests, bundleId: "example.tests",
                            sources: ["Tests/**"], dependencies: [.target(name: name)]),
                    ])

                """,
                "Projects/Shop/Sources/Widget/Decoy.swift": decoy,
            ],
            types: "Projects/Shop/Sources", tests: "Projects/Shop/Tests", module: "Shop", summary: "1 Tuist project"),
        SampleLayout(
            name: "one package", projects: ["Package.swift": manifest("Shop", tests: "ShopTests")], types: "Sources/Shop",
            tests: "Tests/ShopTests", module: "Shop", summary: "1 Swift package"),
        SampleLayout(
            name: "several packages",
            projects: [
                "Packages/Models/Package.swift": manifest("Models"),
                "Packages/Client/Package.swift": manifest("Client", tests: "ClientTests", uses: "Models"),
                "Packages/Client/Sources/Client/Client.swift": "import Models\n", "Packages/Lists/Package.swift": manifest("Lists"),
                "Packages/Lists/Sources/Lists/Decoy.swift": decoy,
            ],
            types: "Packages/Models/Sources/Models", tests: "Packages/Client/Tests/ClientTests", module: "Models",
            summary: "3 Swift packages"),
        SampleLayout(
            name: "a package in an Xcode app",
            projects: [
                "Shop.xcodeproj/project.pbxproj": XcodeProjectText.of([
                    XcodeProjectText.Target("Shop", folders: ["Shop"], products: ["Models"]),
                    XcodeProjectText.Target("ShopTests", folders: ["ShopTests"], dependencies: ["Shop"], isTest: true),
                ]),
                "Shop/Decoy.swift": decoy, "Modules/Package.swift": manifest("Models", path: "Sources"),
            ],
            types: "Modules/Sources", tests: "ShopTests", module: "Models", summary: "1 Xcode project, 1 Swift package"),
    ]
}
