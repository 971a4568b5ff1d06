import PackageGraph
import TestFolders
import Testing
import VerificationModel

@Suite("Manifests")
struct ManifestTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// Tests a target that uses a plugin before the plugin is declared.
    @Test(arguments: [("Plugins/Maker", ""), ("Tools/Maker", #", path: "Tools/Maker""#)])
    func findsPluginTargets(_ place: String, _ path: String) throws {
        try folder.write(
            "Package.swift",
            """
            let package = Package(targets: [
                .target(name: "Data", plugins: [.plugin(name: "Maker")]), .plugin(name: "Maker", capability: .buildTool()\(path)),
            ])
            """)
        try folder.write("\(place)/Maker.swift", "struct Maker { let step: Step }\n")
        try folder.write("\(place)/Step.swift", "struct Step {}\n")
        let graph = try SymbolGraph(root: folder.path)
        #expect(graph.edges.map(\.place.description) == ["\(place)/Maker.swift:1:26"])
        #expect(Set(zip(graph.files, graph.modules).filter { $0.0.hasPrefix(place) }.map(\.1)) == [["Maker"]])
    }
}
