/// The statements of a Ruby file, as far as files of CocoaPods need them.
///
/// Source: The Ruby documentation, "Literals" and "Methods". Nothing is run, and texts that contain code are not read.
struct RubyFile {
    /// The reason why a file cannot be read, and the line.
    struct Failure: Error {
        let reason: String
        let line: Int
    }

    private(set) var statements: [RubyStatement] = []
    private let bytes: [UInt8]
    private var offset = 0
    private var line = 1
    private var statement: RubyStatement?
    /// The names of the variables that statements before the place assign.
    private var variables: Set<String> = []
    /// The brackets that are open, with their lines.
    private var brackets: [(sign: String, line: Int)] = []
    /// The words that end the texts that begin in the next line.
    private var endsOfTexts: [String] = []
    /// The number of texts with code around the place.
    private var nesting = 0

    init(_ bytes: [UInt8]) throws(Failure) {
        self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
        skipComments()
        while offset < self.bytes.count { try readToken() }
        if let open = brackets.last { throw Failure(reason: "the bracket \(open.sign) is not closed", line: open.line) }
        endStatement()
    }

    private mutating func readToken() throws(Failure) {
        let byte = bytes[offset]
        switch Character(Unicode.Scalar(byte)) {
        case "\n": readEndOfLine()
        case " ", "\t", "\r": offset += 1
        case "\\":
            // The statement goes on in the next line.
            offset += 1
            while offset < bytes.count, bytes[offset] == 0x0D { offset += 1 }
            if offset < bytes.count, bytes[offset] == 0x0A { (offset, line) = (offset + 1, line + 1) }
        case "#": skipLine()
        case ";":
            offset += 1
            if brackets.isEmpty { endStatement() }
        case "'", "\"", "`": append(try readText(until: byte))
        case "%": try readPercent()
        case "/": try readSlash()
        case "<": readLess()
        case ":": readColon()
        case "(", "[", "{": readBracket()
        case ")", "]", "}": try readClosingBracket()
        case _ where Self.isInWord(byte): readWord()
        default: readSign()
        }
    }

    private mutating func append(_ token: RubyToken) {
        if token == .sign("="), statement?.tokens.count == 1, let name = statement?.firstWord { variables.insert(name) }
        if statement == nil { statement = RubyStatement(line: line) }
        statement?.append(token)
    }

    private mutating func endStatement() {
        if let statement { statements.append(statement) }
        statement = nil
    }

    private var last: RubyToken? { statement?.tokens.last }

    // MARK: Lines

    private mutating func readEndOfLine() {
        (offset, line) = (offset + 1, line + 1)
        for end in endsOfTexts { skipText(until: end) }
        endsOfTexts = []
        skipComments()
        guard brackets.isEmpty, !goesOn else { return }
        endStatement()
    }

    /// Whether the statement goes on in the next line.
    private var goesOn: Bool {
        switch last {
        case .label: return true
        case .sign(let sign):
            if ["&&", "+", ",", ".", "::", "=", "=>", "||"].contains(sign) { return true }
        case .word(let word): if ["and", "not", "or"].contains(word) { return true }
        default: break
        }
        let next = bytes[offset...].drop { [0x20, 0x09, 0x0D].contains($0) }
        return next.first == UInt8(ascii: ".") && next.dropFirst().first != UInt8(ascii: ".")
    }

    private mutating func skipLine() { while offset < bytes.count, bytes[offset] != 0x0A { offset += 1 } }

    /// Skips comments of several lines, and everything after the end of the code.
    private mutating func skipComments() {
        if starts("__END__\n") || bytes[offset...].elementsEqual("__END__".utf8) { offset = bytes.count }
        guard starts("=begin") else { return }
        while offset < bytes.count, !starts("=end") {
            skipLine()
            if offset < bytes.count { (offset, line) = (offset + 1, line + 1) }
        }
        skipLine()
    }

