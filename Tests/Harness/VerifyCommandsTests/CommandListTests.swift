import ArgumentParser
import Locks
import TestFolders
import Testing
import VerifyRunning

@testable import VerifyCommands

/// Checks that every command is in the list and runs.
@Suite("The list of commands")
struct CommandListTests {
    /// The arguments of each command in a folder with one API and one Swift file, and a text that only this command prints.
    private static let runs: [String: (arguments: [String], text: String)] = [
        "baseline": (["--contracts", "@/Contracts"], "2\nContracts/layers.yml: could not run\n  the file does not exist\n"),
        "check": (["--contracts", "@/Contracts", "--reports", "@/Reports"], "2\ncontracts  1 could not run\napis       1 kept\n"),
        "compat": (["@/", "--since", "1.0"], "2\n--\nverify: the program git is in no absolute folder of PATH;"),
        "explain": (["layers.empty"], "0\nlayers.empty\n  A layer has no files\n"),
        "export": (
            ["@/out.har", "--fixtures", "@/Fixtures"], "verify: the fixtures folder @/Fixtures does not exist; name it with --fixtures\n"
        ),
        "graph": (["--root", "@/", "--explain"], "0\nno uses\n"),
        "import": (["@/none.har", "--contracts", "@/Contracts"], "2\n@/none.har: failed\n"),
        "init": (["--root", "@/", "--contracts", "@/Rules"], "0\n@/Rules/layers.yml is written: 1 layer of 1 Swift file\n"),
        "list": (["--contracts", "@/Contracts"], "apis/format\n"),
        "scan": (["@/"], "2\n--\nverify: @/: no JSON fixture was found;"),
        "schema": (["baseline"], "\"title\": \"Layer baseline\",\n"),
        "secrets": (["--contracts", "@/Contracts"], "verify: the folder @/Fixtures does not exist;"),
        "type": (["A", "--root", "@/"], "1\nA  App/A.swift:1:8\n  not read: A does not conform to Decodable"),
        "where": (["A", "--root", "@/"], "0\nApp/A.swift:1:8 struct A\n  no other file uses it\n"),
        "why": (["A", "A", "--root", "@/"], "1\nno chain of uses leads from A to A\n"),
    ]

    @Test func runsEachCommandItself() async throws {
        let own = VerifyCommand.commands.filter { !($0 is any LiveStarter.Type) }
        let names = try own.map { try #require($0.configuration.commandName) }
        #expect(names.sorted() == Self.runs.keys.sorted(), "each command is listed here")
        for name in names {
            let folder = try TemporaryFolder()
            try folder.write("Contracts/apis.yml", "shop: { base: https://api.example.com }\n")
            try folder.write("App/A.swift", "struct A {}\n")
            let (arguments, text) = try #require(Self.runs[name])
            let run = await VerifyRun.run([name] + arguments, in: folder)
            #expect(run.snapshot.contains(text), "\(name) printed \(run.snapshot)")
        }
    }

    /// Without the check, ArgumentParser would print help, and the status would be 0.
    @Test func refusesACommandThatIsNotASubcommand() async throws {
        let errors = Locked("")
        let console = Console(write: { _ in }, report: { text in errors.withLock { $0 += text } }, now: { 0 })
        struct Plain: ParsableCommand {
            static let configuration = CommandConfiguration(commandName: "plain")
            func run() {}
        }
        struct Program: ParsableCommand {
            static let configuration = CommandConfiguration(commandName: "program", subcommands: [Plain.self])
        }
        #expect(await VerifyTool.run(["plain"], of: Program.self, CommandContext(console: console)) == .couldNotRun)
        #expect(errors.withLock { $0 } == "verify: Plain is not a VerifySubcommand and cannot be run\n")
    }

    @Test(arguments: [
        ("baseline", ["The folder of layers.yml.", "The folder that paths in findings and in layers.yml are relative to."]),
        ("check", ["The folder of apis.yml, layers.yml and the contract files."]),
        ("list", ["The folder that paths in findings and in layers.yml are relative to."]),
        (
            "import",
            [
                "The folder of apis.yml, which names the secrets.",
                "The folder of the recordings; created if missing. (default: Fixtures in the root)",
                "The folder that paths in findings are relative to.",
            ]
        ),
        ("secrets", ["The folder of apis.yml and the contract files.", "The folder that paths in findings are relative to."]),
    ])
    func describesTheFoldersOfEachCommand(_ name: String, _ texts: [String]) async throws {
        let help = await VerifyRun.run([name, "--help"], in: try TemporaryFolder()).output
        let words = help.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        for text in texts { #expect(words.contains(text), "\(help)") }
    }

    @Test(arguments: [["--help"], ["help"], ["help", "check"], ["check", "--help"]])
    func printsHelp(_ arguments: [String]) async throws {
        let run = await VerifyRun.run(arguments, in: try TemporaryFolder())
        #expect(run.snapshot.hasPrefix("0\nOVERVIEW: "))
        #expect(run.errors == "")
    }
}
