/// A date format of Unicode Technical Standard 35, matched strictly: POSIX locale, English names, every field in its written width.
///
/// Fields: `y yy yyyy`, `M MM MMM MMMM`, `d dd`, `E EEE EEEE`, `H HH`, `h hh`, `m mm`, `s ss`, `S...`, `a`,
/// `z zz zzz`, `Z ZZ ZZZ ZZZZZ`, `X XX XXX`, `x xx xxx`, and text in quotes.
package struct DatePattern: Sendable {
    enum Part: Sendable {
        case text(String)
        case field(Character, Int)
    }

    /// The format as written.
    let format: String
    private let parts: [Part]

    /// Reads a format.
    ///
    /// Returns nil if it contains a letter that is not a field, or a quote that is not closed.
    init?(_ format: String) {
        self.format = format
        guard let parts = Self.parts(of: format), parts.allSatisfy(Self.isKnown) else { return nil }
        self.parts = parts
    }

    /// Returns whether a text is a date of this format, with every field in its width and a day that exists in the calendar.
    func matches(_ text: String) -> Bool {
        var reader = DateReader(text)
        for part in parts {
            let isRead =
                switch part {
                case .text(let literal): reader.take(literal)
                case .field(let letter, let width): reader.take(letter, width)
                }
            guard isRead else { return false }
        }
        return reader.isAtEnd && reader.isDate
    }

    private static func parts(of format: String) -> [Part]? {
        var parts: [Part] = []
        var rest = Substring(format)
        while let first = rest.first {
            if first == "'" {
                guard let text = quoted(&rest) else { return nil }
                parts.append(.text(text))
            } else if first.isASCII, first.isLetter {
                let run = rest.prefix { $0 == first }
                parts.append(.field(first, run.count))
                rest = rest.dropFirst(run.count)
            } else {
                parts.append(.text(String(rest.removeFirst())))
            }
        }
        return parts
    }

    /// Reads quoted text; `''` is a quote, inside and outside quotes.
    private static func quoted(_ rest: inout Substring) -> String? {
        rest.removeFirst()
        if rest.first == "'" { return String(rest.removeFirst()) }
        var text = ""
        while let next = rest.popFirst() {
            if next != "'" {
                text.append(next)
            } else if rest.first == "'" {
                text.append(rest.removeFirst())
            } else {
                return text
            }
        }
        return nil
    }

    /// A regular expression for all formats, for the JSON Schema of contracts.
    static let schemaPattern =
        #"^(?:(?:yyyy|yy|y)(?!y)|M{1,4}(?!M)|d{1,2}(?!d)|H{1,2}(?!H)|h{1,2}(?!h)|m{1,2}(?!m)|s{1,2}(?!s)|(?:EEEE|EEE|E)(?!E)|S{1,9}(?!S)"#
        + #"|a(?!a)|z{1,3}(?!z)|X{1,3}(?!X)|x{1,3}(?!x)|(?:ZZZZZ|ZZZ|ZZ|Z)(?!Z)|''|'(?:[^']|'')+'|[^A-Za-z'])+$"#

    private static func isKnown(_ part: Part) -> Bool {
        guard case .field(let letter, let width) = part else { return true }
        return switch letter {
        case "y": [1, 2, 4].contains(width)
        case "M": width <= 4
        case "d", "H", "h", "m", "s": width <= 2
        case "E": [1, 3, 4].contains(width)
        case "S": width <= 9
        case "a": width == 1
        case "z", "X", "x": width <= 3
        case "Z": [1, 2, 3, 5].contains(width)
        default: false
        }
    }
}
