package import VerificationModel

/// The exit status of `verify`.
///
/// - Source: sysexits.h for 64, EX_USAGE.
package struct ExitStatus: RawRepresentable, Hashable, Sendable {
    /// The number that the process exits with.
    package let rawValue: Int32

    /// Creates a status with a number, for example that of another program.
    package init(rawValue: Int32) {
        self.rawValue = rawValue
    }

    /// Creates the status for the outcome of a run.
    package init(_ outcome: Outcome) {
        self.init(rawValue: outcome.rawValue)
    }

    /// Everything is kept, or the command did its work.
    package static let kept = ExitStatus(.allKept)
    /// Something is broken.
    package static let broken = ExitStatus(.somethingBroken)
    /// Something could not run.
    package static let couldNotRun = ExitStatus(.couldNotRun)
    /// The command line has a mistake.
    package static let wrongUsage = ExitStatus(rawValue: 64)

    /// The explanation of all statuses in the help.
    static let help = """
        Exit status: 0 all kept; 1 something is broken; 2 something could not run (missing or badly written input, nothing to check, a \
        report that could not be written); 64 wrong usage. 2 takes precedence over 1.
        """
}
