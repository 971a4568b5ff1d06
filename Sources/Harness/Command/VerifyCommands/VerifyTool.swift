internal import ArgumentParser
internal import ContractFiles
public import ContractTesting
internal import Foundation
internal import SafeFiles
internal import VerificationModel

/// The program `verify`, for any app: give it the app's response types.
///
/// ```swift
/// VerifyTool.main {
///     ResponseType(MoviesResponseDTO.self, domain: { try $0.toDomain() })
///     ResponseType(TMDBErrorDTO.self)
/// }
/// ```
public enum VerifyTool {
    /// Does what the command line says, and ends the process with the status that came of it.
    ///
    /// Source: the exit statuses of the design: 0 all kept, 1 something broken, 2 could not run, 64 wrong usage.
    public static func main(@ResponseTypeBuilder types: () -> [ResponseType]) -> Never {
        let console = Console.ofProcess
        StandardStream.throwWhereReaderIsGone()
        let arguments = Array(CommandLine.arguments.dropFirst())
        if case .success(let command) = Result(catching: { try VerifyCommand.parseAsRoot(arguments) }),
            let command = command as? any AsynchronousCommand
        {
            Task { exit(await run(command, console)) }
            dispatchMain()
        }
        exit(run(arguments, types: types(), console: console))
    }

    /// Runs a command that waits for others, and returns the status.
    static func run(_ command: any AsynchronousCommand, _ console: Console) async -> Int32 {
        do {
            return try await command.run(console)
        } catch {
            // Nobody reads standard error any more either, perhaps; the status is what is left to say it with.
            _ = Result { try console.report("verify: \(error)\n") }
            return Outcome.couldNotRun.rawValue
        }
    }

    /// Does what a command line says, and returns the status.
    /// - Parameters:
    ///   - arguments: Without the program's name.
    ///   - types: The app's response types.
    ///   - console: Where text goes, and what the environment says.
    static func run(_ arguments: [String], types: [ResponseType], console: Console) -> Int32 {
        do {
            return try dispatch(arguments, types, console)
        } catch {
            // Nobody reads standard error any more either, perhaps; the status is what is left to say it with.
            _ = Result { try console.report("verify: the output \(error)\n") }
            return Outcome.couldNotRun.rawValue
        }
    }

    /// - Throws: Only what a stream says that cannot be written to.
    private static func dispatch(_ arguments: [String], _ types: [ResponseType], _ console: Console) throws(FileProblem) -> Int32 {
        let command: any ParsableCommand
        do {
            command = try VerifyCommand.parseAsRoot(arguments)
        } catch {
            return try answer(error, console)
        }
        switch command {
        case let command as CheckCommand: return try command.run(types, console)
        case let command as ListCommand: return try command.run(types, console)
        case let command as SecretsCommand: return try command.run(console)
        case let command as ImportCommand: return try command.run(console)
        case let command as ExportCommand: return try command.run(console)
        case let command as GraphCommand: return try command.run(console)
        case let command as BaselineCommand: return try command.run(console)
        case let command as InitCommand: return try command.run(console)
        case let command as WhyCommand: return try command.run(console)
        case let command as WhereCommand: return try command.run(console)
        case var command:
            do {
                try command.run()
                return Outcome.allKept.rawValue
            } catch {
                return try answer(error, console)
            }
        }
    }

    /// Help goes to standard output, and what is wrong with the command line to standard error.
    private static func answer(_ error: any Error, _ console: Console) throws(FileProblem) -> Int32 {
        let status = VerifyCommand.exitCode(for: error).rawValue
        let message = VerifyCommand.fullMessage(for: error)
        if status == 0 {
            try console.write(message + "\n")
        } else {
            // That nobody reads it changes nothing about the command line.
            _ = Result { try console.report(message + "\n") }
        }
        return status
    }
}

/// A command that talks to others over the network.
protocol AsynchronousCommand: ParsableCommand, Sendable {
    /// Does its work, and returns the status.
    func run(_ console: Console) async throws -> Int32
}

/// The root of the command line.
struct VerifyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: "Holds recorded API responses against the app's own types, and source files against their layers.",
        discussion: """
            Exit status: 0 all kept; 1 something is broken; 2 something could not run (missing or badly written input, nothing to check, a \
            report that could not be written); 64 wrong usage. 2 wins over 1.
            """,
        subcommands: [
            CheckCommand.self, ListCommand.self, RecordCommand.self, ImportCommand.self, ExportCommand.self, SecretsCommand.self,
            GraphCommand.self, WhyCommand.self, WhereCommand.self, InitCommand.self, BaselineCommand.self, ServeCommand.self,
        ],
        defaultSubcommand: CheckCommand.self
    )
}
