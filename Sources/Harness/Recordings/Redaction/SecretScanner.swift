/// Finds what looks like a secret in a text: by the name beside it, or by its own shape.
///
/// It reads no grammar to the end: JSON that is cut short, or stands in a string in a string, has its secrets found too.
struct SecretScanner {
    /// Something that looks like a secret.
    struct Find: Hashable {
        /// The secret itself, without what shows that it is one.
        let range: Range<Int>
        /// What a placeholder for it is called.
        let name: String
        /// The name beside it that says that it is a secret; nil where it is known by its own shape.
        let field: String?
        /// Whether it is a JSON number, whose placeholder needs quotes.
        var isNumber = false
    }

    let view: TextView
    let names: SecretFieldNames
    private(set) var finds: [Find] = []
    /// What members of the names that were met are: most names stand in a text many times.
    var members: [[UInt8]: MemberKind] = [:]
    /// Where the last secret ends that is told by what stands before it: what looks like another inside it is part of it.
    private var endOfLast = 0

    var bytes: [UInt8] { view.bytes }

    /// Looks a text through.
    /// - Parameters:
    ///   - view: The text.
    ///   - names: Which names say that their value is a secret.
    /// - Returns: What was found, in the order of the text, one behind the other.
    static func finds(in view: TextView, names: SecretFieldNames) -> [Find] {
        var scanner = SecretScanner(view: view, names: names)
        for index in view.bytes.indices where index >= scanner.endOfLast { scanner.look(at: index) }
        return scanner.finds
    }

    private init(view: TextView, names: SecretFieldNames) {
        self.view = view
        self.names = names
    }

    private mutating func look(at index: Int) {
        switch bytes[index] {
        case UInt8(ascii: "="): assignment(equals: index)
        case UInt8(ascii: ":"):
            member(colon: index)
            line(colon: index)
            userInfo(colon: index)
        case UInt8(ascii: ">"): element(end: index)
        case UInt8(ascii: "e"): token(at: index)
        case UInt8(ascii: "-"): privateKey(at: index)
        case UInt8(ascii: " "): credentials(space: index)
        default: break
        }
        shape(at: index)
    }

    mutating func find(_ range: Range<Int>, _ name: String, field: Range<Int>? = nil, isNumber: Bool = false) {
        guard !range.isEmpty, range.lowerBound >= endOfLast, !Self.isNothing(bytes[range]) else { return }
        endOfLast = range.upperBound
        let field = field.map { String(decoding: bytes[$0], as: UTF8.self) }
        finds.append(Find(range: range, name: name, field: field, isNumber: isNumber))
    }

    /// Placeholders, words for nothing, and what somebody has blacked out.
    static func isNothing(_ value: ArraySlice<UInt8>) -> Bool {
        if isPlaceholder(value) { return true }
        if value.allSatisfy({ $0 == UInt8(ascii: "*") }) || value.allSatisfy({ $0 == UInt8(ascii: "x") || $0 == UInt8(ascii: "X") }) {
            return true
        }
        let word = String(decoding: value.prefix(16), as: UTF8.self).lowercased()
        return ["null", "nil", "none", "true", "false", "undefined", "redacted", "[redacted]", "<redacted>"].contains(word)
    }

    /// `{{NAME}}`, and nothing else.
    private static func isPlaceholder(_ value: ArraySlice<UInt8>) -> Bool {
        guard value.count > 4, value.starts(with: "{{".utf8), value.suffix(2).elementsEqual("}}".utf8) else { return false }
        let name = value.dropFirst(2).dropLast(2)
        return !isDigit(name[name.startIndex])
            && name.allSatisfy { $0 == UInt8(ascii: "_") || isDigit($0) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
    }

    // MARK: Stretches

    func before(_ end: Int, while isWanted: (UInt8) -> Bool) -> Range<Int> {
        var start = end
        while start > 0, end - start < 80, isWanted(bytes[start - 1]) { start -= 1 }
        return start..<end
    }

    /// What follows a place.
    func after(_ index: Int, while isWanted: (UInt8) -> Bool) -> Range<Int> {
        var end = index + 1
        while end < bytes.count, isWanted(bytes[end]) { end += 1 }
        return index + 1..<end
    }

    /// A string that begins behind its quote at a place, without its quotes.
    ///
    /// In a text whose escapes have been resolved a quote that was escaped once is told from one that was not by its length there: it ends only its like.
    func string(quoteAt quote: Int) -> Range<Int> {
        let length = view.textRange(of: quote..<quote + 1).count
        var index = quote + 1
        while index < bytes.count {
            if bytes[index] == bytes[quote] {
                let here = view.textRange(of: index..<index + 1).count
                if here <= length { break }
            }
            // Of two backslashes that are one by now, the next byte is escaped only if it was so too.
            let isEscape =
                bytes[index] == UInt8(ascii: "\\") && index + 1 < bytes.count
                && (view.encodings.isEmpty || view.textRange(of: index + 1..<index + 2).count > 1)
            index += isEscape ? 2 : 1
        }
        return quote + 1..<min(index, bytes.count)
    }

    func isAt(_ index: Int, _ text: StaticString) -> Bool {
        index >= 0
            && bytes[min(index, bytes.count)...].starts(with: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    static func isNameByte(_ byte: UInt8) -> Bool {
        SecretShape.Alphabet.urlSafe.contains(byte) || byte == UInt8(ascii: ".")
    }

    static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
    static func isQuote(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") }
    static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
