import ProjectModules
import TestFolders
import Testing

@Suite("Settings and attributes of XcodeGen and Tuist")
struct GeneratorSettingsTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    // MARK: XcodeGen

    @Test func appliesGroupsOfSettings() throws {
        try folder.write(
            "project.yml",
            """
            settings: {groups: [brand], base: {PRODUCT_NAME: Unused}}
            settingGroups:
              brand: {BRAND: Acme, SUFFIX: Kit}
              nested:
                groups: [brand, own, nested]
                base: {PRODUCT_MODULE_NAME: $(BRAND)$(SUFFIX)}
                configs: {Debug: {SWIFT_ACTIVE_COMPILATION_CONDITIONS: [NESTED]}}
              own: {SUFFIX: UI, SWIFT_ACTIVE_COMPILATION_CONDITIONS: OWN}
            targets:
              One: {sources: One, settings: {groups: [nested]}}
              Two: {sources: Two, settings: {groups: [own, brand], base: {PRODUCT_NAME: $(SUFFIX)}, PRODUCT_NAME: Ignored}}
              Three: {sources: Three, settings: {groups: nested, base: {PRODUCT_MODULE_NAME: Plain, EXCLUDED_SOURCE_FILE_NAMES: Old.swift}}}
              Four: {sources: Four, settings: {groups: [gone]}}

            """)
        let modules = try Repository(folder, ["One/A.swift", "Two/B.swift", "Three/C.swift", "Three/Old.swift", "Four/D.swift"])
        #expect(modules.value.modules.map(\.target.moduleName) == ["AcmeUI", "Kit", "Plain", "Four"])
        #expect(modules.targets[2] == "Three: Three/C.swift")
        #expect(modules.value.defines(of: "One/A.swift") == ["NESTED"])
        #expect(modules.value.defines(of: "Two/B.swift") == ["OWN"])
        #expect(
            modules.unread == [
                "project.yml:13:45: the group gone is not in settingGroups, so its settings are not read; add it, or correct its name"
            ])
    }

    @Test func endsForGroupsThatContainEachOtherManyTimes() throws {
        let groups = (0..<20).map { level in
            let names = (0..<20).map { _ in "g\(level + 1)" }.joined(separator: ", ")
            return "  g\(level): {groups: [\(names)]}\n"
        }
        try folder.write(
            "project.yml",
            "settingGroups:\n\(groups.joined())  g20: {groups: [g0], base: {PRODUCT_NAME: Deep}}\ntargets:\n"
                + "  App: {sources: App, settings: {groups: [g0]}}\n")
        let modules = try Repository(folder, ["App/A.swift"])
        #expect(modules.value.modules.map(\.target.moduleName) == ["Deep"])
    }

    /// A specification without a name is part of others.
    @Test func readsSpecificationsWithOtherNames() throws {
        try folder.write("project-app.yml", "name: Shop\ninclude: project-kit.yml\ntargets:\n  App: {sources: App}\n")
        try folder.write("project-kit.yml", "targets:\n  Kit: {sources: Kit}\n")
        try folder.write("projects.yml", "- name: Shop\n")
        let modules = try Repository(folder, ["App/A.swift", "Kit/B.swift"]).value
        #expect(modules.projects.map(\.path) == ["project-app.yml"])
        #expect(modules.names(of: "App/A.swift") + modules.names(of: "Kit/B.swift") == ["App", "Kit"])
    }

    /// Tests a file of a target and of a smaller variant, which sets a further condition.
    @Test func readsSharedFilesWithTheSettingsOfTheLargestTarget() throws {
        let flag = "settings: {base: {SWIFT_ACTIVE_COMPILATION_CONDITIONS: VARIANT}}"
        try folder.write(
            "project.yml",
            "targets:\n  Variant: {sources: Shop/A.swift, \(flag)}\n  Shop: {sources: Shop}\n  Widget: {sources: Widget, \(flag)}\n")
        let modules = try Repository(folder, ["Shop/A.swift", "Shop/B.swift", "Widget/C.swift"])
        #expect(modules.value.defines(of: "Shop/A.swift").isEmpty)
        #expect(modules.value.defines(of: "Widget/C.swift") == ["VARIANT"])
    }

    @Test func readsThePlatformsOfXcodeGen() throws {
        try folder.write(
            "project.yml",
            """
            targets:
              Shop: {sources: [Shop, Shared], platform: iOS}
              Watch: {sources: [Watch, Shared/C.swift], platform: watchOS}
              Kit: {sources: Kit, settings: {SUPPORTED_PLATFORMS: watchos watchsimulator}}

            """)
        let files = ["Shop/A.swift", "Shop/B.swift", "Shared/C.swift", "Watch/D.swift", "Kit/E.swift"]
        let modules = try Repository(folder, files)
        #expect(files.map(modules.value.system(of:)) == ["iOS", "iOS", "iOS", "watchOS", "watchOS"])
    }

    @Test func replacesAttributesOfTemplates() throws {
        try folder.write(
            "project.yml",
            """
            targetTemplates:
              Feature:
                templateAttributes: {folder: Features, module: "${target_name}Kit"}
                sources: ["${folder}/${target_name}"]
                dependencies: [{target: "${core}"}]
                settings: {PRODUCT_NAME: "${module}"}
            targets:
              Cart:
                templates: [Feature]
                templateAttributes: {core: Core}
              Shop:
                templates: [Feature]
                templateAttributes: {folder: Shops, core: Base}
              Plain:
                templateAttributes: {folder: Plains}
                sources: ["${folder}/Plain"]

            """)
        let modules = try Repository(folder, ["Features/Cart/A.swift", "Shops/Shop/B.swift", "Plains/Plain/C.swift"])
        #expect(modules.targets == ["Cart: Features/Cart/A.swift", "Shop: Shops/Shop/B.swift"])
        #expect(modules.value.modules.map(\.target.moduleName) == ["CartKit", "ShopKit"])
        #expect(modules.value.modules.map { $0.target.dependencies.map(\.name) } == [["Core"], ["Base"]])
        #expect(
            modules.unread == [
                "project.yml:16:15: the path ${folder}/Plain contains a value that is not set here, so its files are not read"
            ])
    }

    // MARK: Tuist

    @Test func readsTheSettingsOfTuist() throws {
        try folder.write("Config/Debug.xcconfig", "BRAND = Acme\nSWIFT_ACTIVE_COMPILATION_CONDITIONS = FILE\n")
        try folder.write(
            "Project.swift",
            """
            import ProjectDescription
            let shared: SettingsDictionary = ["PRODUCT_MODULE_NAME": "$(BRAND)$(TARGET_NAME)"]
            let targets: [Target] = [
                .target(name: "Shop", product: .app, sources: "Shop/**"),
                .target(
                    name: "Core-UI", product: .framework, productName: "Parts", sources: "Core/**",
                    settings: .settings(
                        base: (["PRODUCT_MODULE_NAME": "$(PRODUCT_NAME)", "SWIFT_VERSION": version()] as SettingsDictionary),
                        debug: ["SWIFT_ACTIVE_COMPILATION_CONDITIONS": ["$(inherited)", "CORE"]])),
                .target(
                    name: "Kit", product: .framework, sources: "Kit/**",
                    settings: .settings(
                        base: ["SWIFT_ACTIVE_COMPILATION_CONDITIONS": .array(["ALL", "$(inherited)"])],
                        configurations: [
                            .release(name: "Release", settings: ["PRODUCT_NAME": "Wrong"]),
                            .debug(name: "Debug", settings: ["PRODUCT_MODULE_NAME": .string("Right"), "EXCLUDED_SOURCE_FILE_NAMES": "Old*"]),
                        ])),
            ]
            let project = Project(
                name: "Shop",
                settings: .settings(base: shared, configurations: [.debug(name: "Debug", xcconfig: "Config/Debug.xcconfig")]),
                targets: targets)

            """)
        let modules = try Repository(folder, ["Shop/A.swift", "Core/B.swift", "Kit/C.swift", "Kit/Old.swift"])
        #expect(modules.value.modules.map(\.target.moduleName) == ["AcmeShop", "Parts", "Right"])
        #expect(modules.targets == ["Shop: Shop/A.swift", "Core-UI: Core/B.swift", "Kit: Kit/C.swift"])
        #expect(modules.value.defines(of: "Shop/A.swift") == ["FILE"])
        #expect(modules.value.defines(of: "Core/B.swift") == ["CORE", "FILE"])
        #expect(modules.value.defines(of: "Kit/C.swift") == ["ALL", "FILE"])
        #expect(modules.unread.isEmpty)
    }

    @Test func readsTheDestinationsOfTuist() throws {
        try folder.write(
            "Project.swift",
            """
            import ProjectDescription
            let wrist: Destinations = [.appleWatch]
            let project = Project(
                name: "Shop",
                targets: [
                    .target(name: "Shop", destinations: .iOS, product: .app, sources: "Shop/**"),
                    .target(name: "Watch", destinations: wrist, product: .app, sources: "Watch/**"),
                    .target(name: "Kit", destinations: [.iPhone, .appleWatch], product: .framework, sources: "Kit/**"),
                    Target(name: "Old", platform: .watchOS, product: .framework, sources: "Old/**"),
                    .target(name: "Other", destinations: all(), product: .framework, sources: "Other/**"),
                ])

            """)
        let files = ["Shop/A.swift", "Watch/B.swift", "Kit/C.swift", "Old/D.swift", "Other/E.swift"]
        let modules = try Repository(folder, files)
        #expect(files.map(modules.value.system(of:)) == ["iOS", "watchOS", nil, "watchOS", nil])
    }

    @Test(arguments: [
        (".framework", "2:111", "the settings are not literals"),
        (".settings(base: all())", "2:111", "the settings are not literals"),
        (".settings(base: [name(): \"A\"])", "2:111", "the name of a setting is not a literal"),
        (".settings(base: [\"PRODUCT_NAME\": name()])", "2:111", "the value of PRODUCT_NAME is not a literal"),
        (".settings(configurations: all())", "2:111", "the configurations are not literals"),
        (
            ".settings(configurations: [.debug(name: \"Debug\", xcconfig: path())])", "2:111",
            "the path of the configuration file is not a literal"
        ),
        (
            ".settings(configurations: [.debug(name: \"Debug\", xcconfig: \"Gone.xcconfig\")])", "2:111",
            "the configuration file Gone.xcconfig does not exist"
        ),
    ])
    func reportsSettingsOfTuistThatAreNotRead(_ settings: String, _ place: String, _ reason: String) throws {
        try folder.write(
            "Project.swift",
            "import ProjectDescription\nlet project = Project(name: \"Shop\", targets: [.target(name: \"Shop\", product: .app, sources: \"S/**\", "
                + "settings: \(settings))])\n")
        let modules = try Repository(folder, ["S/A.swift"])
        #expect(modules.targets == ["Shop: S/A.swift"])
        #expect(modules.unread == ["Project.swift:\(place): some build settings of the target Shop are not read: \(reason)"])
        #expect(modules.value.projects[0].unread.map(\.hidesFiles) == [false])
    }

    @Test func readsDependenciesOfTuistThatAreNamed() throws {
        try folder.write(
            "Project.swift",
            """
            import ProjectDescription
            let common: [TargetDependency] = [.external(name: "Logging"), .core]
            let team = Team()
            extension TargetDependency {
                // A property of an instance is none of a type.
                static let more: TargetDependency = .target(name: "Wrong")
                static let core: TargetDependency = .target(name: "Core")
                static var ui: TargetDependency { .project(target: "UI", path: "../UI") }
                static var net: TargetDependency {
                    return .package(product: "Net")
                }
                static var unknown: TargetDependency { make() }
            }
            let project = Project(name: "Shop", targets: [
                .target(
                    name: "Shop", product: .app, sources: "Shop/**",
                    dependencies: common + [.ui, TargetDependency.net, .unknown, .gone, team.more]),
                .target(name: "Core", product: .framework, sources: "Core/**", dependencies: common),
            ])

            """)
        let modules = try Repository(folder, ["Shop/A.swift", "Core/B.swift"])
        #expect(
            modules.value.modules.map { $0.target.dependencies.map(\.name) } == [["Core", "Logging", "Net", "UI"], ["Core", "Logging"]])
        #expect(modules.unread.isEmpty)
    }
}
