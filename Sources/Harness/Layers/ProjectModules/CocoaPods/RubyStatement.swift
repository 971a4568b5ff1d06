/// A part of a Ruby file: a word, a text or a sign.
enum RubyToken: Hashable {
    /// A text between quotes without code in it.
    case text(String)
    /// A text that code makes, a pattern, or the output of a command.
    case code
    /// A name, a keyword or a number.
    case word(String)
    /// A symbol, `:path`.
    case symbol(String)
    /// A name before a value, `path:`.
    case label(String)
    /// An operator, a bracket or a comma.
    case sign(String)
}

/// A statement of a Ruby file.
struct RubyStatement {
    private(set) var tokens: [RubyToken] = []
    /// The line of its first word, from 1.
    let line: Int

    init(line: Int) { self.line = line }

    mutating func append(_ token: RubyToken) { tokens.append(token) }

    /// The word at its beginning.
    var firstWord: String? { if case .word(let word)? = tokens.first { word } else { nil } }

    /// Returns whether a word is among its tokens.
    func has(_ words: Set<String>) -> Bool {
        tokens.contains { if case .word(let word) = $0 { words.contains(word) } else { false } }
    }

    // MARK: Blocks

    private static let loops: Set<String> = ["for", "until", "while"]
    private static let conditions: Set<String> = ["for", "if", "unless", "until", "while"]

    /// Whether it begins with a condition, or contains one after its other words.
    var isConditional: Bool { has(["case", "if", "unless", "until", "while", "rescue"]) || tokens.contains(.sign("?")) }

    /// The number of blocks that it begins without their ends, or less than zero if it ends blocks of other statements.
    var openings: Int {
        let hasLoop = firstWord.map(Self.loops.contains) ?? false
        var count = 0
        for (index, token) in tokens.enumerated() {
            guard case .word(let word) = token else { continue }
            let before = index == 0 ? nil : tokens[index - 1]
            guard before != .sign("."), before != .sign("&."), before != .sign("::") else { continue }
            switch word {
            case "begin", "case", "class", "def", "module": count += 1
            // `while x do` begins only one block.
            case "do": count += hasLoop ? 0 : 1
            case "end": count -= 1
            // After the words of a statement, a condition has no end.
            case _ where Self.conditions.contains(word): count += Self.beginsBlock(after: before) ? 1 : 0
            default: break
            }
        }
        return count
    }

    /// Returns whether a condition after a token begins a block.
    private static func beginsBlock(after token: RubyToken?) -> Bool {
        guard case .word(let word)? = token else { return endsNoValue(token) }
        return ["and", "do", "else", "not", "or", "then"].contains(word)
    }

    /// Returns whether no value ends with a token, so that the next one begins a value.
    static func endsNoValue(_ token: RubyToken?) -> Bool {
        switch token {
        case nil, .label: true
        case .sign(let sign): ![")", "]", "}"].contains(sign)
        case .word(let word): ["and", "do", "else", "if", "not", "or", "return", "then", "unless", "until", "when", "while"].contains(word)
        case .text, .code, .symbol: false
        }
    }

    // MARK: Values

    /// The values after the first word, without the brackets around all of them: `'Core'` and `path: '../Core'` for
    /// `pod 'Core', path: '../Core'`.
    var arguments: [[RubyToken]] { Self.elements(Self.unwrapped(Array(tokens.dropFirst()), "(", ")")) }

    /// Returns the parts between the commas that no brackets contain; none for an empty list.
    static func elements(_ tokens: [RubyToken]) -> [[RubyToken]] {
        var found: [[RubyToken]] = [[]]
        var depth = 0
        for token in tokens {
            if case .sign(let sign) = token {
                if ["(", "[", "{"].contains(sign) { depth += 1 }
                if [")", "]", "}"].contains(sign) { depth -= 1 }
            }
            if depth == 0, token == .sign(",") {
                found.append([])
            } else {
                found[found.count - 1].append(token)
            }
        }
        // A comma may follow the last element.
        if found.last?.isEmpty ?? false { found.removeLast() }
        return found
    }

    /// Returns tokens without the brackets around them.
    static func unwrapped(_ tokens: [RubyToken], _ open: String, _ close: String) -> [RubyToken] {
        guard tokens.count > 1, tokens.first == .sign(open), tokens.last == .sign(close) else { return tokens }
        var depth = 0
        for (index, token) in tokens.enumerated() {
            if token == .sign(open) { depth += 1 }
            if token == .sign(close) { depth -= 1 }
            if depth == 0, index < tokens.count - 1 { return tokens }
        }
        return Array(tokens.dropFirst().dropLast())
    }

    /// Returns the text of a value; nil if code makes it.
    static func text(_ value: [RubyToken]) -> String? {
        guard value.count == 1, case .text(let text)? = value.first else { return nil }
        return text
    }

    /// Returns the texts of a value, or of a list of values; nil if code makes some of them.
    static func texts(_ value: [RubyToken]) -> [String]? {
        let parts = elements(unwrapped(value, "[", "]"))
        let known = parts.compactMap { text($0) }
        return known.count == parts.count ? known : nil
    }

    /// Returns the keys and values of a hash, with or without braces; nil if code makes some of the keys.
    static func pairs(_ value: [RubyToken]) -> [(key: String, value: [RubyToken])]? {
        let parts = elements(unwrapped(value, "{", "}"))
        let known = parts.compactMap { pair($0) }
        return known.count == parts.count ? known : nil
    }

    /// Returns the key and the value of an element: `path: 'a'`, `:path => 'a'` or `'path' => 'a'`; nil for anything else.
    static func pair(_ element: [RubyToken]) -> (key: String, value: [RubyToken])? {
        switch element.first {
        case .label(let key): return (key, Array(element.dropFirst()))
        case .symbol(let key), .text(let key):
            guard element.count > 1, element[1] == .sign("=>") else { return nil }
            return (key, Array(element.dropFirst(2)))
        default: return nil
        }
    }
}
