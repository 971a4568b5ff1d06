internal import Foundation
internal import LayerRules

/// The time of a run: the clock's, or what SOURCE_DATE_EPOCH says, so that the same input gives the same bytes.
///
/// Source: https://reproducible-builds.org/specs/source-date-epoch/.
struct RunClock {
    /// What is wrong with SOURCE_DATE_EPOCH, if anything; the clock's own time is used then.
    let problem: RunProblem?
    private let date: Date

    init(_ console: Console) {
        let text = console.environment["SOURCE_DATE_EPOCH"] ?? ""
        let seconds = Int(text).flatMap { (0...253_402_300_799).contains($0) ? $0 : nil }
        problem = text.isEmpty || seconds != nil ? nil : .sourceDateEpoch(text)
        date = Date(timeIntervalSince1970: TimeInterval(seconds ?? console.now()))
    }

    /// `2026-11-21T09:30:00`, UTC.
    var timestamp: String { String(date.formatted(.iso8601).prefix(19)) }

    /// Seconds since 1970.
    var seconds: Int { Int(date.timeIntervalSince1970) }

    /// The day in UTC.
    var today: Day {
        guard let day = Day(String(timestamp.prefix(10))) else { preconditionFailure("\(timestamp) does not begin with a day") }
        return day
    }
}
