/// The user and the password of an address.
///
/// Source: RFC 3986 section 3.2.1.
package enum UserInfo {
    /// Returns where the user info is in an address without its scheme, `//`, query and fragment; nil where it has none.
    ///
    /// A password must not contain `/`. One that does is still found if no port precedes the `/`: `u:pass/word@host`.
    package static func range(in address: ArraySlice<UInt8>) -> Range<Int>? {
        let authority = address.prefix { $0 != UInt8(ascii: "/") }
        if let mark = authority.lastIndex(of: UInt8(ascii: "@")) { return address.startIndex..<mark }
        guard let colon = authority.lastIndex(of: UInt8(ascii: ":")), let mark = address.lastIndex(of: UInt8(ascii: "@"))
        else { return nil }
        let port = authority[(colon + 1)...]
        // Placeholders such as {{PORT}} and ${PORT} also represent a port, and an IPv6 address ends with a bracket.
        guard !port.allSatisfy(SecretText.isDigit), !port.contains(where: { "{}$]".utf8.contains($0) }) else { return nil }
        return address.startIndex..<mark
    }
}
