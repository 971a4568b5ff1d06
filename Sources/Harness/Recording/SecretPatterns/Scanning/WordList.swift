/// A few words that parts of a text are compared with, in lower case.
///
/// A list costs nothing to make, also inside an expression; ``NameList`` is for many words, and for the ends of names.
struct WordList: ExpressibleByArrayLiteral {
    private let words: [StaticString]

    init(arrayLiteral words: StaticString...) { self.words = words }

    /// Whether a text is one of the words, regardless of the case of ASCII letters.
    func contains(_ text: ArraySlice<UInt8>) -> Bool {
        words.contains { word in
            guard word.utf8CodeUnitCount == text.count else { return false }
            var place = word.utf8Start
            for byte in text {
                guard (RandomnessHeuristic.isUpper(byte) ? byte | 0x20 : byte) == place.pointee else { return false }
                place += 1
            }
            return true
        }
    }
}
