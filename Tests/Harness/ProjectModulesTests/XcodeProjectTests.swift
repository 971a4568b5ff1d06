import PlantedProjects
import ProjectModules
import TestFolders
import Testing

@Suite("Xcode projects")
struct XcodeProjectTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func containsTheFilesThatATargetLists() throws {
        try folder.write(
            "App/Shop.xcodeproj/project.pbxproj",
            XcodeProjectText.of([
                XcodeProjectText.Target("Shop", files: ["Shop/Cart.swift", "../Shared/Price.swift", "Shop/Missing.swift"]),
                XcodeProjectText.Target("Widget", files: ["../Shared/Price.swift"]),
                XcodeProjectText.Target("ShopTests", files: ["Tests/CartTests.swift"], isTest: true),
            ]))
        let modules = try Repository(folder, ["App/Shop/Cart.swift", "Shared/Price.swift", "App/Tests/CartTests.swift", "App/Old.swift"])
        #expect(
            modules.targets == [
                "Shop: App/Shop/Cart.swift Shared/Price.swift", "Widget: Shared/Price.swift",
                "ShopTests (tests): App/Tests/CartTests.swift",
            ])
        #expect(modules.value.filesWithoutModule == ["App/Old.swift"])
    }

    @Test func ignoresTheCaseOfPaths() throws {
        try folder.write(
            "Shop.xcodeproj/project.pbxproj",
            XcodeProjectText.of([XcodeProjectText.Target("Shop", files: ["shop/cart.swift"], folders: ["models"])]))
        #expect(try Repository(folder, ["Shop/Cart.swift", "Models/Item.swift"]).targets == ["Shop: Models/Item.swift Shop/Cart.swift"])
    }

    @Test func followsGroupsAndTheFolderOfTheProject() throws {
        try folder.write(
            "iOS/Shop.xcodeproj/project.pbxproj",
            """
            // !$*UTF8*$!
            { objects = {
                P = { isa = PBXProject; mainGroup = M; projectDirPath = ".."; targets = (T, L); };
                M = { isa = PBXGroup; children = (A, S, O); sourceTree = "<group>"; };
                A = { isa = PBXGroup; children = (F, G); path = App; sourceTree = "<group>"; };
                F = { isa = PBXFileReference; path = Cart.swift; sourceTree = "<group>"; };
                G = { isa = PBXGroup; children = (H); name = "Only a name"; sourceTree = "<group>"; };
                H = { isa = PBXFileReference; path = Deep/Item.swift; sourceTree = "<group>"; };
                S = { isa = PBXFileReference; path = Other/Root.swift; sourceTree = SOURCE_ROOT; };
                O = { isa = PBXFileReference; path = /usr/Outside.swift; sourceTree = "<absolute>"; };
                T = { isa = PBXNativeTarget; name = Shop; buildPhases = (B); };
                L = { isa = PBXAggregateTarget; name = Lint; buildPhases = (); };
                B = { isa = PBXSourcesBuildPhase; files = (1, 2, 3, 4, 5); };
                1 = { isa = PBXBuildFile; fileRef = F; }; 2 = { isa = PBXBuildFile; fileRef = H; };
                3 = { isa = PBXBuildFile; fileRef = S; }; 4 = { isa = PBXBuildFile; fileRef = O; };
                5 = { isa = PBXBuildFile; fileRef = Gone; };
            }; rootObject = P; }
            """)
        let modules = try Repository(folder, ["App/Cart.swift", "App/Deep/Item.swift", "Other/Root.swift", "iOS/App/Cart.swift"])
        #expect(modules.targets == ["Shop: App/Cart.swift App/Deep/Item.swift Other/Root.swift"])
    }

    @Test func containsTheFilesOfSynchronizedFoldersWithoutTheirExceptions() throws {
        try folder.write(
            "Shop.xcodeproj/project.pbxproj",
            XcodeProjectText.of([
                XcodeProjectText.Target("Shop", folders: ["Shop"], exceptions: ["Shop": ["Info.plist", "Widget/View.swift", "Old"]]),
                XcodeProjectText.Target("Widget", folders: ["Widgets"], exceptions: ["Shop": ["Widget/View.swift", "Price.swift"]]),
            ]))
        let modules = try Repository(
            folder, ["Shop/Price.swift", "Shop/Widget/View.swift", "Shop/Old/Cart.swift", "Shop2/Other.swift", "Widgets/Clock.swift"])
        #expect(
            modules.targets == ["Shop: Shop/Price.swift", "Widget: Shop/Price.swift Shop/Widget/View.swift Widgets/Clock.swift"])
        #expect(modules.value.filesWithoutModule == ["Shop/Old/Cart.swift", "Shop2/Other.swift"])
    }

    struct Naming: Sendable, CustomTestStringConvertible {
        let settings: [String: String]
        let project: [String: String]
        let names: [String]
        let testDescription: String

        init(_ description: String, _ settings: [String: String], project: [String: String] = [:], _ names: [String]) {
            (self.settings, self.project, self.names) = (settings, project, names)
            testDescription = description
        }
    }

    @Test(arguments: [
        Naming("the target", [:], ["My_Shop"]),
        Naming("a product", ["PRODUCT_NAME": "$(TARGET_NAME)"], ["My_Shop"]),
        Naming("a product with another name", ["PRODUCT_NAME": "Store Front"], ["Store_Front"]),
        Naming("a module", ["PRODUCT_NAME": "Shop", "PRODUCT_MODULE_NAME": "${PRODUCT_NAME:c99extidentifier}Kit"], ["ShopKit"]),
        Naming("the project", [:], project: ["PRODUCT_NAME": "General"], ["General"]),
        Naming("an inherited value", ["PRODUCT_NAME": "$(inherited)X"], project: ["PRODUCT_NAME": "General"], ["GeneralX"]),
        Naming("a value of the configuration file", ["PRODUCT_NAME": "$(BRAND)"], ["Acme"]),
        Naming("the project's name", ["PRODUCT_NAME": "$(PROJECT_NAME)$(CONFIGURATION)"], ["ShopDebug", "ShopRelease"]),
        Naming("a name that begins with a digit", ["PRODUCT_NAME": "2Go"], ["_Go"]),
    ])
    func namesTheModuleBySettings(_ naming: Naming) throws {
        try folder.write(
            "Config/Base.xcconfig", "\u{FEFF}BRAND = Ac // The customer.\nBRAND[sdk=macosx*] = Other\n#include \"App.xcconfig\"\n")
        try folder.write("Config/App.xcconfig", "  #include? \"Base.xcconfig\"\nBRAND = $(inherited)me\n")
        var text = XcodeProjectText.of(
            [XcodeProjectText.Target("My Shop", files: ["Cart.swift", "Config/App.xcconfig"], settings: naming.settings)],
            settings: naming.project)
        // The file reference of the configuration file is the second one.
        let reference = try #require(text.split(separator: "\n").first { $0.contains("Config/App.xcconfig") }?.split(separator: " ").first)
        text = text.replacing("isa = XCBuildConfiguration;", with: "isa = XCBuildConfiguration; baseConfigurationReference = \(reference);")
        try folder.write("Shop.xcodeproj/project.pbxproj", text)
        let modules = try Repository(folder, ["Cart.swift"])
        #expect(modules.value.modules.map(\.target.moduleNames) == [naming.names])
        #expect(modules.unread.isEmpty)
    }

    @Test func usesTheNameOfTheTargetForASettingThatIsNotKnown() throws {
        let target = XcodeProjectText.Target("Shop", files: ["Cart.swift"], settings: ["PRODUCT_NAME": "$(BRAND)"])
        try folder.write("Shop.xcodeproj/project.pbxproj", XcodeProjectText.of([target]))
        let modules = try Repository(folder, ["Cart.swift"])
        #expect(modules.value.modules.map(\.target.moduleNames) == [["Shop"]])
        #expect(
            modules.unread == [
                "Shop.xcodeproj/project.pbxproj: the module name of the target Shop contains a build setting that neither the project nor its "
                    + "configuration files set, so the target's name is used; set PRODUCT_MODULE_NAME of the target to a text"
            ])
    }

    /// Tests a file that CocoaPods makes, one that it includes, and one that each developer may have.
    @Test func reportsConfigurationFilesThatAreMissing() throws {
        try folder.write("Base.xcconfig", "#include? \"Own.xcconfig\"\n#include \"Pods.xcconfig\"\n")
        var text = XcodeProjectText.of([XcodeProjectText.Target("Shop", files: ["Cart.swift", "Base.xcconfig"])])
        let reference = try #require(text.split(separator: "\n").first { $0.contains("Base.xcconfig") }?.split(separator: " ").first)
        text = text.replacing("isa = XCBuildConfiguration;", with: "isa = XCBuildConfiguration; baseConfigurationReference = \(reference);")
        try folder.write("Shop.xcodeproj/project.pbxproj", text)
        #expect(
            try Repository(folder, ["Cart.swift"]).unread == [
                "Pods.xcconfig: the build settings of this configuration file are not read: it does not exist; add the file, or generate it"
            ])
    }

    @Test func takesTheConditionsOfTheDebugConfiguration() throws {
        let settings = [
            "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG $(inherited) STAGING $(CI_FLAGS)", "OTHER_SWIFT_FLAGS": "-D MOCKS -DEXTRA -Xcc",
        ]
        let target = XcodeProjectText.Target("Shop", files: ["Cart.swift"], settings: settings)
        try folder.write("Shop.xcodeproj/project.pbxproj", XcodeProjectText.of([target]))
        let modules = try Repository(folder, ["Cart.swift"])
        #expect(modules.value.defines(of: "Cart.swift") == ["DEBUG", "EXTRA", "MOCKS", "STAGING"])
    }

    @Test(
        arguments: [
            ([:], nil), (["SDKROOT": "watchos"], "watchOS"), (["SDKROOT": "macosx14.0"], "macOS"), (["SDKROOT": "auto"], nil),
            (["SDKROOT": "auto", "SUPPORTED_PLATFORMS": "watchos watchsimulator"], "watchOS"),
            (["SDKROOT": "watchos", "SUPPORTED_PLATFORMS": "iphoneos watchos"], nil),
        ] as [([String: String], String?)])
    func namesTheSystemBySettings(_ settings: [String: String], _ system: String?) throws {
        let target = XcodeProjectText.Target("Shop", files: ["Cart.swift"], settings: settings)
        try folder.write("Shop.xcodeproj/project.pbxproj", XcodeProjectText.of([target]))
        #expect(try Repository(folder, ["Cart.swift"]).value.system(of: "Cart.swift") == system)
    }

    /// Tests settings that contain each other many times.
    @Test func endsForSettingsThatContainEachOther() throws {
        var settings = ["PRODUCT_NAME": "$(A0)"]
        for level in 0..<12 { settings["A\(level)"] = String(repeating: "$(A\(level + 1))", count: 10) }
        let target = XcodeProjectText.Target("Shop", files: ["Cart.swift"], settings: settings)
        try folder.write("Shop.xcodeproj/project.pbxproj", XcodeProjectText.of([target]))
        #expect(try Repository(folder, ["Cart.swift"]).value.modules.map(\.target.moduleName) == ["Shop"])
    }

    @Test(arguments: [
        ("{ objects = {\n<<<<<<< HEAD\n}; }", "project.pbxproj:2:1: the project is not read: "),
        ("{ objects = { }; rootObject = P; }", "project.pbxproj: the project is not read: it has no object of the class PBXProject"),
        ("", "project.pbxproj: the project is not read: "),
    ])
    func reportsAProjectThatCannotBeRead(_ text: String, _ beginning: String) throws {
        try folder.write("Shop.xcodeproj/project.pbxproj", text)
        let modules = try Repository(folder, ["Cart.swift"])
        #expect(modules.targets.isEmpty)
        #expect(modules.unread.count == 1)
        #expect(modules.unread.first?.hasPrefix("Shop.xcodeproj/\(beginning)") ?? false, "\(modules.unread)")
    }
}
