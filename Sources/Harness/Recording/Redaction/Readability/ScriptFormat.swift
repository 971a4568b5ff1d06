/// JavaScript, as far as its strings, templates, comments and regular expressions: ECMA-262 section 12.
enum ScriptFormat: BodyFormat {
    static let name = "JavaScript"
    static let hasNumbers = true

    static func isPossible(_ type: MediaType, _ bytes: [UInt8]) -> Bool { type.isOf("javascript", "ecmascript", "jscript") }

    static func regions(in bytes: [UInt8], _ type: MediaType) -> [BodyRegion]? {
        var scanner = ScriptScanner(bytes)
        return scanner.regions()
    }
}

/// Finds the literals and comments of a program.
///
/// It reads each byte once.
private struct ScriptScanner: RegionScanner {
    /// An open bracket, and what its end means for a slash behind it.
    private enum Bracket {
        case parenthesis(isCondition: Bool)
        case square
        case brace(isBlock: Bool)
        /// The `${` of a template.
        case substitution
    }

    /// The last token, as far as it decides whether a slash divides, and whether a brace begins a block.
    private enum Last {
        /// The beginning, `;`, `{`, `}` of a block, `=>`, `else` and other places of a statement.
        case statement
        /// An operator, `(`, `,`, `return` and other places of an expression.
        case operation
        /// The `)` of a condition, behind which a statement follows.
        case condition
        /// A value that ends here: a name, a number, `)`, `]`.
        case value
        /// `.`, behind which each word is a name.
        case dot
        /// `if`, `for`, `while` and `with`.
        case conditionWord
    }

    let bytes: [UInt8]
    var index = 0
    var found: [BodyRegion] = []
    private var last = Last.statement
    private var brackets: [Bracket] = []

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Returns the regions in their order; nil for a program that ends inside something, or whose brackets do not match.
    mutating func regions() -> [BodyRegion]? {
        if isAt("#!") { skipLine() }
        while index < bytes.count {
            guard readToken() else { return nil }
        }
        return brackets.isEmpty ? found : nil
    }

    private mutating func readToken() -> Bool {
        let byte = bytes[index]
        switch byte {
        case 0x09...0x0D, 0x20: index += 1
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            last = .value
            return readString(byte)
        case UInt8(ascii: "`"):
            index += 1
            return readTemplate()
        case UInt8(ascii: "/"):
            if isAt("//") { return readLineComment() }
            if isAt("/*") { return readUntil("*/", from: index + 2, .comment) }
            if last != .value { return readPattern() }
            index += 1
            last = .operation
        case UInt8(ascii: "<") where isAt("<!--"): return readLineComment()
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open(byte)
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): return close(byte)
        case _ where Self.isWordByte(byte): readWord()
        default: readOperator(byte)
        }
        return true
    }

    // MARK: Literals and comments

    /// Reads the characters of a template up to its end, or up to `${`.
    private mutating func readTemplate() -> Bool {
        let start = index
        while index < bytes.count, bytes[index] != UInt8(ascii: "`"), !isAt("${") { skipCharacter() }
        guard index < bytes.count else { return false }
        guard bytes[index] == UInt8(ascii: "$") else { return end(.template, from: start, closedBy: 1) }
        brackets.append(.substitution)
        guard end(.template, from: start, closedBy: 2) else { return false }
        last = .operation
        return true
    }

    private mutating func readPattern() -> Bool {
        let start = index + 1
        index = start
        var isInClass = false
        while index < bytes.count, isInClass || bytes[index] != UInt8(ascii: "/") {
            switch bytes[index] {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return false
            case UInt8(ascii: "["): isInClass = true
            case UInt8(ascii: "]"): isInClass = false
            default: break
            }
            skipCharacter()
        }
        guard end(.pattern, from: start, closedBy: 1) else { return false }
        while index < bytes.count, Self.isWordByte(bytes[index]) { index += 1 }
        return true
    }

    private mutating func readLineComment() -> Bool {
        let start = index + 2
        skipLine()
        add(.comment, start..<index)
        return true
    }

    private mutating func skipLine() {
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n"), bytes[index] != UInt8(ascii: "\r") { index += 1 }
    }

    /// Ends a literal at the position, where its closing bytes are.
    private mutating func end(_ kind: BodyRegion.Kind, from start: Int, closedBy count: Int) -> Bool {
        guard index + count <= bytes.count else { return false }
        add(kind, start..<index)
        index += count
        last = .value
        return true
    }

    // MARK: Code

    private mutating func open(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "("): brackets.append(.parenthesis(isCondition: last == .conditionWord))
        case UInt8(ascii: "["): brackets.append(.square)
        // A brace in an expression begins an object. Behind a value, such as `f()` or `class A`, it begins a body.
        default: brackets.append(.brace(isBlock: last != .operation))
        }
        if case .brace(isBlock: true) = brackets[brackets.count - 1] { last = .statement } else { last = .operation }
        index += 1
    }

    private mutating func close(_ byte: UInt8) -> Bool {
        guard let bracket = brackets.popLast() else { return false }
        index += 1
        switch (bracket, byte) {
        case (.parenthesis(let isCondition), UInt8(ascii: ")")): last = isCondition ? .condition : .value
        case (.square, UInt8(ascii: "]")): last = .value
        case (.brace(let isBlock), UInt8(ascii: "}")): last = isBlock ? .statement : .value
        case (.substitution, UInt8(ascii: "}")): return readTemplate()
        default: return false
        }
        return true
    }

    private mutating func readWord() {
        let start = index
        let isNumber = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[start])
        while index < bytes.count, Self.isWordByte(bytes[index]) || isNumber && bytes[index] == UInt8(ascii: ".") { index += 1 }
        guard last != .dot, !isNumber else { return last = .value }
        last = Self.words[String(decoding: bytes[start..<index], as: UTF8.self)] ?? .value
    }

    private static let words: [String: Last] = {
        let expressions = [
            "return", "typeof", "case", "in", "of", "delete", "void", "instanceof", "new", "throw", "yield", "await", "extends",
        ]
        return Dictionary(uniqueKeysWithValues: expressions.map { ($0, Last.operation) })
            .merging(["else", "do", "try", "finally"].map { ($0, .statement) }) { $1 }
            .merging(["if", "while", "for", "with"].map { ($0, .conditionWord) }) { $1 }
    }()

    private mutating func readOperator(_ byte: UInt8) {
        if isAt("=>") {
            last = .statement
            index += 2
        } else if isAt("++") || isAt("--") {
            // Behind a value they end it. Before one they change nothing.
            index += 2
        } else {
            last = byte == UInt8(ascii: ";") ? .statement : byte == UInt8(ascii: ".") ? .dot : .operation
            index += 1
        }
    }

    /// Letters, digits, `_`, `$`, the backslash of an escape, and everything beyond ASCII.
    private static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "\\"), 0x80...:
            true
        default: false
        }
    }
}