    /// Skips the lines of a text up to the one that ends it.
    private mutating func skipText(until end: String) {
        while offset < bytes.count {
            let start = offset
            skipLine()
            let text = String(decoding: bytes[start..<offset], as: UTF8.self)
            if offset < bytes.count { (offset, line) = (offset + 1, line + 1) }
            if text.split(whereSeparator: \.isWhitespace).first.map(String.init) == end { return }
        }
    }

    private func starts(_ text: String) -> Bool { bytes[offset...].starts(with: text.utf8) }

    // MARK: Texts

    /// Reads a text between quotes or brackets, which may be nested.
    private mutating func readText(until end: UInt8, from open: UInt8? = nil, isCode: Bool = true) throws(Failure) -> RubyToken {
        let first = line
        var text: [UInt8] = []
        var hasCode = end == UInt8(ascii: "`")
        let isPlain = end == UInt8(ascii: "'") || !isCode
        var depth = 0
        offset += 1
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte == end, depth == 0 {
                offset += 1
                return hasCode ? .code : .text(String(decoding: text, as: UTF8.self))
            }
            if byte == open { depth += 1 }
            if byte == end { depth -= 1 }
            if byte == 0x0A { line += 1 }
            if byte == UInt8(ascii: "\\"), offset + 1 < bytes.count {
                let next = bytes[offset + 1]
                let isKnown = next == end || next == UInt8(ascii: "\\")
                // Another escape is a character of its own, or the two characters in a plain text.
                if !isKnown, isPlain { text.append(byte) }
                if !isKnown, !isPlain { hasCode = true }
                if next == 0x0A { line += 1 }
                text.append(next)
                offset += 2
            } else if !isPlain, starts("#{") {
                hasCode = true
                offset += 1
                try skipCode()
            } else {
                text.append(byte)
                offset += 1
            }
        }
        throw Failure(reason: "a text does not end", line: first)
    }

    /// Skips code in braces, with the texts in it.
    private mutating func skipCode() throws(Failure) {
        let first = line
        nesting += 1
        defer { nesting -= 1 }
        guard nesting < 100 else { throw Failure(reason: "texts and code contain each other too often", line: line) }
        var depth = 0
        while offset < bytes.count {
            switch Character(Unicode.Scalar(bytes[offset])) {
            case "{": depth += 1
            case "}":
                depth -= 1
                if depth == 0 {
                    offset += 1
                    return
                }
            case "'", "\"":
                _ = try readText(until: bytes[offset])
                continue
            case "\n": line += 1
            default: break
            }
            offset += 1
        }
        throw Failure(reason: "the code in a text does not end", line: first)
    }

    /// Reads a list of words, `%w[a b]`, a text, `%q(a)`, or the sign for a remainder.
    private mutating func readPercent() throws(Failure) {
        let closing: [UInt8: UInt8] = [0x28: 0x29, 0x5B: 0x5D, 0x7B: 0x7D, 0x3C: 0x3E, 0x7C: 0x7C, 0x21: 0x21]
        let kind = offset + 1 < bytes.count ? bytes[offset + 1] : 0
        let hasKind = "wWiIqQ".utf8.contains(kind)
        let start = offset + (hasKind ? 2 : 1)
        let isLiteral = hasKind || RubyStatement.endsNoValue(last)
        guard isLiteral, start < bytes.count, let end = closing[bytes[start]] else { return readSign() }
        offset = start
        let isPlain = ["q", "w", "i"].contains(Character(Unicode.Scalar(kind)))
        let text = try readText(until: end, from: end == bytes[start] ? nil : bytes[start], isCode: !isPlain)
        guard "wWiI".utf8.contains(kind) else { return append(text) }
        guard case .text(let words) = text else { return append(.code) }
        append(.sign("["))
        for (index, word) in words.split(whereSeparator: \.isWhitespace).enumerated() {
            if index > 0 { append(.sign(",")) }
            append(.text(String(word)))
        }
        append(.sign("]"))
    }

    /// Reads a pattern, or the sign for a division.
    private mutating func readSlash() throws(Failure) {
        guard RubyStatement.endsNoValue(last) || isArgument else { return readSign() }
        let first = line
        _ = try readText(until: UInt8(ascii: "/"))
        guard line == first else { throw Failure(reason: "a pattern does not end", line: first) }
        append(.code)
    }

    /// Whether the sign at the place begins the argument of a method without brackets: `split /,/`, but not `size / 2` or `size/2`.
    private var isArgument: Bool {
        guard case .word(let name)? = last, name.first?.isLowercase ?? false, !Self.values.contains(name), !variables.contains(name) else {
            return false
        }
        let blanks = [UInt8(ascii: " "), UInt8(ascii: "\t")]
        guard blanks.contains(bytes[offset - 1]), offset + 1 < bytes.count else { return false }
        return !(blanks + [0x0A, 0x0D, UInt8(ascii: "=")]).contains(bytes[offset + 1])
    }

    private static let values: Set<String> = ["end", "false", "nil", "self", "true"]

    /// Reads the beginning of a text of several lines, `<<~END`, or another sign.
    private mutating func readLess() {
        guard let name = textName else { return readSign() }
        let ends = Array("\n ),.".utf8)
        skipWhile { !ends.contains($0) }
        append(.code)
        endsOfTexts.append(name)
    }

    /// The name that ends the text of several lines that begins here; nil if none begins.
    private var textName: String? {
        guard starts("<<") else { return nil }
        var rest = bytes[offset...].dropFirst(2)
        let isIndented = rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "~")
        if isIndented { rest = rest.dropFirst() }
        let quote = rest.first.flatMap { [UInt8(ascii: "'"), UInt8(ascii: "\"")].contains($0) ? $0 : nil }
        if quote != nil { rest = rest.dropFirst() }
        let name = rest.prefix { Self.isInWord($0) }
        guard let first = name.first, first > UInt8(ascii: "9") else { return nil }
        guard isIndented || quote != nil || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) else { return nil }
        return String(decoding: name, as: UTF8.self)
    }

    // MARK: Words and signs

    private static func isInWord(_ byte: UInt8) -> Bool {
        let character = Character(Unicode.Scalar(byte))
        return byte >= 0x80 || character == "_" || character.isLetter || character.isNumber
    }

    private mutating func skipWhile(_ isWanted: (UInt8) -> Bool) { while offset < bytes.count, isWanted(bytes[offset]) { offset += 1 } }

    /// Reads a name, which may end with a question mark or an exclamation mark.
    private mutating func readName() -> String {
        let start = offset
        skipWhile(Self.isInWord)
        if offset < bytes.count, "?!".utf8.contains(bytes[offset]), offset + 1 == bytes.count || bytes[offset + 1] != UInt8(ascii: "=") {
            offset += 1
        }
        return String(decoding: bytes[start..<offset], as: UTF8.self)
    }

    private mutating func readWord() {
        let name = readName()
        if starts(":"), !starts("::") {
            offset += 1
            append(.label(name))
        } else {
            append(.word(name))
        }
    }

    private mutating func readColon() {
        if starts("::") { return readSign() }
        offset += 1
        guard offset < bytes.count, Self.isInWord(bytes[offset]) else { return append(.sign(":")) }
        append(.symbol(readName()))
    }

    private mutating func readBracket() {
        let sign = String(Character(Unicode.Scalar(bytes[offset])))
        append(.sign(sign))
        brackets.append((sign, line))
        offset += 1
    }

    private mutating func readClosingBracket() throws(Failure) {
        let sign = String(Character(Unicode.Scalar(bytes[offset])))
        let pairs = [")": "(", "]": "[", "}": "{"]
        guard brackets.popLast()?.sign == pairs[sign] else { throw Failure(reason: "the bracket \(sign) closes nothing", line: line) }
        append(.sign(sign))
        offset += 1
    }

    private mutating func readSign() {
        let pairs = ["=>", "==", "=~", "||", "&&", "<<", ">>", "<=", ">=", "!=", "+=", "-=", "::", "->", "&.", "**"]
        if let pair = pairs.first(where: { starts($0) }) {
            append(.sign(pair))
            offset += 2
        } else {
            append(.sign(String(Character(Unicode.Scalar(bytes[offset])))))
            offset += 1
        }
    }
}
