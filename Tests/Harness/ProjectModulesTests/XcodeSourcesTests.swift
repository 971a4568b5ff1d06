import PlantedProjects
import ProjectModules
import TestFolders
import Testing

@Suite("Source files of Xcode targets")
struct XcodeSourcesTests {
    private let folder: TemporaryFolder
    private let files = ["App/Debug/Keep.swift", "App/Debug/Tool.swift", "App/Main.swift", "App/Mock.swift"]

    init() throws {
        folder = try TemporaryFolder()
    }

    private func write(_ settings: [String: String], project: [String: String] = [:]) throws {
        let targets = [
            XcodeProjectText.Target("App", folders: ["App"], settings: settings),
            XcodeProjectText.Target("Other", files: ["App/Mock.swift"]),
        ]
        try folder.write("App.xcodeproj/project.pbxproj", XcodeProjectText.of(targets, settings: project))
    }

    @Test(arguments: [
        ("*Mock.swift", "", ["Debug/Keep", "Debug/Tool", "Main"]), ("Debug/*.swift", "", ["Main", "Mock"]),
        ("Debug/* Mock.swift", "Keep.*", ["Debug/Keep", "Main"]), ("App/*", "", ["Debug/Keep", "Debug/Tool"]),
        ("?ain.swift 'No File.swift'", "", ["Debug/Keep", "Debug/Tool", "Mock"]),
        ("Files/App/Main.swift", "", ["Debug/Keep", "Debug/Tool", "Main", "Mock"]),
    ])
    func leavesOutFilesByTheirNames(_ excluded: String, _ included: String, _ expected: [String]) throws {
        try write(["EXCLUDED_SOURCE_FILE_NAMES": excluded, "INCLUDED_SOURCE_FILE_NAMES": included])
        let modules = try Repository(folder, files)
        let paths = expected.map { "App/\($0).swift" }
        #expect(modules.targets == ["App: \(paths.joined(separator: " "))", "Other: App/Mock.swift"])
        #expect(modules.unread.isEmpty)
    }

    @Test func inheritsThePatternsOfTheProject() throws {
        try write(["EXCLUDED_SOURCE_FILE_NAMES": "Mock.swift $(inherited)"], project: ["EXCLUDED_SOURCE_FILE_NAMES": "Debug/*"])
        // The other target has only a file that no pattern of the project matches.
        #expect(try Repository(folder, files).targets == ["App: App/Main.swift", "Other: App/Mock.swift"])
    }

    @Test(arguments: [
        ("$(MOCKS)", "EXCLUDED_SOURCE_FILE_NAMES contains a build setting that is not known"),
        ("[A-Z]*.swift", "the pattern [A-Z]*.swift of EXCLUDED_SOURCE_FILE_NAMES is not read"),
        ("/Users/me/App/*", "the pattern /Users/me/App/* of EXCLUDED_SOURCE_FILE_NAMES is not read"),
    ])
    func reportsPatternsThatAreNotRead(_ excluded: String, _ reason: String) throws {
        try write(["EXCLUDED_SOURCE_FILE_NAMES": excluded])
        let modules = try Repository(folder, files)
        #expect(modules.targets[0] == "App: \(files.joined(separator: " "))")
        #expect(
            modules.unread == [
                "App.xcodeproj/project.pbxproj: the target App may leave out more files: \(reason); write names of files with * and ? only"
            ])
    }

    @Test func reportsAbsolutePaths() throws {
        try folder.write(
            "Shop.xcodeproj/project.pbxproj",
            """
            { objects = {
                P = { isa = PBXProject; mainGroup = M; targets = (T, U); };
                M = { isa = PBXGroup; children = (A, G, H, R); sourceTree = "<group>"; };
                A = { isa = PBXFileReference; path = Cart.swift; sourceTree = "<group>"; };
                G = { isa = PBXGroup; children = (B, C); path = /Users/me/Shop; sourceTree = "<absolute>"; };
                B = { isa = PBXFileReference; path = Deep/Item.swift; sourceTree = "<group>"; };
                C = { isa = PBXFileReference; path = Old.swift; sourceTree = SOURCE_ROOT; };
                H = { isa = PBXFileReference; path = /Users/me/Logo.png; sourceTree = "<absolute>"; };
                R = { isa = PBXFileSystemSynchronizedRootGroup; path = /Users/me/Models; sourceTree = "<group>"; };
                T = { isa = PBXNativeTarget; name = Shop; buildPhases = (S); fileSystemSynchronizedGroups = (R); };
                U = { isa = PBXNativeTarget; name = Widget; buildPhases = (S); };
                S = { isa = PBXSourcesBuildPhase; files = (1, 2, 3, 4); };
                1 = { isa = PBXBuildFile; fileRef = A; }; 2 = { isa = PBXBuildFile; fileRef = B; };
                3 = { isa = PBXBuildFile; fileRef = C; }; 4 = { isa = PBXBuildFile; fileRef = H; };
            }; rootObject = P; }
            """)
        let modules = try Repository(folder, ["Cart.swift", "Old.swift", "Shop/Deep/Item.swift"])
        #expect(modules.targets == ["Shop: Cart.swift Old.swift", "Widget: Cart.swift Old.swift"])
        #expect(
            modules.unread
                == ["/Users/me/Shop/Deep/Item.swift", "/Users/me/Models"].map {
                    "Shop.xcodeproj/project.pbxproj: the path \($0) is absolute, so it is not read; make it relative to its group in Xcode"
                })
    }
}
