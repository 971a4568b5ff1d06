/// The grammar of head lines.
///
/// Source: RFC 9110 section 5 and RFC 9112 sections 3 to 5.
package enum HeaderSyntax {
    /// A method or a field name: RFC 9110 section 5.6.2.
    package static func isToken(_ text: Substring) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy(isTokenByte)
    }

    /// A target that can be sent: absolute, or a path.
    package static func isTarget(_ text: Substring) -> Bool {
        let isAbsolute = ["http://", "https://"].contains { text.lowercased().hasPrefix($0) && text.utf8.count > $0.utf8.count }
        return (isAbsolute || text.hasPrefix("/")) && text.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F }
    }

    /// `NAME: VALUE`.
    package static func field(_ line: String) -> HeaderFields.Field? {
        guard let colon = line.firstIndex(of: ":"), isToken(line[..<colon]) else { return nil }
        let value = line[line.index(after: colon)...].drop(while: isSpace)
        let trimmed = String(value.reversed().drop(while: isSpace).reversed())
        guard trimmed.utf8.allSatisfy({ ($0 >= 0x20 || $0 == 0x09) && $0 != 0x7F }) else { return nil }
        return HeaderFields.Field(name: String(line[..<colon]), value: trimmed)
    }

    /// `HTTP/VERSION STATUS REASON`.
    package static func statusLine(_ line: String) -> (version: String, code: Int, reason: String)? {
        let parts = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count >= 2, isVersion(parts[0]), parts[1].utf8.count == 3, let code = Int(parts[1]),
            (100...599).contains(code)
        else { return nil }
        return (String(parts[0]), code, parts.count == 3 ? String(parts[2]) : "")
    }

    private static func isVersion(_ text: Substring) -> Bool {
        ["HTTP/1.0", "HTTP/1.1", "HTTP/2", "HTTP/2.0", "HTTP/3", "HTTP/3.0"].contains(text)
    }

    private static func isSpace(_ character: Character) -> Bool { character == " " || character == "\t" }

    private static func isTokenByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
        }
    }
}
