package import ArgumentParser
package import ContractTesting
internal import Locks
package import TestFolders
package import VerifyCommands

/// The result of a run of `verify` in this process.
///
/// `@` is the test's folder, in arguments and in everything that is printed.
package struct VerifyRun {
    package let status: Int32
    package let output: String
    package let errors: String

    /// The status, standard output, and standard error below a line `--` where there is any: a run as one text.
    package var snapshot: String { "\(status)\n\(output)\(errors.isEmpty ? "" : "--\n\(errors)")" }

    /// Runs `verify` and waits for its end.
    ///
    /// With a width, standard output and standard error are a terminal. With an input, a person answers questions with its lines.
    package static func run(
        _ arguments: [String], in folder: TemporaryFolder, types: [ResponseType] = [], environment: [String: String] = [:],
        now: Int = 1_763_717_400, root: any ParsableCommand.Type = VerifyCommand.self, liveProgram: LiveProgram = .ofProcess,
        terminalWidth: Int? = nil, input: [String]? = nil
    ) async -> VerifyRun {
        let output = Locked("")
        let errors = Locked("")
        let lines = Locked((input ?? [])[...])
        let readLine: @Sendable () -> String? = { lines.withLock { $0.popFirst() } }
        let console = Console(
            write: { text in output.withLock { $0 += text } }, report: { text in errors.withLock { $0 += text } },
            environment: environment, terminalWidth: terminalWidth, showsProgress: terminalWidth != nil,
            input: input == nil ? nil : readLine,
            now: { now })
        let arguments = arguments.map { $0.replacing("@/", with: "\(folder.path)/") }
        let context = CommandContext(console: console, types: types, liveProgram: liveProgram)
        let status = await VerifyTool.run(arguments, of: root, context).rawValue
        let shown = { (text: String) in text.replacing(folder.path, with: "@") }
        return VerifyRun(status: status, output: shown(output.withLock { $0 }), errors: shown(errors.withLock { $0 }))
    }
}
