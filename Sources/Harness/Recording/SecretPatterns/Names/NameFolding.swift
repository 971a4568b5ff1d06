/// The letters that names are compared by: `contrasena` for `contraseña`, `token` for `tоken` with a Cyrillic letter in it.
///
/// Letters of other alphabets remain, in lower case.
enum NameFolding {
    /// Returns a name without accents, invisible characters and letters that only look like Latin ones.
    static func folded(_ name: some Collection<UInt8>) -> [UInt8] {
        guard name.contains(where: { $0 >= 0x80 }) else { return Array(name) }
        let hasLatin = name.contains { SecretShape.Alphabet.alphanumeric.contains($0) && !SecretText.isDigit($0) }
        var letters = String.UnicodeScalarView()
        for scalar in String(decoding: name, as: UTF8.self).unicodeScalars {
            if scalar.isASCII {
                letters.append(scalar)
            } else if isInvisible(scalar) {
                continue
            } else if let wide = fullWidth(scalar) {
                letters.append(wide)
            } else if let plain = (hasLatin ? lookalikes[scalar] : nil) ?? accents[scalar] {
                letters.append(contentsOf: plain)
            } else {
                letters.append(contentsOf: isPartOfWord(scalar) ? scalar.properties.lowercaseMapping.unicodeScalars : " ".unicodeScalars)
            }
        }
        return Array(String(letters).utf8)
    }

    /// Returns whether a character has no width, or is an accent of the letter before it.
    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        (0x300...0x36F).contains(scalar.value) || scalar.properties.isDefaultIgnorableCodePoint
    }

    private static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
        case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber: true
        default: false
        }
    }

    /// Returns the character of ASCII for a full-width one: U+FF01 to U+FF5E.
    private static func fullWidth(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        (0xFF01...0xFF5E).contains(scalar.value) ? Unicode.Scalar(scalar.value - 0xFEE0) : nil
    }

    /// Letters with accents, by the letters without them.
    private static let accents = table([
        ("a", "àáâãäåāăąǎạảấầẩẫậắằẳẵặ"), ("ae", "æ"), ("c", "çćĉċč"), ("d", "ďđð"), ("e", "èéêëēĕėęěẹẻẽếềểễệə"), ("g", "ĝğġģ"), ("h", "ĥħ"),
        ("i", "ìíîïĩīĭįıỉị"), ("j", "ĵ"), ("k", "ķ"), ("l", "ĺļľŀł"), ("n", "ñńņň"), ("o", "òóôõöøōŏőơọỏốồổỗộớờởỡợ"), ("oe", "œ"),
        ("r", "ŕŗř"), ("s", "śŝşšș"), ("ss", "ß"), ("t", "ţťŧțþ"), ("u", "ùúûüũūŭůűųưụủứừửữự"), ("w", "ŵ"), ("y", "ýÿŷỳỵỷỹ"), ("z", "źżž"),
        ("α", "ά"), ("ε", "έ"), ("η", "ή"), ("ι", "ίϊΐ"), ("ο", "ό"), ("σ", "ς"), ("υ", "ύϋΰ"), ("ω", "ώ"), ("е", "ё"), ("и", "й"),
        ("і", "ї"),
    ])

    /// Letters of other alphabets that look like Latin ones, by those.
    private static let lookalikes = table([
        ("a", "аαɑ"), ("c", "сϲ"), ("d", "ԁ"), ("e", "е"), ("h", "һ"), ("i", "іι"), ("j", "ј"), ("k", "кκ"), ("m", "м"), ("o", "оοօ"),
        ("p", "рρ"), ("q", "ԛ"), ("s", "ѕ"), ("t", "тτ"), ("u", "υ"), ("v", "νѵ"), ("w", "ԝω"), ("x", "хχ"), ("y", "уγ"), ("B", "ВΒ"),
        ("H", "НΗ"), ("N", "Ν"), ("Y", "Υ"), ("Z", "Ζ"),
    ])

    /// Returns the letters of ASCII for others, in both cases.
    ///
    /// The first of two pairs with the same letter counts.
    private static func table(_ pairs: [(plain: String, others: String)]) -> [Unicode.Scalar: String.UnicodeScalarView] {
        var table: [Unicode.Scalar: String.UnicodeScalarView] = [:]
        for (plain, others) in pairs {
            for other in others.unicodeScalars {
                let capital = other.properties.uppercaseMapping.unicodeScalars
                if table[other] == nil { table[other] = plain.unicodeScalars }
                if capital.count == 1, let first = capital.first, !first.isASCII, table[first] == nil {
                    table[first] = plain.uppercased().unicodeScalars
                }
            }
        }
        return table
    }
}
