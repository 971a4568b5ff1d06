import Foundation
import TestFolders
import Testing

/// Tests of `verify graph`, `why` and `where` with the built program and this package.
@Suite("The graph of this package with the built program")
struct GraphTests {
    @Test func theDocumentationShowsItsFirstLines() async throws {
        let copy = try PackageCopy()
        let run = try await BuiltProgram.run(["graph"], in: copy.folder)
        #expect(run.status == 0)
        #expect(run.errors == "")
        let lines = run.output.split(separator: "\n").filter { $0.hasPrefix("Sources/Production/DomainLayer/Movies") }.prefix(3)
        let shown = "| head -3\n\(lines.joined(separator: "\n"))\n```\n"
        let page = try PackageFolders.text("Documentation/Commands/graph.md")
        #expect(page.contains(shown), "\(shown)")
        // The order is the same, however the work is distributed over the cores.
        #expect(try await BuiltProgram.run(["graph"], in: copy.folder).output == run.output)
    }

    @Test(arguments: [["why", "showcase", "MovieQuery"], ["where", "PosterImagesRepository"]])
    func theDocumentationShowsTheAnswer(_ question: [String]) async throws {
        // The whole package with its tests, as in the documentation.
        let run = try await BuiltProgram.run(question + ["--root", PackageFolders.root], in: try TemporaryFolder())
        #expect(run.status == 0)
        #expect(run.errors == "")
        let shown = "```\n$ verify \(question.joined(separator: " "))\n\(run.output)```\n"
        let page = try PackageFolders.text("Documentation/Commands/\(question[0]).md")
        #expect(page.contains(shown), "\(shown)")
    }
}
