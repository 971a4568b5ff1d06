/// The special bytes of heads.
enum Byte {
    static let lineFeed = UInt8(ascii: "\n")
    static let carriageReturn = UInt8(ascii: "\r")
    static let space = UInt8(ascii: " ")
    static let tab = UInt8(ascii: "\t")

    /// Returns whether a text equals a word in lower case.
    ///
    /// Upper and lower case of the text are equal.
    static func equal(_ text: some Collection<UInt8>, _ word: StaticString) -> Bool {
        word.withUTF8Buffer { word in
            text.count == word.count
                && zip(text, word).allSatisfy { byte, wanted in (65...90).contains(byte) ? byte + 32 == wanted : byte == wanted }
        }
    }
}
