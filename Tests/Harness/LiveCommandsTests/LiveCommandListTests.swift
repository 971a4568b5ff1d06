import ArgumentParser
import Foundation
import TestFolders
import Testing
import VerifyCommands
import VerifyRunning

@testable import LiveCommands

/// Tests of the commands of `verify-live`.
@Suite("The list of live commands")
struct LiveCommandListTests {
    /// A run of each command, with a text that only this command prints.
    private static let runs: [String: (arguments: [String], text: String)] = [
        "record": (["--contracts", "@/Contracts"], "2\n--\nverify: nothing to record: no contract in @/Contracts is selected;"),
        "serve": (
            ["--contracts", "@/Contracts", "--fixtures", "@/None"],
            "2\n--\nverify: the folder @/None does not exist; name one that can be read\n"
        ),
    ]

    @Test func runsEachCommandItself() async throws {
        let names = try LiveCommand.commands.map { try #require($0.configuration.commandName) }
        #expect(names.sorted() == Self.runs.keys.sorted(), "each command has a run of its own here")
        for name in names {
            let folder = try TemporaryFolder()
            try folder.write("Contracts/apis.yml", "shop: { base: https://api.example.com }\n")
            let (arguments, text) = try #require(Self.runs[name])
            let run = await VerifyRun.run([name] + arguments, in: folder, root: LiveCommand.self)
            #expect(run.snapshot.contains(text), "\(name) printed \(run.snapshot)")
        }
    }

    /// The program for download is this one, so that it needs no second program.
    @Test func hasAllOtherCommandsOfVerify() async throws {
        func names(_ root: any ParsableCommand.Type) -> [String] { root.configuration.subcommands.map { $0._commandName } }
        #expect(names(LiveCommand.self) == names(VerifyCommand.self))
        #expect(!LiveCommand.configuration.subcommands.contains { $0 is any LiveStarter.Type })
        let folder = try TemporaryFolder()
        for arguments in [["explain", "layers.empty"], ["--version"], ["scna"], ["--help"], ["--contracts", "@/None"]] {
            let run = await VerifyRun.run(arguments, in: folder, root: LiveCommand.self)
            #expect(await run.snapshot == VerifyRun.run(arguments, in: folder).snapshot)
        }
    }

    @Test(arguments: ["record", "serve"])
    func printsHelpAsVerify(_ name: String) async throws {
        let run = await VerifyRun.run([name, "--help"], in: try TemporaryFolder(), root: LiveCommand.self)
        #expect(run.snapshot.hasPrefix("0\nOVERVIEW: "))
        #expect(run.output.contains("USAGE: verify \(name) "))
    }

    @Test(arguments: [
        ("record", "USAGE: verify record [--contracts <contracts>] [--root <root>] [--fixtures <fixtures>] "),
        ("record", "The folder of the recordings; created if it is missing. (default: Fixtures in the root)"),
        ("record", "The folder of apis.yml and the contract files."),
        ("serve", "USAGE: verify serve [<options>] [--contracts <contracts>] [--fixtures <fixtures>] OPTIONS:"),
    ])
    func describesItsFolders(_ name: String, _ text: String) async throws {
        let run = await VerifyRun.run([name, "--help"], in: try TemporaryFolder(), root: LiveCommand.self)
        let words = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(words.contains(text), "\(run.output)")
    }

    /// A command that is not in the list would not be known to the program.
    @Test func listsEveryCommandOfTheSources() throws {
        let sources = "\(PackageFolders.root)/Sources/Harness"
        let files = try #require(FileManager.default.enumerator(atPath: sources)).compactMap { $0 as? String }
        let text = try files.filter { $0.hasSuffix(".swift") }.map { try String(contentsOfFile: "\(sources)/\($0)", encoding: .utf8) }
            .joined()
        let protocols = Set(text.matches(of: /protocol (\w+): VerifySubcommand\b/).map { $0.1 } + ["VerifySubcommand", "LiveStarter"])
        let declared = text.matches(of: /(?:struct|class|extension) (\w+):([^{\n]*)/).filter { type in
            type.2.split { $0 == "," || $0 == " " }.contains { protocols.contains($0) }
        }
        .map { String($0.1) }
        let starters = VerifyCommand.commands.filter { $0 is any LiveStarter.Type }
        #expect(starters.map { $0.configuration.commandName } == LiveCommand.commands.map { $0.configuration.commandName })
        #expect(Set(declared).sorted() == (VerifyCommand.commands + LiveCommand.commands).map { "\($0)" }.sorted())
    }
}
