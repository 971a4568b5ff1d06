/// A search for words in names, regardless of case.
///
/// Names are searched for each expression of the sources. The search of the standard library, which follows Unicode, takes more than ten times as long.
struct NameParts {
    private let words: [[UInt8]]

    /// - Parameter words: The words, of lower-case letters of ASCII.
    init(_ words: String...) { self.words = words.map { Array($0.utf8) } }

    /// Returns whether one of the words is a part of a name.
    func occur(in name: String) -> Bool {
        var name = name
        return name.withUTF8 { bytes in words.contains { Self.occurs($0, in: bytes) } }
    }

    private static func occurs(_ word: [UInt8], in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard bytes.count >= word.count else { return false }
        return (0...(bytes.count - word.count)).contains { start in
            word.indices.allSatisfy { bytes[start + $0] | 0x20 == word[$0] }
        }
    }
}
