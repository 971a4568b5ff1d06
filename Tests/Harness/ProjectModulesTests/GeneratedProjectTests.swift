import PlantedProjects
import ProjectModules
import TestFolders
import Testing

@Suite("Projects of XcodeGen and Tuist")
struct GeneratedProjectTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    // MARK: XcodeGen

    @Test func readsTheSourcesOfXcodeGen() throws {
        try folder.write(
            "App/project.yml",
            """
            name: Shop
            include:
              - path: ../shared/Base.yml
            targetTemplates:
              Framework:
                type: framework
                sources:
                  - path: ${TARGET_NAME}/Sources
                dependencies:
                  - target: Base
            x-common: &common
              platform: iOS
              settings:
                base:
                  PRODUCT_MODULE_NAME: $(TARGET_NAME)Kit
            targets:
              Shop:
                <<: *common
                type: application
                sources:
                  - Shop
                  - path: ../Shared
                    includes: ["Models/**"]
                  - path: Extra
                    excludes: ["**/*Draft.swift", Old]
                  - path: Web
                    type: folder
                  - path: Scripts
                    buildPhase: none
              Core:
                templates: [Framework]
                platform: [iOS, macOS]
              ShopTests:
                type: bundle.unit-test
                sources: Tests

            """)
        try folder.write("Shared/base.yml", "targets:\n  Base:\n    type: framework\n    sources: ../Base\n")
        let modules = try Repository(
            folder,
            [
                "App/Shop/Cart.swift", "App/Shop/Views/List.swift", "Shared/Models/Price.swift", "Shared/Other.swift", "App/Extra/A.swift",
                "App/Extra/ADraft.swift", "App/Extra/Old/B.swift", "App/Web/C.swift", "App/Scripts/D.swift", "App/Core/Sources/E.swift",
                "App/Tests/F.swift", "Base/G.swift",
            ])
        #expect(
            modules.targets == [
                "Shop: App/Extra/A.swift App/Shop/Cart.swift App/Shop/Views/List.swift Shared/Models/Price.swift",
                "Core_iOS: App/Core/Sources/E.swift", "Core_macOS: App/Core/Sources/E.swift", "ShopTests (tests): App/Tests/F.swift",
                "Base: Base/G.swift",
            ])
        #expect(modules.value.modules.map(\.target.moduleName) == ["ShopKit", "Core", "Core", "ShopTests", "Base"])
        #expect(modules.value.modules[1].target.dependencies == [.named("Base")])
        #expect(modules.unread.isEmpty)
    }

    @Test func reportsWhatXcodeGenDoesNotName() throws {
        try folder.write("project.yml", "name: Shop\ntargets:\n  Shop:\n    templates: [Gone]\n    sources:\n      - path: ../../Up\n")
        #expect(
            try Repository(folder, ["Cart.swift"]).unread == [
                "project.yml:4:5: the template Gone is not in the file", "project.yml:6:9: the path ../../Up leads out of the repository",
            ])
    }

    @Test func reportsASpecificationThatIsNotYAML() throws {
        try folder.write("project.yml", "name: [Shop\ntargets: x\n")
        let unread = try Repository(folder, ["Cart.swift"]).unread
        #expect(unread.count == 1 && unread[0].hasPrefix("project.yml:2:"), "\(unread)")
    }

    @Test(arguments: [
        ("project.yml", "name: Shop\ntargets:\n  Wrong:\n    sources: [.]\n"),
        ("Project.swift", "import ProjectDescription\nlet project = Project(name: \"Shop\", targets: makeTargets())\n"),
    ])
    func readsTheGeneratedProjectIfItIsThere(_ path: String, _ text: String) throws {
        try folder.write(path, text)
        try folder.write("Shop.xcodeproj/project.pbxproj", XcodeProjectText.of([XcodeProjectText.Target("Shop", files: ["Cart.swift"])]))
        let modules = try Repository(folder, ["Cart.swift", "Other.swift"])
        #expect(modules.targets == ["Shop: Cart.swift"])
        #expect(modules.unread.isEmpty)
    }

    // MARK: Tuist

    @Test func readsPlainManifestsOfTuist() throws {
        try folder.write(
            "Shop/Project.swift",
            """
            import ProjectDescription

            let name = "Shop"
            let project = Project(
                name: name,
                targets: [
                    .target(
                        name: name, destinations: .iOS, product: .app, bundleId: "a", sources: ["Sources/**", "\\(name)Extra/**/*.swift"],
                        dependencies: [.target(name: "Core"), .project(target: "Net", path: "../Net"), .external(name: "Alamofire")]),
                    Target(
                        name: "Core", platform: .iOS, product: .framework, productName: "CoreKit", bundleId: "b",
                        sources: SourceFilesList(globs: [.glob("Core/**", excluding: ["Core/Old/**"])])),
                    .target(
                        name: "Folders", destinations: .iOS, product: .framework, bundleId: "c", buildableFolders: ["Folders"]),
                    .target(name: "Tests", destinations: .iOS, product: .unitTests, bundleId: "d", sources: "Tests/**"),
                ])

            """)
        let modules = try Repository(
            folder,
            [
                "Shop/Sources/A.swift", "Shop/Sources/Deep/B.swift", "Shop/ShopExtra/C.swift", "Shop/Core/D.swift", "Shop/Core/Old/E.swift",
                "Shop/Folders/F.swift", "Shop/Tests/G.swift",
            ])
        #expect(
            modules.targets == [
                "Shop: Shop/ShopExtra/C.swift Shop/Sources/A.swift Shop/Sources/Deep/B.swift", "Core: Shop/Core/D.swift",
                "Folders: Shop/Folders/F.swift", "Tests (tests): Shop/Tests/G.swift",
            ])
        #expect(modules.value.modules.map(\.target.moduleName) == ["Shop", "CoreKit", "Folders", "Tests"])
        #expect(modules.value.modules[0].target.dependencies == [.product("Alamofire", package: nil), .named("Core"), .named("Net")])
        #expect(modules.unread.isEmpty)
    }

    @Test(arguments: [
        (
            "let project = Project.framework(name: \"Shop\")\n",
            "2:15: framework makes the project in another file, which is not read; its files belong to no module"
        ),
        (
            "let project = Project(name: \"Shop\", targets: [.app(\"Shop\")])\n",
            "2:47: app makes a target in another place, which is not read; its files belong to no module"
        ),
        (
            "let project = Project(name: \"Shop\", targets: [.target(name: \"Shop\", product: .app, sources: sources(\"Shop\"))])\n",
            "2:93: the sources of the target Shop are not literals, which is not read; its files belong to no module"
        ),
    ])
    func reportsWhatIsNotPlain(_ text: String, _ message: String) throws {
        try folder.write("Project.swift", "import ProjectDescription\n\(text)")
        let modules = try Repository(folder, ["Sources/A.swift"])
        #expect(modules.targets.isEmpty)
        #expect(modules.unread == ["Project.swift:\(message)"])
    }

    @Test func takesOnlyManifestsOfTuist() throws {
        try folder.write("Model/Project.swift", "struct Project { let name: String }\n")
        #expect(try Repository(folder, ["Model/Project.swift"]).value.projects.isEmpty)
    }
}
