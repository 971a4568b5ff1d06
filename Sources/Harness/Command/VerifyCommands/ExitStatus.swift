package import VerificationModel

/// The status that `verify` ends with.
///
/// Source: the exit statuses of the design; 64 is EX_USAGE of sysexits.h.
package struct ExitStatus: RawRepresentable, Hashable, Sendable {
    /// The number that the process ends with.
    package let rawValue: Int32

    /// A status by its number: that of another program, for example.
    package init(rawValue: Int32) {
        self.rawValue = rawValue
    }

    /// The status of a run's outcome.
    package init(_ outcome: Outcome) {
        self.init(rawValue: outcome.rawValue)
    }

    /// Everything is kept, or everything was done.
    package static let kept = ExitStatus(.allKept)
    /// Something is broken.
    package static let broken = ExitStatus(.somethingBroken)
    /// Something could not run.
    package static let couldNotRun = ExitStatus(.couldNotRun)
    /// The command line has a mistake.
    package static let wrongUsage = ExitStatus(rawValue: 64)

    /// All of them, as the help explains them.
    static let help = """
        Exit status: 0 all kept; 1 something is broken; 2 something could not run (missing or badly written input, nothing to check, a \
        report that could not be written); 64 wrong usage. 2 wins over 1.
        """
}
