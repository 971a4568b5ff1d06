import Foundation
import TestFolders
import Testing

/// Tests of `verify graph`, `why` and `where` with the built program and this package.
@Suite("The graph of this package with the built program")
struct GraphTests {
    @Test func theREADMEShowsItsFirstLines() async throws {
        let copy = try PackageCopy()
        let run = try await BuiltProgram.run(["graph"], in: copy.folder)
        #expect(run.status == 0)
        #expect(run.errors == "")
        let lines = run.output.split(separator: "\n").filter { $0.hasPrefix("Sources/Production/DomainLayer/Movies") }.prefix(3)
        let shown = "| head -3\n\(lines.joined(separator: "\n"))\n```\n"
        let readme = try String(contentsOfFile: "\(PackageFolders.root)/README.md", encoding: .utf8)
        #expect(readme.contains(shown), "\(shown)")
        // The order is the same, however the work is distributed over the cores.
        #expect(try await BuiltProgram.run(["graph"], in: copy.folder).output == run.output)
    }

    @Test(arguments: [["why", "showcase", "MovieQuery"], ["where", "PosterImagesRepository"]])
    func theREADMEShowsTheAnswer(_ question: [String]) async throws {
        // The whole package with its tests, as in the README.
        let run = try await BuiltProgram.run(question + ["--root", PackageFolders.root], in: try TemporaryFolder())
        #expect(run.status == 0)
        #expect(run.errors == "")
        let shown = "```\n$ verify \(question.joined(separator: " "))\n\(run.output)```\n"
        let readme = try String(contentsOfFile: "\(PackageFolders.root)/README.md", encoding: .utf8)
        #expect(readme.contains(shown), "\(shown)")
    }
}
