/// Where the value of a header field is secret because of the field's name.
package enum HeaderSecrets {
    /// A secret part of a value.
    package struct Part {
        package let range: Range<Int>
        /// What a placeholder for it is called.
        package let name: String
        /// What stands in it behind a word that may be a scheme, though none that is registered: a secret by itself too.
        package var rest: Range<Int>?
    }

    /// The secret parts of a value.
    package static func parts(of value: [UInt8], field: String, names: SecretFieldNames) -> [Part] {
        guard let name = names.placeholder(for: field.utf8, in: .header) else { return [] }
        let all = trimmed(value.indices, in: value)
        guard !all.isEmpty else { return [] }
        switch field.lowercased() {
        case "cookie": return pairs(in: value, all, limit: .max)
        // Only the first pair is the cookie: what follows says how long it is kept, and where it is sent.
        case "set-cookie": return pairs(in: value, all, limit: 1)
        case "authorization", "proxy-authorization": return [credentials(value, all, name)]
        default: return [Part(range: unquoted(all, in: value), name: name)]
        }
    }

    /// `Bearer` and the like stay, and any word before a placeholder: RFC 9110 section 11.4.
    private static func credentials(_ value: [UInt8], _ all: Range<Int>, _ name: String) -> Part {
        guard let space = value[all].firstIndex(where: SecretText.isSpace),
            value[all.lowerBound..<space].allSatisfy({ SecretShape.Alphabet.urlSafe.contains($0) })
        else { return Part(range: all, name: name) }
        let rest = trimmed(space..<all.upperBound, in: value)
        let isScheme = schemes.contains(String(decoding: value[all.lowerBound..<space], as: UTF8.self).lowercased())
        if isScheme || SecretText.isNothing(value[rest]) { return Part(range: rest, name: name) }
        return Part(range: all, name: name, rest: rest)
    }

    /// IANA's registry of HTTP authentication schemes, and what is much used besides.
    private static let schemes: Set<String> = [
        "basic", "bearer", "concealed", "digest", "dpop", "gnap", "hoba", "mutual", "negotiate", "oauth", "privatetoken", "scram-sha-1",
        "scram-sha-256", "vapid", "apikey", "aws4-hmac-sha256", "jwt", "key", "ntlm", "signature", "token",
    ]

    /// The values of `name=value` between semicolons, and values without a name: RFC 6265 sections 4.1.1, 4.2.1 and 5.2.
    private static func pairs(in value: [UInt8], _ all: Range<Int>, limit: Int) -> [Part] {
        var found: [Part] = []
        for (number, pair) in value[all].split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).enumerated()
        where number < limit {
            let equals = pair.firstIndex(of: UInt8(ascii: "="))
            let name = equals.map { "_" + SecretFieldNames.usualPlaceholder(for: pair[..<$0]) } ?? ""
            let content = unquoted(trimmed((equals.map { $0 + 1 } ?? pair.startIndex)..<pair.endIndex, in: value), in: value)
            if !content.isEmpty { found.append(Part(range: content, name: "COOKIE\(name)")) }
        }
        return found
    }

    private static func trimmed(_ range: Range<Int>, in value: [UInt8]) -> Range<Int> {
        var range = range
        while let first = range.first, SecretText.isSpace(value[first]) { range.removeFirst() }
        while let last = range.last, SecretText.isSpace(value[last]) { range.removeLast() }
        return range
    }

    private static func unquoted(_ range: Range<Int>, in value: [UInt8]) -> Range<Int> {
        guard range.count >= 2, SecretText.isQuote(value[range.lowerBound]), value[range.upperBound - 1] == value[range.lowerBound]
        else {
            return range
        }
        return range.dropFirst().dropLast()
    }
}
