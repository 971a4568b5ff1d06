extension HeaderSecretRule {
    /// The value of each cookie, also in the fields of RFC 2965.
    static let cookie = HeaderSecretRule(fields: ["cookie", "cookie2", "set-cookie2"]) { pairs(of: $0, limit: .max) }

    /// The value of the cookie.
    ///
    /// Only the first pair is the cookie. The attributes after it set its lifetime and the addresses that receive it.
    static let setCookie = HeaderSecretRule(fields: ["set-cookie"]) { pairs(of: $0, limit: 1) }

    /// The values of `name=value` between semicolons, and values without a name: RFC 6265 sections 4.1.1, 4.2.1 and 5.2.
    private static func pairs(of value: HeaderValue, limit: Int) -> [HeaderSecrets.Part] {
        var found: [HeaderSecrets.Part] = []
        let pairs = value.bytes[value.content].split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
        for (number, pair) in pairs.enumerated() where number < limit {
            let equals = pair.firstIndex(of: UInt8(ascii: "="))
            let name = equals.map { "_" + SecretFieldNames.usualPlaceholder(for: pair[..<$0]) } ?? ""
            let content = value.unquoted(value.trimmed((equals.map { $0 + 1 } ?? pair.startIndex)..<pair.endIndex))
            if !content.isEmpty { found.append(HeaderSecrets.Part(range: content, name: "COOKIE\(name)")) }
        }
        return found
    }
}
