extension MatcherKind {
    /// A string that is a version.
    ///
    /// - Source: Semantic Versioning 2.0.0, items 2, 9 and 10.
    static let semver = MatcherKind(
        "semver", Matcher("a string that is a version by Semantic Versioning 2.0.0", text: { SemanticVersion.isVersion($0) }))
}

/// The grammar of Semantic Versioning 2.0.0: `1.0.0`, `1.0.0-rc.1`, `1.0.0+build.5`, `1.0.0-rc.1+build.5`.
private enum SemanticVersion {
    static func isVersion(_ text: String) -> Bool {
        let parts = text.utf8.split(separator: UInt8(ascii: "+"), maxSplits: 1, omittingEmptySubsequences: false)
        let version = parts[0].split(separator: UInt8(ascii: "-"), maxSplits: 1, omittingEmptySubsequences: false)
        let core = identifiers(version[0])
        return core.count == 3 && core.allSatisfy(isNumber)
            && version.dropFirst().allSatisfy { identifiers($0).allSatisfy(isPreRelease) }
            && parts.dropFirst().allSatisfy { identifiers($0).allSatisfy(isIdentifier) }
    }

    private static func identifiers(_ text: Substring.UTF8View) -> [Substring.UTF8View] {
        text.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    }

    /// Returns whether a text is a number without leading zeros.
    private static func isNumber(_ text: Substring.UTF8View) -> Bool {
        !text.isEmpty && text.allSatisfy(isDigit) && (text.count == 1 || text.first != UInt8(ascii: "0"))
    }

    /// Returns whether a text is a number without leading zeros, or an identifier with a character that is not a digit.
    private static func isPreRelease(_ text: Substring.UTF8View) -> Bool {
        isIdentifier(text) && (!text.allSatisfy(isDigit) || isNumber(text))
    }

    private static func isIdentifier(_ text: Substring.UTF8View) -> Bool {
        !text.isEmpty && text.allSatisfy { isDigit($0) || isLetter($0) || $0 == UInt8(ascii: "-") }
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }

    private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
}
