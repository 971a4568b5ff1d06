import TestFolders
import Testing

/// The first minutes with the program for download, as README.md shows them.
@Suite("A first scan with README.md")
struct FirstScanTests {
    @Test func printsWhatThePageShows() async throws {
        let folder = try TemporaryFolder()
        try DataLayerCopy.make(in: "\(folder.path)/app")
        func run(_ arguments: [String]) async throws -> BuiltProgram.Run {
            try await BuiltProgram.run(arguments, in: folder, program: "verify-any")
        }
        let scan = try await run(["scan", "app"])
        let write = try await run(["scan", "app", "--write", "--quiet"])
        let check = try await run(["--contracts", "app/Contracts/"])
        #expect([scan.status, write.status, check.status] == [0, 0, 0], "\(scan.errors)\(write.errors)\(check.errors)")
        let last = check.output.split(separator: "\n").last ?? ""
        let shown =
            "$ verify scan\n\(scan.output)$ verify scan --write --quiet\n\(write.output)$ verify --contracts Contracts/ | tail -n 1\n\(last)\n```"
        #expect(try PackageFolders.text("README.md").contains(shown.replacing("app/", with: "")), "\(shown)")
    }
}
