import ContractTesting
import Synchronization
import TestFolders
import VerifyCommands

/// The result of a run of `verify` in this process.
///
/// `@` is the test's folder, in arguments and in everything that is printed.
struct VerifyRun {
    let status: Int32
    let output: String
    let errors: String

    /// The status, standard output, and standard error below a line `--` where there is any: a run as one text.
    var snapshot: String { "\(status)\n\(output)\(errors.isEmpty ? "" : "--\n\(errors)")" }

    /// Runs `verify` and waits for its end.
    static func run(
        _ arguments: [String], in folder: TemporaryFolder, types: [ResponseType] = [], environment: [String: String] = [:],
        now: Int = 1_763_717_400
    ) async -> VerifyRun {
        let output = Mutex("")
        let errors = Mutex("")
        let console = Console(
            write: { text in output.withLock { $0 += text } }, report: { text in errors.withLock { $0 += text } },
            environment: environment, now: { now })
        let arguments = arguments.map { $0.replacing("@/", with: "\(folder.path)/") }
        let status = await VerifyTool.run(arguments, CommandContext(console: console, types: types)).rawValue
        let shown = { (text: String) in text.replacing(folder.path, with: "@") }
        return VerifyRun(status: status, output: shown(output.withLock { $0 }), errors: shown(errors.withLock { $0 }))
    }
}
