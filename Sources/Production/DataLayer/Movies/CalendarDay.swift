internal import Foundation

/// Days as The Movie Database writes them: `yyyy-MM-dd`, without a time or a zone.
enum CalendarDay {
    /// Returns midnight UTC of a day; nil for a text that is not a valid date of the Gregorian calendar.
    static func date(of text: String) -> Date? {
        // Not \d, because it matches the digits of every script.
        guard text.wholeMatch(of: /[0-9]{4}-[0-9]{2}-[0-9]{2}/) != nil else { return nil }
        let fields = text.split(separator: "-").compactMap { Int($0) }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let components = DateComponents(calendar: calendar, year: fields[0], month: fields[1], day: fields[2])
        return components.isValidDate ? components.date : nil
    }
}
