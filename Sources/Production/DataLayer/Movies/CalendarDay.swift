internal import Foundation

/// Days as The Movie Database writes them: `yyyy-MM-dd`, without a time or a zone.
enum CalendarDay {
    /// Midnight UTC of a day; nil for a text that is no day of the Gregorian calendar.
    static func date(of text: String) -> Date? {
        guard text.wholeMatch(of: /\d{4}-\d\d-\d\d/) != nil else { return nil }
        let fields = text.split(separator: "-").compactMap { Int($0) }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let components = DateComponents(calendar: calendar, year: fields[0], month: fields[1], day: fields[2])
        return components.isValidDate ? components.date : nil
    }
}
