import ProjectModules
import TestFolders
import Testing

@Suite("Values of XcodeGen that are merged, and configuration files")
struct XcodeGenSpecificationTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    // MARK: Merged values

    /// Tests the sources of a target whose templates are `First` with a list, `Second` with the given sources, and `Third`, which has `First`.
    @Test(arguments: [
        ("sources: [Own]", "sources: [Two]", ["First.swift", "Own.swift", "Two.swift"]),
        ("sources:REPLACE: [Own]", "sources: [Two]", ["Own.swift"]),
        ("sources: [Own]", "sources:REPLACE: [Two]", ["Own.swift", "Two.swift"]),
        ("sources: Own", "sources: [Two]", ["Own.swift"]),
        ("sources: [Own]", "sources: Two", ["Own.swift"]),
        ("sources: {path: Own}", "sources: [Two]", ["Own.swift"]),
        ("type: framework", "sources: Two", ["Two.swift"]),
        ("type: framework", "<<: {sources: [Two]}", ["First.swift", "Two.swift"]),
        // A key of the mapping itself hides the one that it merges.
        ("type: framework", "{<<: {sources: [Own]}, sources: [Two]}", ["First.swift", "Two.swift"]),
    ])
    func mergesSources(_ own: String, _ second: String, _ expected: [String]) throws {
        let template = second.hasPrefix("{") ? second : "{\(second)}"
        try folder.write(
            "project.yml",
            """
            targetTemplates:
              First: {sources: [First]}
              Second: \(template)
              Third: {templates: [First]}
            targets:
              Shop: {templates: [First, Second, Third], \(own)}

            """)
        let modules = try Repository(folder, ["First/First.swift", "Two/Two.swift", "Own/Own.swift"])
        #expect(modules.value.modules.flatMap(\.target.files).compactMap { $0.split(separator: "/").last.map(String.init) } == expected)
        #expect(modules.unread.isEmpty)
    }

    /// Tests a template that two templates have, which comes before the first of them.
    @Test func takesTheValueOfTheLastTemplate() throws {
        try folder.write(
            "project.yml",
            """
            targetTemplates:
              Base: {productName: Base, type: framework, settings: {base: {SUFFIX: Base, PRODUCT_MODULE_NAME: $(PRODUCT_NAME)$(SUFFIX)}}}
              A: {templates: [Base], productName: A, settings: {base: {SUFFIX: First}}}
              B: {templates: [Base], sources: Shop}
            targets:
              Shop: {templates: [A, B]}

            """)
        let modules = try Repository(folder, ["Shop/A.swift"])
        #expect(modules.value.modules.map(\.target.moduleName) == ["AFirst"])
    }

    @Test func addsListsOfIncludedSpecifications() throws {
        try folder.write("one.yml", "targets:\n  Shop: {sources: [One], settings: {base: {FLAGS: [-D, ONE]}}}\n")
        try folder.write(
            "project.yml",
            "include: one.yml\ntargets:\n  Shop: {sources: [Two], settings: {base: {FLAGS: [-D, TWO], OTHER_SWIFT_FLAGS: $(FLAGS)}}}\n")
        let modules = try Repository(folder, ["One/A.swift", "Two/B.swift"])
        #expect(modules.targets == ["Shop: One/A.swift Two/B.swift"])
        #expect(modules.value.defines(of: "One/A.swift") == ["ONE", "TWO"])
    }

    // MARK: Configuration files

    @Test func readsConfigurationFiles() throws {
        try folder.write("Config/Project.xcconfig", "BRAND = Acme\nSWIFT_ACTIVE_COMPILATION_CONDITIONS = PROJECT\n")
        try folder.write(
            "Config/Shop.xcconfig",
            "#include \"Names.xcconfig\"\nSWIFT_ACTIVE_COMPILATION_CONDITIONS = $(inherited) SHOP\nEXCLUDED_SOURCE_FILE_NAMES = Old.swift\n"
        )
        try folder.write("Config/Names.xcconfig", "PRODUCT_MODULE_NAME = $(BRAND)Shop\n")
        try folder.write("Config/Wrong.xcconfig", "PRODUCT_MODULE_NAME = Wrong\n")
        try folder.write("Kit/Kit.xcconfig", "PRODUCT_NAME = Parts\nSWIFT_ACTIVE_COMPILATION_CONDITIONS = FILE\n")
        try folder.write(
            "Kit/kit.yml",
            "targets:\n  Kit: {sources: Sources, configFiles: {Debug: Kit.xcconfig}, settings: {SWIFT_ACTIVE_COMPILATION_CONDITIONS: OWN}}\n"
        )
        try folder.write(
            "project.yml",
            """
            include: Kit/kit.yml
            configFiles: {Debug: Config/Project.xcconfig, Release: Config/Wrong.xcconfig}
            targetTemplates:
              App: {configFiles: {Release: Config/Wrong.xcconfig, Debug: "Config/${target_name}.xcconfig"}}
            targets:
              Shop: {templates: [App], sources: Shop}
              Plain: {sources: Plain}

            """)
        let modules = try Repository(folder, ["Shop/A.swift", "Shop/Old.swift", "Plain/B.swift", "Kit/Sources/C.swift"])
        #expect(modules.targets == ["Shop: Shop/A.swift", "Plain: Plain/B.swift", "Kit: Kit/Sources/C.swift"])
        #expect(modules.value.modules.map(\.target.moduleName) == ["AcmeShop", "Plain", "Parts"])
        #expect(modules.value.defines(of: "Shop/A.swift") == ["PROJECT", "SHOP"])
        #expect(modules.value.defines(of: "Plain/B.swift") == ["PROJECT"])
        #expect(modules.value.defines(of: "Kit/Sources/C.swift") == ["OWN"])
        #expect(modules.unread.isEmpty)
    }

    @Test(arguments: [
        ("Gone.xcconfig", "Gone.xcconfig: the build settings of this configuration file are not read: it "),
        (
            "../Up.xcconfig",
            "project.yml:3:46: the path of the configuration file ../Up.xcconfig contains a value that is not set here, or leads "
        ),
        ("${CONFIG}/A.xcconfig", "project.yml:3:46: the path of the configuration file ${CONFIG}/A.xcconfig contains a value "),
    ])
    func reportsConfigurationFilesThatAreNotRead(_ path: String, _ beginning: String) throws {
        try folder.write(
            "project.yml",
            "targets:\n  Kit: {sources: Kit, configFiles: {Debug: Kit.xcconfig}}\n"
                + "  Shop: {sources: Shop, configFiles: {Debug: \"\(path)\"}}\n")
        try folder.write("Kit.xcconfig", "")
        let modules = try Repository(folder, ["Shop/A.swift", "Kit/B.swift"])
        #expect(modules.targets == ["Kit: Kit/B.swift", "Shop: Shop/A.swift"])
        #expect(modules.unread.count == 1 && modules.unread[0].hasPrefix(beginning), "\(modules.unread)")
        #expect(modules.value.projects[0].unread.map(\.hidesFiles) == [false])
    }
}
