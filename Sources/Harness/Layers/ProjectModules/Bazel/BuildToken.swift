/// A token of Starlark, the language of `BUILD` files.
enum BuildToken: Equatable {
    case name(String)
    case text(String)
    /// Any other character.
    case sign(Character)

    var opens: Bool { self == .sign("(") || self == .sign("[") || self == .sign("{") }
    var closes: Bool { self == .sign(")") || self == .sign("]") || self == .sign("}") }

    /// Returns the tokens of a file, without comments and spaces.
    static func all(in bytes: [UInt8]) -> [BuildToken] {
        var tokens: [BuildToken] = []
        var next = 0
        while next < bytes.count {
            switch bytes[next] {
            case UInt8(ascii: "#"): while next < bytes.count, bytes[next] != UInt8(ascii: "\n") { next += 1 }
            case UInt8(ascii: "\""), UInt8(ascii: "'"): tokens.append(.text(text(in: bytes, &next)))
            case let byte where isInName(byte):
                let start = next
                while next < bytes.count, isInName(bytes[next]) { next += 1 }
                tokens.append(.name(String(decoding: bytes[start..<next], as: UTF8.self)))
            case let byte:
                if byte > UInt8(ascii: " ") { tokens.append(.sign(Character(Unicode.Scalar(byte)))) }
                next += 1
            }
        }
        return tokens
    }

    private static func isInName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: byte == UInt8(ascii: "_") || byte >= 0x80
        }
    }

    /// Reads a text between one or three quotation marks; a backslash keeps the character behind it.
    private static func text(in bytes: [UInt8], _ next: inout Int) -> String {
        let mark = bytes[next]
        let isLong = bytes[next...].starts(with: [mark, mark, mark])
        let end = [UInt8](repeating: mark, count: isLong ? 3 : 1)
        next += end.count
        var found: [UInt8] = []
        while next < bytes.count, !bytes[next...].starts(with: end) {
            if bytes[next] == UInt8(ascii: "\\"), next + 1 < bytes.count { next += 1 }
            // A short text ends with its line, so that a missing mark hides no more than that.
            if !isLong, bytes[next] == UInt8(ascii: "\n") { break }
            found.append(bytes[next])
            next += 1
        }
        next = min(next + end.count, bytes.count)
        return String(decoding: found, as: UTF8.self)
    }
}
