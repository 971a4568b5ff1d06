/// Bytes of heads.
enum Byte {
    static let lineFeed = UInt8(ascii: "\n")
    static let carriageReturn = UInt8(ascii: "\r")
    static let space = UInt8(ascii: " ")
    static let tab = UInt8(ascii: "\t")

    /// Whether a text is a word in lower case, in whatever case it is written.
    static func equal(_ text: some Collection<UInt8>, _ word: StaticString) -> Bool {
        word.withUTF8Buffer { word in
            text.count == word.count
                && zip(text, word).allSatisfy { byte, wanted in (65...90).contains(byte) ? byte + 32 == wanted : byte == wanted }
        }
    }
}
