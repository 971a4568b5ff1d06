import Foundation
import TestFolders
import Testing

/// `verify graph`, `why` and `where` of the built program, on this package.
@Suite("The graph of this package, by the built program")
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
        // However the work is spread over the cores.
        #expect(try await BuiltProgram.run(["graph"], in: copy.folder).output == run.output)
    }

    @Test(arguments: [["why", "showcase", "MovieQuery"], ["where", "PosterImagesRepository"]])
    func theREADMEShowsTheAnswer(_ question: [String]) async throws {
        // The whole package, tests too: as a reader of the README asks it.
        let run = try await BuiltProgram.run(question + ["--root", PackageFolders.root], in: try TemporaryFolder())
        #expect(run.status == 0)
        #expect(run.errors == "")
        let shown = "```\n$ verify \(question.joined(separator: " "))\n\(run.output)```\n"
        let readme = try String(contentsOfFile: "\(PackageFolders.root)/README.md", encoding: .utf8)
        #expect(readme.contains(shown), "\(shown)")
    }
}
