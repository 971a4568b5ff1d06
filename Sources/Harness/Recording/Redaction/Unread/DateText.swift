/// A text that is a date, a time, or both, with the positions of their numbers and names.
///
/// These are dates with the year first, such as those of ISO 8601 and RFC 3339, dates with the year last, and dates with English names of
/// days and months, such as those of RFC 9110. A time with a fraction and a time zone may follow.
struct DateText {
    /// A number or a name.
    private enum Field {
        case year, month, day, hour, minute, second, fraction, zoneHour, zoneMinute, weekdayName, monthName
    }

    private let text: [Unicode.Scalar]
    private var fields: [(field: Field, range: Range<Int>)] = []
    private var position = 0
    /// Whether hours are counted to 12.
    private var hasHalfDays = false

    /// The longest text of a date: `Wednesday, September 30, 2026, 10:15:30.123456789 +00:00`.
    private static let longest = 60

    /// Reads a text; nil if it is not a date as a whole.
    init?(_ text: [Unicode.Scalar]) {
        guard text.count >= 5, text.count <= Self.longest, text.contains(where: \.isASCIIDigit) else { return nil }
        self.text = text
        for layout in Self.layouts where readAll(layout) { return }
        return nil
    }

    /// The layouts of dates, and an empty one for a time alone.
    ///
    /// `y` is a year of two or four digits, `Y` one of four, `M` and `d` have one or two digits, and a doubled letter exactly two. `E` and
    /// `N` are the name of a day and of a month.
    private static let layouts = [
        "Y-M-d", "Y/M/d", "Y.M.d", "YMMdd", "Y-MM", "d.M.y", "d/M/y", "M/d/y", "d-M-y", "E, d N Y", "E, N d, Y", "E, N d Y", "d N Y",
        "N d, Y",
        "N d Y", "d-N-y", "",
    ]

    private mutating func readAll(_ layout: String) -> Bool {
        (fields, position, hasHalfDays) = ([], 0, false)
        var rest = Array(layout.unicodeScalars)[...]
        while let sign = rest.popFirst() {
            let isDouble = rest.first == sign
            if isDouble { rest.removeFirst() }
            guard readPart(sign, isDouble ? 2...2 : 1...2) else { return false }
        }
        if position == text.count { return !layout.isEmpty }
        guard layout.isEmpty || readSeparator() else { return false }
        return readTime(isCompact: layout == "YMMdd") && position == text.count
    }

    private mutating func readPart(_ sign: Unicode.Scalar, _ digits: ClosedRange<Int>) -> Bool {
        switch sign {
        case "Y": return readNumber(.year, 4...4, in: 1000...2999)
        case "y": return readNumber(.year, 4...4, in: 1000...2999) || readNumber(.year, 2...2, in: 0...99)
        case "M": return readNumber(.month, digits, in: 1...12)
        case "d": return readNumber(.day, digits, in: 1...31)
        case "E": return readName(.weekdayName, of: Self.weekdays)
        case "N": return readName(.monthName, of: Self.months)
        default: return read(sign)
        }
    }

    private mutating func readSeparator() -> Bool {
        if read("T") || read("t") { return true }
        _ = read(",")
        return read(" ")
    }

    private mutating func readTime(isCompact: Bool) -> Bool {
        guard readNumber(.hour, isCompact ? 2...2 : 1...2, in: 0...24), isCompact || read(":"), readNumber(.minute, 2...2, in: 0...59)
        else {
            return false
        }
        if isCompact {
            _ = readNumber(.second, 2...2, in: 0...60)
        } else if read(":"), !readNumber(.second, 2...2, in: 0...60) {
            return false
        }
        if fields.last?.field == .second, read(".") || read(",") {
            guard readNumber(.fraction, 1...12, in: nil) else { return false }
        }
        for mark in [" AM", " PM", " am", " pm"] where text[position...].starts(with: mark.unicodeScalars) {
            hasHalfDays = true
            position += mark.utf8.count
        }
        return readZone()
    }

    private mutating func readZone() -> Bool {
        if position == text.count { return true }
        _ = read(" ")
        for name in ["Z", "z", "UTC", "GMT"] where text[position...].elementsEqual(name.unicodeScalars) {
            position = text.count
            return true
        }
        guard read("+") || read("-"), readNumber(.zoneHour, 2...2, in: 0...18) else { return false }
        if position == text.count { return true }
        _ = read(":")
        return readNumber(.zoneMinute, 2...2, in: 0...59)
    }

