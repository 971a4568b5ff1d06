/// Text without characters that a terminal would obey.
enum TerminalText {
    /// Returns a text on one line.
    ///
    /// Characters that move the cursor or change the direction of the text are escaped.
    static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator:
                for byte in String(scalar).utf8 { escaped += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true) }
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
