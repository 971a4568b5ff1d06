internal import Foundation

extension MatcherKind {
    /// A string that is an absolute URL: a scheme, `://`, a host, and optionally a port, a path, a query and a fragment.
    ///
    /// Every character must be one that RFC 3986 allows in its place. Spaces, letters outside ASCII and percent signs without two hexadecimal digits are
    /// refused. Addresses without a scheme or a host are also refused: `mailto:a@example.com`, `file:///tmp/a`, `//example.com/a` and `/a`.
    static let url = MatcherKind("url", Matcher("a string that is an absolute URL with a host", text: { AbsoluteURL.isURL($0) }))
}

/// The grammar of RFC 3986 with a host that is not empty: `scheme ":" "//" authority path-abempty [ "?" query ] [ "#" fragment ]`.
private enum AbsoluteURL {
    typealias Part = Substring.UTF8View

    static func isURL(_ text: String) -> Bool {
        let bytes = Substring(text).utf8
        let scheme = bytes.prefix { $0 != UInt8(ascii: ":") }
        let rest = bytes.dropFirst(scheme.count)
        guard isScheme(scheme), rest.starts(with: "://".utf8) else { return false }
        let authority = rest.dropFirst(3).prefix { !"/?#".utf8.contains($0) }
        let path = rest.dropFirst(3 + authority.count).prefix { !"?#".utf8.contains($0) }
        let query = rest.dropFirst(3 + authority.count + path.count).prefix { $0 != UInt8(ascii: "#") }
        let fragment = rest.dropFirst(3 + authority.count + path.count + query.count)
        return isAuthority(authority) && consists(path, of: ":@/") && consists(query.dropFirst(), of: ":@/?")
            && consists(fragment.dropFirst(), of: ":@/?")
    }

    /// Returns whether a text is a scheme (section 3.1).
    private static func isScheme(_ text: Part) -> Bool {
        guard let first = text.first, isLetter(first) else { return false }
        return text.allSatisfy { isLetter($0) || isDigit($0) || "+-.".utf8.contains($0) }
    }

    /// Returns whether a text is an authority, `[ userinfo "@" ] host [ ":" port ]` (section 3.2).
    private static func isAuthority(_ text: Part) -> Bool {
        let at = text.firstIndex(of: UInt8(ascii: "@"))
        let place = at.map { text[text.index(after: $0)...] } ?? text
        guard consists(at.map { text[..<$0] } ?? text[..<text.startIndex], of: ":") else { return false }
        if place.first == UInt8(ascii: "[") {
            guard let close = place.firstIndex(of: UInt8(ascii: "]")) else { return false }
            return isLiteral(place[..<close].dropFirst()) && isPort(place[close...].dropFirst())
        }
        let host = place.prefix { $0 != UInt8(ascii: ":") }
        return !host.isEmpty && consists(host, of: "") && isPort(place.dropFirst(host.count))
    }

    private static func isPort(_ text: Part) -> Bool {
        text.isEmpty || (text.first == UInt8(ascii: ":") && text.dropFirst().allSatisfy(isDigit))
    }

    /// Returns whether a text is an IP literal: an IPv6 address, or `v`, a version, a point and a future address (section 3.2.2).
    private static func isLiteral(_ text: Part) -> Bool {
        guard let first = text.first, first | 0x20 == UInt8(ascii: "v") else {
            var address = in6_addr()
            let isAddress = inet_pton(AF_INET6, String(Substring(text)), &address) == 1
            return isAddress && text.allSatisfy { isHexDigit($0) || ":.".utf8.contains($0) }
        }
        let parts = text.dropFirst().split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
        return parts.count == 2 && parts.allSatisfy { !$0.isEmpty } && parts[0].allSatisfy(isHexDigit)
            && !parts[1].contains(UInt8(ascii: "%")) && consists(parts[1], of: ":")
    }

    /// Returns whether a text has only unreserved characters, sub-delimiters, escapes and some more (section 2).
    private static func consists(_ text: Part, of more: String) -> Bool {
        var rest = text
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%") {
                guard let high = rest.popFirst(), let low = rest.popFirst(), isHexDigit(high), isHexDigit(low) else { return false }
            } else if !isLetter(byte), !isDigit(byte), !"-._~!$&'()*+,;=".utf8.contains(byte), !more.utf8.contains(byte) {
                return false
            }
        }
        return true
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }
    private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
    private static func isHexDigit(_ byte: UInt8) -> Bool { isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20) }
}
