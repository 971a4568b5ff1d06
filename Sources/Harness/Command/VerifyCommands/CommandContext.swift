package import ContractTesting

/// The values that a command runs with.
package struct CommandContext: Sendable {
    /// The output and the environment.
    package let console: Console
    /// The app's response types.
    package let types: [ResponseType]
    /// The program that runs the commands that use the network.
    package let liveProgram: LiveProgram
    /// The time of the run.
    package let clock: RunClock

    /// Creates a context with the console's clock.
    package init(console: Console, types: [ResponseType] = [], liveProgram: LiveProgram = .ofProcess) {
        self.console = console
        self.types = types
        self.liveProgram = liveProgram
        clock = RunClock(console)
    }

    /// Reports why a command could not run.
    /// - Parameter problem: The problem and the advice, in one line.
    /// - Returns: The exit status for it.
    package func couldNotRun(_ problem: String) throws(CommandError) -> ExitStatus {
        try console.report("verify: \(problem)\n")
        return .couldNotRun
    }
}
