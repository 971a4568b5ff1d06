extension BinaryFormat {
    /// Source: RFC 8949.
    static let cbor = BinaryFormat(
        encoding: .cbor, begins: { (0x80...0xDB).contains($0) }, read: { cbor(&$0, $1, isName: false) })

    /// The byte that ends a text, a list or an object whose length is not stated: section 3.2.1.
    private static let stop: UInt8 = 0xFF

    private static func cbor(_ cursor: inout BinaryCursor, _ depth: Int, isName: Bool) -> Bool {
        guard depth < depthLimit, let byte = cursor.byte() else { return false }
        let (type, information) = (byte >> 5, byte & 0x1F)
        if information == 31 { return type == 2 || type == 3 ? parts(&cursor, type, isName) : cbor(&cursor, type, nil, depth) }
        guard let argument = argument(&cursor, information) else { return false }
        switch type {
        case 0: cursor.write(isName ? "\"\(argument)\"" : "\(argument)")
        case 1: cursor.write(isName ? "\"-\(argument)\"" : "-\(argument)")
        case 2, 3:
            guard let bytes = Int(exactly: argument).flatMap({ cursor.bytes($0) }) else { return false }
            cursor.write(string: bytes, isName: isName && type == 3)
        case 6: return cbor(&cursor, depth + 1, isName: isName)
        case 7: cursor.write(isName ? "\"\(argument)\"" : information == 20 ? "false" : information == 21 ? "true" : "null")
        default: return !isName && cbor(&cursor, type, argument, depth)
        }
        return true
    }

    /// Returns the number behind the first byte of a value: section 3.
    private static func argument(_ cursor: inout BinaryCursor, _ information: UInt8) -> UInt64? {
        switch information {
        case 0...23: UInt64(information)
        case 24...27: cursor.big(1 << Int(information - 24))
        default: nil
        }
    }

    /// Reads the elements of a list or the members of an object.
    private static func cbor(_ cursor: inout BinaryCursor, _ type: UInt8, _ count: UInt64?, _ depth: Int) -> Bool {
        switch type {
        case 4: return cursor.list(("[", "]"), count: count, end: isStopped) { cbor(&$0, depth + 1, isName: false) }
        case 5:
            return cursor.list(("{", "}"), count: count, end: isStopped) { cursor in
                guard cbor(&cursor, depth + 1, isName: true) else { return false }
                cursor.write(":")
                return cbor(&cursor, depth + 1, isName: false)
            }
        default: return false
        }
    }

    /// Reads a text in parts.
    private static func parts(_ cursor: inout BinaryCursor, _ type: UInt8, _ isName: Bool) -> Bool {
        var text: [UInt8] = []
        while !isStopped(&cursor) {
            guard let byte = cursor.byte(), byte >> 5 == type, let count = argument(&cursor, byte & 0x1F),
                let bytes = Int(exactly: count).flatMap({ cursor.bytes($0) })
            else { return false }
            text += bytes
        }
        cursor.write(string: text[...], isName: isName && type == 3)
        return true
    }

    private static func isStopped(_ cursor: inout BinaryCursor) -> Bool { cursor.skip(stop) }
}
