import Foundation
import StandInAPI
import Subprocess
import TestFolders
import Testing

#if canImport(System)
    import System
#else
    import SystemPackage
#endif

/// Each tutorial is followed step by step: its files are compiled, its commands print what it shows, and its tests pass.
@Suite("Tutorials", .serialized)
struct TutorialTests {
    private let package: NewcomerPackage

    /// Creates the package of README.md with the app and the manifest alone.
    init() throws {
        package = try NewcomerPackage()
        for name in ["Contracts", "Fixtures", "Tests"] { try package.folder.remove(name) }
    }

    private func tutorial(_ name: String) throws -> Tutorial {
        try #require(Tutorial.all.first { $0.name == name }, "there is no tutorial \(name)")
    }

    /// Writes the files of a tutorial and compares what its commands print.
    /// - Parameter verify: Runs a command of a transcript, without the name of the program.
    private func follow(_ tutorial: Tutorial, verify: ([String]) async throws -> BuiltProgram.Run) async throws {
        for code in try tutorial.codes {
            guard code.isTranscript else {
                try package.folder.write(code.name, code.text)
                continue
            }
            let lines = code.text.split(separator: "\n", omittingEmptySubsequences: false)
            let command = try #require(lines.first { $0.hasPrefix("$ verify ") })
            let run = try await verify(command.split(separator: " ").dropFirst(2).map(String.init))
            let shown = code.text.components(separatedBy: "\(command)\n").last
            #expect(shown == run.output, "\(command)\n\(run.output)\(run.errors)")
        }
    }

    /// Builds the tutorial's tests and expects all of them to pass.
    private func expectTestsPass(_ count: String) async throws {
        try await package.buildApp()
        try await package.buildTests()
        let run = try await package.test()
        #expect(run.status == 0 && (run.output + run.errors).contains(" \(count) "), "\(run.output)\(run.errors)")
    }

    /// Runs the app's program, which is built after the files that it is made of.
    private func runBuilt(_ arguments: [String]) async throws -> BuiltProgram.Run {
        try await package.buildApp()
        try await package.buildVerify()
        return try await BuiltProgram.runTool(
            .path(FilePath("\(package.folder.path)/build/verify")), arguments, in: package.folder)
    }

    @Test func followsEachTutorial() {
        #expect(Tutorial.all.map(\.name) == ["RecordAnAnswer", "WriteAContract", "SeparateTwoLayers", "FailOnPurpose"])
    }

    @Test func writesAContract() async throws {
        let tutorial = try tutorial("WriteAContract")
        try await follow(tutorial, verify: runBuilt)
        try await expectTestsPass("1 test")
        let broken = try #require(try tutorial.codes.last { $0.isTranscript })
        let article = try PackageFolders.text("\(tutorial.catalog)/CheckADTOAgainstARecording.md")
        #expect(article.contains("```\n\(broken.text)```\n"))
        let test = try #require(try tutorial.codes.last { $0.name.hasPrefix("Tests/") })
        #expect(article.contains("```swift\n\(test.text)```\n"))
    }

    @Test func separatesTwoLayers() async throws {
        let tutorial = try tutorial("SeparateTwoLayers")
        try await follow(tutorial, verify: runBuilt)
        try await expectTestsPass("1 test")
        let article = try PackageFolders.text("\(tutorial.catalog)/KeepLayersApart.md")
        let codes = try tutorial.codes
        let broken = try #require(codes.last { $0.isTranscript })
        #expect(article.contains("```\n\(broken.text)```\n"))
        for (kind, name) in [("yaml", "Contracts/layers.yml"), ("swift", "Tests/AppTests/AppTests.swift")] {
            let code = try #require(codes.last { $0.name == name })
            #expect(article.contains("```\(kind)\n\(code.text)```\n"), "\(name)")
        }
    }

    @Test func failsOnPurpose() async throws {
        let tutorial = try tutorial("FailOnPurpose")
        try await follow(tutorial) { _ in try #require(nil as BuiltProgram.Run?, "this tutorial has no commands") }
        try await expectTestsPass("3 tests")
        // Each line of the article's code is one of the tests.
        let article = try PackageFolders.text("\(tutorial.catalog)/TestAgainstAServerThatFails.md")
        let tests = try package.folder.text("Tests/AppTests/AppTests.swift")
        let lines = article.matches(of: /```swift\n([^`]*)```/).flatMap { $0.1.split(separator: "\n") }
        #expect(lines.count > 4)
        for line in lines { #expect(tests.contains(line), "\(line)") }
    }

    @Test func recordsAnAnswer() async throws {
        let tutorial = try tutorial("RecordAnAnswer")
        let article = try PackageFolders.text("\(tutorial.catalog)/RecordFromTheLiveAPI.md")
        let answer = #"{"amount": 79.95, "currency": "EUR"}"#
        try await StandInAPI.run(answering: { _ in .text(answer) }) { [package] (api: StandInAPI) async throws in
            let standIn = ["--stand-in", "shop=\(api.url.absoluteString)"]
            try await follow(tutorial) { arguments in
                try await BuiltProgram.run(
                    arguments + (arguments[0] == "record" ? standIn : []), in: package.folder,
                    environment: ["SHOP_KEY": "a-key-of-the-shop-0815"])
            }
            #expect(api.requests.allSatisfy { $0.query["api_key"] == "a-key-of-the-shop-0815" })
            #expect(try package.folder.text("Fixtures/price.json") == answer)
            let unset = try await BuiltProgram.run(["record", "--contracts", "Contracts/", "--mode", "all"], in: package.folder)
            let shown = "```\n$ verify record --contracts Contracts/ --mode all\n\(unset.errors)\(unset.output)```\n"
            #expect(article.contains(shown), "\(unset.errors)\(unset.output)")
        }
        let codes = try tutorial.codes
        let first = try #require(codes.first { $0.isTranscript }).text.split(separator: "\n", maxSplits: 1)
        #expect(article.contains("```\n\(first[1])```\n"))
        #expect(article.contains("```yaml\n\(codes[0].text)```\n"))
    }
}
