internal import Foundation

/// The age of a recording.
package struct RecordingAge: Sendable {
    /// Seconds since 1970 of its oldest exchange; nil where an exchange has no time.
    private let recordedAt: Int?
    /// The first text of a comment `# Recorded` that is not a valid time; nil if there is none.
    package let malformedTime: String?

    /// Creates the age from the times of a recording's exchanges.
    package init(of recording: Recording) {
        let times = recording.exchanges.map { $0.recordedAt.flatMap(Self.seconds) }
        recordedAt = times.contains(nil) ? nil : times.compactMap { $0 }.min()
        malformedTime =
            recording.exchanges.compactMap { exchange -> String? in
                guard let text = exchange.recordedAt else { return exchange.unreadTime }
                return Self.seconds(text) == nil ? text : nil
            }.first
    }

    /// Returns the age in whole days; nil where the recording has no time.
    package func days(now: Int) -> Int? { recordedAt.map { max(0, now - $0) / 86_400 } }

    /// Returns whether the recording is older than a number of days.
    ///
    /// A recording without a time counts as older.
    package func isOlder(than days: Int?, now: Int) -> Bool {
        guard let days else { return false }
        guard let recordedAt else { return true }
        let (limit, isTooLong) = days.multipliedReportingOverflow(by: 86_400)
        return !isTooLong && now - recordedAt > limit
    }

    /// Returns the seconds since 1970 of a time: RFC 3339 section 5.6.
    private static func seconds(_ text: String) -> Int? {
        let strategies = [Date.ISO8601FormatStyle(), Date.ISO8601FormatStyle(includingFractionalSeconds: true)]
        return strategies.lazy.compactMap { style in
            if case .success(let date) = Result(catching: { try style.parse(text.uppercased()) }) {
                Int(date.timeIntervalSince1970)
            } else {
                nil
            }
        }.first
    }
}
