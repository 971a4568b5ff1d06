/// The bytes of encodings that occur in a text.
struct EncodingHints: OptionSet {
    let rawValue: UInt8

    static let zero = EncodingHints(rawValue: 1)
    /// Anything beyond ASCII.
    static let high = EncodingHints(rawValue: 2)
    static let percent = EncodingHints(rawValue: 4)
    static let plus = EncodingHints(rawValue: 8)
    static let backslash = EncodingHints(rawValue: 16)
    static let ampersand = EncodingHints(rawValue: 32)
    static let equals = EncodingHints(rawValue: 64)

    init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// Looks each byte up once.
    init(of bytes: [UInt8]) {
        let table = Self.table
        rawValue = bytes.reduce(0) { $0 | table[Int($1)] }
    }

    private static let table: [UInt8] = (0..<256).map { byte in
        switch UInt8(byte) {
        case 0: zero.rawValue
        case UInt8(ascii: "%"): percent.rawValue
        case UInt8(ascii: "+"): plus.rawValue
        case UInt8(ascii: "\\"): backslash.rawValue
        case UInt8(ascii: "&"): ampersand.rawValue
        case UInt8(ascii: "="): equals.rawValue
        case 0x80...: high.rawValue
        default: 0
        }
    }
}
