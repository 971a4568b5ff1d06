/// Texts as YAML has them.
package enum YAMLText {
    /// A scalar, in quotes only where it must be.
    package static func scalar(_ text: String, inList: Bool = false) -> String {
        isPlain(text, inList: inList) ? text : "\"\(text.unicodeScalars.map(escaped).joined())\""
    }

    /// A key and its list, on one line where that is short, indented.
    package static func list(_ key: String, _ elements: [String], indent: Int) -> String {
        let start = String(repeating: " ", count: indent)
        let texts = elements.map { scalar($0, inList: true) }
        let line = "\(start)\(key): [\(texts.joined(separator: ", "))]\n"
        if line.count <= width { return line }
        var lines: [String] = []
        var current = "\(start)  ["
        for (index, text) in texts.enumerated() {
            let piece = index == texts.count - 1 ? "\(text)]" : "\(text),"
            if current.count + 1 + piece.count > width, !current.hasSuffix("[") {
                lines.append(current)
                current = "\(start)   \(piece)"
            } else {
                current += current.hasSuffix("[") ? piece : " \(piece)"
            }
        }
        return "\(start)\(key):\n" + (lines + [current]).map { $0 + "\n" }.joined()
    }

    private static let width = 120

    /// Whether a reader takes the text for itself without quotes.
    private static func isPlain(_ text: String, inList: Bool) -> Bool {
        guard let first = text.first, first.isLetter || first == "_", text.last != " ", !words.contains(text.lowercased()) else {
            return false
        }
        return text.allSatisfy { character in
            (character.isLetter || character.isNumber || " _-./+()*?".contains(character) || !inList && ",;'".contains(character))
                && character.unicodeScalars.allSatisfy { !isUnprintable($0) }
        }
    }

    private static let words: Set<String> = ["true", "false", "null", "yes", "no", "on", "off"]

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        if scalar == "\"" || scalar == "\\" { return "\\\(scalar)" }
        guard isUnprintable(scalar) else { return String(scalar) }
        let digits = String(scalar.value, radix: 16, uppercase: true)
        let length = scalar.value > 0xFFFF ? 8 : 4
        return (length == 8 ? "\\U" : "\\u") + String(repeating: "0", count: length - digits.count) + digits
    }

    /// Characters without a visible form, and ends of lines.
    private static func isUnprintable(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse: true
        case .spaceSeparator: scalar != " "
        default: false
        }
    }
}
