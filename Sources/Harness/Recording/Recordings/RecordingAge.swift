internal import Foundation

/// When a recording was made.
package struct RecordingAge: Sendable {
    /// Seconds since 1970 of its oldest exchange; nil where one of them does not say.
    private let recordedAt: Int?

    /// The age of a recording.
    package init(of recording: Recording) {
        let times = recording.exchanges.map { $0.recordedAt.flatMap(Self.seconds) }
        recordedAt = times.contains(nil) ? nil : times.compactMap { $0 }.min()
    }

    /// How many whole days it is old; nil where it does not say when it was made.
    package func days(now: Int) -> Int? { recordedAt.map { max(0, now - $0) / 86_400 } }

    /// Whether it is older than a number of days; one that does not say is.
    package func isOlder(than days: Int?, now: Int) -> Bool {
        guard let days else { return false }
        return recordedAt.map { now - $0 > days * 86_400 } ?? true
    }

    /// RFC 3339 section 5.6.
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
