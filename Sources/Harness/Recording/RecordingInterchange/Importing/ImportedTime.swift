internal import Foundation
internal import HTTPMessages

/// The time of an exchange in another program's file.
struct ImportedTime: Hashable, Comparable {
    private let seconds: Int
    private let nanoseconds: Int

    /// Creates a time from ISO 8601 with a date, a time and an offset: `2026-11-20T22:04:11.123456+01:00`.
    init?(_ text: String) {
        let shape = /([0-9]{4}-[0-9]{2}-[0-9]{2})[Tt ]([0-9]{2}:[0-9]{2}:[0-9]{2})(?:[.,]([0-9]+))?([Zz]|[+-][0-9]{2}:?[0-9]{2})/
        guard let parts = text.wholeMatch(of: shape)?.output, let offset = Self.seconds(ofOffset: parts.4) else { return nil }
        guard case .success(let date) = Result(catching: { try Date.ISO8601FormatStyle().parse("\(parts.1)T\(parts.2)Z") }) else {
            return nil
        }
        // Foundation reads 31 February as 3 March.
        guard date.formatted(.iso8601) == "\(parts.1)T\(parts.2)Z" else { return nil }
        seconds = Int(date.timeIntervalSince1970) - offset
        let digits = (parts.3 ?? "").prefix(9)
        nanoseconds = Int(digits + String(repeating: "0", count: 9 - digits.count)) ?? 0
    }

    /// Creates the time of a `Date` field.
    init(_ date: HTTPDate) {
        seconds = date.seconds
        nanoseconds = 0
    }

    /// RFC 3339, in UTC, to the second: `2026-11-20T21:04:11Z`.
    var text: String { Date(timeIntervalSince1970: TimeInterval(seconds)).formatted(.iso8601) }

    /// Returns whether a time is earlier than another one.
    static func < (left: ImportedTime, right: ImportedTime) -> Bool {
        (left.seconds, left.nanoseconds) < (right.seconds, right.nanoseconds)
    }

    private static func seconds(ofOffset text: Substring) -> Int? {
        if text.uppercased() == "Z" { return 0 }
        let digits = text.dropFirst().filter(\.isNumber)
        guard let hours = Int(digits.prefix(2)), let minutes = Int(digits.suffix(2)), hours < 24, minutes < 60 else { return nil }
        return (text.hasPrefix("-") ? -1 : 1) * (hours * 3_600 + minutes * 60)
    }
}
