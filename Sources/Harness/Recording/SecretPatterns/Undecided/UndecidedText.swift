/// Searches a text for words that look random and have no known harmless form.
///
/// It is not a search for secrets: ``SecretScanner`` knows them by a name or a shape. A word that is found here has neither, so that a
/// person must decide.
package enum UndecidedText {
    /// The length of the shortest text that may contain such a word.
    package static let shortest = RandomWord.shortest

    /// A word that looks random.
    package struct Word: Hashable, Sendable {
        /// The bytes of the text.
        package let range: Range<Int>
        /// The name beside it, by which `apis.yml` can decide about it; nil where there is none.
        package let name: String?
        /// Whether the name is that of a parameter of an address or a form inside the text.
        package let isParameter: Bool
    }

    /// Returns the words of a text that look random.
    /// - Parameters:
    ///   - text: The text.
    ///   - name: The name of the whole text: that of a member or a header field.
    package static func words(in text: [UInt8], name: String? = nil) -> [Word] {
        guard text.count >= shortest else { return [] }
        // Only the end of a name is compared with words.
        let names = name.map { [NameWords($0.utf8.suffix(SecretScanner.longestName))] } ?? []
        var search = UndecidedTextSearch(text, name: name, names: names)
        search.run()
        return search.words
    }

    /// Returns the words of a decoded text that look random, with the names beside the encoded text.
    static func words(in text: [UInt8], names: [NameWords]) -> [Word] {
        var search = UndecidedTextSearch(text, name: nil, names: names)
        search.run()
        return search.words
    }

    /// Returns whether a text as a whole is a word that looks random.
    package static func isUndecided(_ text: some StringProtocol) -> Bool { !words(in: Array(text.utf8)).isEmpty }
}
