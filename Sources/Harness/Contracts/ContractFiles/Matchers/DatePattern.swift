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

    /// The letters of fields, with the widths that each may have, the greatest first.
    private static let fields: [(letter: Character, widths: [Int])] = [
        ("y", [4, 2, 1]), ("M", [4, 3, 2, 1]), ("d", [2, 1]), ("H", [2, 1]), ("h", [2, 1]), ("m", [2, 1]), ("s", [2, 1]), ("E", [4, 3, 1]),
        ("S", Array((1...9).reversed())), ("a", [1]), ("z", [3, 2, 1]), ("X", [3, 2, 1]), ("x", [3, 2, 1]), ("Z", [5, 3, 2, 1]),
    ]

    /// A regular expression for all formats, for the JSON Schema of contracts.
    static let schemaPattern: String = {
        let known = fields.map { field in
            let widths = field.widths.map { "\(field.letter){\($0)}" }.joined(separator: "|")
            return "(?:\(widths))(?!\(field.letter))"
        }
        return "^(?:" + (known + ["''", "'(?:[^']|'')+'", "[^A-Za-z']"]).joined(separator: "|") + ")+$"
    }()

    private static func isKnown(_ part: Part) -> Bool {
        guard case .field(let letter, let width) = part else { return true }
        return fields.contains { $0.letter == letter && $0.widths.contains(width) }
    }
}
