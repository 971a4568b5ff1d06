package import ArgumentParser
internal import ContractFiles
public import ContractTesting
internal import Foundation
internal import SafeFiles

/// The program `verify`, for any app: give it the app's response types.
///
/// ```swift
/// VerifyTool.main {
///     ResponseType(MoviesResponseDTO.self, domain: { try $0.toDomain() })
///     ResponseType(TMDBErrorDTO.self)
/// }
/// ```
public enum VerifyTool {
    /// Runs the command line, and ends the process with the status of the command.
    ///
    /// Source: the exit statuses of the design: 0 all kept, 1 something broken, 2 could not run, 64 wrong usage.
    public static func main(@ResponseTypeBuilder types: () -> [ResponseType]) -> Never {
        main(VerifyCommand.self, types: types())
    }

    /// Runs the command line of a program, and ends the process with the status of the command.
    /// - Parameters:
    ///   - root: The root of the command line, whose subcommands are ``VerifySubcommand``.
    ///   - types: The app's response types.
    package static func main(_ root: any ParsableCommand.Type, types: [ResponseType] = []) -> Never {
        StandardStream.throwWhereReaderIsGone()
        let context = CommandContext(console: .ofProcess, types: types)
        let arguments = Array(CommandLine.arguments.dropFirst())
        Task { exit(await run(arguments, of: root, context).rawValue) }
        dispatchMain()
    }

    /// Runs a command line.
    /// - Parameters:
    ///   - arguments: The arguments, without the program's name.
    ///   - root: The root of the command line, whose subcommands are ``VerifySubcommand``.
    ///   - context: The surroundings.
    /// - Returns: The status that the program ends with.
    package static func run(
        _ arguments: [String], of root: any ParsableCommand.Type = VerifyCommand.self, _ context: CommandContext
    ) async -> ExitStatus {
        do {
            return try await dispatch(arguments, root, context)
        } catch {
            context.console.reportIfRead("verify: \(error)\n")
            return .couldNotRun
        }
    }

    private static func dispatch(
        _ arguments: [String], _ root: any ParsableCommand.Type, _ context: CommandContext
    ) async throws -> ExitStatus {
        let command: any VerifySubcommand
        do {
            var parsed = try root.parseAsRoot(arguments)
            guard let own = parsed as? any VerifySubcommand else {
                // `help` is ArgumentParser's own command, and does its work by throwing. Any other one has no run of ours.
                try parsed.run()
                return try context.couldNotRun("\(type(of: parsed)) is not a VerifySubcommand, and cannot be run")
            }
            command = own
        } catch let error as CommandError {
            throw error
        } catch {
            return try answer(error, root, context.console)
        }
        return try await command.run(context)
    }

    /// Prints help on standard output, and what is wrong with the command line on standard error.
    private static func answer(
        _ error: any Error, _ root: any ParsableCommand.Type, _ console: Console
    ) throws(CommandError) -> ExitStatus {
        let status = ExitStatus(rawValue: root.exitCode(for: error).rawValue)
        let message = root.fullMessage(for: error) + "\n"
        if status == .kept { try console.write(message) } else { console.reportIfRead(message) }
        return status
    }
}
