/// Text that an XML 1.0 document can hold.
///
/// libxml2 writes any text and reports success, but a document with a control character cannot be read again.
/// Source: XML 1.0, section 2.2, production `Char`.
enum XMLText {
    /// The text with terminal sequences removed and forbidden characters made visible, as `\u{1B}`.
    static func sanitized(_ text: String) -> String {
        // Almost every text is clean. Of the bytes of forbidden characters none is above 0x1F but the first of U+FFFE and U+FFFF.
        guard text.utf8.contains(where: { $0 < 0x20 && $0 != 0x0A || $0 == 0xEF }) else { return text }
        var result = String.UnicodeScalarView()
        for scalar in removingTerminalSequences(text).unicodeScalars {
            if isAllowed(scalar) {
                result.append(scalar)
            } else {
                result.append(contentsOf: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars)
            }
        }
        return String(result)
    }

    /// The text's beginning, so that no report outgrows its readers, and how much is left out.
    static func shortened(_ text: String, to limit: Int) -> String {
        guard text.utf8.count > limit else { return text }
        var end = text.utf8.index(text.startIndex, offsetBy: limit)
        while end.samePosition(in: text) == nil { end = text.utf8.index(before: end) }
        return "\(text[..<end])... (\(text.utf8.count - limit) bytes more)"
    }

    /// A name as the schemas want it: not nothing but white space, which their type `token` collapses.
    ///
    /// Source: XML Schema Part 2, section 3.3.2.
    static func name(_ text: String) -> String {
        text.utf8.allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) } ? "(none)" : text
    }

    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
        default: false
        }
    }

    /// Source: ECMA-48 section 5.4: control sequences, and section 5.6: control strings ended by BEL or ST.
    private static func removingTerminalSequences(_ text: String) -> String {
        text.replacing(/\u{1B}(\[[0-?]*[ -\/]*[@-~]|\][^\u{07}\u{1B}]*(\u{07}|\u{1B}\\))/, with: "")
    }
}
