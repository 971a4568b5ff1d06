/// Text for a terminal of 80 columns.
package enum TerminalText {
    package static let width = 80

    /// The text in lines, broken between words, each with an indent; what a terminal would obey is left out.
    ///
    /// A word that is too long for a line is broken.
    package static func wrapped(_ text: String, indent: Int = 0, maxLines: Int = .max) -> [String] {
        let room = width - indent
        var lines: [String] = []
        var line = Line()
        for word in plain(text).split(whereSeparator: \.isWhitespace) where lines.count <= maxLines {
            if !line.text.isEmpty {
                if line.columns + 1 + columns(of: word) > room { lines.append(line.take()) } else { line.append(" ") }
            }
            for character in word where lines.count <= maxLines {
                if line.columns + columns(of: character) > room { lines.append(line.take()) }
                line.append(character)
            }
        }
        if !line.text.isEmpty { lines.append(line.text) }
        if lines.count > maxLines { lines = Array(lines.prefix(maxLines - 1)) + [shortened(lines[maxLines - 1], to: room)] }
        return lines.map { String(repeating: " ", count: indent) + $0 }
    }

    /// A text in lines, each ended.
    static func paragraph(_ text: String, indent: Int = 0) -> String { wrapped(text, indent: indent).map { "\($0)\n" }.joined() }

    /// One of several things that a user may name by its number: its title beside the number, and the rest below the title.
    /// - Parameters:
    ///   - number: As it is shown.
    ///   - title: Its name.
    ///   - texts: A paragraph each, in full.
    ///   - summary: The last paragraph, of which two lines are shown.
    package static func item(number: Int, title: String, texts: [String], summary: String = "") -> [String] {
        let mark = String(repeating: " ", count: max(0, 3 - "\(number)".count)) + "\(number)  "
        let name = wrapped(title, indent: mark.count)
        let first = mark + (name.first ?? "").dropFirst(mark.count)
        return [first] + name.dropFirst() + texts.flatMap { wrapped($0, indent: mark.count) }
            + wrapped(summary, indent: mark.count, maxLines: 2)
    }

    private struct Line {
        var text = ""
        var columns = 0

        mutating func append(_ character: Character) {
            text.append(character)
            columns += TerminalText.columns(of: character)
        }

        mutating func take() -> String {
            defer { self = Line() }
            return text
        }
    }

    private static func shortened(_ line: String, to room: Int) -> String {
        var kept = line
        while columns(of: kept) > room - 3 { kept.removeLast() }
        return "\(kept)..."
    }

    // MARK: Columns

    private static func columns(of text: some StringProtocol) -> Int { text.reduce(0) { $0 + columns(of: $1) } }

    private static func columns(of character: Character) -> Int {
        let sum = character.unicodeScalars.reduce(0) { $0 + columns(of: $1) }
        // The selector that makes a picture of a sign.
        if character.unicodeScalars.contains("\u{FE0F}") { return max(2, sum) }
        // The joiner that makes one picture of several.
        return character.unicodeScalars.contains("\u{200D}") && sum > 2 ? 2 : sum
    }

    /// None for marks, two for what East Asian scripts and pictures take, as Unicode Standard Annex 11 has it in broad strokes.
    private static func columns(of scalar: Unicode.Scalar) -> Int {
        let properties = scalar.properties
        if [.nonspacingMark, .enclosingMark, .format].contains(properties.generalCategory) { return 0 }
        // Two letters make a flag.
        if (0x1F1E6...0x1F1FF).contains(scalar.value) { return 1 }
        let wide: [ClosedRange<UInt32>] = [
            0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F,
            0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x1B2FF, 0x1F300...0x1FAFF, 0x20000...0x3FFFD,
        ]
        return properties.isEmojiPresentation || wide.contains { $0.contains(scalar.value) } ? 2 : 1
    }

    /// Whether nothing of a text can be seen.
    static func isBlank(_ text: String) -> Bool { plain(text).allSatisfy(\.isWhitespace) }

    /// Without control characters, and without those that turn the direction of writing: a title from a server must not move the cursor.
    ///
    /// Joiners stay, because scripts and emoji need them. All other invisible characters are removed.
    private static func plain(_ text: String) -> String {
        String(
            String.UnicodeScalarView(
                text.unicodeScalars.compactMap { scalar in
                    switch scalar.properties.generalCategory {
                    case .control, .lineSeparator, .paragraphSeparator: " "
                    case .format: turns(scalar) ? " " : joins(scalar) ? scalar : nil
                    default: scalar
                    }
                }))
    }

    private static func joins(_ scalar: Unicode.Scalar) -> Bool { scalar == "\u{200C}" || scalar == "\u{200D}" }

    private static func turns(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isBidiControl }
}
