/// Text for a terminal of 80 columns.
enum TerminalText {
    static let width = 80

    /// The text in lines, broken between words, each with an indent; what a terminal would obey is left out.
    ///
    /// A word that is too long for a line is broken.
    static func wrapped(_ text: String, indent: Int = 0, maxLines: Int = .max) -> [String] {
        let room = width - indent
        var lines: [String] = []
        var line = ""
        for word in plain(text).split(whereSeparator: \.isWhitespace) {
            var word = word
            if !line.isEmpty, line.count + 1 + word.count > room {
                lines.append(line)
                line = ""
            }
            while word.count > room {
                lines.append(String(word.prefix(room)))
                word = word.dropFirst(room)
            }
            line += (line.isEmpty ? "" : " ") + word
        }
        if !line.isEmpty { lines.append(line) }
        if lines.count > maxLines { lines = Array(lines.prefix(maxLines - 1)) + [shortened(lines[maxLines - 1], to: room)] }
        return lines.map { String(repeating: " ", count: indent) + $0 }
    }

    private static func shortened(_ line: String, to room: Int) -> String {
        "\(line.prefix(room - 3))..."
    }

    /// Without control characters: a title from a server must not move the cursor.
    static func plain(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.map { isControl($0) ? " " : $0 }))
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        [.control, .lineSeparator, .paragraphSeparator, .format].contains(scalar.properties.generalCategory)
    }
}
