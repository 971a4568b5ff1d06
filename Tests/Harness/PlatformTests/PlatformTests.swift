import Foundation
import TestFolders
import Testing

/// Tests of the oldest systems that the manifest declares: no source uses an API that they do not have.
///
/// A compiler for Linux does not check this, because the availability of an API concerns Apple's systems alone.
@Suite("Platforms")
struct PlatformTests {
    private static func declared(in path: String) throws -> (iOS: Int?, macOS: Int?) {
        Platforms.declared(in: try PackageFolders.text(path))
    }

    /// The newer APIs that a source uses, with what to use in their place.
    private static func problems(in source: String, on platforms: Platforms) -> [String] {
        let tokens = SwiftTokens(source)
        return NewerAPI.all.filter { !platforms.includes($0.since) && tokens.contains($0.tokens) }.map {
            "\($0.swift) needs iOS \($0.since.iOS.major).\($0.since.iOS.minor) and macOS \($0.since.macOS.major).\($0.since.macOS.minor); "
                + "use \($0.instead)"
        }
    }

    @Test func noSourceUsesANewerAPI() throws {
        let declared = try Self.declared(in: "Package.swift")
        let platforms = Platforms(iOS: (try #require(declared.iOS), 0), macOS: (try #require(declared.macOS), 0))
        // Most files contain none of the words, and are not parsed.
        let words = NewerAPI.all.map { $0.tokens.words.max { ($0.count, $0) < ($1.count, $1) } ?? "" }
        #expect(!words.contains(""))
        for folder in ["Sources", "Tests", "Benchmarks/Benchmarks"] {
            let names = try FileManager.default.subpathsOfDirectory(atPath: "\(PackageFolders.root)/\(folder)").filter {
                $0.hasSuffix(".swift") && !$0.contains("Samples/")
            }
            try #require(!names.isEmpty, "\(folder) has no Swift files")
            for name in names.sorted() {
                let source = try PackageFolders.text("\(folder)/\(name)")
                guard words.contains(where: { source.contains($0) }) else { continue }
                #expect(Self.problems(in: source, on: platforms) == [], "\(folder)/\(name)")
            }
        }
    }

    @Test(arguments: [
        ("let a = Mutex(0)", ["Mutex"]), ("import Synchronization", ["import Synchronization"]), ("// Mutex", []),
        ("let a = \"Mutex\"", []), ("let a = \"\\(Mutex(0))\"", ["Mutex"]), ("struct MutexLike {}", []),
        ("let a = String(validating: bytes, as: UTF8.self)", ["String(validating:"]), ("check(validating: bytes)", []),
        ("actor A { isolated deinit {} }", ["isolated deinit"]), ("class A { deinit {} }", []),
        ("await withThrowingDiscardingTaskGroup { _ in }", ["withThrowingDiscardingTaskGroup"]),
        ("await withThrowingTaskGroup(of: Void.self) { _ in }", []), ("func f(_ a: some AsyncSequence<Int, Never>) {}", ["AsyncSequence<"]),
        ("func f(_ a: some AsyncSequence) {}", []), ("@Observable final class Model {}", ["@Observable"]),
        ("let a: @isolated(any) () -> Void", ["@isolated(any)"]), ("let a: InlineArray<3, Int>", ["InlineArray"]),
        ("let a = Task.immediate { 1 }", ["Task.immediate"]),
        ("let a = URL(string: b, encodingInvalidCharacters: false)", ["encodingInvalidCharacters:"]),
    ])
    func findsNewerAPIs(_ source: String, _ expected: [String]) {
        let oldest = Platforms(iOS: (16, 0), macOS: (13, 0))
        let found = NewerAPI.all.filter { !oldest.includes($0.since) && SwiftTokens(source).contains($0.tokens) }.map(\.swift)
        #expect(found == expected)
    }

    @Test func allowsWhatTheSystemsHave() {
        let source = "let a = Mutex(0)\nlet b: InlineArray<3, Int>"
        #expect(Self.problems(in: source, on: Platforms(iOS: (26, 0), macOS: (26, 0))) == [])
        #expect(
            Self.problems(in: source, on: Platforms(iOS: (18, 0), macOS: (15, 0))) == [
                "InlineArray needs iOS 26.0 and macOS 26.0; use Array"
            ])
        // Both systems must have an API.
        #expect(Self.problems(in: "let a = Mutex(0)", on: Platforms(iOS: (17, 0), macOS: (15, 0))).count == 1)
    }

    /// The benchmarks are a package of their own, and use this one.
    @Test func theBenchmarksHaveTheSamePlatforms() throws {
        #expect(try Self.declared(in: "Benchmarks/Package.swift").macOS == Self.declared(in: "Package.swift").macOS)
    }

    @Test(arguments: ["README.md", "Documentation/Platforms.md"])
    func theDocumentationNamesThePlatforms(_ page: String) throws {
        let declared = try Self.declared(in: "Package.swift")
        let text = try PackageFolders.text(page)
        let names = ["iOS \(try #require(declared.iOS))", "macOS \(try #require(declared.macOS))"]
        #expect(names.filter { !text.contains($0) } == [])
    }

    @Test func theDocumentationNamesEachAPIThatIsChecked() throws {
        let page = try PackageFolders.text("Documentation/Platforms.md")
        #expect(NewerAPI.all.map(\.swift).filter { !page.contains("`\($0)`") } == [])
    }
}
