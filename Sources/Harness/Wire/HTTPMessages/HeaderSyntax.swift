/// The grammar of head lines.
///
/// Source: RFC 9110 section 5 and RFC 9112 sections 3 to 5.
package enum HeaderSyntax {
    /// A reason why a line is not a header field.
    package enum FieldError: Error, Hashable, Sendable {
        /// The line begins with white space, or is empty: a value goes on from the line before.
        case folded
        /// There is no colon.
        case noColon
        /// The name is not a token.
        case name
        /// The value has a control character.
        case value
    }

    /// Whether a text is a method or a field name: RFC 9110 section 5.6.2.
    package static func isToken(_ text: Substring) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy(isTokenByte)
    }

    /// Whether a text is a target that can be sent: absolute, or a path.
    package static func isTarget(_ text: Substring) -> Bool {
        let isAbsolute = ["http://", "https://"].contains { text.lowercased().hasPrefix($0) && text.utf8.count > $0.utf8.count }
        return (isAbsolute || text.hasPrefix("/")) && text.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F }
    }

    /// Reads a line without its end: `NAME: VALUE`.
    /// - Returns: The field, without the white space around the value; nil where the line is not a field.
    package static func field(_ line: String) -> HeaderFields.Field? {
        var line = line
        return line.withUTF8 { utf8 in
            // The caller knows the line, and reports it as a whole.
            try? Self.field(UnsafeRawBufferPointer(utf8))
        }
    }

    /// Reads the bytes of a line without its end: `NAME: VALUE`.
    ///
    /// Bytes of a value that are not UTF-8 are replaced.
    /// - Returns: The field, without the white space around the value.
    package static func field(_ line: UnsafeRawBufferPointer) throws(FieldError) -> HeaderFields.Field {
        guard let first = line.first, !isSpace(first) else { throw .folded }
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { throw .noColon }
        let name = UnsafeRawBufferPointer(rebasing: line[..<colon])
        guard !name.isEmpty, name.allSatisfy(isTokenByte) else { throw .name }
        var value = line[(colon + 1)...]
        while let first = value.first, isSpace(first) { value.removeFirst() }
        while let last = value.last, isSpace(last) { value.removeLast() }
        guard value.allSatisfy(isValueByte) else { throw .value }
        return HeaderFields.Field(
            name: String(decoding: name, as: UTF8.self),
            value: String(decoding: UnsafeRawBufferPointer(rebasing: value), as: UTF8.self))
    }

    /// Checks a field that came as a name and a value.
    /// - Returns: The field, without the white space around the value.
    package static func field(name: String, value: String) throws(FieldError) -> HeaderFields.Field {
        guard isToken(name[...]) else { throw .name }
        guard value.utf8.allSatisfy(isValueByte) else { throw .value }
        guard let first = value.utf8.first, let last = value.utf8.last, isSpace(first) || isSpace(last) else {
            return HeaderFields.Field(name: name, value: value)
        }
        let bytes = value.utf8.drop(while: isSpace)
        let end = bytes.lastIndex { !isSpace($0) }.map(bytes.index(after:)) ?? bytes.startIndex
        return HeaderFields.Field(name: name, value: String(value[bytes.startIndex..<end]))
    }

    /// Reads `HTTP/VERSION STATUS REASON`; nil for anything else.
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

    private static func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

    /// Source: RFC 9110 section 5.5, with every byte from 0x80, and no other control character than a tab.
    private static func isValueByte(_ byte: UInt8) -> Bool { byte >= 0x20 && byte != 0x7F || byte == UInt8(ascii: "\t") }

    private static func isTokenByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "#")...UInt8(ascii: "'"),
            UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "^"), UInt8(ascii: "`"), UInt8(ascii: "|"), UInt8(ascii: "~"):
            true
        default: false
        }
    }
}
