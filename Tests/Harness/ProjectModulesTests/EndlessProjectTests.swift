import ProjectModules
import TestFolders
import Testing

/// Descriptions of projects whose values contain each other without an end, or so often that work would not end.
@Suite("Projects that could be read without end", .timeLimit(.minutes(5)))
struct EndlessProjectTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func repository(_ manifest: String, _ version: String = "// swift-tools-version: 6.0") throws -> Repository {
        try folder.write("Package.swift", "\(version)\nimport PackageDescription\n\(manifest)")
        return try Repository(folder, ["Sources/App/A.swift"])
    }

    @Test(arguments: ["// swift-tools-version:", "// swift-tools-version: ", "// : swift-tools-version:6.0", "// swift-tools-version:6..0"])
    func readsLinesWithoutAToolsVersion(_ line: String) throws {
        let modules = try repository("let package = Package(name: \"P\", targets: [.target(name: \"App\")])", line)
        #expect(modules.targets == ["App: Sources/App/A.swift"])
    }

    @Test(arguments: [9_223_372_036_854_775_807, 100])
    func givesPlacesInTheFileItself(_ line: Int) throws {
        let modules = try repository(
            "#sourceLocation(file: \"x\", line: \(line))\nlet n = f()\nlet package = Package(name: \"P\", targets: [.target(name: n)])")
        #expect(modules.unread.contains { $0.hasPrefix("Package.swift:5:") })
    }

    /// Texts, lists, dependencies and conditions of constants that name others many times.
    @Test(arguments: [
        ("let d = \"x\"", "+", "let package = Package(name: \"P\", targets: [.target(name: a), .target(name: \"App\")])"),
        ("let d = [\"x\"]", "+", "let package = Package(name: \"P\", targets: [.target(name: \"App\", sources: a)])"),
        ("let d = [\"x\"]", "+", "let package = Package(name: \"P\", targets: [.target(name: \"App\", dependencies: a)])"),
        ("let d = true", "&&", "var package = Package(name: \"P\", targets: [.target(name: \"App\")])\nif a { f() }"),
    ])
    func readsConstantsThatNameOthersOften(_ first: String, _ sign: String, _ rest: String) throws {
        let sum = { (name: String) in Array(repeating: name, count: 400).joined(separator: " \(sign) ") }
        let modules = try repository("\(first)\nlet c = \(sum("d"))\nlet b = \(sum("c"))\nlet a = \(sum("b"))\n\(rest)\n")
        #expect(modules.value.modules.map(\.target.name) == ["App"])
    }

    @Test func readsFunctionsThatDoubleTheirParameters() throws {
        let functions = (0..<30).map { "func a\($0)(_ x: String) -> Target { a\($0 + 1)(x + x) }" }
        let modules = try repository(
            functions.joined(separator: "\n") + "\nfunc a30(_ x: String) -> Target { .target(name: x) }\n"
                + "let package = Package(name: \"P\", targets: [a0(\"x\"), .target(name: \"App\")])\n")
        #expect(modules.value.modules.map(\.target.name) == ["App"])
        #expect(!modules.unread.isEmpty)
    }

    @Test func readsSettingsThatInheritThemselvesOften() throws {
        let lines = "A = xxxxxxxx\n" + String(repeating: "A = $(inherited)$(inherited)\n", count: 40)
        try folder.write("Config/App.xcconfig", lines + "PRODUCT_MODULE_NAME = $(A)\n")
        try folder.write(
            "project.yml",
            "name: App\nconfigFiles:\n  Debug: Config/App.xcconfig\ntargets:\n  App:\n    type: application\n    sources: [App]\n")
        let modules = try Repository(folder, ["App/A.swift"])
        #expect(modules.targets == ["App: App/A.swift"])
        #expect(
            modules.unread.contains(
                "Config/App.xcconfig: the build setting A is not read, because its value with the inherited ones has more than 65536 bytes; "
                    + "shorten it"))
    }

    @Test func readsAttributesThatContainEachOtherOften() throws {
        let attributes = (10..<50).map { "      a\($0): \"${a\($0 + 1)}${a\($0 + 1)}\"" }.joined(separator: "\n")
        try folder.write(
            "project.yml",
            "name: App\ntargetTemplates:\n  T:\n    sources: [\"${a10}\"]\ntargets:\n  App:\n    type: application\n    templates: [T]\n"
                + "    templateAttributes:\n\(attributes)\n      a50: xxxxxxxx\n")
        let modules = try Repository(folder, ["App/A.swift"])
        #expect(modules.unread.contains { $0.contains("the path ${a10} contains a value that is not set here") })
    }

    // MARK: Includes and functions

    @Test func readsSpecificationsThatIncludeEachOtherDeeply() throws {
        try folder.write("project.yml", "name: App\ninclude: [p0.yml]\ntargets:\n  App:\n    type: application\n    sources: [App]\n")
        for number in 0..<3_000 { try folder.write("p\(number).yml", "include: [p\(number + 1).yml]\n") }
        let modules = try Repository(folder, ["App/A.swift"])
        #expect(modules.targets == ["App: App/A.swift"])
        #expect(
            modules.unread == [
                "p62.yml:1:11: p63.yml is not read, because it is included through 64 files; include it in the specification itself"
            ])
    }

    @Test func readsConfigurationFilesThatIncludeEachOtherDeeply() throws {
        try folder.write(
            "project.yml",
            "name: App\nconfigFiles:\n  Debug: c0.xcconfig\ntargets:\n  App:\n    type: application\n    sources: [App]\n")
        for number in 0..<3_000 { try folder.write("c\(number).xcconfig", "#include \"c\(number + 1).xcconfig\"\nA\(number) = 1\n") }
        let modules = try Repository(folder, ["App/A.swift"])
        #expect(modules.targets == ["App: App/A.swift"])
        #expect(
            modules.unread == [
                "c64.xcconfig: the build settings of this configuration file are not read, because it is included through 64 files; include it in the first one"
            ])
    }

    @Test func readsMappingsWithManyKeys() throws {
        let settings = (0..<20_000).map { "    t\($0): 1\n" }.joined()
        try folder.write(
            "project.yml", "name: App\nsettings:\n  base:\n\(settings)targets:\n  App:\n    type: application\n    sources: [App]\n")
        #expect(try Repository(folder, ["App/A.swift"]).targets == ["App: App/A.swift"])
    }

    @Test func readsFunctionsThatCallEachOtherDeeply() throws {
        let functions = (0..<2_000).map { "func f\($0)(n: String) -> Target { .f\($0 + 1)(n: n) }" }
        let modules = try repository(
            "extension Target {\n\(functions.map { "static \($0)" }.joined(separator: "\n"))\n"
                + "static func f2000(n: String) -> Target { .target(name: n) }\n}\n"
                + "let package = Package(name: \"P\", targets: [.f0(n: \"A\"), .target(name: \"App\")])\n")
        #expect(modules.value.modules.map(\.target.name) == ["App"])
        #expect(!modules.unread.isEmpty)
    }

    // MARK: Pods

    private func pod(_ lines: String) throws -> Repository {
        try folder.write("Podfile", "pod 'Core', path: 'Core'\n")
        try folder.write("Core/Core.podspec", "Pod::Spec.new do |s|\n  s.source_files = '*.swift'\n\(lines)end\n")
        return try Repository(folder, ["Core/A.swift"])
    }

    @Test(arguments: ["'a', 'a'", "'a', 'a/a'", "'a', '/a', 'a/'"])
    func selectsPartsOnce(_ defaults: String) throws {
        let modules = try pod(
            String(repeating: "s.default_subspecs = \(defaults)\ns.subspec 'a' do |s|\n", count: 40)
                + "s.default_subspecs = :none\n" + String(repeating: "end\n", count: 40))
        #expect(modules.targets == ["Core: Core/A.swift"])
    }

    @Test(arguments: ["s.subspec 'a' do |s|", "if x", "begin"])
    func refusesBlocksThatContainEachOtherWithoutEnd(_ beginning: String) throws {
        let modules = try pod(String(repeating: "\(beginning)\n", count: 3_000) + String(repeating: "end\n", count: 3_000))
        #expect(modules.unread.contains { $0.contains("blocks contain each other too often") })
    }

    @Test(arguments: [(256, false), (50_000, true)])
    func refusesElementsThatContainEachOtherWithoutEnd(_ count: Int, _ isRefused: Bool) throws {
        let groups = String(repeating: "<Group location=\"group:a\">", count: count - 1)
        try folder.write(
            "App.xcworkspace/contents.xcworkspacedata",
            "<Workspace>\(groups)\(String(repeating: "</Group>", count: count - 1))</Workspace>")
        let modules = try Repository(folder, ["A.swift"])
        #expect(modules.unread.contains { $0.contains("elements contain each other too often") } == isRefused)
    }
}
