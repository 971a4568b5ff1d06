import PackageGraph
import ProjectModules
import SwiftSymbols

extension FuzzTarget {
    /// Swift files, and the projects that contain them.
    static let sources = [
        // The text after a NUL is a second file, in another module.
        FuzzTarget("swift", limit: 2_048) { bytes in
            let texts = bytes.texts(2)
            // An import of an SDK adds its declarations, which take a second to parse.
            let imports = texts.flatMap { $0.text.matches(of: /import\s+(\w+)/) }.map(\.1)
            guard imports.allSatisfy({ ["App", "Kit"].contains($0) }) else { return }
            let sources = texts.enumerated().map { SourceGraph.Source(module: $0 == 0 ? "App" : "Kit", bytes: $1) }
            let graph = SourceGraph(sources)
            for declaration in graph.declarations { _ = declaration }
            expect(graph.errorOffsets.allSatisfy { ($0 ?? 0) <= bytes.count }, "an error is outside of the text")
        },
        FuzzTarget("graph-cache", limit: 16_384) { bytes in _ = GraphCache(bytes, program: "fuzz") },
        FuzzTarget("glob", limit: 256) { bytes in
            let texts = bytes.texts(2)
            guard let glob = try? Glob(texts[0].text) else { return }
            _ = glob.matches(texts[1].text)
            _ = GlobIndex([glob]).matches(texts[1].text)
        },
    ]

    /// Manifests and projects, each beside a few files.
    static let projects = [
        project("manifest") { ["Package.swift": $0] },
        project("pbxproj") { ["App.xcodeproj/project.pbxproj": $0] },
        project("xcconfig") {
            ["App.xcodeproj/project.pbxproj": Array(configuredProject.utf8), "App.xcconfig": $0]
        },
        project("workspace") { ["App.xcworkspace/contents.xcworkspacedata": $0] },
        project("xcodegen") { ["project.yml": $0] },
        project("tuist") {
            let texts = $0.texts(2)
            return ["Project.swift": texts[0], "Workspace.swift": texts[1]]
        },
        project("podfile") {
            let texts = $0.texts(2)
            return ["Podfile": texts[0], "Kit/Kit.podspec": texts[1]]
        },
        project("podspec-json") {
            ["Podfile": Array("target 'App' do\n  pod 'Kit', :path => 'Kit'\nend\n".utf8), "Kit/Kit.podspec.json": $0]
        },
    ]

    private static func project(_ name: String, _ files: @escaping @Sendable ([UInt8]) -> [String: [UInt8]]) -> FuzzTarget {
        FuzzTarget(name, limit: 8_192) { bytes in
            let sources = ["App/A.swift", "Kit/B.swift", "Sources/App/C.swift"]
            let folder = ScratchFolder.shared.filled(
                files(bytes).merging(sources.map { ($0, Array("struct A {}\n".utf8)) }) { $1 })
            guard let tree = try? SourceTree(root: folder) else { return }
            for file in tree.files { _ = (tree.isCompiled(file), tree.build(of: file)) }
        }
    }

    private static let configuredProject = """
        // !$*UTF8*$!
        { archiveVersion = 1; objectVersion = 56; rootObject = P; objects = {
        P = { isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = (T); };
        G = { isa = PBXGroup; children = (C, F); sourceTree = "<group>"; };
        C = { isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };
        F = { isa = PBXFileReference; path = App/A.swift; sourceTree = "<group>"; };
        B = { isa = PBXBuildFile; fileRef = F; };
        S = { isa = PBXSourcesBuildPhase; files = (B); };
        T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (S); buildConfigurationList = L; };
        L = { isa = XCConfigurationList; buildConfigurations = (D); };
        D = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = C; buildSettings = {}; };
        }; }
        """
}
