internal import Foundation
internal import VerificationModel

/// The time of a run: that of SOURCE_DATE_EPOCH if it is set, so that the same input gives the same bytes, otherwise the current time.
///
/// Source: https://reproducible-builds.org/specs/source-date-epoch/.
package struct RunClock: Sendable {
    /// The problem of SOURCE_DATE_EPOCH; nil if it is valid or not set.
    ///
    /// An invalid value is replaced by the current time.
    let problem: RunError?
    private let date: Date

    init(_ console: Console) {
        let text = console.environment["SOURCE_DATE_EPOCH"] ?? ""
        let seconds = Int(text).flatMap { (0...253_402_300_799).contains($0) ? $0 : nil }
        problem = text.isEmpty || seconds != nil ? nil : .sourceDateEpoch(text)
        date = Date(timeIntervalSince1970: TimeInterval(seconds ?? console.now()))
    }

    /// Returns the clock if SOURCE_DATE_EPOCH is valid or not set.
    /// - Throws: The problem of SOURCE_DATE_EPOCH.
    package func checked() throws(CommandError) -> RunClock {
        if let problem { throw CommandError(problem) }
        return self
    }

    /// The time in UTC: `2026-11-21T09:30:00`.
    package var timestamp: String { String(date.formatted(.iso8601).prefix(19)) }

    /// The day in UTC.
    var today: Day { Day(secondsSince1970: seconds) }

    /// The time in seconds since 1970.
    package var seconds: Int { Int(date.timeIntervalSince1970) }
}
