/// Reads the notation for the shape of a secret.
///
/// - `ghp_` is the text itself. Letters match in their own case, unless the notation begins with `any-case `.
/// - `<alnum 36>`, `<digits 10-13>`: so many bytes of an alphabet; ``SecretShape/Alphabet`` lists the alphabets.
/// - `<uuid>`: the hexadecimal digits of a UUID, with their hyphens.
/// - `(p|o|)`: one of the alternatives, of which the last one is empty here.
/// - `^`: the secret begins here. The text before it identifies the secret but is not part of it.
/// - `<crc32-base62>`, at the end: a checksum; ``ShapeChecksum`` lists the checksums.
///
/// A secret must not be part of a longer word, so the notation needs no signs for the bytes before and after it.
enum ShapeNotation {
    /// Returns the patterns of a shape, one for each combination of alternatives.
    static func patterns(_ notation: String) throws(SecretShapeError) -> [ShapePattern] {
        let prefix = "any-case "
        let isAnyCase = notation.hasPrefix(prefix)
        let text = notation.dropFirst(isAnyCase ? prefix.count : 0).replacing("<uuid>", with: uuid)
        var patterns: [ShapePattern] = []
        for text in try alternatives(Array(text.utf8)[...]) { patterns.append(try pattern(text, isAnyCase, notation)) }
        return patterns
    }

    private static let uuid = "<hex 8>-<hex 4>-<hex 4>-<hex 4>-<hex 12>"

    private static func alternatives(_ text: ArraySlice<UInt8>) throws(SecretShapeError) -> [ArraySlice<UInt8>] {
        guard let open = text.firstIndex(of: UInt8(ascii: "(")) else {
            guard !text.contains(UInt8(ascii: ")")) else { throw .brackets(String(decoding: text, as: UTF8.self)) }
            return [text]
        }
        guard let close = text[open...].firstIndex(of: UInt8(ascii: ")")), !text[(open + 1)..<close].contains(UInt8(ascii: "(")) else {
            throw .brackets(String(decoding: text, as: UTF8.self))
        }
        let choices = text[(open + 1)..<close].split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
        let rests = try alternatives(text[(close + 1)...])
        return choices.flatMap { choice in rests.map { rest in text[..<open] + choice + rest } }
    }

    private static func pattern(
        _ text: ArraySlice<UInt8>, _ isAnyCase: Bool, _ notation: String
    ) throws(SecretShapeError) -> ShapePattern {
        var pattern = ShapePattern(isAnyCase: isAnyCase)
        var rest = text
        while let first = rest.first {
            switch first {
            case UInt8(ascii: "^"):
                pattern.beginSecret()
                rest.removeFirst()
            case UInt8(ascii: "<"):
                guard let close = rest.firstIndex(of: UInt8(ascii: ">")) else { throw .brackets(notation) }
                try add(String(decoding: rest[(rest.startIndex + 1)..<close], as: UTF8.self), to: &pattern)
                rest = rest[(close + 1)...]
            default:
                let literal = rest.prefix { !"<^".utf8.contains($0) }
                pattern.add(text: literal)
                rest = rest[literal.endIndex...]
            }
        }
        guard pattern.hasClearEnds else { throw .unclearEnd(notation) }
        guard !pattern.heads.isEmpty else { throw .noText(notation) }
        return pattern
    }

    /// Adds what is between angle brackets.
    private static func add(_ part: String, to pattern: inout ShapePattern) throws(SecretShapeError) {
        if let checksum = ShapeChecksum(rawValue: part) { return pattern.add(checksum) }
        let words = part.split(separator: " ")
        guard words.count == 2, let alphabet = SecretShape.Alphabet(rawValue: String(words[0])) else { throw .alphabet(part) }
        let counts = words[1].split(separator: "-", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
        guard let least = counts.first, let most = counts.last, counts.count <= 2, least > 0, least <= most else { throw .count(part) }
        pattern.add(ByteSet(alphabet), least...most)
    }
}
