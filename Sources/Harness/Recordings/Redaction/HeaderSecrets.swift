/// Where the value of a header field is secret because of the field's name.
enum HeaderSecrets {
    /// - Returns: The secret parts of the value, and what placeholders for them are called.
    static func ranges(in value: [UInt8], field: String, names: SecretFieldNames) -> [(Range<Int>, String)] {
        guard let name = names.placeholder(for: field.utf8, in: .header) else { return [] }
        let all = trimmed(value.indices, in: value)
        guard !all.isEmpty else { return [] }
        switch field.lowercased() {
        case "cookie": return pairs(in: value, all, limit: .max)
        // Only the first pair is the cookie: what follows says how long it is kept, and where it is sent.
        case "set-cookie": return pairs(in: value, all, limit: 1)
        case "authorization", "proxy-authorization": return [(afterScheme(value, all), name)]
        default: return [(unquoted(all, in: value), name)]
        }
    }

    /// `Bearer` and the like stay: RFC 9110 section 11.4.
    private static func afterScheme(_ value: [UInt8], _ all: Range<Int>) -> Range<Int> {
        guard let space = value[all].firstIndex(where: SecretScanner.isSpace),
            value[all.lowerBound..<space].allSatisfy({ SecretShape.Alphabet.urlSafe.contains($0) })
        else { return all }
        return trimmed(space..<all.upperBound, in: value)
    }

    /// The values of `name=value` between semicolons, and values without a name: RFC 6265 sections 4.1.1, 4.2.1 and 5.2.
    private static func pairs(in value: [UInt8], _ all: Range<Int>, limit: Int) -> [(Range<Int>, String)] {
        var found: [(Range<Int>, String)] = []
        for (number, pair) in value[all].split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).enumerated()
        where number < limit {
            let equals = pair.firstIndex(of: UInt8(ascii: "="))
            let name = equals.map { "_" + SecretFieldNames.placeholder(for: pair[..<$0]) } ?? ""
            let content = unquoted(trimmed((equals.map { $0 + 1 } ?? pair.startIndex)..<pair.endIndex, in: value), in: value)
            if !content.isEmpty { found.append((content, "COOKIE\(name)")) }
        }
        return found
    }

    private static func trimmed(_ range: Range<Int>, in value: [UInt8]) -> Range<Int> {
        var range = range
        while let first = range.first, SecretScanner.isSpace(value[first]) { range.removeFirst() }
        while let last = range.last, SecretScanner.isSpace(value[last]) { range.removeLast() }
        return range
    }

    private static func unquoted(_ range: Range<Int>, in value: [UInt8]) -> Range<Int> {
        guard range.count >= 2, SecretScanner.isQuote(value[range.lowerBound]), value[range.upperBound - 1] == value[range.lowerBound]
        else {
            return range
        }
        return range.dropFirst().dropLast()
    }
}
