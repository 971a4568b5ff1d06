/// Private keys in the files of programs that make them.
extension SecretScanner {
    /// A private key, from its first line to its last one, or to a byte that a key cannot contain.
    ///
    /// - Source: RFC 7468, RFC 1421 section 4.6 (encrypted keys), RFC 4880 section 6.2 (PGP), RFC 4716 section 3 (SSH2),
    ///   and appendix C of the manual of PuTTY.
    mutating func privateKey(at index: Int) {
        guard let key = armoredKey(at: index) ?? puttyKey(hyphen: index) else { return }
        find(key, "PRIVATE_KEY")
    }

    /// Returns `-----BEGIN PRIVATE KEY-----` and what belongs to it; nil where no such key begins.
    private func armoredKey(at index: Int) -> Range<Int>? {
        let isSSH2 = isAt(index, "---- BEGIN SSH2 ENCRYPTED PRIVATE KEY ----")
        guard isSSH2 || isAt(index, "-----BEGIN ") else { return nil }
        let label = label(from: index + 11)
        let name = String(decoding: bytes[label], as: UTF8.self)
        guard isSSH2 || name.hasSuffix("PRIVATE KEY") || name.hasSuffix("PRIVATE KEY BLOCK") else { return nil }
        guard isAt(label.upperBound, isSSH2 ? "----" : "-----") else { return nil }
        let end = endOfKey(from: label.upperBound + (isSSH2 ? 4 : 5))
        guard isAt(end, isSSH2 ? "---- END " : "-----END ") else { return index..<end }
        return index..<after(self.label(from: end + 9).upperBound - 1) { $0 == UInt8(ascii: "-") }.upperBound
    }

    private func label(from start: Int) -> Range<Int> { after(start - 1) { $0 >= 0x20 && $0 != UInt8(ascii: "-") } }

    /// Returns `PuTTY-User-Key-File-3: ssh-ed25519` and the lines up to `Private-MAC`; nil where no such key begins.
    private func puttyKey(hyphen: Int) -> Range<Int>? {
        guard isAt(hyphen - 5, "PuTTY-User-Key-File-") else { return nil }
        return hyphen - 5..<endOfKey(from: hyphen - 5)
    }

    /// Returns the end of a key's lines, which are base64, fields such as `Proc-Type: 4,ENCRYPTED`, and blanks.
    private func endOfKey(from start: Int) -> Int {
        var end = start
        while end < bytes.count, !isAt(end, "----") {
            let word = after(end - 1, while: SecretShape.Alphabet.urlSafe.contains)
            let isField = !word.isEmpty && isAt(word.upperBound, ": ")
            if isField, isLastField(word) {
                return after(word.upperBound + 1, while: SecretShape.Alphabet.alphanumeric.contains).upperBound
            }
            let next = isField ? endOfField(word.upperBound) : after(end - 1, while: Self.isKeyByte).upperBound
            if next > end {
                end = next
            } else if SecretText.isSpace(bytes[end]) || bytes[end] == UInt8(ascii: "\\") {
                end += 1
            } else {
                return end
            }
        }
        return end
    }

    private static func isKeyByte(_ byte: UInt8) -> Bool {
        SecretShape.Alphabet.alphanumeric.contains(byte) || "_+/=:,.".utf8.contains(byte)
    }

    /// Returns whether a field ends the key of PuTTY; it may follow an escaped line break.
    private func isLastField(_ name: Range<Int>) -> Bool {
        isAt(name.upperBound - 11, "Private-MAC") || isAt(name.upperBound - 12, "Private-Hash")
    }

    /// Returns the end of the value of a field: that of its line, or the line that ends the key.
    private func endOfField(_ colon: Int) -> Int {
        var end = colon
        var quote: Int?
        while end < bytes.count, bytes[end] >= 0x20, bytes[end] != UInt8(ascii: "\\"), !isAt(end, "-----") {
            if quote == nil, Self.opensString(bytes[end]) { quote = end }
            end += 1
        }
        // Only another line shows that a quotation mark does not end the string around the key.
        let isLine = end < bytes.count && bytes[end] < 0x20
        return isLine ? end : quote ?? end
    }
}
