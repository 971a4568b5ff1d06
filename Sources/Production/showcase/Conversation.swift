/// A feature that is told what to do a line at a time.
@MainActor
protocol LineHandler: AnyObject {
    /// What stands before the next line.
    var prompt: String { get }

    /// Does what a line says.
    /// - Returns: Whether there is more to do.
    func handle(_ line: String) async -> Bool
}

extension LineHandler {
    /// An angle bracket.
    var prompt: String { "> " }

    /// Does what is typed until somebody quits, nothing more is typed, or nobody reads any more.
    /// - Returns: Whether somebody read everything.
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
