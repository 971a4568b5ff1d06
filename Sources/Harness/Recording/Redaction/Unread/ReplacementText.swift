/// A text of the same kind and length as another one, with other letters and digits.
///
/// Letters stay letters of the same case, digits stay digits, dates stay valid dates of the same format, and hexadecimal numbers such as
/// UUIDs stay hexadecimal. Punctuation, spaces, `http://` and `https://`, and placeholders such as `{{NAME}}` stay as they are.
///
/// Each character keeps its length in UTF-8. Letters outside ASCII become one letter of their length and case.
struct ReplacementText {
    private var numbers: StableNumbers

    /// - Parameter path: The path of the text, on which the letters and digits depend.
    init(at path: StableNumbers.Path) {
        numbers = StableNumbers(path)
    }

    /// Returns the replacement of a text.
    mutating func replacing(_ text: [Unicode.Scalar]) -> [Unicode.Scalar] {
        if let date = DateText(text) { return date.replaced(&numbers) }
        var replaced = text
        let kept = Self.kept(of: text)
        let isHexadecimal = Self.isHexadecimal(text)
        let encoded = Self.percentDigits(of: text)
        for index in text.indices where !kept.contains(index) {
            replaced[index] = replacement(of: text[index], isHexadecimal: isHexadecimal || encoded.contains(index))
        }
        return replaced
    }

    // MARK: Kinds

    /// The positions of placeholders, and of the scheme of a URL.
    private static func kept(of text: [Unicode.Scalar]) -> Set<Int> {
        var kept: Set<Int> = []
        for scheme in ["https://", "http://"] where text.starts(with: scheme.unicodeScalars) { kept.formUnion(0..<scheme.utf8.count) }
        var start = 0
        while start + 1 < text.count {
            guard text[start] == "{", text[start + 1] == "{", let end = placeholderEnd(in: text, from: start + 2) else {
                start += 1
                continue
            }
            kept.formUnion(start..<end)
            start = end
        }
        return kept
    }

    /// Returns the position after a placeholder whose name begins at a position; nil if there is none.
    private static func placeholderEnd(in text: [Unicode.Scalar], from start: Int) -> Int? {
        var end = start
        while end < text.count, text[end] == "_" || text[end].isASCIILetter || end > start && text[end].isASCIIDigit { end += 1 }
        guard end > start, end + 1 < text.count, text[end] == "}", text[end + 1] == "}" else { return nil }
        return end + 2
    }

    /// The positions of the digits after `%` in URLs and forms.
    private static func percentDigits(of text: [Unicode.Scalar]) -> Set<Int> {
        var digits: Set<Int> = []
        for index in text.indices.dropLast(2) where text[index] == "%" {
            if text[index + 1].isHexadecimal, text[index + 2].isHexadecimal { digits.formUnion([index + 1, index + 2]) }
        }
        return digits
    }

    /// Whether a text is a UUID, a color such as `#ff8800`, or a long hexadecimal number such as a hash.
    private static func isHexadecimal(_ text: [Unicode.Scalar]) -> Bool {
        let digits = text.filter { $0 != "-" }
        if text.first == "#" { return text.count > 3 && text.count < 10 && text.dropFirst().allSatisfy(\.isHexadecimal) }
        return digits.count >= 16 && digits.allSatisfy(\.isHexadecimal) && digits.contains(where: \.isASCIIDigit)
    }

    // MARK: Characters

    private mutating func replacement(of scalar: Unicode.Scalar, isHexadecimal: Bool) -> Unicode.Scalar {
        switch scalar {
        case "0"..."9": return Self.scalar("0", numbers.next(in: 1...9))
        case "a"..."z": return Self.scalar("a", numbers.next(in: 0...(isHexadecimal ? 5 : 25)))
        case "A"..."Z": return Self.scalar("A", numbers.next(in: 0...(isHexadecimal ? 5 : 25)))
        case _ where scalar.isASCII: return scalar
        default: break
        }
        let length = UTF8.width(scalar)
        switch scalar.properties.generalCategory {
        case .decimalNumber:
            let zeros: [Unicode.Scalar] = ["\u{0660}", "\u{FF10}", "\u{1D7CE}"]
            return Self.scalar(zeros[length - 2], numbers.next(in: 1...9))
        case .uppercaseLetter, .titlecaseLetter: return ["\u{C9}", "\u{1EBC}", "\u{10400}"][length - 2]
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation,
            .otherPunctuation, .spaceSeparator, .lineSeparator, .paragraphSeparator, .control, .currencySymbol, .mathSymbol,
            .modifierSymbol:
            return scalar
        default: return ["\u{E9}", "\u{1EBD}", "\u{10428}"][length - 2]
        }
    }

    private static func scalar(_ first: Unicode.Scalar, _ distance: Int) -> Unicode.Scalar {
        // The sum is a letter or a digit.
        Unicode.Scalar(first.value + UInt32(distance)) ?? first
    }
}

extension Unicode.Scalar {
    /// Whether it is one of `0` to `9`.
    var isASCIIDigit: Bool { ("0"..."9").contains(self) }
    /// Whether it is one of `a` to `z` and `A` to `Z`.
    var isASCIILetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }
    /// Whether it is a digit of a hexadecimal number.
    fileprivate var isHexadecimal: Bool { isASCIIDigit || ("a"..."f").contains(self) || ("A"..."F").contains(self) }
}
