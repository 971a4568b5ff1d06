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
                "project.yml:4:5: the template Gone is not in the specification; add it to targetTemplates, or correct its name",
                "project.yml:6:9: the path ../../Up leads out of the repository, so its files are not read",
            ])
    }

    /// Tests templates of templates, later templates and includes, replaced lists, and specifications that include each other.
    @Test func mergesSpecificationsAsXcodeGenDoes() throws {
        try folder.write(
            "project.yml",
            """
            include: [one.yml, two.yml, {path: off.yml, enable: false}, {path: Config/flat.yml, relativePaths: false}]
            settings:
              BRAND: Acme
            targetTemplates:
              Base: {sources: "${target_name}/Base", settings: {SWIFT_ACTIVE_COMPILATION_CONDITIONS: BASE}}
              Old: {templates: [Base], productName: Old}
              New: {productName: New, settings: {configs: {Debug: {SWIFT_ACTIVE_COMPILATION_CONDITIONS: [NEW, MORE]}}}}
            targets:
              Shop: {templates: [Old, New]}
              Kit:
                sources:REPLACE: [Kit/Right]
                settings: {base: {PRODUCT_NAME: $(BRAND)Kit}}

            """)
        try folder.write("one.yml", "include: project.yml\ntargets: {Kit: {sources: [Kit/Wrong]}, Later: {sources: [One]}}\n")
        try folder.write("two.yml", "include: one.yml\ntargets: {Later: {sources:REPLACE: [Two]}}\n")
        try folder.write("off.yml", "targets: {Off: {sources: [One]}}\n")
        try folder.write("Config/flat.yml", "targets: {Flat: {sources: [Flat]}}\n")
        let modules = try Repository(
            folder, ["Shop/Base/A.swift", "Kit/Right/B.swift", "Kit/Wrong/C.swift", "One/D.swift", "Two/E.swift", "Flat/F.swift"])
        #expect(modules.targets == ["Shop: Shop/Base/A.swift", "Kit: Kit/Right/B.swift", "Flat: Flat/F.swift", "Later: Two/E.swift"])
        #expect(modules.value.modules.map(\.target.moduleName) == ["New", "AcmeKit", "Flat", "Later"])
        #expect(modules.value.defines(of: "Shop/Base/A.swift") == ["NEW", "MORE"])
        #expect(modules.unread.isEmpty)
    }

    @Test func reportsPatternsAndPathsThatAreNotRead() throws {
        try folder.write(
            "project.yml",
            """
            name: Shop
            include: [../up.yml]
            targets:
              Shop:
                sources:
                  - path: Sources
                    excludes: ["Gen[0-9].swift", "{a"]
                settings: {PRODUCT_NAME: $(BRAND)}

            """)
        let modules = try Repository(folder, ["Sources/A.swift"])
        #expect(modules.targets == ["Shop: Sources/A.swift"])
        #expect(
            modules.unread == [
                "project.yml:2:11: ../up.yml leads out of the repository, so it is not read",
                "project.yml:5:5: the module name of the target Shop contains a build setting that is not set here, so the target's name is "
                    + "used; set PRODUCT_MODULE_NAME of the target to a text",
                "project.yml:7:20: the pattern Sources/Gen[0-9].swift is not read; write it with *, ** and ? only",
                "project.yml:7:38: the pattern Sources/{a is not read; write it with *, ** and ? only",
            ])
    }

    @Test func reportsAnIncludedSpecificationThatIsMissing() throws {
        try folder.write("project.yml", "name: Shop\ninclude:\n  - Gone.yml\n")
        #expect(
            try Repository(folder, ["Cart.swift"]).unread == [
                "project.yml:3:5: Gone.yml is not read: it does not exist; correct the path, or add the file"
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
            "let project = Project(name: \"Shop\", targets: [.target(name: \"Shop\", product: .app, productName: name(), sources: \"S/**\")])\n",
            "2:97: the product name of the target Shop is not a literal, so it is not read; its files belong to no module unless the "
                + "generated Xcode project is there"
        ),
        (
            "let project = Project.framework(name: \"Shop\")\n",
            "2:15: framework makes the project in another file, so it is not read; its files belong to no module unless the generated Xcode project is there"
        ),
        (
            "let project = Project(name: \"Shop\", targets: [.app(\"Shop\")])\n",
            "2:47: app makes a target in another place, so it is not read; its files belong to no module unless the generated Xcode project is there"
        ),
        (
            "let project = Project(name: \"Shop\", targets: [.target(name: \"Shop\", product: .app, sources: sources(\"Shop\"))])\n",
            "2:93: the sources of the target Shop are not literals, so it is not read; its files belong to no module unless the generated Xcode project is there"
        ),
    ])
    func reportsWhatIsNotPlain(_ text: String, _ message: String) throws {
        try folder.write("Project.swift", "import ProjectDescription\n\(text)")
        let modules = try Repository(folder, ["Sources/A.swift"])
        #expect(modules.targets.isEmpty)
        #expect(modules.unread == ["Project.swift:\(message)"])
    }

    @Test(arguments: [
        "let project = makeProject()\n", "let project = Project(name: \"Shop\", targets: makeTargets())\n",
        "func module(_ name: String) -> Target { .target(name: name, product: .app, sources: [\"\\(name)/**\"]) }\nlet name = \"Shop\"\n",
    ])
    func reportsTargetsThatAreMadeByCode(_ text: String) throws {
        try folder.write("Project.swift", "import ProjectDescription\n\(text)")
        let modules = try Repository(folder, ["Sources/A.swift", "Shop/A.swift"])
        #expect(modules.targets.isEmpty)
        #expect(modules.unread.count == 1)
    }

    /// Tests files of an app whose names and folders are those of manifests.
    @Test func leavesOutOnlyManifestsOfTuist() throws {
        try folder.write(
            "Project.swift",
            "import ProjectDescription\nlet project = Project(name: \"Shop\", targets: [.target(name: \"Shop\", product: .app, "
                + "sources: [\"Sources/**\"])])\n")
        let files = ["Sources/Workspace.swift", "Sources/Tuist/T.swift", "Sources/Feature.playground/Contents.swift", "Other/Config.swift"]
        _ = try Repository(folder, files)
        try folder.write("Tuist/Helpers/Module.swift", "import ProjectDescription\n")
        try folder.write("Workspace.swift", "import ProjectDescription\n")
        let all = files + ["Tuist/Helpers/Module.swift", "Workspace.swift", "Project.swift"]
        let modules = try RepositoryModules(root: folder.path, files: all)
        #expect(modules.modules.map(\.target.files) == [["Sources/Tuist/T.swift", "Sources/Workspace.swift"]])
        #expect(modules.manifests == ["Project.swift", "Tuist/Helpers/Module.swift", "Workspace.swift"])
    }

    @Test func takesOnlyManifestsOfTuist() throws {
        try folder.write("Model/Project.swift", "struct Project { let name: String }\n")
        #expect(try Repository(folder, ["Model/Project.swift"]).value.projects.isEmpty)
    }
}
