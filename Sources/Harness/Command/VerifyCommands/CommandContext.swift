package import ContractTesting

/// The surroundings that a command runs in.
package struct CommandContext: Sendable {
    /// Where text goes, and what the environment contains.
    package let console: Console
    /// The app's response types.
    package let types: [ResponseType]
    /// The program that does the work of the commands that use the network.
    package let liveProgram: LiveProgram
    /// The time of the run.
    package let clock: RunClock

    /// Surroundings whose clock is that of the console.
    package init(console: Console, types: [ResponseType] = [], liveProgram: LiveProgram = .ofProcess) {
        self.console = console
        self.types = types
        self.liveProgram = liveProgram
        clock = RunClock(console)
    }

    /// Reports why a command could not run.
    /// - Parameter problem: What is wrong and what to do next, in one line.
    /// - Returns: The status for that.
    package func couldNotRun(_ problem: String) throws(CommandError) -> ExitStatus {
        try console.report("verify: \(problem)\n")
        return .couldNotRun
    }
}
