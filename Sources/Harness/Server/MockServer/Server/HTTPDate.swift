/// Dates as heads have them: `Sun, 06 Nov 1994 08:49:37 GMT`.
///
/// Source: RFC 9110 section 5.6.7; the calendar's arithmetic by Hinnant, "chrono-compatible low-level date algorithms", 2013.
enum HTTPDate {
    private static let days = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]
    private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

    /// - Parameter seconds: Since 1970, not before.
    static func text(_ seconds: Int) -> String {
        let (day, second) = (seconds / 86_400, seconds % 86_400)
        // The year begins with March, so that the odd day comes last.
        let shifted = day + 719_468
        let era = shifted / 146_097
        let dayOfEra = shifted % 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let month = (5 * dayOfYear + 2) / 153
        let monthIndex = (month + 2) % 12
        let year = yearOfEra + era * 400 + (monthIndex < 2 ? 1 : 0)
        let dayOfMonth = dayOfYear - (153 * month + 2) / 5 + 1
        let time = [second / 3_600, second / 60 % 60, second % 60].map(twoDigits).joined(separator: ":")
        return "\(days[day % 7]), \(twoDigits(dayOfMonth)) \(months[monthIndex]) \(year) \(time) GMT"
    }

    private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
