import TestFolders
import Testing

/// `--contracts` can be left out in a folder with `Contracts`, and a run in another folder never passes.
@Suite("The folder of the contracts")
struct ContractsFolderTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Writes contracts, a recording and Swift sources.
    private func writeApp(in name: String = "") throws {
        try folder.write("\(name)Contracts/apis.yml", "shop: { base: https://api.example.com }\n")
        try folder.write(
            "\(name)Contracts/items.yml", "api: shop\ncontracts: { items: { request: GET /items, responses: [{ recording: items }] } }\n")
        try folder.write("\(name)Contracts/layers.yml", "sources: [App]\nlayers: { App: { paths: [App/**] } }\n")
        try folder.write("\(name)Fixtures/items.http", "GET /items\n\nHTTP/1.1 200 OK\n")
        try folder.write("\(name)App/A.swift", "struct A {}\n")
    }

    private static let har = #"{"log": {"version": "1.2", "creator": {"name": "a", "version": "1"}, "entries": []}}"#

    private static let commands: [[String]] = [
        [], ["check"], ["list"], ["secrets"], ["baseline"], ["export", "all.har"], ["record", "--mode", "none"],
    ]

    @Test(arguments: commands)
    func isTheUsualOne(_ arguments: [String]) async throws {
        try writeApp()
        let run = try await BuiltProgram.run(arguments, in: folder)
        #expect(run.status == 0, "\(run.output)\(run.errors)")
        let named = try await BuiltProgram.run((arguments.isEmpty ? ["check"] : arguments) + ["--contracts", "Contracts"], in: folder)
        #expect(run.output == named.output)
    }

    /// Below a named root, the usual folder is the one in it.
    @Test(arguments: commands)
    func isInTheRoot(_ arguments: [String]) async throws {
        try writeApp(in: "app/")
        let run = try await BuiltProgram.run(arguments + ["--root", "app"], in: folder)
        #expect(run.status == 0, "\(run.output)\(run.errors)")
    }

    @Test(arguments: commands.dropFirst() + [["import", "some.har"], ["serve"], ["--only", "layers"]])
    func isMissing(_ arguments: [String]) async throws {
        try folder.write("some.har", Self.har)
        try folder.write("Fixtures/items.http", "GET /items\n\nHTTP/1.1 200 OK\n")
        let run = try await BuiltProgram.run(arguments, in: folder)
        #expect(run.status == 2)
        let message = "verify: the contracts folder Contracts does not exist; name the folder of apis.yml or layers.yml with --contracts"
        #expect(run.errors.contains(message), "\(run.errors)")
        #expect(folder.files(below: "").sorted() == ["Fixtures/items.http", "some.har"], "nothing is written")
    }

    /// A working folder that another program has removed has no path.
    @Test(.timeLimit(.minutes(2)), arguments: ["", "check", "scan", "graph", "init", "list", "secrets", "compat --since 1", "type T"])
    func isInAFolderThatWasRemoved(_ command: String) async throws {
        let run = try await BuiltProgram.runInShell("mkdir gone && cd gone && rmdir ../gone && exec \"$0\" \(command)", in: folder)
        #expect(run.status == (command.isEmpty ? 64 : 2))
        #expect((run.output + run.errors).contains("does not exist") || run.errors.contains("git opens no repository"), "\(run)")
    }

    @Test(arguments: [["export", "all.har"], ["serve"]])
    func isNamedAndMissing(_ arguments: [String]) async throws {
        let run = try await BuiltProgram.run(arguments + ["--contracts", "nosuch"], in: folder)
        #expect(run.status == 2)
        #expect(
            run.errors
                == "verify: the contracts folder nosuch does not exist; name the folder of apis.yml or layers.yml with --contracts\n")
    }

    @Test(arguments: [["check"], ["list"], ["secrets"], ["baseline"], ["export", "all.har"]])
    func isInTheFolderThatIsNamed(_ arguments: [String]) async throws {
        try writeApp(in: "my app/")
        let run = try await BuiltProgram.run(arguments + ["--contracts", "my app"], in: folder)
        #expect(run.status == 2)
        let text = "the folder my app has no apis.yml and no layers.yml of its own; they are in my app/Contracts"
        #expect(run.errors == "verify: \(text); write --contracts 'my app/Contracts'\n")
        if arguments == ["check"] { #expect(run.output.contains("\n1 check: 1 could not run\n"), "\(run.output)") }
    }

    @Test func mayBeEmpty() async throws {
        try folder.write("empty/note.txt", "")
        #expect(try await BuiltProgram.run(["--contracts", "empty", "--allow-empty"], in: folder).status == 0)
        #expect(try await BuiltProgram.run(["--contracts", "empty"], in: folder).status == 2)
        try folder.write("Fixtures/items.http", "GET /items\n\nHTTP/1.1 200 OK\n")
        #expect(try await BuiltProgram.run(["--contracts", "empty", "--allow-empty"], in: folder).status == 0)
        try folder.write("empty/apis.yml", "shops: [\n")
        #expect(try await BuiltProgram.run(["--contracts", "empty", "--allow-empty"], in: folder).status == 2)
    }

    // MARK: Files that are written

    @Test func onlyACheckWritesReportsUnasked() async throws {
        try writeApp()
        #expect(try await BuiltProgram.run(["secrets"], in: folder).status == 0)
        #expect(folder.files(below: "Reports").isEmpty)
        #expect(try await BuiltProgram.run(["secrets", "--reports", "Found"], in: folder).status == 0)
        #expect(folder.files(below: "Found") == ["secrets-junit.xml"])
        #expect(try await BuiltProgram.run(["--contracts", "Contracts/"], in: folder).status == 0)
        #expect(folder.files(below: "Reports") == ["junit.xml"])
    }

    @Test func schemasAreWrittenIntoAFolderThatIsMissing() async throws {
        let run = try await BuiltProgram.run(["schema", "--into", "Contracts/schemas"], in: folder)
        #expect(run.status == 0, "\(run.errors)")
        #expect(folder.files(below: "Contracts/schemas").contains("apis.schema.json"), "\(run.output)")
    }

    // MARK: Without any argument

    @Test func listsWhatThereIs() async throws {
        try folder.write("App/A.swift", "struct A {}\n")
        try folder.write("Pods/B.swift", "struct B {}\n")
        try folder.write("AppTests/Fixtures/a.json", "{}\n")
        try folder.write(".git/refs/tags/1.9", "0123456789012345678901234567890123456789\n")
        try folder.write(
            ".git/packed-refs",
            """
            # pack-refs with: peeled fully-peeled sorted
            0123456789012345678901234567890123456789 refs/heads/main
            0123456789012345678901234567890123456789 refs/tags/1.10
            ^0123456789012345678901234567890123456789

            """)
        let run = try await BuiltProgram.run([], in: folder)
        #expect(run.status == 64)
        #expect(run.output == "")
        #expect(
            run.errors == """
                verify: nothing was checked, because the folder Contracts does not exist; name another one with --contracts
                this folder has 1 Swift file, 1 JSON fixture, 2 git tags

                  verify scan                 checks whether your types decode the JSON fixtures of your tests
                  verify init                 writes first contracts and layer rules into Contracts
                  verify compat --since 1.10  checks whether the app decodes what 1.10 saved

                """)
    }

    @Test func advisesCommandsThatRun() async throws {
        try folder.write("App/A.swift", "struct A {}\n")
        let run = try await BuiltProgram.run([], in: folder)
        #expect(run.status == 64)
        let commands = run.errors.matches(of: #/\n  (verify \S+(?: --\S+)*) /#).map { String($0.1) }
        #expect(commands == ["verify scan", "verify init", "verify graph --modules"], "\(run.errors)")
        for command in commands {
            let advised = try await BuiltProgram.run(command.split(separator: " ").dropFirst().map(String.init), in: folder)
            #expect(advised.status != 64, "\(advised.errors)")
        }
    }
}
