/// A text with placeholders, split where they are.
struct PlaceholderPieces {
    /// The texts before, between and after the placeholders.
    let texts: [String]

    /// Splits a text at `{{NAME}}`; placeholders of templates, such as `{{ user.name }}`, are a part of the texts.
    init(_ text: String) {
        texts = text.split(separator: /\{\{[A-Z0-9_]+\}\}/, omittingEmptySubsequences: false).map(String.init)
    }

    /// The number of placeholders.
    var count: Int { texts.count - 1 }

    /// Returns whether another text has a value in place of each placeholder, and is the same otherwise.
    func match(_ other: String) -> Bool {
        guard other.hasPrefix(texts[0]) else { return false }
        var rest = other.dropFirst(texts[0].count)
        for (number, text) in texts.enumerated().dropFirst() {
            if number == count { return rest.count > text.count && rest.hasSuffix(text) }
            guard let place = rest.dropFirst().firstRange(of: text) else { return false }
            rest = rest[place.upperBound...]
        }
        return rest.isEmpty
    }
}

extension MarkedBody {
    /// Returns whether a body is this one with a placeholder in place of each marked value, and the same to the byte otherwise.
    ///
    /// A number becomes a string in quotes.
    func isRedacted(as redacted: [UInt8]) -> Bool {
        var rest = redacted[...]
        var position = 0
        for range in ranges {
            guard take(position..<range.lowerBound, from: &rest) else { return false }
            let isQuoted = rest.first == UInt8(ascii: "\"") && bytes[range].allSatisfy { (0x30...0x39).contains($0) }
            if isQuoted { rest.removeFirst() }
            guard rest.starts(with: "{{".utf8), let end = rest.firstRange(of: Array("}}".utf8)), end.lowerBound > rest.startIndex + 2,
                rest[rest.startIndex + 2..<end.lowerBound].allSatisfy({ Self.nameBytes.contains($0) })
            else { return false }
            rest = rest[end.upperBound...]
            if isQuoted { rest = rest.dropFirst() }
            position = range.upperBound
        }
        return take(position..<bytes.count, from: &rest) && rest.isEmpty
    }

    private func take(_ range: Range<Int>, from rest: inout ArraySlice<UInt8>) -> Bool {
        guard rest.starts(with: bytes[range]) else { return false }
        rest = rest.dropFirst(range.count)
        return true
    }

    private static let nameBytes = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_".utf8)
}
