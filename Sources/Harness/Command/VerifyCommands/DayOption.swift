internal import ArgumentParser
internal import VerificationModel

/// The option that names the day for exceptions of layer rules.
struct DayOption: ParsableArguments {
    @Option(
        help: ArgumentHelp("The day against which exceptions in layers.yml are held, in UTC. (default: today)", valueName: "yyyy-MM-dd"),
        transform: day)
    var today: Day?

    /// A day of the command line.
    private static func day(_ text: String) throws -> Day {
        guard let day = Day(text) else { throw ValidationError("\"\(text)\" is not a day of the calendar; write it as 2027-01-31") }
        return day
    }
}
