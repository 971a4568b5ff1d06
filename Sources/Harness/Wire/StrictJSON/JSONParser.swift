/// One pass over a text that writes a flat list of nodes.
///
/// Source: RFC 8259 sections 2 to 8. It keeps its own stack, so that no nesting can overflow the thread's.
struct JSONParser {
    struct Output {
        var nodes: [JSONNode]
        var repeatedKeys: [JSONRepeatedKey]
    }

    private let text: UnsafeBufferPointer<UInt8>
    private let depthLimit: Int
    private var position = 0
    private var nodes: [JSONNode] = []
    private var open: [Int] = []
    private var keys = KeyLedger()

    init(_ text: UnsafeBufferPointer<UInt8>, depthLimit: Int) {
        self.text = text
        self.depthLimit = depthLimit
        nodes.reserveCapacity(text.count / 8)
    }

    mutating func run() -> Result<Output, JSONSyntaxError> {
        Result { () throws(JSONSyntaxError) in
            try refuseByteOrderMark()
            try parse()
            skipSpace()
            guard position == text.count else { throw problem(.trailingContent) }
            return Output(nodes: nodes, repeatedKeys: keys.repeated.sorted { $0.range.lowerBound < $1.range.lowerBound })
        }
    }

    private mutating func parse() throws(JSONSyntaxError) {
        try value()
        while let container = open.last {
            skipSpace()
            let isObject = nodes[container].kind == .object
            let close = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
            let byte = try peek()
            let isFirst = nodes.count == container + 1
            if byte == close {
                position += 1
                end(container)
                continue
            }
            if !isFirst {
                guard byte == UInt8(ascii: ",") else { throw unexpected(byte, isObject ? "',' or '}'" : "',' or ']'") }
                position += 1
                skipSpace()
                if try peek() == close { throw JSONSyntaxError(reason: .trailingComma, offset: position) }
            }
            if isObject { try key() }
            try value()
        }
    }

    private mutating func value() throws(JSONSyntaxError) {
        skipSpace()
        let byte = try peek()
        switch byte {
        case UInt8(ascii: "{"): try begin(.object)
        case UInt8(ascii: "["): try begin(.array)
        case UInt8(ascii: "\""): try string()
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try number()
        case UInt8(ascii: "t"): try literal("true", .boolean)
        case UInt8(ascii: "f"): try literal("false", .boolean)
        case UInt8(ascii: "n"): try literal("null", .null)
        default: throw unexpected(byte, "a value")
        }
    }

    private mutating func begin(_ kind: JSONValue.Kind) throws(JSONSyntaxError) {
        guard open.count < depthLimit else { throw problem(.tooDeep(limit: depthLimit)) }
        if kind == .object { keys.begin() }
        open.append(nodes.count)
        nodes.append(JSONNode(kind: kind, start: UInt32(position), end: 0, next: 0))
        position += 1
    }

    private mutating func end(_ container: Int) {
        if nodes[container].kind == .object { keys.end(nodes, text) }
        nodes[container].end = UInt32(position)
        nodes[container].next = UInt32(nodes.count)
        open.removeLast()
    }

    private mutating func append(_ kind: JSONValue.Kind, from start: Int, hasEscapes: Bool = false) {
        nodes.append(
            JSONNode(
                kind: kind, hasEscapes: hasEscapes, start: UInt32(start), end: UInt32(position),
                next: UInt32(nodes.count + 1)))
    }

    private mutating func key() throws(JSONSyntaxError) {
        skipSpace()
        let byte = try peek()
        guard byte == UInt8(ascii: "\"") else { throw unexpected(byte, "a key in quotes") }
        let index = nodes.count
        try string()
        keys.add(index, nodes[index], text)
        skipSpace()
        let colon = try peek()
        guard colon == UInt8(ascii: ":") else { throw unexpected(colon, "':'") }
        position += 1
    }

    private mutating func literal(_ word: StaticString, _ kind: JSONValue.Kind) throws(JSONSyntaxError) {
        let start = position
        for offset in 0..<word.utf8CodeUnitCount {
            let byte = try peek()
            guard byte == word.utf8Start[offset] else { throw unexpected(byte, "\(word)") }
            position += 1
        }
        append(kind, from: start)
    }

    // MARK: Numbers

