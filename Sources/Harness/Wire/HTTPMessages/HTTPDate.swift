internal import VerificationModel

/// The date of a header field, such as `Date` or `Retry-After`.
///
/// Source: RFC 9110 section 5.6.7. A day of the week that is not the date's is accepted.
package struct HTTPDate: Hashable, Sendable {
    /// Seconds since 1970.
    package let seconds: Int

    /// Reads each of the three forms: `Sun, 06 Nov 1994 08:49:37 GMT`, `Sunday, 06-Nov-94 08:49:37 GMT`, `Sun Nov  6 08:49:37 1994`.
    ///
    /// - Parameter now: The time in seconds since 1970. A year of two digits is never more than 50 years after it.
    package init?(_ text: String, now: Int) {
        let text = text[...]
        guard let seconds = Self.preferred(text) ?? Self.rfc850(text, now: now) ?? Self.asctime(text) else { return nil }
        self.seconds = seconds
    }

    /// The form that is sent nowadays, IMF-fixdate.
    private static func preferred(_ text: Substring) -> Int? {
        guard
            let parts = text.wholeMatch(of: /(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), ([0-9]{2}) ([A-Za-z]{3}) ([0-9]{4}) ([0-9:]{8}) GMT/)?.output
        else { return nil }
        return time(parts.4, day: parts.1, month: parts.2, year: Int(parts.3))
    }

    /// The form of RFC 850, whose years have two digits.
    private static func rfc850(_ text: Substring, now: Int) -> Int? {
        let shape = /(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, ([0-9]{2})-([A-Za-z]{3})-([0-9]{2}) ([0-9:]{8}) GMT/
        guard let parts = text.wholeMatch(of: shape)?.output, let digits = Int(parts.3) else { return nil }
        let century = Day(secondsSince1970: now).year / 100 + 1
        // The last year with these digits that is not too far away.
        return (0...2).lazy.compactMap { time(parts.4, day: parts.1, month: parts.2, year: (century - $0) * 100 + digits) }
            .first { $0 <= now + fiftyYears }
    }

    /// In seconds; a year has 365.2425 days.
    private static let fiftyYears = 1_577_847_600

    /// The form of the C function asctime.
    private static func asctime(_ text: Substring) -> Int? {
        let shape = /(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) ([A-Za-z]{3}) ([0-9]{2}| [0-9]) ([0-9:]{8}) ([0-9]{4})/
        guard let parts = text.wholeMatch(of: shape)?.output else { return nil }
        return time(parts.3, day: parts.2.drop { $0 == " " }, month: parts.1, year: Int(parts.4))
    }

    private static let months: [Substring] = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

    /// The seconds of a date and a time of day; 23:59:60 is a leap second, and the beginning of the next day here.
    private static func time(_ time: Substring, day: Substring, month: Substring, year: Int?) -> Int? {
        guard let parts = time.wholeMatch(of: /([0-9]{2}):([0-9]{2}):([0-9]{2})/)?.output, let hour = Int(parts.1),
            let minute = Int(parts.2),
            let second = Int(parts.3), let year, let month = months.firstIndex(of: month), let number = Int(day),
            let day = Day(year: year, month: month + 1, day: number)
        else { return nil }
        guard hour < 24, minute < 60, second < 60 || (hour, minute, second) == (23, 59, 60) else { return nil }
        return day.secondsSince1970 + hour * 3_600 + minute * 60 + second
    }
}
