/// A request's target, taken apart for comparison.
///
/// Source: RFC 3986 section 3. Percent-escapes are resolved, and `+` in a query is a space, as HTML forms and servers have it.
public struct RequestTarget: Hashable, Sendable {
    /// One parameter of the query.
    public struct QueryItem: Hashable, Sendable {
        /// The name, escapes resolved.
        public let name: String
        /// The value, escapes resolved; nil where there is no `=`.
        public let value: String?
    }

    /// The path's segments, escapes resolved: `["3", "search", "movie"]`.
    ///
    /// A path that ends with `/` has an empty last one.
    public let segments: [String]
    /// The query's parameters, in order.
    public let query: [QueryItem]

    /// Takes an absolute URL, or a path with its query, apart.
    ///
    /// Scheme, host and fragment are left out.
    public init(_ target: some StringProtocol) {
        var rest = Substring(target)
        if !rest.hasPrefix("/"), let scheme = rest.prefixMatch(of: /[A-Za-z][A-Za-z0-9+.-]*:\/\//) {
            rest = rest[scheme.range.upperBound...]
            rest = rest.firstIndex { "/?#".contains($0) }.map { rest[$0...] } ?? ""
        }
        rest = rest.prefix { $0 != "#" }
        let parts = rest.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        let path = parts.first.map { $0.hasPrefix("/") ? $0.dropFirst() : $0 } ?? ""
        segments =
            path.isEmpty ? [] : path.split(separator: "/", omittingEmptySubsequences: false).map { Self.decode($0, plusIsSpace: false) }
        query = parts.count < 2 ? [] : parts[1].split(separator: "&").map(Self.item)
    }

    private static func item(_ text: Substring) -> QueryItem {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let value = parts.count < 2 ? nil : decode(parts[1], plusIsSpace: true)
        return QueryItem(name: decode(parts[0], plusIsSpace: true), value: value)
    }

    private static func decode(_ text: Substring, plusIsSpace: Bool) -> String {
        guard text.utf8.contains(where: { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "+") }) else { return String(text) }
        var bytes: [UInt8] = []
        var iterator = text.utf8.makeIterator()
        while let byte = iterator.next() {
            if byte == UInt8(ascii: "%") {
                let ahead = iterator
                if let high = iterator.next().flatMap(JSONStrings.hexadecimal),
                    let low = iterator.next().flatMap(JSONStrings.hexadecimal)
                {
                    bytes.append(high << 4 | low)
                    continue
                }
                iterator = ahead
            }
            bytes.append(byte == UInt8(ascii: "+") && plusIsSpace ? UInt8(ascii: " ") : byte)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
