internal import SecretPatterns
internal import StrictJSON
internal import VerificationModel

/// A binary format whose values have names.
///
/// The lengths of values are in the bytes around them, so that nothing can be replaced. To add a format, write a file beside this one and
/// add it to ``all``.
struct BinaryFormat: Sendable {
    let encoding: DecodedText.Encoding
    /// Whether a byte begins an object or a list, as a body does.
    let begins: @Sendable (UInt8) -> Bool
    /// Reads one value and writes it as JSON; false for bytes that are not of the format.
    let read: @Sendable (inout BinaryCursor, _ depth: Int) -> Bool

    /// Every format.
    static let all: [BinaryFormat] = [.bson, .messagePack, .cbor]

    /// The largest number of values inside each other.
    static let depthLimit = 64

    /// Returns the format that bytes have from the first to the last, and their values as JSON; nil for bytes of no format, or without names.
    static func contents(of bytes: [UInt8]) -> (encoding: DecodedText.Encoding, text: [UInt8])? {
        for format in all {
            var cursor = BinaryCursor(bytes)
            var isRead = true
            while isRead, let next = cursor.next {
                isRead = format.begins(next) && format.read(&cursor, 0)
                cursor.write("\n")
            }
            if isRead, cursor.hasNames { return (format.encoding, cursor.text) }
        }
        return nil
    }
}

/// A place in binary bytes, and the JSON that was written for the bytes before it.
struct BinaryCursor {
    private let bytes: [UInt8]
    private var position = 0
    private(set) var text: [UInt8] = []
    /// Whether a value has a name that is a text.
    private(set) var hasNames = false

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    private var left: Int { bytes.count - position }

    /// The next byte; nil at the end.
    var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    /// Returns the next byte, and goes on behind it.
    mutating func byte() -> UInt8? {
        guard let next else { return nil }
        position += 1
        return next
    }

    /// Goes on behind a byte, if it is the next one.
    /// - Returns: Whether it is.
    mutating func skip(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        position += 1
        return true
    }

    /// Returns a number of bytes, and goes on behind them; nil where fewer are left.
    mutating func bytes(_ count: Int) -> ArraySlice<UInt8>? {
        guard count >= 0, count <= left else { return nil }
        defer { position += count }
        return bytes[position..<position + count]
    }

    /// Returns a number whose first byte is the highest one.
    mutating func big(_ count: Int) -> UInt64? { bytes(count).map { $0.reduce(0) { $0 << 8 | UInt64($1) } } }

    /// Returns a number whose first byte is the lowest one.
    mutating func little(_ count: Int) -> UInt64? { bytes(count).map { $0.reversed().reduce(0) { $0 << 8 | UInt64($1) } } }

    /// Returns the bytes before a zero, and goes on behind it.
    mutating func textBeforeZero() -> ArraySlice<UInt8>? {
        guard let zero = bytes[position...].firstIndex(of: 0) else { return nil }
        defer { position = zero + 1 }
        return bytes[position..<zero]
    }

    /// Returns the place that a number of bytes further is; nil behind the end.
    func end(after count: UInt64?) -> Int? { count.flatMap { Int(exactly: $0) }.flatMap { $0 <= left ? position + $0 : nil } }

    /// Whether the place is another one.
    func isAt(_ place: Int) -> Bool { position == place }

    // MARK: Writing

    mutating func write(_ json: String) { text += Array(json.utf8) }

    /// Writes a text between quotes; other bytes in hexadecimal digits.
    mutating func write(string: ArraySlice<UInt8>, isName: Bool = false) {
        if isName, string.contains(where: { SecretText.isNameByte($0) || $0 >= 0x80 }) { hasNames = true }
        let value: String = String(validUTF8: string) ?? string.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        write(JSONStrings.quoted(value))
    }

    /// Writes a list or an object.
    /// - Parameters:
    ///   - count: The number of elements or members; nil where a byte ends it.
    ///   - end: Reads that byte; false where there is another one.
    ///   - element: Reads an element, or a name and a value.
    mutating func list(
        _ brackets: (String, String), count: UInt64?, end: (inout Self) -> Bool = { _ in false }, _ element: (inout Self) -> Bool
    ) -> Bool {
        write(brackets.0)
        var number: UInt64 = 0
        while count.map({ number < $0 }) ?? !end(&self) {
            // Each element has a byte or more.
            guard next != nil else { return false }
            if number > 0 { write(",") }
            guard element(&self) else { return false }
            number += 1
        }
        write(brackets.1)
        return true
    }
}
