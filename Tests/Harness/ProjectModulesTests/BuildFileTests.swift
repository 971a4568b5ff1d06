import TestFolders
import Testing

@testable import ProjectModules

/// The modules of files that no target of a project contains: those of `BUILD` files, and those with the names of folders.
@Suite("Modules of files without a target")
struct BuildFileTests {
    struct Sample: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let text: String
        var libraries: [(names: Set<String>, sources: [String])] = []
    }

    static let samples = [
        Sample(
            testDescription: "a library", text: #"swift_library(name = "Kit", module_name = "ShopKit", srcs = ["A.swift", 'B.swift'])"#,
            libraries: [(["App_Kit_Kit", "Kit", "ShopKit"], ["A.swift", "B.swift"])]),
        Sample(
            testDescription: "a pattern, without what it excludes",
            text: "swift_library(\n    name = \"Kit\",\n    srcs = glob([\"**/*.swift\"], exclude = [\"Old/*\"]) + [\"C.swift\"],\n)\n",
            libraries: [(["App_Kit_Kit", "Kit"], ["**/*.swift", "C.swift"])]),
        Sample(
            testDescription: "a macro without sources", text: #"feature(deps = select({"a": [":b"]}), name = "home-feature")"#,
            libraries: [(["App_Kit_home_feature", "home_feature"], [])]),
        Sample(
            testDescription: "a call of a function of a value", text: #"rules.library(name = "Kit")"#,
            libraries: [(["App_Kit_Kit", "Kit"], [])]),
        Sample(
            testDescription: "long texts and escapes", text: "f(doc = \"\"\"name = \"X\"\n\"\"\", name = r\"K\\\"it\")\nf(name = 'Two')",
            libraries: [(["App_Kit_Two", "Two"], [])]),
        Sample(testDescription: "a comment", text: "# swift_library(name = \"Kit\")\n"),
        Sample(testDescription: "a name that is computed", text: "swift_library(name = PREFIX + \"Kit\")\nf(name = name)\n"),
        Sample(testDescription: "no names", text: "load(\"//a:b.bzl\", \"c\")\npackage(default_visibility = [\"//visibility:public\"])\n"),
        Sample(
            testDescription: "brackets that are not closed", text: "f(name = \"Kit\", srcs = [(", libraries: [(["App_Kit_Kit", "Kit"], [])]),
        Sample(testDescription: "a text that is not closed", text: "f(name = \"Kit\nf(name = \"Two\")"),
    ]

    @Test(arguments: samples)
    func findsLibraries(_ sample: Sample) {
        let found = BuildFile.libraries(Array(sample.text.utf8), in: "App/Kit")
        #expect(found.map(\.moduleNames) == sample.libraries.map(\.names))
        #expect(found.map(\.sources) == sample.libraries.map(\.sources))
    }

    private func modules(_ files: KeyValuePairs<String, String>) throws -> [String: [String]] {
        let folder = try TemporaryFolder()
        for (path, text) in files { try folder.write(path, text) }
        let sources = files.map(\.key).filter { $0.hasSuffix(".swift") }
        return try RepositoryModules(root: folder.path, files: sources).unreadModules { $0 == "Realm" }.mapValues { $0.sorted() }
    }

    @Test func aLibraryHasTheFilesThatItsPatternsMatch() throws {
        let found = try modules([
            "App/BUILD": "swift_library(name = \"Old\")",
            "App/BUILD.bazel": """
            swift_library(name = "One", srcs = glob(["One/**/*.swift"]))
            swift_library(name = "Two", srcs = glob(["Two/*.swift"]))
            library(name = "Realm")
            """,
            "App/One/A/A.swift": "", "App/Two/B.swift": "", "App/Inner/BUCK": "library(name = \"Inner\")", "App/Inner/Sources/C.swift": "",
            "Empty/BUILD": "swift_library(name = \"Nothing\")",
        ])
        #expect(found["One"] == ["App/One/A/A.swift"] && found["App_One"] == found["One"])
        #expect(found["Two"] == ["App/Two/B.swift"])
        #expect(found["Inner"] == ["App/Inner/Sources/C.swift"])
        // A name that is written is meant, also if a library has it.
        #expect(found["Realm"] == ["App/One/A/A.swift", "App/Two/B.swift"])
        #expect(found["Old"] == nil && found["Nothing"] == nil)
    }

    @Test func aFolderIsAModuleOfItsFilesUnlessATargetOrALibraryHasItsName() throws {
        let found = try modules([
            "Package.swift": "let package = Package(name: \"P\", targets: [.target(name: \"Core\")])", "Sources/Core/A.swift": "",
            "Modules/Core/B.swift": "", "Modules/Shop-Kit/Sources/C.swift": "", "Modules/Realm/D.swift": "", "Modules/Network/E.swift": "",
            "Modules/ShopKitTests/F.swift": "",
        ])
        #expect(found["Shop_Kit"] == ["Modules/Shop-Kit/Sources/C.swift"])
        #expect(found["Core"] == nil && found["Realm"] == nil && found["Network"] == nil && found["ShopKitTests"] == nil)
    }

    @Test func refusesABuildFileWithTooManyLibraries() throws {
        let folder = try TemporaryFolder()
        try folder.write("App/BUILD", String(repeating: "f(name=\"a\")\n", count: 40_001))
        let files = (0..<100).map { "App/A\($0).swift" }
        #expect {
            try RepositoryModules(root: folder.path, files: files)
        } throws: { error in
            (error as? UnreadableSource)?.reason == "it declares 40001 libraries beside 100 Swift files, which are too many"
        }
    }

    @Test func refusesABuildFileThatCannotBeRead() throws {
        let folder = try TemporaryFolder()
        try folder.write("App/A.swift", "")
        try folder.link("App/BUILD", to: "nowhere")
        #expect(throws: UnreadableSource.self) { try RepositoryModules(root: folder.path, files: ["App/A.swift"]) }
    }
}
