internal import Foundation

/// A day of the Gregorian calendar, in UTC.
public struct Day: Hashable, Sendable {
    private let year: Int
    private let month: Int
    private let day: Int

    /// A day written `yyyy-MM-dd`; nil for any other text, and for days that the calendar does not have.
    public init?(_ text: String) {
        guard let match = text.wholeMatch(of: /(\d{4})-(\d\d)-(\d\d)/), let year = Int(match.1), let month = Int(match.2),
            let day = Int(match.3)
        else { return nil }
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        guard (1...12).contains(month), (1...lengths[month - 1]).contains(day) else { return nil }
        (self.year, self.month, self.day) = (year, month, day)
    }

    /// The day of the system's clock.
    public static var today: Day {
        guard let day = Day(String(Date.now.formatted(.iso8601).prefix(10))) else { preconditionFailure("the clock is past the year 9999") }
        return day
    }
}

extension Day: Comparable, CustomStringConvertible {
    /// The earlier day comes first.
    public static func < (left: Day, right: Day) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }

    /// `yyyy-MM-dd`.
    public var description: String {
        let padded = { (value: Int, width: Int) in String(repeating: "0", count: width - "\(value)".count) + "\(value)" }
        return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
    }
}
