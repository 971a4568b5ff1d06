import Foundation
import TestFolders
import Testing

@Suite("The documentation")
struct DocumentationTests {
    private static let pages: [String] = {
        let names = FileManager.default.enumerator(atPath: "\(PackageFolders.root)/Documentation")?.compactMap { $0 as? String } ?? []
        return ["README.md", "CONTRIBUTING.md"] + names.filter { $0.hasSuffix(".md") }.sorted().map { "Documentation/\($0)" }
    }()
    private static let commands = [
        "baseline", "check", "compat", "explain", "export", "graph", "import", "init", "list", "record", "scan", "schema", "secrets",
        "serve", "type",
        "where", "why",
    ]

    @Test(arguments: commands)
    func showsTheOptionsOfEachCommand(_ command: String) async throws {
        let help = try await BuiltProgram.run([command, "--help"], in: try TemporaryFolder(), environment: ["COLUMNS": "80"])
        let block = "```text\n$ verify \(command) --help\n\(help.output.trimmingCharacters(in: .newlines))\n```\n"
        #expect(try PackageFolders.text("Documentation/Commands/\(command).md").contains("\n## Options\n\n\(block)"), "\(block)")
    }

    @Test func hasAPageForEachCommand() async throws {
        let help = try await BuiltProgram.run(["--help"], in: try TemporaryFolder(), environment: ["COLUMNS": "200"]).output
        let list = try #require(help.split(separator: "SUBCOMMANDS:\n").last)
        let names = list.split(separator: "\n").filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") && !$0.hasPrefix("  See") }
        #expect(names.map { String($0.split(separator: " ")[0]) }.sorted() == Self.commands)
    }

    @Test(arguments: pages)
    func linksToFilesThatExist(_ page: String) throws {
        let folder = URL(fileURLWithPath: "\(PackageFolders.root)/\(page)").deletingLastPathComponent()
        for link in try PackageFolders.text(page).matches(of: /\]\(([^)#:]+)(#[^)]*)?\)/).map({ String($0.output.1) }) {
            let target = folder.appendingPathComponent(link).standardizedFileURL.path
            #expect(FileManager.default.fileExists(atPath: target), "\(link)")
        }
    }

    /// The README is for the first ten minutes; everything else is a page of its own.
    @Test func theREADMEIsShort() throws {
        #expect(try PackageFolders.text("README.md").split(separator: "\n", omittingEmptySubsequences: false).count <= 151)
    }
}
