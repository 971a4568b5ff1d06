/// Where the value of a header field is secret because of the field's name.
enum HeaderSecrets {
    /// - Returns: The secret parts of the value, and what placeholders for them are called.
    static func ranges(in value: [UInt8], field: String, names: SecretFieldNames) -> [(Range<Int>, String)] {
        guard let name = names.placeholder(for: field.utf8, in: .header), !value.isEmpty else { return [] }
        switch field.lowercased() {
        case "cookie": return pairs(in: value, limit: .max)
        // Only the first pair is the cookie: what follows says how long it is kept, and where it is sent.
        case "set-cookie": return pairs(in: value, limit: 1)
        case "authorization", "proxy-authorization": return [(afterScheme(value), name)]
        default: return [(value.indices, name)]
        }
    }

    /// `Bearer` and the like stay: RFC 9110 section 11.4.
    private static func afterScheme(_ value: [UInt8]) -> Range<Int> {
        guard let space = value.firstIndex(of: UInt8(ascii: " ")), space + 1 < value.count,
            value[..<space].allSatisfy({ SecretShape.Alphabet.urlSafe.contains($0) })
        else { return value.indices }
        return space + 1..<value.count
    }

    /// The values of `name=value` between semicolons: RFC 6265 sections 4.1.1 and 4.2.1.
    private static func pairs(in value: [UInt8], limit: Int) -> [(Range<Int>, String)] {
        var found: [(Range<Int>, String)] = []
        var start = 0
        for end in 0...value.count where end == value.count || value[end] == UInt8(ascii: ";") {
            defer { start = end + 1 }
            guard found.count < limit else { break }
            let pair = value[start..<end]
            guard let equals = pair.firstIndex(of: UInt8(ascii: "=")) else { continue }
            let name = SecretFieldNames.placeholder(for: pair[..<equals])
            let content = (equals + 1..<end)
            if !content.isEmpty { found.append((content, "COOKIE_\(name)")) }
        }
        return found
    }
}
