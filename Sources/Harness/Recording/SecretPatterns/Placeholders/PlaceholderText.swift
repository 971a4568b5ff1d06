/// Texts that are written where a secret belongs, and are not one.
///
/// A text counts only if all of it has one of these forms. In case of doubt it is a secret: `changeme`, `password`, `$ecret`, `****1234`.
///
/// - A word for "no value": `null`, `nil`, `none`, `undefined`, `true`, `false`, `example`, `demo`, `DEMO_KEY`, and `redacted`, `removed`, `hidden`, `filtered`
///   or `masked` with `[]`, `<>`, `()` or `*` around it. `redacted` needs none.
/// - A reference to a variable: `{{NAME}}`, `${NAME}`, `${NAME:?}`, `$(NAME)`, `#{NAME}`, `%NAME%`, `$NAME`.
/// - A mask: `****`, `xxxx-xxxx`, `••••`, `...`, also after the prefix of a known issuer: `hf_xxxx`. After another prefix it has eight
///   or more characters: `shop_xxxxxxxx`.
/// - A stand-in of a UUID or of base64, as ``StandIn`` makes them.
/// - An instruction: `<TOKEN>`, `[API_KEY]`, `<your token>`, `YOUR_API_KEY`, `your-api-key-here`, `insert your token`.
///
/// The part of a token behind the prefix of its issuer has no such forms. It is a placeholder if it is written by hand.
enum PlaceholderText {
    /// Returns whether a text is a placeholder.
    static func matches(_ text: ArraySlice<UInt8>) -> Bool {
        guard text.count <= longest else { return isMask(text) || StandIn.matches(text) }
        return isReference(text) || StandIn.matches(text) || isMask(text) || isMaskAfterPrefix(text) || isWord(text) || isInstruction(text)
    }

    private static let longest = 80

    // MARK: Words

    private static func isWord(_ text: ArraySlice<UInt8>) -> Bool {
        let word = lowercased(text)
        if noValues.contains(word[...]) { return true }
        return enclosures.contains { open, close in
            word.count > 2 && word.first == open && word.last == close
                && removals.contains(trimmed(word[...]) { $0 == open || $0 == close })
        }
    }

    private static let noValues: NameList = [
        "null", "nil", "none", "true", "false", "undefined", "redacted", "example", "demo", "demo_key",
    ]
    private static let removals: NameList = ["redacted", "removed", "hidden", "filtered", "masked"]
    private static let enclosures: [(UInt8, UInt8)] = [
        (UInt8(ascii: "["), UInt8(ascii: "]")), (UInt8(ascii: "<"), UInt8(ascii: ">")), (UInt8(ascii: "("), UInt8(ascii: ")")),
        (UInt8(ascii: "*"), UInt8(ascii: "*")),
    ]

    // MARK: Bytes

    static func isLetter(_ byte: UInt8) -> Bool { RandomnessHeuristic.isLower(byte) || RandomnessHeuristic.isUpper(byte) }

    static func lowercased(_ text: ArraySlice<UInt8>) -> [UInt8] {
        text.map { RandomnessHeuristic.isUpper($0) ? $0 + 0x20 : $0 }
    }

    static func trimmed(_ text: ArraySlice<UInt8>, where isRemoved: (UInt8) -> Bool) -> ArraySlice<UInt8> {
        var text = text
        while let first = text.first, isRemoved(first) { text.removeFirst() }
        while let last = text.last, isRemoved(last) { text.removeLast() }
        return text
    }
}
