import TestFolders
import Testing

/// The first minutes with the program `verify`, as README.md shows them.
@Suite("A first scan with README.md")
struct FirstScanTests {
    /// The sample is a folder of this repository, so that the command of the page can be repeated.
    @Test func printsWhatThePageShows() async throws {
        let folder = try TemporaryFolder()
        for name in ["Shop", "ShopTests"] { try folder.copy("\(PackageFolders.root)/Samples/Shop/\(name)", to: name) }
        let run = try await BuiltProgram.run(["scan"], in: folder, program: "verify")
        #expect(run.status == 1, "\(run.errors)")
        let shown = "```\n$ cd Samples/Shop\n$ verify scan\n\(run.output)```\n"
        #expect(try PackageFolders.text("README.md").contains(shown), "\(shown)")
    }

    /// The fixtures of a whole Data layer become contracts that pass, in the three commands that the messages advise.
    @Test func writesContractsThatPass() async throws {
        let folder = try TemporaryFolder()
        try DataLayerCopy.make(in: folder.path)
        let scan = try await BuiltProgram.run(["scan"], in: folder, program: "verify")
        let write = try await BuiltProgram.run(["scan", "--write", "--quiet"], in: folder, program: "verify")
        #expect([scan.status, write.status] == [0, 0], "\(scan.errors)\(write.errors)")
        #expect(write.output.hasSuffix("\n  15  fixtures with a type\nnext: verify\n"), "\(write.output)")
        let check = try await BuiltProgram.run([], in: folder, program: "verify")
        #expect(check.status == 0, "\(check.errors)")
        #expect(check.output.hasSuffix("\n47 checks: 47 kept\n"), "\(check.output)")
    }
}
