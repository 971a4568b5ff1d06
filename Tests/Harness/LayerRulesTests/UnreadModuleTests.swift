import LayerRules
import TestFolders
import Testing
import VerificationModel

/// Imports of the repository's own modules whose projects are not read: they are uses of the layers of their files.
@Suite("Layers: modules that no project declares")
struct UnreadModuleTests {
    struct Sample: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let files: [String: String]
        /// The file of the domain with the import.
        let file: String
        let module: String
        var isInside = true
    }

    static let samples = [
        Sample(
            testDescription: "a library of Bazel",
            files: [
                "App/Data/BUILD.bazel": "swift_library(name = \"lib\", module_name = \"ShopData\", srcs = glob([\"Sources/**/*.swift\"]))",
                "App/Data/Sources/Store.swift": "",
            ], file: "App/Domain/Sources/Film.swift", module: "ShopData"),
        Sample(
            testDescription: "the label of a library",
            files: ["App/Data/BUILD": "swift_library(name = \"lib\")", "App/Data/Store.swift": ""],
            file: "App/Domain/Film.swift", module: "App_Data_lib"),
        Sample(
            testDescription: "a library of Buck by a macro",
            files: ["App/Data/BUCK": "module(name = \"Store\")", "App/Data/Store.swift": ""],
            file: "App/Domain/Film.swift", module: "Store"),
        Sample(
            testDescription: "a project that code makes",
            files: [
                "App/Data/Project.swift": "import ProjectDescription\nlet project = Project.makeModule(name: \"ShopData\")\n",
                "App/Data/ShopData/Store.swift": "",
            ], file: "App/Domain/Film.swift", module: "ShopData"),
        Sample(
            testDescription: "a folder with a hyphen", files: ["App/Data/Shop-Data/Store.swift": ""], file: "App/Domain/Film.swift",
            module: "Shop_Data"),
        Sample(
            testDescription: "a folder of tests", files: ["App/Data/StoreTests/Store.swift": ""], file: "App/Domain/Film.swift",
            module: "StoreTests", isInside: false),
        Sample(
            testDescription: "a folder with the name of a library", files: ["App/Data/Alamofire/Store.swift": ""],
            file: "App/Domain/Film.swift", module: "Alamofire", isInside: false),
        Sample(
            testDescription: "a folder with the name of a module of the system", files: ["App/Data/Network/Store.swift": ""],
            file: "App/Domain/Film.swift", module: "Network", isInside: false),
    ]

    private static let layers = """
        sources: [App]
        layers:
          Domain: { paths: [App/Domain/**], imports: ["*"] }
          Data: { paths: [App/Data/**], imports: ["*"], uses: [Domain] }

        """

    @Test(arguments: samples)
    func anImportIsAUseOfTheLayerOfTheFiles(_ sample: Sample) throws {
        let folder = try TemporaryFolder()
        for (path, text) in sample.files { try folder.write(path, text) }
        try folder.write(sample.file, "import \(sample.module)\n")
        try folder.write("Contracts/layers.yml", Self.layers)
        let line = "\(sample.file):1:8 layers.import: imports Data (module \(sample.module))"
        #expect(try folder.lines() == (sample.isInside ? [line] : []))
        // The layer itself may import its module.
        try folder.write(sample.file.replacing("Domain", with: "Data/Own"), "import \(sample.module)\n")
        try folder.write(sample.file, "")
        #expect(try folder.lines() == [])
    }

    @Test func aModuleWhoseFilesAreInNoLayerComesFromOutside() throws {
        let folder = try TemporaryFolder()
        try folder.write("App/Domain/Film.swift", "import ShopData\n")
        try folder.write("App/Data/Store.swift", "")
        try folder.write("Other/ShopData/Store.swift", "")
        try folder.write("Contracts/layers.yml", Self.layers.replacing("imports: [\"*\"] }", with: "imports: [] }"))
        #expect(try folder.lines() == ["App/Domain/Film.swift:1:8 layers.outside-import: imports ShopData"])
    }

    /// The import in the domain is a violation that is left out of the first rules.
    @Test func aFirstFileAllowsNoImportOfTheDataLayer() throws {
        let repository = try Repository([
            "App/Domain/BUILD.bazel": "swift_library(name = \"ShopDomain\", srcs = glob([\"Sources/**/*.swift\"]))",
            "App/Data/BUILD.bazel": "swift_library(name = \"ShopData\", srcs = glob([\"Sources/**/*.swift\"]))",
            "App/Domain/Sources/Film.swift": "import ShopData\npublic struct Film {}\n",
            "App/Data/Sources/Store.swift": "import ShopDomain\npublic struct Store {}\n",
        ])
        let first = try repository.first()
        #expect(!first.text.contains("imports: [Shop"))
        #expect(first.text.contains("Not in the list, though the code has it: Data, once, first in App/Domain/Sources/Film.swift"))
        #expect(
            try repository.findings(of: first) == [
                "App/Domain/Sources/Film.swift:1:8: layers.import: imports Data (module ShopData)"
            ])
    }
}
