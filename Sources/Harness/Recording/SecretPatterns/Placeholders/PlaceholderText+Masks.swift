/// Signs in the place of a secret.
extension PlaceholderText {
    /// Returns whether a text consists of the characters of a mask, and of what divides them into groups.
    static func isMask(_ text: ArraySlice<UInt8>) -> Bool {
        guard text.contains(where: { "*xX.-#".utf8.contains($0) || $0 >= 0x80 }) else { return false }
        return text.allSatisfy { "*xX.-#_ ".utf8.contains($0) || $0 >= 0x80 }
            && String(decoding: text, as: UTF8.self).unicodeScalars.allSatisfy { $0.isASCII || "•●…∗".unicodeScalars.contains($0) }
    }

    /// Returns whether a text is a mask after the prefix of an issuer: `hf_xxxx`, `sk-proj-********`, `AKIAXXXXXXXXXXXXXXXX`.
    ///
    /// Another prefix is of lower-case letters and digits, and the mask after it has eight or more characters.
    static func isMaskAfterPrefix(_ text: ArraySlice<UInt8>) -> Bool {
        // `dapi0000...`: an issuer, and one sign again and again.
        if let last = text.last, "xX*0".utf8.contains(last), let start = text.lastIndex(where: { $0 != last }), text.endIndex - start > 12,
            isIssuer(text[...start])
        {
            return true
        }
        guard let first = text.firstIndex(where: isSeparator), let last = text.lastIndex(where: isSeparator) else { return false }
        // The mask itself may be in groups: `xoxb-xxxx-xxxx`.
        if isIssuer(text[..<first]), isMask(text[(first + 1)...]), text.endIndex - first > 4 { return true }
        let (prefix, mask) = (text[..<last], text[(last + 1)...])
        guard mask.count >= 4, isMask(mask), prefix.count <= 24, !prefix.isEmpty else { return false }
        if mask.count < 8 { return isIssuer(prefix) }
        return prefix.allSatisfy { RandomnessHeuristic.isLower($0) || SecretText.isDigit($0) || isSeparator($0) }
    }

    private static func isSeparator(_ byte: UInt8) -> Bool { "_-".utf8.contains(byte) }

    /// Returns whether the tokens of an issuer begin so.
    private static func isIssuer(_ prefix: ArraySlice<UInt8>) -> Bool { issuers.contains(lowercased(trimmed(prefix, where: isSeparator))) }

    /// The beginnings of tokens in lower case, without the signs at their ends, and those of public keys, which are not secrets.
    private static let issuers: Set<[UInt8]> = {
        let prefixes = SecretShape.all.flatMap { $0.patterns.map(\.prefix) } + ["pk", "pk_live", "pk_test"].map { Array($0.utf8) }
        return Set(prefixes.map { lowercased(trimmed($0[...], where: isSeparator)) }.filter { $0.count >= 2 })
    }()
}
