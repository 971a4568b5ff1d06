internal import Foundation
internal import VerificationModel

/// The time of a run: the clock's, or that of SOURCE_DATE_EPOCH, so that the same input gives the same bytes.
///
/// Source: https://reproducible-builds.org/specs/source-date-epoch/.
package struct RunClock: Sendable {
    /// The problem of SOURCE_DATE_EPOCH, if it has one; the clock's own time is used then.
    let problem: RunError?
    private let date: Date

    init(_ console: Console) {
        let text = console.environment["SOURCE_DATE_EPOCH"] ?? ""
        let seconds = Int(text).flatMap { (0...253_402_300_799).contains($0) ? $0 : nil }
        problem = text.isEmpty || seconds != nil ? nil : .sourceDateEpoch(text)
        date = Date(timeIntervalSince1970: TimeInterval(seconds ?? console.now()))
    }

    /// Returns the clock.
    /// - Throws: The problem of SOURCE_DATE_EPOCH, if it has one.
    package func checked() throws(CommandError) -> RunClock {
        if let problem { throw CommandError(problem) }
        return self
    }

    /// `2026-11-21T09:30:00`, UTC.
    package var timestamp: String { String(date.formatted(.iso8601).prefix(19)) }

    /// The day in UTC.
    var today: Day { Day(secondsSince1970: seconds) }

    /// Seconds since 1970.
    package var seconds: Int { Int(date.timeIntervalSince1970) }
}
