/// The contents of values that end at the same place: they are read once, although many names may be in front of them.
extension SecretScanner {
    // MARK: Punctuation

    /// The brackets of a value that ends with punctuation.
    struct Punctuation {
        /// The value whose brackets were counted.
        var value = 0..<0
        /// The beginning of the punctuation at its end.
        var start = 0
        /// For each kind of brackets, the number of closing ones in the value without an opening one.
        var excess = [0, 0, 0]
        /// For each kind, the closing brackets in the punctuation, from the last one.
        var closing: [[Int]] = [[], [], []]
    }

    private static let openings = Array("([{".utf8)
    private static let closings = Array(")]}".utf8)

    /// The end of a value without what ends a sentence, or closes brackets that were not opened in it.
    mutating func withoutPunctuation(_ value: Range<Int>) -> Int {
        guard let last = bytes[value].last, Self.isPunctuation(last) else { return value.upperBound }
        if lastPunctuation.value.upperBound != value.upperBound || lastPunctuation.value.lowerBound > value.lowerBound {
            lastPunctuation = punctuation(of: value)
        } else {
            // The brackets in front of this value do not count.
            count(lastPunctuation.value.lowerBound..<value.lowerBound, by: -1, &lastPunctuation.excess)
            lastPunctuation.value = value
        }
        var end = max(lastPunctuation.start, value.lowerBound)
        for kind in 0..<3 {
            // The last closing brackets are left out, as many as have no opening one.
            let kept = lastPunctuation.closing[kind].dropFirst(max(0, lastPunctuation.excess[kind])).first
            if let kept { end = max(end, kept + 1) }
        }
        return end
    }

    private static func isPunctuation(_ byte: UInt8) -> Bool { byte.isOne(of: ".,:!?)]}") }

    private func punctuation(of value: Range<Int>) -> Punctuation {
        var punctuation = Punctuation(value: value, start: value.upperBound)
        while punctuation.start > value.lowerBound, Self.isPunctuation(bytes[punctuation.start - 1]) {
            punctuation.start -= 1
            if let kind = Self.closings.firstIndex(of: bytes[punctuation.start]) { punctuation.closing[kind].append(punctuation.start) }
        }
        work.bytes += value.upperBound - punctuation.start
        count(value, by: 1, &punctuation.excess)
        return punctuation
    }

    /// Adds the brackets of a range to numbers of closing ones without an opening one.
    private func count(_ range: Range<Int>, by sign: Int, _ excess: inout [Int]) {
        work.bytes += range.count
        for byte in bytes[range] {
            if let kind = Self.closings.firstIndex(of: byte) { excess[kind] += sign }
            if let kind = Self.openings.firstIndex(of: byte) { excess[kind] -= sign }
        }
    }

    // MARK: Contents

    /// The last places in a value at which something is; -1 where it is nowhere.
    struct ValueContents {
        var value = 0..<0
        /// The end without the blanks at it.
        var end = 0
        /// The end without the last byte before that and the blanks in front of it.
        var endBeforeLast = 0
        /// The beginning of a word that looks random.
        var jumbledWord = -1
        var quote = -1
        var openingBracket = -1
        /// One of the signs `(`, `?`, `|` and `{`.
        var sign = -1
    }

    /// Returns what a value contains, or a longer one with the same end, in which a word begins where this one does.
    mutating func contents(of value: Range<Int>) -> ValueContents {
        let known = lastContents.value
        if known.upperBound == value.upperBound, known.lowerBound <= value.lowerBound { return lastContents }
        var contents = ValueContents(value: value)
        contents.end = withoutBlanks(value).upperBound
        contents.endBeforeLast = max(value.lowerBound, contents.end - 1)
        while contents.endBeforeLast > value.lowerBound, SecretText.isSpace(bytes[contents.endBeforeLast - 1]) {
            contents.endBeforeLast -= 1
        }
        work.bytes += 2 * value.count
        for word in Self.words(of: bytes[value]).reversed() where Self.isJumbled(word) {
            contents.jumbledWord = word.startIndex
            break
        }
        for index in value {
            let byte = bytes[index]
            if SecretText.isQuote(byte) { contents.quote = index }
            if byte == UInt8(ascii: "(") { contents.openingBracket = index }
            if byte.isOne(of: "(?|{") { contents.sign = index }
        }
        lastContents = contents
        return contents
    }

    /// Returns whether a word of a value looks random: it counts as a secret even in a program.
    func hasJumbledWord(_ value: Range<Int>) -> Bool {
        work.bytes += value.count
        return Self.words(of: bytes[value]).contains(where: Self.isJumbled)
    }

    private static func words(of text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        text.split { !SecretShape.Alphabet.alphanumeric.contains($0) }
    }

    private static func isJumbled(_ word: ArraySlice<UInt8>) -> Bool {
        let capitals = zip(word, word.dropFirst()).count { $0 >= UInt8(ascii: "a") && (0x41...0x5A).contains($1) }
        // The words of a name are longer than three letters on average.
        return word.count >= 16 && capitals * 3 > word.count
            || word.count >= 8 && word.split(whereSeparator: SecretText.isDigit).count > 1
                && word.split { !SecretText.isDigit($0) }.count > 1
    }
}
