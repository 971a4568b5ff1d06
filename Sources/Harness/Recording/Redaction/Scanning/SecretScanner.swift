internal import SecretPatterns

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
        /// What stands in it behind a word that is no scheme of credentials.
        var rest: Range<Int>?
    }

    let view: TextView
    let bytes: [UInt8]
    let names: SecretFieldNames
    private(set) var finds: [Find] = []
    private var memo = NameMemo()
    /// Where the last secret ends that is told by what stands before it: what looks like another inside it is part of it.
    private var endOfLast = 0
    /// Up to where the last text was read that could be a token's head: what begins inside it ends there too.
    var endOfTokenHead = 0
    /// By its colon, the name of the member whose object a member stands in, where that name says that it is a secret.
    var outerNames: [Int: Range<Int>] = [:]

    /// Looks a text through.
    /// - Parameters:
    ///   - view: The text.
    ///   - names: Which names say that their value is a secret.
    /// - Returns: What was found, in the order of the text, one behind the other.
    static func finds(in view: TextView, names: SecretFieldNames) -> [Find] {
        var scanner = SecretScanner(view: view, names: names)
        let (bytes, kinds) = (view.bytes, kinds)
        var isInWord = false
        for index in bytes.indices {
            let kind = kinds[Int(bytes[index])]
            if kind.contains(.sign) || kind.contains(.shape) && !isInWord, index >= scanner.endOfLast { scanner.look(at: index, kind) }
            isInWord = kind.contains(.word)
        }
        return scanner.finds
    }

    private init(view: TextView, names: SecretFieldNames) {
        self.view = view
        self.names = names
        bytes = view.bytes
    }

    /// What a byte may begin, or stand before.
    private struct Kind: OptionSet {
        let rawValue: UInt8

        /// What stands between a name and its value, and the like.
        static let sign = Kind(rawValue: 1)
        /// A secret of a known shape, at the beginning of a word.
        static let shape = Kind(rawValue: 2)
        /// More of a word.
        static let word = Kind(rawValue: 4)
    }

    private static let kinds: [Kind] = (0..<256).map { byte in
        var kind: Kind = "=:>- ".utf8.contains(UInt8(byte)) ? .sign : []
        if SecretShape.byFirstByte[byte] != nil || byte == UInt8(ascii: "e") { kind.insert(.shape) }
        if SecretShape.Alphabet.alphanumeric.contains(UInt8(byte)) { kind.insert(.word) }
        return kind
    }

    private mutating func look(at index: Int, _ kind: Kind) {
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
        if kind.contains(.shape) { shape(at: index) }
    }

    /// Where the value of a name is secret.
    mutating func places(of name: Range<Int>) -> SecretFieldNames.Place { memo.places(of: name, in: bytes, names) }

    mutating func find(_ range: Range<Int>, _ name: String, field: Range<Int>? = nil, isNumber: Bool = false, rest: Range<Int>? = nil) {
        guard !range.isEmpty, range.lowerBound >= endOfLast, !SecretText.isNothing(bytes[range]) else { return }
        endOfLast = range.upperBound
        let field = field.map { String(decoding: bytes[$0], as: UTF8.self) }
        finds.append(Find(range: range, name: name, field: field, isNumber: isNumber, rest: rest))
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
        let length = view.width(at: quote)
        var index = quote + 1
        while index < bytes.count {
            if bytes[index] == bytes[quote], view.width(at: index) <= length { break }
            // Of two backslashes that are one by now, the next byte is escaped only if it was so too.
            let isEscape =
                bytes[index] == UInt8(ascii: "\\") && index + 1 < bytes.count && (view.encodings.isEmpty || view.width(at: index + 1) > 1)
            index += isEscape ? 2 : 1
        }
        return quote + 1..<min(index, bytes.count)
    }

    func isAt(_ index: Int, _ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard index >= 0, index <= bytes.count - count else { return false }
        for offset in 0..<count where bytes[index + offset] != text.utf8Start[offset] { return false }
        return true
    }

    /// Whether a range reads so.
    func reads(_ range: Range<Int>, _ text: StaticString) -> Bool { range.count == text.utf8CodeUnitCount && isAt(range.lowerBound, text) }
}
