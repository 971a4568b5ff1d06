import ArgumentParser
import TestFolders
import Testing
import VerifyRunning

@testable import VerifyCommands

/// Each case is a command line that ArgumentParser alone would accept, or answer with another mistake.
@Suite("Mistyped commands and options")
struct MistypedWordsTests {
    @Test(arguments: [
        (
            ["expalin"],
            #""expalin" is not a command of verify; write "explain" if that was meant, or list all commands: verify --help"#
        ),
        (
            ["lst", "--contracts", "Contracts"],
            #""lst" is not a command of verify; write "list" if that was meant, or list all commands: verify --help"#
        ),
        (["Contracts"], #""Contracts" is not a command of verify; list all commands: verify --help"#),
        (
            ["help", "serv"],
            #""serv" is not a command of verify; write "serve" if that was meant, or list all commands: verify --help"#
        ),
        (
            ["--help", "expalin"],
            #""expalin" is not a command of verify; write "explain" if that was meant, or list all commands: verify --help"#
        ),
        (["-h", "unheard"], #""unheard" is not a command of verify; list all commands: verify --help"#),
        (["help", "unheard"], #""unheard" is not a command of verify; list all commands: verify --help"#),
        (["--version", "foo"], #"--version takes no argument (got "foo")"#),
        (["check", "--version", "foo"], #"--version takes no argument (got "foo")"#),
        (["help", "check", "list"], #"help takes one command (got "check", "list")"#),
    ])
    func reportsUnknownCommands(_ arguments: [String], _ text: String) async throws {
        let run = await VerifyRun.run(arguments, in: try TemporaryFolder())
        #expect(run.status == 64)
        #expect(run.output == "")
        #expect(run.errors == "Error: \(text)\nUsage: verify [<subcommand>] [<options>]\n  See 'verify --help' for more information.\n")
    }

    @Test(arguments: [
        (["--versoin"], #""--versoin" is not an option of verify check; write "--version" if that was meant"#, "check"),
        (["--contrats=Contracts"], #""--contrats" is not an option of verify check; write "--contracts" if that was meant"#, "check"),
        (["check", "--hlep"], #""--hlep" is not an option of verify check; write "--help" if that was meant"#, "check"),
        (["where", "--rot", "."], #""--rot" is not an option of verify where; write "--root" if that was meant"#, "where"),
        (["graph", "--formt", "json"], #""--formt" is not an option of verify graph; write "--format" if that was meant"#, "graph"),
        (["-x"], #""-x" is not an option of verify check"#, "check"),
        (["list", "--contracts", "Contracts", "--colour"], #""--colour" is not an option of verify list"#, "list"),
    ])
    func reportsAnUnknownOptionBeforeAMissingArgument(_ arguments: [String], _ text: String, _ command: String) async throws {
        let run = await VerifyRun.run(arguments, in: try TemporaryFolder())
        #expect(run.status == 64)
        #expect(run.output == "")
        #expect(run.errors.hasPrefix("Error: \(text)\nUsage: verify \(command) "), "\(run.errors)")
        #expect(run.errors.hasSuffix("\n  See 'verify \(command) --help' for more information.\n"), "\(run.errors)")
    }

    @Test(arguments: [
        (["type", "--all", "--root"], "Missing value for '--root <root>'"),
        (["list", "--contracts", "Contracts", "--filter", "-x"], "Missing value for '--filter <text>'"),
        (["graph", "--format", "-tsv"], "Missing value for '--format <name[=file]>'"),
    ])
    func leavesOtherMistakesToTheParser(_ arguments: [String], _ text: String) async throws {
        let run = await VerifyRun.run(arguments, in: try TemporaryFolder())
        #expect(run.status == 64)
        #expect(run.errors.hasPrefix("Error: \(text)\n"), "\(run.errors)")
    }

    @Test func knowsEachLongOptionOfEachCommand() async throws {
        for command in VerifyCommand.commands where !(command is any LiveStarter.Type) {
            let names = command.helpMessage(columns: 80).split { !$0.isLetter && $0 != "-" }.filter { $0.hasPrefix("--") }
            #expect(names.contains("--help"))
            for name in Set(names) where command.helpMessage(columns: 80).contains("\n  \(name)") {
                let words = MistypedWords([command._commandName, String(name)], of: VerifyCommand.self)
                #expect(words.unknownOption(behind: "Unknown option") == nil, "\(command._commandName) \(name)")
            }
        }
    }

    @Test(arguments: [
        ["--generate-completion-script", "bash"], ["--help"], ["--help", "check"], ["--help", "--contracts", "Contracts"], ["help"],
        ["help", "check"], ["help", "help"], ["--version"],
    ])
    func acceptsWhatEveryProgramHas(_ arguments: [String]) async throws {
        let run = await VerifyRun.run(arguments, in: try TemporaryFolder())
        #expect(run.status == 0, "\(run.errors)")
        #expect(!run.output.isEmpty)
    }
}
