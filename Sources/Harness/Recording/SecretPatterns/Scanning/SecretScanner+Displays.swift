/// Values that a page shows beside their name: `Password: <b>..</b>`, the cells of a table, the terms of a list.
extension SecretScanner {
    /// The texts of a page that were read, as far as they decide about the next one.
    struct ShownTexts {
        /// A text that names the one behind it.
        struct Label {
            let name: Range<Int>
            /// Whether a colon or `is` follows the name.
            let isOpen: Bool
        }

        /// The place after the last tag.
        var start = 0
        fileprivate var label: Label?
        /// The names in the head of a table, by their column.
        fileprivate var columns: [Int: Range<Int>] = [:]
        fileprivate var column = -1
        /// Whether the text is a cell of the table's head.
        fileprivate var isHead = false
        /// Whether the last tag opened an element.
        fileprivate var isOpened = false
    }

    /// Notes the text before a tag, if the text before it or the head of its column names it.
    mutating func shownText(before tag: Int, _ texts: inout ShownTexts) {
        guard tag > texts.start else { return }
        let text = withoutBlanks(texts.start..<tag)
        work.bytes += text.count
        guard !text.isEmpty, !isAt(text.lowerBound, "<!--") else { return }
        if let label = texts.label {
            shownText(text, behind: label, isAlone: texts.isOpened)
        } else if let name = texts.columns[texts.column], !texts.isHead {
            shownValue(text, of: name)
        }
        texts.label = label(at: text)
        if texts.isHead, let label = texts.label { texts.columns[texts.column] = label.name }
    }

    /// Forgets the names that the text behind a tag does not belong to.
    func shownTag(_ name: Range<Int>, isClosing: Bool, _ texts: inout ShownTexts) {
        texts.isOpened = !isClosing
        guard name.count <= 8 else { return texts.label = nil }
        let word = String(decoding: bytes[name], as: UTF8.self).lowercased()
        if word == "table" || word == "tr" {
            texts.column = -1
            if word == "table" { texts.columns = [:] }
        } else if word == "td" || word == "th" {
            texts.isHead = word == "th" && !isClosing
            if !isClosing { texts.column += 1 }
            if texts.isHead, texts.column == 0 { texts.columns = [:] }
        }
        guard let label = texts.label else { return }
        let isPassed =
            Self.passedTags.contains(word) || isClosing && Self.passedEnds.contains(word) || label.isOpen && Self.lineTags.contains(word)
        if !isPassed { texts.label = nil }
    }

    // MARK: Values

    /// - Parameter isAlone: Whether the text has an element of its own, so that its last sign is not that of a sentence.
    private mutating func shownText(_ text: Range<Int>, behind label: ShownTexts.Label, isAlone: Bool) {
        guard label.isOpen || isAt(text.lowerBound, ":") else { return shownValue(text, of: label.name) }
        let rest = isAt(text.lowerBound, ":") ? withoutBlanks(text.dropFirst()) : text
        let word = after(rest.lowerBound - 1) { $0 > 0x20 }.clamped(to: rest)
        shownValue(isAlone && word == rest ? word : word.lowerBound..<withoutPunctuation(word), of: label.name)
    }

    /// Pages have words in such places, and a secret looks like a credential.
    ///
    /// A text with quotes or braces belongs to a program.
    private mutating func shownValue(_ value: Range<Int>, of name: Range<Int>) {
        guard !bytes[value].contains(where: { "\"'`{}\\<>".utf8.contains($0) }) else { return }
        cell(value, of: name)
    }

    // MARK: Names

    /// The longest text that is taken for a name: `The password of your new account:`.
    private static let longestLabel = 64

    /// Returns the name at the end of a text, before a colon or `is`, or the whole text.
    private mutating func label(at text: Range<Int>) -> ShownTexts.Label? {
        var name = text
        let isOpen = bytes[text].last == UInt8(ascii: ":") || bytes[text].suffix(3).elementsEqual(" is".utf8)
        if isOpen { name = withoutBlanks(text.dropLast(bytes[text].last == UInt8(ascii: ":") ? 1 : 3)) }
        let words = withoutBlanks(
            before(name.upperBound, limit: Self.longestLabel) { SecretText.isNameByte($0) || $0 == UInt8(ascii: " ") }.clamped(to: name))
        guard isOpen || words == name, isSecretName(words) else { return nil }
        return ShownTexts.Label(name: words, isOpen: isOpen)
    }

    /// The tags that may be between a name and its value.
    private static let passedTags: Set<String> = [
        "b", "big", "code", "dd", "div", "em", "font", "i", "kbd", "mark", "output", "pre", "samp", "small", "span", "strong", "td", "tt",
        "u", "var", "wbr",
    ]
    /// The tags that may end a name.
    private static let passedEnds: Set<String> = ["dt", "label", "th"]
    /// The tags that may also be behind a colon.
    private static let lineTags: Set<String> = ["br", "p"]
}
