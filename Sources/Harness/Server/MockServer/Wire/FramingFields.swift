/// What the header fields of a request say of its connection and its body; every field is held against the grammar.
///
/// Source: RFC 9110 section 5, RFC 9112 sections 5 to 7 and 9.
struct FramingFields {
    private(set) var hostCount = 0
    private(set) var length: Int?
    private(set) var isChunked = false
    private(set) var asksToClose = false
    private(set) var expectsContinue = false
    private var count = 0

    /// Reads one line of a head.
    mutating func read(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>, _ limits: RequestLimits) throws(RequestRefusal) {
        count += 1
        guard count <= limits.headerCount else { throw .tooManyFields(limits.headerCount) }
        let (name, value) = try Self.field(bytes, range)
        switch name.count {
        case 4 where Byte.equal(name, "host"): try readHost(value)
        case 6 where Byte.equal(name, "expect"):
            guard Byte.equal(value, "100-continue") else { throw .expectation }
            expectsContinue = true
        case 10 where Byte.equal(name, "connection"): readConnection(value)
        case 14 where Byte.equal(name, "content-length"): try readLength(value)
        case 17 where Byte.equal(name, "transfer-encoding"): try readCoding(value)
        default: break
        }
    }

    /// Holds a line of trailers against the grammar.
    static func check(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) throws(RequestRefusal) {
        _ = try field(bytes, range)
    }

    private typealias Part = Slice<UnsafeRawBufferPointer>

    private static func field(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) throws(RequestRefusal) -> (name: Part, value: Part) {
        let line = bytes[range]
        guard let first = line.first, first != Byte.space, first != Byte.tab else { throw .malformed("a header field is folded") }
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { throw .malformed("a header field has no colon") }
        guard colon > range.lowerBound, line[..<colon].allSatisfy(Byte.isToken) else {
            throw .malformed("the name of a header field is no token")
        }
        var value = line[(colon + 1)...]
        while let first = value.first, first == Byte.space || first == Byte.tab { value.removeFirst() }
        while let last = value.last, last == Byte.space || last == Byte.tab { value.removeLast() }
        guard value.allSatisfy({ $0 >= Byte.space && $0 != 0x7F || $0 == Byte.tab }) else {
            throw .malformed("a header field has a control character")
        }
        return (line[..<colon], value)
    }

    private mutating func readHost(_ value: Part) throws(RequestRefusal) {
        hostCount += 1
        guard value.allSatisfy({ $0 > Byte.space && $0 < 0x7F && !"/?#@\\".utf8.contains($0) }) else {
            throw .malformed("Host is no name")
        }
    }

    private mutating func readLength(_ value: Part) throws(RequestRefusal) {
        guard length == nil else { throw .malformed("there are multiple Content-Length fields") }
        guard !value.isEmpty, value.count <= 18, value.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 }) else {
            throw .malformed("Content-Length is no number of digits alone")
        }
        length = value.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    }

    private mutating func readCoding(_ value: Part) throws(RequestRefusal) {
        guard !isChunked else { throw .malformed("there are multiple Transfer-Encoding fields") }
        guard Byte.equal(value, "chunked") else {
            throw Self.isKnownCoding(value)
                ? .transferCoding("\"\(String(decoding: value, as: UTF8.self))\"")
                : .malformed("Transfer-Encoding is no coding that HTTP knows")
        }
        isChunked = true
    }

    /// Whether a value is codings of RFC 9112 section 7 in the order that it allows, though this server reads only the last of them.
    private static func isKnownCoding(_ value: Part) -> Bool {
        let words = value.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false).map { word in
            word.drop { $0 == Byte.space || $0 == Byte.tab }
        }
        let codings = Byte.equal(words[words.count - 1], "chunked") ? words.dropLast() : words[...]
        return !codings.isEmpty
            && codings.allSatisfy { word in
                Byte.equal(word, "gzip") || Byte.equal(word, "x-gzip") || Byte.equal(word, "deflate") || Byte.equal(word, "compress")
                    || Byte.equal(word, "x-compress")
            }
    }

    private mutating func readConnection(_ value: Part) {
        for option in value.split(separator: UInt8(ascii: ",")) {
            let word = option.drop { $0 == Byte.space || $0 == Byte.tab }.prefix { $0 != Byte.space && $0 != Byte.tab }
            if Byte.equal(word, "close") { asksToClose = true }
        }
    }
}

/// Bytes of heads.
enum Byte {
    static let lineFeed = UInt8(ascii: "\n")
    static let carriageReturn = UInt8(ascii: "\r")
    static let space = UInt8(ascii: " ")
    static let tab = UInt8(ascii: "\t")

    /// Source: RFC 9110 section 5.6.2.
    static func isToken(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "#")...UInt8(ascii: "'"),
            UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "^"), UInt8(ascii: "`"), UInt8(ascii: "|"), UInt8(ascii: "~"):
            true
        default: false
        }
    }

    /// Whether a text is a word in lower case, in whatever case it is written.
    static func equal(_ text: some Collection<UInt8>, _ word: StaticString) -> Bool {
        word.withUTF8Buffer { word in
            text.count == word.count
                && zip(text, word).allSatisfy { byte, wanted in (65...90).contains(byte) ? byte + 32 == wanted : byte == wanted }
        }
    }
}