    // MARK: Parts

    private mutating func read(_ sign: Unicode.Scalar) -> Bool {
        guard position < text.count, text[position] == sign else { return false }
        position += 1
        return true
    }

    /// Reads as many digits as there are, if their number and their value are allowed.
    private mutating func readNumber(_ field: Field, _ count: ClosedRange<Int>, in values: ClosedRange<Int>?) -> Bool {
        let digits = text[position...].prefix { $0.isASCIIDigit }.prefix(count.upperBound)
        guard digits.count >= count.lowerBound else { return false }
        if let values {
            guard values.contains(digits.reduce(0) { $0 * 10 + Int($1.value) - 0x30 }) else { return false }
        }
        fields.append((field, digits.startIndex..<digits.endIndex))
        position = digits.endIndex
        return true
    }

    private mutating func readName(_ field: Field, of names: [String]) -> Bool {
        let word = text[position...].prefix { $0.isASCIILetter }
        guard names.contains(where: { $0.unicodeScalars.elementsEqual(word) || $0.prefix(3).unicodeScalars.elementsEqual(word) }) else {
            return false
        }
        fields.append((field, word.startIndex..<word.endIndex))
        position = word.endIndex
        return true
    }

    private static let weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December",
    ]

    // MARK: Replacing

    /// Returns another date in the same format.
    ///
    /// Its day is small, so that it is valid in each month, and also if another format has the month in the place of the day.
    func replaced(_ numbers: inout StableNumbers) -> [Unicode.Scalar] {
        let year = numbers.next(in: 2001...2037)
        let month = self.month(numbers.next(in: 1...12))
        let day = self.day(numbers.next(in: 1...9), year, month)
        var replaced = text
        for (field, range) in fields {
            let digits: String
            switch field {
            case .year: digits = range.count == 4 ? "\(year)" : Self.padded(year % 100)
            case .month: digits = Self.padded(month)
            case .day: digits = Self.padded(day)
            case .hour: digits = Self.padded(numbers.next(in: range.count == 1 ? 1...9 : hasHalfDays ? 1...12 : 0...23))
            case .minute, .second: digits = Self.padded(numbers.next(in: 0...59))
            case .zoneHour: digits = Self.padded(numbers.next(in: 0...11))
            case .zoneMinute: digits = "00"
            case .fraction: digits = range.map { _ in "\(numbers.next(in: 0...9))" }.joined()
            case .weekdayName: digits = Self.weekdays[Self.weekday(year, month, day)]
            case .monthName: digits = Self.months[month - 1]
            }
            let isName = field == .weekdayName || field == .monthName
            let fitting = isName ? digits.prefix(range.count) : digits.suffix(range.count)
            // Each text keeps its length, so that the other ranges stay valid.
            if fitting.unicodeScalars.count == range.count { replaced.replaceSubrange(range, with: fitting.unicodeScalars) }
        }
        return replaced
    }

    /// Returns the next month whose name is as long as the one in the text.
    private func month(_ first: Int) -> Int {
        if fields.contains(where: { $0.field == .month && $0.range.count == 1 }) { return (first - 1) % 9 + 1 }
        guard let name = fields.first(where: { $0.field == .monthName })?.range.count, name > 3 else { return first }
        return (0..<12).map { (first - 1 + $0) % 12 + 1 }.first { Self.months[$0 - 1].count == name } ?? first
    }

    /// Returns the next day whose name is as long as the one in the text.
    private func day(_ first: Int, _ year: Int, _ month: Int) -> Int {
        let hasTwoDigits = fields.contains { $0.field == .day && $0.range.count == 2 }
        guard let name = fields.first(where: { $0.field == .weekdayName })?.range.count, name > 3 else { return first }
        // Seven days in a row have every name. Days of one digit begin again with 1, so that only all nine of them have every name.
        return (hasTwoDigits ? (0..<7).map { first + $0 } : (0..<9).map { ($0 + first - 1) % 9 + 1 })
            .first { Self.weekdays[Self.weekday(year, month, $0)].count == name } ?? first
    }

    /// The number of the day of a date in its week, from 0 for Sunday.
    ///
    /// - Source: Sakamoto's method for the Gregorian calendar.
    private static func weekday(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let offsets = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4]
        let year = month < 3 ? year - 1 : year
        return (year + year / 4 - year / 100 + year / 400 + offsets[month - 1] + day) % 7
    }

    private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
