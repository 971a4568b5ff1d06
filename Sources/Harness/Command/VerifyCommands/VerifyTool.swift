package import ArgumentParser
internal import ContractFiles
public import ContractTesting
internal import Foundation
internal import SafeFiles
internal import Threads
internal import VerificationModel

/// The program `verify`, which an app builds with its own response types.
///
/// ```swift
/// VerifyTool.main {
///     ResponseType(MoviesResponseDTO.self, domain: { try $0.toDomain() })
///     ResponseType(TMDBErrorDTO.self)
/// }
/// ```
public enum VerifyTool {
    /// Runs the command line and exits with the command's status.
    ///
    /// The exit status is 0 if everything is kept, 1 if something is broken, 2 if something could not run, and 64 for wrong usage.
    /// - Parameter types: The app's response types.
    public static func main(@ResponseTypeBuilder types: () -> [ResponseType]) -> Never {
        main(VerifyCommand.self, types: types())
    }

    /// Runs the command line of a program and exits with the command's status.
    /// - Parameters:
    ///   - root: The root of the command line, whose subcommands are ``VerifySubcommand``.
    ///   - types: The app's response types.
    package static func main(_ root: any ParsableCommand.Type, types: [ResponseType] = []) -> Never {
        StandardStream.throwInsteadOfSignals()
        do throws(DeepStack.NoThreadError) {
            try DeepStack.check()
        } catch {
            // Without threads no task runs either.
            Console.ofProcess.reportIfRead(
                "verify: the system creates no thread (\(error.reason)); raise the limit of processes or of memory: see ulimit -a\n")
            exit(ExitStatus.couldNotRun.rawValue)
        }
        do throws(FileError) {
            try OpenFiles.check()
        } catch {
            Console.ofProcess.reportIfRead(
                "verify: the system opens too few files (\(error)); raise the limit of open files: see ulimit -a\n")
            exit(ExitStatus.couldNotRun.rawValue)
        }
        let context = CommandContext(console: .ofProcess, types: types)
        let arguments = Array(CommandLine.arguments.dropFirst())
        Task { exit(await run(arguments, of: root, context).rawValue) }
        dispatchMain()
    }

    /// Runs a command line.
    /// - Parameters:
    ///   - arguments: The arguments, without the program's name.
    ///   - root: The root of the command line, whose subcommands are ``VerifySubcommand``.
    ///   - context: The console, the response types and the clock of the command.
    /// - Returns: The program's exit status.
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
        if arguments.isEmpty, let firstSteps = FirstSteps.ofThisFolder {
            context.console.reportIfRead(firstSteps.text)
            return .wrongUsage
        }
        let words = MistypedWords(arguments, of: root)
        if let mistake = words.ignored {
            context.console.reportIfRead(words.message(of: mistake))
            return .wrongUsage
        }
        let command: any VerifySubcommand
        do {
            var parsed = try root.parseAsRoot(arguments)
            guard let own = parsed as? any VerifySubcommand else {
                // ArgumentParser's own command `help` works by throwing. Every other command must be a VerifySubcommand.
                try parsed.run()
                return try context.couldNotRun("\(type(of: parsed)) is not a VerifySubcommand and cannot be run")
            }
            command = own
        } catch let error as CommandError {
            throw error
        } catch {
            return try answer(error, words, root, context.console)
        }
        return try await command.run(context)
    }

    /// Prints help to standard output, or the mistake in the command line to standard error.
    private static func answer(
        _ error: any Error, _ words: MistypedWords, _ root: any ParsableCommand.Type, _ console: Console
    ) throws(CommandError) -> ExitStatus {
        let status = ExitStatus(rawValue: root.exitCode(for: error).rawValue)
        let message = root.fullMessage(for: error) + "\n"
        if status == .kept {
            try console.write(message)
        } else {
            console.reportIfRead(words.unknownOption(behind: root.message(for: error)).map(words.message) ?? message)
        }
        return status
    }
}
