/// A search for secrets in a text, by the name beside a value or by the value's own shape.
///
/// It does not parse a format completely, so it also finds the secrets in incomplete JSON and in JSON inside a string.
package struct SecretScanner {
    /// A part of the text that looks like a secret.
    package struct Find: Hashable {
        /// The secret itself, without the name beside it.
        package let range: Range<Int>
        /// The name of a placeholder for it.
        package let name: String
        /// The name beside it that makes it a secret; nil where its shape does.
        package let field: String?
        /// Whether it is a JSON number, whose placeholder needs quotes.
        package var isNumber = false
        /// The part after a word that is not a registered scheme of credentials.
        package var rest: Range<Int>?
    }

    let bytes: [UInt8]
    /// Whether the bytes are the result of decoding an encoded text.
    let isEncoded: Bool
    /// The number of bytes of the encoded text that a byte was decoded from.
    let width: (Int) -> Int
    let names: SecretFieldNames
    let shapes = ShapeIndex.shared
    private(set) var finds: [Find] = []
    let memo: FieldNameCache
    /// The end of the last secret.
    ///
    /// A match inside that secret is part of it and is not reported again.
    private var endOfLast = 0
    /// The end of the last text that could be a token's head, and the end of the token: nil before it is looked for, and then nil where no
    /// token has this head.
    ///
    /// A candidate that begins inside it has the same ends.
    var lastToken: (endOfHead: Int, end: Int??) = (0, nil)
    /// The secrets that the structure of the text shows, in any order.
    var structural: [Find] = []
    /// The results of searches for endings, which are used again for later places before the result.
    var endings: [Ending: Range<Int>] = [:]
    /// Whether a block of the text is a program's, by its number.
    var programs: [Int: Bool] = [:]
    /// The last value without quotes, and the bytes that end such a value.
    ///
    /// A value that begins inside it has the same end.
    var lastValue: (range: Range<Int>, stops: String) = (0..<0, "")
    /// The last value of a mapping between braces; a value that begins inside it has the same end.
    var lastFlowValue = 0..<0
    /// The contents of the last value that was compared with code.
    var lastContents = ValueContents()
    /// The brackets of the last value that ends with punctuation.
    var lastPunctuation = Punctuation()
    /// The last content of a part of a form, and whether it is a placeholder or blank, whatever its name is.
    var lastPart: (blank: Int, content: Range<Int>, isNothing: Bool) = (-1, 0..<0, false)
    /// The last parameter that was looked at, and the byte that begins the parameters around it.
    var lastParameter: (start: Int, opening: UInt8?) = (0, nil)
    /// The number of bytes that were read after, before or inside a stretch.
    let work = ScanWork()

    /// Searches a text.
    /// - Parameters:
    ///   - bytes: The text.
    ///   - names: The names that mark their value as a secret.
    ///   - isEncoded: Whether the bytes are what an encoded text decodes to.
    ///   - memo: The results for the names of texts that were searched before with the same names.
    ///   - width: The number of bytes of the encoded text that the byte at an offset was decoded from.
    /// - Returns: The secrets, in the order of the text; no two overlap.
    package static func finds(
        in bytes: [UInt8], names: SecretFieldNames, isEncoded: Bool = false, memo: FieldNameCache = FieldNameCache(),
        width: @escaping (Int) -> Int = { _ in 1 }
    ) -> [Find] {
        var scanner = SecretScanner(bytes: withoutMark(bytes), isEncoded: isEncoded, width: width, names: names, memo: memo)
        scanner.scan()
        return scanner.merged()
    }

    /// Returns a text with line breaks in place of a byte order mark, because its first line begins behind the mark.
    private static func withoutMark(_ bytes: [UInt8]) -> [UInt8] {
        let mark = Array("\u{FEFF}".utf8)
        guard bytes.starts(with: mark) else { return bytes }
        return mark.map { _ in UInt8(ascii: "\n") } + bytes[mark.count...]
    }

    /// Returns the number of bytes that a search reads, some of them several times.
    ///
    /// It measures that the time of a search grows with the length of the text and not faster.
    package static func work(in bytes: [UInt8], names: SecretFieldNames) -> Int {
        var scanner = SecretScanner(bytes: bytes, isEncoded: false, width: { _ in 1 }, names: names, memo: FieldNameCache())
        scanner.scan()
        return scanner.work.bytes
    }

    private mutating func scan() {
        let (kinds, shapes) = (Self.kinds, shapes)
        var isInWord = false
        for index in bytes.indices {
            let kind = kinds[Int(bytes[index])]
            if index >= endOfLast {
                if kind.contains(.sign) || kind.contains(.token) && !isInWord { look(at: index) }
                if kind.contains(.shapeInWord) || kind.contains(.shape) && !isInWord, shapes.mayMatch(bytes, at: index) {
                    shape(at: index)
                }
            }
            isInWord = kind.contains(.word)
        }
        tags()
        structures()
        lines()
    }

    init(bytes: [UInt8], isEncoded: Bool, width: @escaping (Int) -> Int, names: SecretFieldNames, memo: FieldNameCache) {
        self.memo = memo
        self.bytes = bytes
        self.isEncoded = isEncoded
        self.width = width
        self.names = names
    }

    /// The kinds of text that a byte may begin or precede.
    private struct Kind: OptionSet {
        let rawValue: UInt8

        /// A separator, such as the sign between a name and its value.
        static let sign = Kind(rawValue: 1)
        /// The first letter of a JSON Web Token.
        static let token = Kind(rawValue: 2)
        /// A secret of a published shape, at the beginning of a word.
        static let shape = Kind(rawValue: 4)
        /// Bytes that identify a secret of a published shape inside a word.
        static let shapeInWord = Kind(rawValue: 8)
        /// More of a word.
        static let word = Kind(rawValue: 16)
    }

    private static let kinds: [Kind] = {
        let first = ShapeIndex.shared.firstBytes(insideWords: false)
        let firstInWords = ShapeIndex.shared.firstBytes(insideWords: true)
        return (UInt8.min...UInt8.max).map { byte in
            var kind: Kind = "=:,- ".utf8.contains(byte) ? .sign : []
            if byte == UInt8(ascii: "e") { kind.insert(.token) }
            if first.contains(byte) { kind.insert(.shape) }
            if firstInWords.contains(byte) { kind.insert(.shapeInWord) }
            if SecretShape.Alphabet.alphanumeric.contains(byte) { kind.insert(.word) }
            return kind
        }
    }()

    private mutating func look(at index: Int) {
        switch bytes[index] {
        case UInt8(ascii: "="): assignment(equals: index)
        case UInt8(ascii: ":"):
            member(colon: index)
            line(colon: index)
            userInfo(colon: index)
            if !isQuoteBefore(index) {
                label(colon: index)
                emphasized(colon: index)
            }
        case UInt8(ascii: ","): argument(comma: index)
        case UInt8(ascii: "e"): token(at: index)
        case UInt8(ascii: "-"):
            privateKey(at: index)
            if isAt(index + 1, "-") { option(hyphen: index) }
        case UInt8(ascii: " "):
            if isQuoteBefore(index) {
                pair(space: index)
            } else {
                credentials(space: index)
                if isAt(index + 1, "is") { announcement(space: index) }
            }
        default: break
        }
    }

    private func isQuoteBefore(_ index: Int) -> Bool { index > 0 && SecretText.isQuote(bytes[index - 1]) }

    /// Returns the places in which the value of a name is secret.
    func places(of name: Range<Int>) -> SecretFieldNames.Place { memo.places(of: name, in: bytes, names) }

    mutating func find(_ range: Range<Int>, _ name: String, field: Range<Int>? = nil, isNumber: Bool = false, rest: Range<Int>? = nil) {
        guard range.lowerBound >= endOfLast, isSecret(range, field: field), !(isNumber && StandIn.isNumber(bytes[range])) else { return }
        endOfLast = range.upperBound
        let field = field.map { String(decoding: bytes[$0], as: UTF8.self) }
        finds.append(Find(range: range, name: name, field: field, isNumber: isNumber, rest: rest))
    }

    /// Notes a secret that the structure of the text shows, which may precede or enclose one that was found before.
    mutating func note(_ range: Range<Int>, _ name: String, field: Range<Int>?, isNumber: Bool = false) {
        guard isSecret(range, field: field), !(isNumber && StandIn.isNumber(bytes[range])) else { return }
        let field = field.map { String(decoding: bytes[$0], as: UTF8.self) }
        structural.append(Find(range: range, name: name, field: field, isNumber: isNumber))
    }

    private func isSecret(_ range: Range<Int>, field: Range<Int>?) -> Bool {
        work.bytes += range.count
        guard !range.isEmpty, !SecretText.isNothing(bytes[range]) else { return false }
        guard let field else { return true }
        return !isRequestMode(range, field: field) && !isEcho(range, of: field) && !isElsewhere(range)
    }

    // MARK: Stretches

    /// The length of the longest name that is looked up, in bytes.
    static let longestName = 256

    /// Returns the bytes before a place, up to a number of them.
    func before(_ end: Int, limit: Int = 80, while isWanted: (UInt8) -> Bool) -> Range<Int> {
        var start = end
        while start > 0, end - start < limit, isWanted(bytes[start - 1]) { start -= 1 }
        work.bytes += end - start + 1
        return start..<end
    }

    /// Returns the place after the last byte before another place that is not white space.
    func beforeBlanks(_ end: Int) -> Int {
        var start = end
        while start > 0, SecretText.isSpace(bytes[start - 1]) { start -= 1 }
        work.bytes += end - start
        return start
    }

    /// Returns the bytes after a place.
    func after(_ index: Int, while isWanted: (UInt8) -> Bool) -> Range<Int> {
        var end = index + 1
        while end < bytes.count, isWanted(bytes[end]) { end += 1 }
        work.bytes += end - index
        return index + 1..<end
    }

    /// Returns a string whose opening quote is at a place, without its quotes.
    ///
    /// In a text with resolved escapes, an escaped quote differs from a plain quote by its encoded length.
    /// A quote ends only a string whose opening quote has at least the same length.
    func string(quoteAt quote: Int) -> Range<Int> {
        let length = width(quote)
        var index = quote + 1
        while index < bytes.count {
            if bytes[index] == bytes[quote], width(index) <= length { break }
            let isEscape =
                bytes[index] == UInt8(ascii: "\\") && index + 1 < bytes.count
                && (!isEncoded || Self.isEscape(width(index), width(index + 1)))
            index += isEscape ? 2 : 1
        }
        work.bytes += index - quote
        return quote + 1..<min(index, bytes.count)
    }

    /// Returns whether a backslash in a text with resolved escapes escapes the quotation mark or the backslash after it.
    ///
    /// A backslash that was decoded from two escapes the next byte only if that byte was encoded too, and as often: in JSON inside JSON,
    /// `\\\\\"` is a backslash and the end of a string.
    /// - Parameters:
    ///   - backslash: The number of bytes of the encoded text that the backslash was decoded from.
    ///   - next: The same for the byte after it.
    package static func isEscape(_ backslash: Int, _ next: Int) -> Bool {
        next > 1 && (next >= backslash || backslash.nonzeroBitCount != 1)
    }

    func isAt(_ index: Int, _ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard index >= 0, index <= bytes.count - count else { return false }
        for offset in 0..<count where bytes[index + offset] != text.utf8Start[offset] { return false }
        return true
    }

    /// Returns whether the text of a range is equal to another text.
    func reads(_ range: Range<Int>, _ text: StaticString) -> Bool { range.count == text.utf8CodeUnitCount && isAt(range.lowerBound, text) }
}
