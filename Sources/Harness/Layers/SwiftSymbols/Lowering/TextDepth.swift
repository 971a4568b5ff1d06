@_spi(ExperimentalLanguageFeatures) @_spi(Testing) internal import SwiftParser
@_spi(RawSyntax) internal import SwiftSyntax
internal import Threads

/// A bound for the depth of the tree of a Swift text, from its tokens alone.
///
/// The parser limits how deep brackets are nested. Without brackets, links of a chain, operands of a sequence and statements in statements are
/// nested too: `a.b.b`, `1 + 1 + 1`, `if a {} else if b {}`. Each part of such code has a token of its own, and ends with a statement.
struct TextDepth {
    /// A place from which a text is too deep.
    struct Excess {
        let offset: Int
        /// Whether a bracket is open there.
        let isInBrackets: Bool
    }

    /// The parts around a place, inside of the innermost bracket.
    private struct Level {
        /// The members, calls and other parts behind the last operand.
        var links = 0
        var operators = 0
        /// The statements in statements.
        var beginnings = 0

        var depth: Int { links + operators + beginnings }
    }

    private let limit: Int
    private var level = Level()
    private var outer: [Level] = []
    /// The depth of all outer levels.
    private var outerDepth = 0
    private var last = RawTokenKind.endOfFile
    /// The number of brackets that directly follow each other.
    private var bracketRun = 0

    /// The number of brackets of collections that directly follow each other: the parser tries a type at each of them, twice as often with
    /// each further one.
    private static let bracketRunLimit = 20

    /// The largest number of statements in statements, without brackets between them: each is a scope in which names are looked up.
    private static let beginningLimit = 10_000

    /// The largest depth of a text: 65,536, or less where the system limits the address space.
    ///
    /// In a debug build, each part takes up to 13 KiB of the stack.
    static let limit = DeepStack.stackSize / (16 << 10)

    /// The largest depth of a text from which types are decoded: further recursions follow, on smaller stacks too.
    static let decodingLimit = min(1_000, limit)

    /// Returns the place from which a text is deeper than a limit; nil if it is not.
    static func excess(in text: UnsafeBufferPointer<UInt8>, limit: Int) -> Excess? {
        // Each part has a byte of its own.
        guard text.count > min(limit, beginningLimit) || mayHaveBracketRun(text) else { return nil }
        var depth = TextDepth(limit: limit)
        var tracker = LookaheadTracker()
        return withUnsafeMutablePointer(to: &tracker) { tracker in
            var offset = 0
            for lexeme in Lexer.tokenize(text, lookaheadTracker: tracker, experimentalFeatures: []) {
                if lexeme.rawTokenKind == .endOfFile { return nil }
                depth.add(lexeme)
                if depth.isExceeded { return Excess(offset: offset, isInBrackets: !depth.outer.isEmpty) }
                offset += lexeme.byteLength
            }
            return nil
        }
    }

    /// Returns whether brackets directly follow each other, in code or in a text.
    private static func mayHaveBracketRun(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        var count = 0
        for byte in text where byte > UInt8(ascii: " ") {
            count = byte == UInt8(ascii: "[") ? count + 1 : 0
            if count > bracketRunLimit { return true }
        }
        return false
    }

    private init(limit: Int) { self.limit = limit }

    private var isExceeded: Bool {
        outerDepth + level.depth > limit || level.beginnings > Self.beginningLimit || bracketRun > Self.bracketRunLimit
    }

    private mutating func add(_ lexeme: Lexer.Lexeme) {
        let kind = lexeme.rawTokenKind
        let keyword = kind == .keyword ? Keyword(lexeme.tokenText) : nil
        defer { last = kind }
        bracketRun = kind == .leftSquare ? (last == .leftSquare ? bracketRun + 1 : 1) : 0
        // A line that begins with an operand or a keyword, and not in the middle of code, begins a statement.
        if lexeme.flags.contains(.isAtStartOfLine), Self.endsOperand(last), Self.beginsOperand(kind), keyword != .else { level = Level() }
        switch kind {
        case .leftParen, .leftSquare, .leftBrace:
            level.links += 1
            outer.append(level)
            outerDepth += level.depth
            level = Level()
        case .rightParen, .rightSquare, .rightBrace:
            guard let around = outer.popLast() else { break }
            outerDepth -= around.depth
            level = around
        case .period, .exclamationMark, .postfixQuestionMark, .postfixOperator: level.links += 1
        case .binaryOperator, .infixQuestionMark, .arrow, .equal: level.operators += 1
        case .comma, .semicolon: (level.links, level.operators) = (0, 0)
        case .keyword: add(keyword)
        default: if Self.beginsOperand(kind), last != .period { level.links = 0 }
        }
    }

    private mutating func add(_ keyword: Keyword?) {
        guard let keyword, last != .period else { return }
        switch keyword {
        case .func, .struct, .class, .enum, .extension, .protocol, .import: level = Level()
        case .if, .else, .switch, .do, .while, .for, .guard, .repeat: level.beginnings += 1
        case .as, .is, .try, .await, .unsafe, .each, .consume, .copy, .borrow, .inout: level.operators += 1
        case .let, .var: if last == .keyword { level.operators += 1 }
        default: level.links = 0
        }
    }

    private static func endsOperand(_ kind: RawTokenKind) -> Bool {
        switch kind {
        case .rightParen, .rightSquare, .rightBrace, .exclamationMark, .postfixQuestionMark, .postfixOperator, .rightAngle: true
        default: kind != .keyword && beginsOperand(kind)
        }
    }

    private static func beginsOperand(_ kind: RawTokenKind) -> Bool {
        switch kind {
        case .identifier, .dollarIdentifier, .integerLiteral, .floatLiteral, .stringQuote, .multilineStringQuote, .rawStringPoundDelimiter,
            .regexSlash, .keyword, .wildcard, .atSign, .pound:
            true
        default: false
        }
    }
}
