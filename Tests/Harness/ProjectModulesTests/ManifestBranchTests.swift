import PlantedProjects
import ProjectModules
import TestFolders
import Testing

@Suite("Branches and layouts of manifests")
struct ManifestBranchTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    // MARK: Branches

    /// Tests conditions that have the same answer in all builds.
    @Test(arguments: [
        ("5.9", "swift(>=6)", "compiler(>=5.7) && !DEBUG", "Second"), ("6.0", "swift(>=6.0)", "true", "First"),
        ("5.9", "compiler(<5.9.1)", "DEBUG || TUIST", "Third"), ("5.9", "(swift(>=5.10))", "true", "First"),
        ("5.9", "canImport(ProjectDescription)", "canImport(PackageDescription)", "Second"),
        ("5.9", "os(macOS) && TUIST", "os(macOS) || true", "Second"),
    ])
    func readsTheBranchThatEveryBuildTakes(_ version: String, _ first: String, _ second: String, _ expected: String) throws {
        try folder.write(
            "Package.swift",
            """
            // swift-tools-version: \(version)
            #if \(first)
            let extra: [Target] = [.target(name: "First", path: "Extra")]
            #elseif \(second)
            let extra: [Target] = [.target(name: "Second", path: "Extra")]
            #else
            let extra: [Target] = [.target(name: "Third", path: "Extra")]
            #endif
            let package = Package(name: "P", targets: extra + [.target(name: "App")])

            """)
        let modules = try Repository(folder, ["Extra/A.swift", "Sources/App/A.swift"])
        #expect(modules.targets == ["\(expected): Extra/A.swift", "App: Sources/App/A.swift"])
        #expect(modules.unread.isEmpty)
    }

    private let branches = """
        import PackageDescription
        #if os(Linux)
        let folder = "Linux"
        #else
        let folder = "Mac"
        #endif
        let package = Package(name: "P", targets: [.target(name: "App"), .target(name: "Shim", path: "Shim/" + folder)])
        #if canImport(AppKit)
        package.targets.append(.target(name: "Tool", dependencies: ["App"], path: "Tool"))
        #elseif os(Linux)
        package.targets.append(.target(name: "Both", path: "Both", sources: ["Linux"], swiftSettings: [.define("HERE")]))
        #if FLAG
        package.targets.append(.target(name: "Flag", path: "Flag"))
        #endif
        #else
        package.targets.append(.target(name: "Both", path: "Both", sources: ["Other"], swiftSettings: [.define("THERE")]))
        #endif

        """

    private func files(in place: String) -> [String] {
        [
            "Sources/App/A.swift", "Shim/Linux/B.swift", "Shim/Mac/C.swift", "Tool/D.swift", "Both/Linux/E.swift", "Both/Other/F.swift",
            "Flag/G.swift",
        ].map { place + $0 }
    }

    /// Tests a package in the root, whose files are read as on Linux.
    @Test func readsTheBranchOfLinuxForAPackageInTheRoot() throws {
        try folder.write("Package.swift", branches)
        let modules = try Repository(folder, files(in: ""))
        #expect(
            modules.targets == [
                "App: Sources/App/A.swift", "Shim: Shim/Linux/B.swift", "Both: Both/Linux/E.swift", "Tool: Tool/D.swift",
                "Flag: Flag/G.swift",
            ])
        let beginning = "the manifest is read as on Linux, and this branch is for other builds; "
        #expect(
            modules.unread == [
                "Package.swift:4:1: \(beginning)its values are not read for the constants: folder",
                "Package.swift:8:1: \(beginning)its targets are added: Tool",
                "Package.swift:15:1: \(beginning)its other files are not read for the targets: Both",
                "Package.swift:12:1: \(beginning)its targets are added: Flag",
            ])
        #expect(modules.value.projects[0].unread.map(\.hidesFiles) == [true, false, true, false])
        #expect(modules.value.defines(of: "Both/Linux/E.swift") == ["HERE", "SWIFT_PACKAGE"])
    }

    /// Tests a package of an app, whose files are read as those of an iPhone.
    @Test func readsTheBranchOfAMacForThePackagesOfAnApp() throws {
        try folder.write("Kit/Package.swift", branches)
        let modules = try Repository(folder, files(in: "Kit/"))
        #expect(
            modules.targets == [
                "App: Kit/Sources/App/A.swift", "Shim: Kit/Shim/Mac/C.swift", "Tool: Kit/Tool/D.swift", "Both: Kit/Both/Linux/E.swift",
                "Flag: Kit/Flag/G.swift",
            ])
        let beginning = "the manifest is read as on macOS, and this branch is for other builds; "
        #expect(
            modules.unread == [
                "Kit/Package.swift:2:1: \(beginning)its values are not read for the constants: folder",
                "Kit/Package.swift:10:1: \(beginning)its targets are added: Both",
                "Kit/Package.swift:15:1: \(beginning)its other files are not read for the targets: Both",
                "Kit/Package.swift:12:1: \(beginning)its targets are added: Flag",
            ])
    }

    /// Tests conditions that depend on the compiler, and those that are not valid: no branch is taken for certain.
    @Test(arguments: [
        "hasFeature(X)", "!hasFeature(X)", "hasAttribute(x)", "_unknown(x)", "!_unknown(x)", "true && _unknown(x)", "1", "!1",
    ])
    func listsTheBranchOfAConditionThatIsNotKnown(_ condition: String) throws {
        try folder.write(
            "Package.swift",
            """
            import PackageDescription
            #if \(condition)
            let package = Package(name: "P", targets: [.target(name: "First")])
            #else
            let package = Package(name: "P", targets: [.target(name: "Second")])
            #endif

            """)
        let modules = try Repository(folder, ["Sources/First/A.swift", "Sources/Second/B.swift"])
        #expect(modules.targets == ["Second: Sources/Second/B.swift", "First: Sources/First/A.swift"])
        #expect(
            modules.unread == [
                "Package.swift:2:1: the manifest is read as on Linux, and this branch is for other builds; its targets are added: First"
            ])
    }

    @Test func listsNothingIfAllBranchesDeclareTheSameTargets() throws {
        try folder.write(
            "Package.swift",
            """
            #if os(macOS)
            let left = ["Info.xcprivacy"]
            let dependencies: [Target.Dependency] = []
            let package = Package(name: "P", targets: [.target(name: "App", exclude: ["Old"]), .target(name: "Kit", exclude: left)])
            #else
            let left: [String] = []
            let dependencies: [Target.Dependency] = [.product(name: "Shim", package: "shim")]
            let package = Package(name: "P", targets: [
                .target(name: "App", dependencies: dependencies, exclude: ["Old"]), .target(name: "Kit", exclude: left),
            ])
            #endif

            """)
        let modules = try Repository(folder, ["Sources/App/A.swift", "Sources/Kit/B.swift"])
        #expect(modules.targets == ["App: Sources/App/A.swift", "Kit: Sources/Kit/B.swift"])
        #expect(modules.value.modules[0].target.dependencies == [.product("Shim", package: "shim")])
        #expect(modules.unread.isEmpty)
    }

    @Test func readsManifestsOfTuistAsTuistDoes() throws {
        try folder.write(
            "Project.swift",
            """
            import ProjectDescription
            #if TUIST && canImport(ProjectDescription)
            let sources: SourceFilesList = ["Right/**"]
            #else
            let sources: SourceFilesList = ["Wrong/**"]
            #endif
            let name = "Shop"
            let project = Project(name: name, targets: [.target(name: name, product: .app, sources: "Right/**")])
            #if DEBUG
            let old = Target.target(name: "Old", product: .app, sources: "Wrong/**")
            #endif

            """)
        let modules = try Repository(folder, ["Right/A.swift", "Wrong/B.swift"])
        #expect(modules.targets == ["Shop: Right/A.swift"])
        #expect(modules.unread.isEmpty)
    }

    @Test func listsTheBranchesOfTuistForOtherBuilds() throws {
        try folder.write(
            "Project.swift",
            """
            import ProjectDescription
            let project = Project(name: "Shop", targets: [.target(name: "Shop", product: .app, sources: "Shop/**")])
            #if FLAG
            let old = Target.target(name: "Old", product: .app, sources: "Old/**")
            #endif

            """)
        let modules = try Repository(folder, ["Shop/A.swift", "Old/B.swift"])
        #expect(modules.targets == ["Shop: Shop/A.swift"])
        #expect(
            modules.unread == [
                "Project.swift:3:1: this branch of #if is for other builds, so it is not read; its files belong to no module unless the "
                    + "generated Xcode project is there"
            ])
    }

    // MARK: Layouts

    struct Layout: Sendable, CustomTestStringConvertible {
        let version: String
        let targets: String
        let files: [String]
        let expected: [String]
        let testDescription: String

        init(_ description: String, _ version: String = "5.9", targets: String, _ files: [String], _ expected: [String]) {
            (self.version, self.targets, self.files, self.expected) = (version, targets, files, expected)
            testDescription = description
        }
    }

    private static let both = ".target(name: \"Kit\"), .testTarget(name: \"KitTests\")"

    @Test(arguments: [
        Layout(
            "the whole folders", targets: ManifestBranchTests.both, ["Sources/A.swift", "Sources/Deep/B.swift", "Tests/C.swift"],
            ["Kit: Sources/A.swift Sources/Deep/B.swift", "KitTests (tests): Tests/C.swift"]),
        Layout(
            "a folder of each target", targets: ManifestBranchTests.both,
            ["Sources/A.swift", "Sources/Kit/B.swift", "Tests/KitTests/C.swift"],
            ["Kit: Sources/Kit/B.swift", "KitTests (tests): Tests/KitTests/C.swift"]),
        Layout(
            "an earlier version", "5.8", targets: ManifestBranchTests.both, ["Sources/A.swift", "Tests/C.swift"],
            ["Kit: ", "KitTests (tests): "]),
        Layout("another name", targets: ".executableTarget(name: \"Kit\")", ["src/A.swift", "B.swift"], ["Kit: src/A.swift"]),
        Layout("a path", targets: ".target(name: \"Kit\", path: \"Code\")", ["Sources/A.swift", "Code/B.swift"], ["Kit: Code/B.swift"]),
        Layout("no path", targets: ".target(name: \"Kit\", path: nil)", ["Sources/A.swift"], ["Kit: Sources/A.swift"]),
        Layout(
            "excluded files", targets: ".target(name: \"Kit\", exclude: [\"Old\"])", ["Sources/A.swift", "Sources/Old/B.swift"],
            ["Kit: Sources/A.swift"]),
        Layout(
            "several targets", targets: ".target(name: \"Kit\"), .target(name: \"App\")", ["Sources/A.swift", "Sources/App/B.swift"],
            ["Kit: ", "App: Sources/App/B.swift"]),
        Layout(
            "a library without sources", targets: ".target(name: \"Kit\"), .binaryTarget(name: \"Lib\", path: \"Lib\")",
            ["Sources/A.swift"],
            ["Kit: "]),
        Layout(
            "no folder of tests", targets: ManifestBranchTests.both, ["Sources/A.swift"], ["Kit: Sources/A.swift", "KitTests (tests): "]),
    ])
    func findsTheFolderOfATarget(_ layout: Layout) throws {
        try folder.write(
            "Package.swift",
            "// swift-tools-version: \(layout.version)\nlet package = Package(name: \"Kit\", targets: [\(layout.targets)])\n")
        #expect(try Repository(folder, layout.files).targets == layout.expected)
    }

    /// Tests a package whose other targets are made by code.
    @Test func takesNoWholeFolderIfTargetsAreNotKnown() throws {
        try folder.write(
            "Package.swift",
            "// swift-tools-version: 5.9\nlet package = Package(name: \"Kit\", targets: [.target(name: \"Kit\")] "
                + "+ names.map { .target(name: $0) })\n")
        #expect(try Repository(folder, ["Sources/A.swift"]).targets == ["Kit: "])
    }
}
