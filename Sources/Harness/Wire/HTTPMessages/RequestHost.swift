/// The host that a request is for, with its port, for comparison.
///
/// Source: RFC 3986 section 3.2, RFC 9112 section 3.2. Upper and lower case are equal, a final dot and the ports 80 and 443 are left out.
package struct RequestHost: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The name or the address: `api.example.com`, `[::1]`.
    package let name: String
    /// The port; nil for that of HTTP or HTTPS.
    package let port: Int?

    /// Reads the host of an absolute URL, or of one that begins with `//`; nil for a path, and for a host that is a placeholder or missing.
    package init?(target: some StringProtocol) {
        let rest: Substring
        if target.hasPrefix("//") {
            rest = Substring(target).dropFirst(2)
        } else {
            guard let scheme = Substring(target).prefixMatch(of: /[A-Za-z][A-Za-z0-9+.-]*:\/\//) else { return nil }
            rest = Substring(target)[scheme.range.upperBound...]
        }
        let authority = rest.prefix { !"/?#\\".contains($0) }
        self.init(authority: authority.split(separator: "@", omittingEmptySubsequences: false).last ?? "")
    }

    /// Reads the value of a Host field; nil for an empty one, and for one with a placeholder or an invalid port.
    package init?(authority: some StringProtocol) {
        let text = authority.lowercased()
        guard !text.isEmpty, !text.contains("{{") else { return nil }
        // The colons of an IPv6 address are inside of brackets.
        let end = text.hasPrefix("[") ? text.firstIndex(of: "]").map { text.index(after: $0) } ?? text.endIndex : text.startIndex
        let colon = text[end...].firstIndex(of: ":") ?? text.endIndex
        var name = text[..<colon]
        if name.hasSuffix(".") { name.removeLast() }
        guard !name.isEmpty else { return nil }
        self.name = String(name)
        let digits = text[colon...].dropFirst()
        guard !digits.isEmpty else {
            port = nil
            return
        }
        guard let number = UInt16(digits) else { return nil }
        port = [80, 443].contains(number) ? nil : Int(number)
    }

    /// Whether it is a name or an address of this computer.
    package var isLoopback: Bool {
        name == "localhost" || name.hasSuffix(".localhost") || name == "[::1]" || name.wholeMatch(of: /127\.[0-9]+\.[0-9]+\.[0-9]+/) != nil
    }

    /// The name, and the port unless it is that of HTTP or HTTPS: `api.example.com:8080`.
    package var description: String { name + (port.map { ":\($0)" } ?? "") }

    /// Returns whether the text of a host comes before that of another one.
    package static func < (left: RequestHost, right: RequestHost) -> Bool { left.description < right.description }
}
