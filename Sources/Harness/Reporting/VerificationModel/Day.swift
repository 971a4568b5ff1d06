/// A day of the Gregorian calendar, in UTC.
public struct Day: Hashable, Sendable {
    package let year: Int
    private let month: Int
    private let day: Int

    /// A day written `yyyy-MM-dd`; nil for any other text, and for days that the calendar does not have.
    public init?(_ text: String) {
        guard let match = text.wholeMatch(of: /(\d{4})-(\d\d)-(\d\d)/), let year = Int(match.1), let month = Int(match.2),
            let day = Int(match.3)
        else { return nil }
        self.init(year: year, month: month, day: day)
    }

    /// A day of a calendar; nil for one that the calendar does not have.
    package init?(year: Int, month: Int, day: Int) {
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        guard (0...9999).contains(year), (1...12).contains(month), (1...lengths[month - 1]).contains(day) else { return nil }
        (self.year, self.month, self.day) = (year, month, day)
    }

    /// The day of a time in seconds since 1970, in UTC.
    ///
    /// Source: `civil_from_days` in https://howardhinnant.github.io/date_algorithms.html; a year begins in March there.
    package init(secondsSince1970 seconds: Int) {
        precondition((0...253_402_300_799).contains(seconds), "the time is before 1970, or past the year 9999")
        let days = seconds / 86_400 + Self.from0To1970
        let (era, dayOfEra) = days.quotientAndRemainder(dividingBy: 146_097)
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
        year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0)
    }

    /// When the day begins, in seconds since 1970.
    ///
    /// Source: `days_from_civil` in https://howardhinnant.github.io/date_algorithms.html.
    package var secondsSince1970: Int {
        // One era more, so that nothing is negative.
        let yearFromMarch = year + 400 - (month <= 2 ? 1 : 0)
        let (era, yearOfEra) = yearFromMarch.quotientAndRemainder(dividingBy: 400)
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return ((era - 1) * 146_097 + dayOfEra - Self.from0To1970) * 86_400
    }

    /// The days from 1 March of the year 0 to 1970.
    private static let from0To1970 = 719_468
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
