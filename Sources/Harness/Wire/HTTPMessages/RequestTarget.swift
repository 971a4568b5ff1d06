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
        var rest = Array(target.utf8)[...]
        if rest.first != Self.slash, let scheme = Substring(target).prefixMatch(of: /[A-Za-z][A-Za-z0-9+.-]*:\/\//) {
            rest = rest.dropFirst(scheme.output.utf8.count).drop { $0 != Self.slash && $0 != Self.question && $0 != Self.hash }
        }
        rest = rest.prefix { $0 != Self.hash }
        let path = rest.prefix { $0 != Self.question }
        let segments = path.first == Self.slash ? path.dropFirst() : path
        self.segments =
            segments.isEmpty
            ? [] : segments.split(separator: Self.slash, omittingEmptySubsequences: false).map { Self.decode($0, plusIsSpace: false) }
        query = rest.dropFirst(path.count + 1).split(separator: Self.ampersand).map(Self.item)
    }

    private static let slash = UInt8(ascii: "/")
    private static let question = UInt8(ascii: "?")
    private static let hash = UInt8(ascii: "#")
    private static let ampersand = UInt8(ascii: "&")
    private static let equals = UInt8(ascii: "=")
    private static let percent = UInt8(ascii: "%")
    private static let plus = UInt8(ascii: "+")

    private static func item(_ bytes: ArraySlice<UInt8>) -> QueryItem {
        let name = bytes.prefix { $0 != equals }
        let value = name.count < bytes.count ? decode(bytes.dropFirst(name.count + 1), plusIsSpace: true) : nil
        return QueryItem(name: decode(name, plusIsSpace: true), value: value)
    }

    private static func decode(_ bytes: ArraySlice<UInt8>, plusIsSpace: Bool) -> String {
        guard bytes.contains(where: { $0 == percent || $0 == plus }) else { return String(decoding: bytes, as: UTF8.self) }
        var decoded: [UInt8] = []
        var iterator = bytes.makeIterator()
        while let byte = iterator.next() {
            if byte == percent {
                let ahead = iterator
                if let high = iterator.next().flatMap(PercentEncoding.digit),
                    let low = iterator.next().flatMap(PercentEncoding.digit)
                {
                    decoded.append(high << 4 | low)
                    continue
                }
                iterator = ahead
            }
            decoded.append(byte == plus && plusIsSpace ? UInt8(ascii: " ") : byte)
        }
        return String(decoding: decoded, as: UTF8.self)
    }
}
