/// A reader of the fields of a ``DatePattern``, which checks the date with the Gregorian calendar.
struct DateReader {
    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December",
    ]
    private static let weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]

    private var rest: Substring
    private var year: Int?
    private var month: Int?
    private var day: Int?
    private var weekday: Int?

    init(_ text: String) {
        rest = Substring(text)
    }

    var isAtEnd: Bool { rest.isEmpty }

    /// Whether the day, month, year and weekday that were read are consistent.
    var isDate: Bool {
        guard let day else { return true }
        let lengths = [31, year.map(Self.isLeap) ?? true ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        guard day <= month.map({ lengths[$0 - 1] }) ?? 31 else { return false }
        guard let year, let month, let weekday else { return true }
        return Self.weekday(year, month, day) == weekday
    }

    mutating func take(_ literal: String) -> Bool {
        guard rest.hasPrefix(literal) else { return false }
        rest = rest.dropFirst(literal.count)
        return true
    }

    mutating func take(_ letter: Character, _ width: Int) -> Bool {
        switch letter {
        case "y" where width == 2:
            // Without the century, neither the leap year nor the weekday is known.
            return number(2...2) != nil
        case "y":
            year = width == 1 ? number(1...9) : number(width...width)
            return year != nil
        case "M":
            month = width > 2 ? name(Self.months, short: width == 3) : number(width, in: 1...12)
            return month != nil
        case "d":
            day = number(width, in: 1...31)
            return day != nil
        case "E":
            weekday = name(Self.weekdays, short: width < 4)
            return weekday != nil
        case "H": return number(width, in: 0...23) != nil
        case "h": return number(width, in: 1...12) != nil
        case "m", "s": return number(width, in: 0...59) != nil
        case "S": return number(width...width) != nil
        case "a": return take("AM") || take("PM")
        default: return zone(letter, width)
        }
    }

    // MARK: Fields

    /// Reads as many digits as the range allows.
    private mutating func number(_ widths: ClosedRange<Int>) -> Int? {
        let digits = rest.prefix(widths.upperBound).prefix { ("0"..."9").contains($0) }
        guard digits.count >= widths.lowerBound else { return nil }
        rest = rest.dropFirst(digits.count)
        return Int(digits)
    }

    /// Reads a number of two digits, or of one or two digits without a leading zero.
    private mutating func number(_ width: Int, in range: ClosedRange<Int>) -> Int? {
        let hasLeadingZero = rest.hasPrefix("0") && rest.dropFirst().first.map { ("0"..."9").contains($0) } == true
        if width == 1, hasLeadingZero { return nil }
        guard let value = number(width == 1 ? 1...2 : 2...2), range.contains(value) else { return nil }
        return value
    }

    /// Reads a name, and returns its position from 1.
    private mutating func name(_ names: [String], short: Bool) -> Int? {
        let spelled = short ? names.map { String($0.prefix(3)) } : names
        guard let index = spelled.firstIndex(where: { rest.hasPrefix($0) }) else { return nil }
        rest = rest.dropFirst(spelled[index].count)
        return index + 1
    }

    private mutating func zone(_ letter: Character, _ width: Int) -> Bool {
        switch letter {
        case "z": take("GMT") || take("UTC")
        case "Z" where width < 5: offset(colon: false, minutes: true)
        case "Z": take("Z") || offset(colon: true, minutes: true)
        case "X" where take("Z"): true
        // A single letter means hours, and minutes only if there are any.
        default: width == 1 ? offset(colon: false, minutes: rest.utf8.count > 3) : offset(colon: width == 3, minutes: true)
        }
    }

    /// Reads `+02`, `+0200` or `+02:00`.
    private mutating func offset(colon: Bool, minutes: Bool) -> Bool {
        guard take("+") || take("-"), number(2, in: 0...18) != nil else { return false }
        guard minutes else { return true }
        if colon, !take(":") { return false }
        return number(2, in: 0...59) != nil
    }

    // MARK: Calendar

    private static func isLeap(_ year: Int) -> Bool {
        year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    }

    /// Returns the weekday of a date, from 1 for Sunday.
    ///
    /// - Source: Sakamoto's method for the proleptic Gregorian calendar.
    private static func weekday(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let shifts = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4]
        let shifted = month < 3 ? year - 1 : year
        return (shifted + shifted / 4 - shifted / 100 + shifted / 400 + shifts[month - 1] + day) % 7 + 1
    }
}