    private mutating func number() throws(JSONSyntaxError) {
        let start = position
        if text[position] == UInt8(ascii: "-") { position += 1 }
        let first = position
        try digits()
        if text[first] == UInt8(ascii: "0"), position - first > 1 {
            throw JSONSyntaxError(reason: .malformedNumber, offset: start)
        }
        if current == UInt8(ascii: ".") {
            position += 1
            try digits()
        }
        if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
            position += 1
            if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { position += 1 }
            try digits()
        }
        append(.number, from: start)
    }

    private mutating func digits() throws(JSONSyntaxError) {
        let start = position
        while position < text.count, text[position] &- UInt8(ascii: "0") < 10 { position += 1 }
        guard position > start else { throw problem(position == text.count ? .unexpectedEnd : .malformedNumber) }
    }

    // MARK: Strings

    private mutating func string() throws(JSONSyntaxError) {
        let start = position
        var hasEscapes = false
        position += 1
        while true {
            skipPlainText()
            let byte = try peek()
            if byte == UInt8(ascii: "\"") { break }
            if byte == UInt8(ascii: "\\") {
                hasEscapes = true
                try escape()
            } else if byte < 0x20 {
                throw problem(.controlCharacter(byte))
            } else {
                try multibyteCharacter(byte)
            }
        }
        position += 1
        append(.string, from: start, hasEscapes: hasEscapes)
    }

    /// Skips printable ASCII but for the quote and the backslash, eight bytes at a time where there are as many.
    private mutating func skipPlainText() {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let highs: UInt64 = 0x8080_8080_8080_8080
        while position + 8 <= text.count, let base = text.baseAddress {
            let word = UnsafeRawPointer(base + position).loadUnaligned(as: UInt64.self)
            let quotes = word ^ (ones &* UInt64(UInt8(ascii: "\"")))
            let slashes = word ^ (ones &* UInt64(UInt8(ascii: "\\")))
            let special = (word &- ones &* 0x20) | (quotes &- ones) | (slashes &- ones) | word
            if special & highs != 0 { break }
            position += 8
        }
        while position < text.count {
            let byte = text[position]
            if byte < 0x20 || byte >= 0x80 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { return }
            position += 1
        }
    }

    private mutating func escape() throws(JSONSyntaxError) {
        let start = position
        position += 1
        switch try peek() {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            position += 1
        case UInt8(ascii: "u"):
            let unit = try codeUnit(from: start)
            if UTF16.isTrailSurrogate(unit) { throw JSONSyntaxError(reason: .loneSurrogate, offset: start) }
            if UTF16.isLeadSurrogate(unit) { try trailSurrogate(of: start) }
        default:
            throw JSONSyntaxError(reason: .badEscape, offset: start)
        }
    }

    private mutating func trailSurrogate(of start: Int) throws(JSONSyntaxError) {
        let second = position
        guard current == UInt8(ascii: "\\"), position + 1 < text.count, text[position + 1] == UInt8(ascii: "u") else {
            throw JSONSyntaxError(reason: .loneSurrogate, offset: start)
        }
        position += 1
        guard UTF16.isTrailSurrogate(try codeUnit(from: second)) else {
            throw JSONSyntaxError(reason: .loneSurrogate, offset: start)
        }
    }

    /// The four digits after `\u`.
    private mutating func codeUnit(from start: Int) throws(JSONSyntaxError) -> UInt16 {
        position += 1
        var unit: UInt16 = 0
        for _ in 0..<4 {
            guard let digit = JSONStrings.hexadecimal(try peek()) else {
                throw JSONSyntaxError(reason: .badEscape, offset: start)
            }
            unit = unit << 4 | UInt16(digit)
            position += 1
        }
        return unit
    }

    /// Source: RFC 3629 section 4, the table of well-formed sequences.
    private mutating func multibyteCharacter(_ lead: UInt8) throws(JSONSyntaxError) {
        let second: ClosedRange<UInt8>
        let length: Int
        switch lead {
        case 0xC2...0xDF: (second, length) = (0x80...0xBF, 2)
        case 0xE0: (second, length) = (0xA0...0xBF, 3)
        case 0xED: (second, length) = (0x80...0x9F, 3)
        case 0xE1...0xEF: (second, length) = (0x80...0xBF, 3)
        case 0xF0: (second, length) = (0x90...0xBF, 4)
        case 0xF1...0xF3: (second, length) = (0x80...0xBF, 4)
        case 0xF4: (second, length) = (0x80...0x8F, 4)
        default: throw problem(.invalidUTF8)
        }
        guard position + length <= text.count, second.contains(text[position + 1]) else { throw problem(.invalidUTF8) }
        for offset in 2..<max(2, length) where text[position + offset] & 0xC0 != 0x80 { throw problem(.invalidUTF8) }
        position += length
    }

    // MARK: Bytes

    private var current: UInt8? { position < text.count ? text[position] : nil }

    private func peek() throws(JSONSyntaxError) -> UInt8 {
        guard position < text.count else { throw problem(.unexpectedEnd) }
        return text[position]
    }

    private mutating func skipSpace() {
        while position < text.count {
            switch text[position] {
            case 0x20, 0x09, 0x0A, 0x0D: position += 1
            default: return
            }
        }
    }

    private func refuseByteOrderMark() throws(JSONSyntaxError) {
        let starts: [[UInt8]] = [[0xEF, 0xBB, 0xBF], [0xFE, 0xFF], [0xFF, 0xFE]]
        guard !starts.contains(where: { text.starts(with: $0) }) else { throw problem(.byteOrderMark) }
    }

    private func unexpected(_ byte: UInt8, _ expected: String) -> JSONSyntaxError {
        problem(.unexpectedByte(byte, expected: expected))
    }

    private func problem(_ reason: JSONSyntaxError.Reason) -> JSONSyntaxError {
        JSONSyntaxError(reason: reason, offset: position)
    }
}
