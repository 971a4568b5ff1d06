/// A command line of `verify` that a message advises, and that runs in a shell as it is printed.
package struct AdvisedCommand: Hashable, Sendable, CustomStringConvertible {
    /// The name of the program in all messages.
    package static let program = "verify"

    private let words: [String]

    /// Creates a command line.
    /// - Parameters:
    ///   - words: The command and its arguments, without quotation marks.
    ///   - program: The name of the program.
    package init(_ words: [String], program: String = Self.program) {
        self.words = [program] + words
    }

    /// The command line, with quotation marks around words that a shell would change.
    package var description: String { words.map(Self.quoted).joined(separator: " ") }

    /// Returns an option with its value, which may begin with a hyphen.
    package static func option(_ name: String, _ value: String) -> [String] {
        value.hasPrefix("-") ? ["\(name)=\(value)"] : [name, value]
    }

    /// Returns a path as an argument, which a program cannot mistake for an option.
    package static func path(_ path: String) -> String { path.hasPrefix("-") ? "./\(path)" : path }

    /// Returns a word as a shell must be given it.
    ///
    /// - Source: POSIX.1-2024, Shell Command Language, 2.2 Quoting; control characters are in the form `$'...'` of bash, zsh and POSIX 2024.
    package static func quoted(_ word: String) -> String {
        if !word.isEmpty, word.utf8.allSatisfy(isPlain) { return word }
        guard word.unicodeScalars.contains(where: isControl) else {
            return "'\(word.replacing("'", with: #"'\''"#))'"
        }
        let escaped = word.unicodeScalars.map { scalar in
            if scalar == "'" || scalar == "\\" { return "\\\(scalar)" }
            guard isControl(scalar) else { return String(scalar) }
            return String(scalar).utf8.map { byte in
                let digits = String(byte, radix: 8)
                return "\\\(String(repeating: "0", count: 3 - digits.count))\(digits)"
            }.joined()
        }
        return "$'\(escaped.joined())'"
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: "_./:=@%+-".utf8.contains(byte)
        }
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool { OneLine.of(String(scalar)) != String(scalar) }
}
