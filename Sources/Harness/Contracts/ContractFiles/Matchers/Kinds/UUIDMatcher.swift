extension MatcherKind {
    /// A string that is a UUID: 8, 4, 4, 4 and 12 hexadecimal digits with hyphens between them.
    ///
    /// The version and the case of the digits do not matter. Braces are refused.
    /// - Source: RFC 9562 section 4.
    static let uuid = MatcherKind("uuid", Matcher("a string that is a UUID", text: { isUUID($0) }))

    private static func isUUID(_ text: String) -> Bool {
        let groups = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        return groups.map(\.count) == [8, 4, 4, 4, 12] && groups.joined().allSatisfy { Character(UnicodeScalar($0)).isHexDigit }
    }
}
