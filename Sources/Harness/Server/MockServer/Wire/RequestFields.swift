internal import HTTPMessages

/// The header fields of a request while they are read, with their effects on the connection and the body.
///
/// Source: RFC 9110 section 5, RFC 9112 sections 5 to 7 and 9.
struct RequestFields {
    /// The fields so far, in order.
    private(set) var all: [HeaderFields.Field] = []
    private(set) var hostCount = 0
    private(set) var length: Int?
    private(set) var isChunked = false
    private(set) var asksToClose = false
    private(set) var expectsContinue = false

    /// Reads one line of a head, and checks it against the grammar.
    mutating func read(_ line: UnsafeRawBufferPointer, _ limits: RequestLimits) throws(RequestRefusalError) {
        try makeRoom(limits)
        try add(try Self.field(line))
    }

    /// Reads a field from its name and its value, and checks both against the grammar.
    mutating func read(name: String, value: String, _ limits: RequestLimits) throws(RequestRefusalError) {
        try makeRoom(limits)
        try add(try Self.refusing { () throws(HeaderSyntax.FieldError) in try HeaderSyntax.field(name: name, value: value) })
    }

    /// Checks a line of trailers against the grammar.
    static func check(_ line: UnsafeRawBufferPointer) throws(RequestRefusalError) {
        _ = try field(line)
    }

    private static func field(_ line: UnsafeRawBufferPointer) throws(RequestRefusalError) -> HeaderFields.Field {
        try refusing { () throws(HeaderSyntax.FieldError) in try HeaderSyntax.field(line) }
    }

    private static func refusing<Value>(_ read: () throws(HeaderSyntax.FieldError) -> Value) throws(RequestRefusalError) -> Value {
        do {
            return try read()
        } catch {
            throw RequestRefusalError(error)
        }
    }

    private mutating func makeRoom(_ limits: RequestLimits) throws(RequestRefusalError) {
        guard all.count < limits.headerCount else { throw .tooManyFields(limits.headerCount) }
        if all.isEmpty { all.reserveCapacity(Self.usualCount) }
    }

    /// The number of fields that most requests do not exceed.
    private static let usualCount = 8

    private mutating func add(_ field: HeaderFields.Field) throws(RequestRefusalError) {
        let name = field.name.utf8
        let value = field.value.utf8
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
        all.append(field)
    }

    private mutating func readHost(_ value: String.UTF8View) throws(RequestRefusalError) {
        hostCount += 1
        guard value.allSatisfy({ $0 > Byte.space && $0 < 0x7F && !"/?#@\\".utf8.contains($0) }) else {
            throw .malformed("Host is not a valid host name")
        }
    }

    private mutating func readLength(_ value: String.UTF8View) throws(RequestRefusalError) {
        guard length == nil else { throw .malformed("there are multiple Content-Length fields") }
        guard !value.isEmpty, value.count <= 18, value.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 }) else {
            throw .malformed("Content-Length is not a number of digits alone")
        }
        length = value.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    }

    private mutating func readCoding(_ value: String.UTF8View) throws(RequestRefusalError) {
        guard !isChunked else { throw .malformed("there are multiple Transfer-Encoding fields") }
        guard Byte.equal(value, "chunked") else {
            throw Self.isKnownCoding(value)
                ? .transferCoding("\"\(String(value))\"")
                : .malformed("Transfer-Encoding is not a coding of HTTP")
        }
        isChunked = true
    }

    /// Returns whether a value is a list of the codings of RFC 9112 section 7 in an allowed order.
    ///
    /// This server reads only the last of them.
    private static func isKnownCoding(_ value: String.UTF8View) -> Bool {
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

    private mutating func readConnection(_ value: String.UTF8View) {
        for option in value.split(separator: UInt8(ascii: ",")) {
            let word = option.drop { $0 == Byte.space || $0 == Byte.tab }.prefix { $0 != Byte.space && $0 != Byte.tab }
            if Byte.equal(word, "close") { asksToClose = true }
        }
    }
}
