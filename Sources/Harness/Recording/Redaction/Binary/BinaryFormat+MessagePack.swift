extension BinaryFormat {
    /// Source: the MessagePack specification.
    static let messagePack = BinaryFormat(
        encoding: .messagePack, begins: { (0x80...0x9F).contains($0) || (0xDC...0xDF).contains($0) }, read: messagePackValue)

    @Sendable private static func messagePackValue(_ cursor: inout BinaryCursor, _ depth: Int) -> Bool {
        guard depth < depthLimit, let byte = cursor.byte() else { return false }
        switch byte {
        case 0x00...0x7F: cursor.write("\(byte)")
        case 0xE0...0xFF: cursor.write("\(Int8(bitPattern: byte))")
        case 0x80...0x8F: return members(&cursor, UInt64(byte & 0x0F), depth)
        case 0x90...0x9F: return elements(&cursor, UInt64(byte & 0x0F), depth)
        case 0xA0...0xBF: return string(&cursor, UInt64(byte & 0x1F))
        case 0xC0: cursor.write("null")
        case 0xC2: cursor.write("false")
        case 0xC3: cursor.write("true")
        case 0xC4...0xC6: return string(&cursor, cursor.big(1 << Int(byte - 0xC4)))
        // An extension has its type before its bytes.
        case 0xC7...0xC9: return string(&cursor, cursor.big(1 << Int(byte - 0xC7)).flatMap { count in cursor.byte().map { _ in count } })
        case 0xCA, 0xCB: return cursor.bytes(byte == 0xCA ? 4 : 8) != nil && written("0", &cursor)
        case 0xCC...0xCF: return cursor.big(1 << Int(byte - 0xCC)).map { written("\($0)", &cursor) } ?? false
        case 0xD0...0xD3: return cursor.big(1 << Int(byte - 0xD0)).map { written("\($0)", &cursor) } ?? false
        case 0xD4...0xD8: return string(&cursor, cursor.byte().map { _ in UInt64(1) << UInt64(byte - 0xD4) })
        case 0xD9...0xDB: return string(&cursor, cursor.big(1 << Int(byte - 0xD9)))
        case 0xDC, 0xDD: return cursor.big(byte == 0xDC ? 2 : 4).map { elements(&cursor, $0, depth) } ?? false
        case 0xDE, 0xDF: return cursor.big(byte == 0xDE ? 2 : 4).map { members(&cursor, $0, depth) } ?? false
        default: return false
        }
        return true
    }

    private static func written(_ json: String, _ cursor: inout BinaryCursor) -> Bool {
        cursor.write(json)
        return true
    }

    private static func string(_ cursor: inout BinaryCursor, _ count: UInt64?, isName: Bool = false) -> Bool {
        guard let count, let bytes = Int(exactly: count).flatMap({ cursor.bytes($0) }) else { return false }
        cursor.write(string: bytes, isName: isName)
        return true
    }

    private static func elements(_ cursor: inout BinaryCursor, _ count: UInt64, _ depth: Int) -> Bool {
        cursor.list(("[", "]"), count: count) { messagePackValue(&$0, depth + 1) }
    }

    private static func members(_ cursor: inout BinaryCursor, _ count: UInt64, _ depth: Int) -> Bool {
        cursor.list(("{", "}"), count: count) { cursor in
            guard name(&cursor) else { return false }
            cursor.write(":")
            return messagePackValue(&cursor, depth + 1)
        }
    }

    /// Reads the name of a member: a text, or a number.
    private static func name(_ cursor: inout BinaryCursor) -> Bool {
        guard let byte = cursor.byte() else { return false }
        switch byte {
        case 0xA0...0xBF: return string(&cursor, UInt64(byte & 0x1F), isName: true)
        case 0xD9...0xDB: return string(&cursor, cursor.big(1 << Int(byte - 0xD9)), isName: true)
        case 0x00...0x7F: return written("\"\(byte)\"", &cursor)
        case 0xCC...0xCF: return cursor.big(1 << Int(byte - 0xCC)).map { written("\"\($0)\"", &cursor) } ?? false
        default: return false
        }
    }
}
