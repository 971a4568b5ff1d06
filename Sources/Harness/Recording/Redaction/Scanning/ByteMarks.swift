/// Which of the bytes that something may be encoded by stand in a text.
struct ByteMarks: OptionSet {
    let rawValue: UInt8

    static let zero = ByteMarks(rawValue: 1)
    /// Anything beyond ASCII.
    static let high = ByteMarks(rawValue: 2)
    static let percent = ByteMarks(rawValue: 4)
    static let plus = ByteMarks(rawValue: 8)
    static let backslash = ByteMarks(rawValue: 16)
    static let ampersand = ByteMarks(rawValue: 32)
    static let semicolon = ByteMarks(rawValue: 64)

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
        case UInt8(ascii: ";"): semicolon.rawValue
        case 0x80...: high.rawValue
        default: 0
        }
    }
}
