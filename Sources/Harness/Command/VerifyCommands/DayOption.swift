internal import ArgumentParser
internal import VerificationModel

/// The option with the date on which exceptions of layer rules are evaluated.
struct DayOption: ParsableArguments {
    @Option(
        help: ArgumentHelp("The date on which exceptions in layers.yml are evaluated, in UTC. (default: today)", valueName: "yyyy-MM-dd"),
        transform: day)
    var today: Day?

    /// Returns the day that an argument names.
    private static func day(_ text: String) throws -> Day {
        guard let day = Day(text) else {
            throw ValidationError("\"\(text)\" is not a valid date (expected yyyy-MM-dd, such as 2027-01-31)")
        }
        return day
    }
}
