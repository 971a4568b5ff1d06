/// A feature that is controlled by lines of input.
@MainActor
protocol LineHandler: AnyObject {
    /// The prompt before the next line.
    var prompt: String { get }

    /// Runs the command of a line.
    /// - Returns: Whether the conversation continues.
    func handle(_ line: String) async -> Bool
}

extension LineHandler {
    /// An angle bracket.
    var prompt: String { "> " }

    /// Runs the typed commands until the user quits, the input ends, or the output can no longer be written.
    /// - Returns: Whether all output could be written.
    func converse(on output: StandardOutput) async -> Bool {
        while output.problem == nil {
            output.write(prompt)
            guard let line = await StandardInput.line() else {
                output.write("\n")
                break
            }
            guard await handle(line) else { break }
        }
        return output.problem == nil
    }
}
