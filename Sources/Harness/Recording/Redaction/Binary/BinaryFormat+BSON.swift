extension BinaryFormat {
    /// Source: the BSON specification, version 1.1.
    static let bson = BinaryFormat(encoding: .bson, begins: { _ in true }, read: { document(&$0, $1, isList: false) })

    /// Returns whether bytes begin with their number, as a document does.
    static func isBSON(_ bytes: [UInt8]) -> Bool {
        bytes.count >= 5 && bytes.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) } == bytes.count
    }

    private static func document(_ cursor: inout BinaryCursor, _ depth: Int, isList: Bool) -> Bool {
        // The length counts itself, and the zero at the end.
        guard depth < depthLimit, let length = cursor.little(4), length >= 5, let end = cursor.end(after: length - 4) else { return false }
        let isRead = cursor.list(isList ? ("[", "]") : ("{", "}"), count: nil, end: { $0.skip(0) }) { cursor in
            guard let type = cursor.byte(), let name = cursor.textBeforeZero() else { return false }
            if !isList {
                cursor.write(string: name, isName: true)
                cursor.write(":")
            }
            return value(&cursor, type, depth)
        }
        return isRead && cursor.isAt(end)
    }

    private static func value(_ cursor: inout BinaryCursor, _ type: UInt8, _ depth: Int) -> Bool {
        switch type {
        case 0x02, 0x0D, 0x0E: return text(&cursor)
        case 0x03: return document(&cursor, depth + 1, isList: false)
        case 0x04: return document(&cursor, depth + 1, isList: true)
        case 0x05:
            guard let count = cursor.little(4), cursor.byte() != nil, let bytes = Int(exactly: count).flatMap({ cursor.bytes($0) }) else {
                return false
            }
            cursor.write(string: bytes)
        case 0x06, 0x0A, 0x7F, 0xFF: cursor.write("null")
        case 0x07:
            guard let bytes = cursor.bytes(12) else { return false }
            cursor.write("\"\(bytes.map { String($0, radix: 16) }.joined())\"")
        case 0x08:
            guard let byte = cursor.byte(), byte < 2 else { return false }
            cursor.write(byte == 1 ? "true" : "false")
        case 0x0B:
            guard let pattern = cursor.textBeforeZero(), cursor.textBeforeZero() != nil else { return false }
            cursor.write(string: pattern)
        case 0x10:
            guard let number = cursor.little(4) else { return false }
            cursor.write("\(Int32(truncatingIfNeeded: number))")
        case 0x01, 0x09, 0x11, 0x12:
            guard let number = cursor.little(8) else { return false }
            cursor.write("\(Int64(bitPattern: number))")
        case 0x13:
            guard cursor.bytes(16) != nil else { return false }
            cursor.write("0")
        default: return false
        }
        return true
    }

    /// Reads a text whose length counts the zero at its end.
    private static func text(_ cursor: inout BinaryCursor) -> Bool {
        guard let count = cursor.little(4), count > 0, let bytes = Int(exactly: count).flatMap({ cursor.bytes($0) }), bytes.last == 0 else {
            return false
        }
        cursor.write(string: bytes.dropLast())
        return true
    }
}
