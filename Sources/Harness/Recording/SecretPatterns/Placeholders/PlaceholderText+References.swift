/// References to variables.
extension PlaceholderText {
    /// Returns whether a text refers to a variable.
    ///
    /// A name in capitals may contain digits: `${API_KEY_2}`. Another name must not, because `{{ab12cd34ef56}}` may be a secret.
    /// `$NAME` has no end, so that its last word is that of a secret, or it has several words in capitals: `$UMMER24` may be a password.
    static func isReference(_ text: ArraySlice<UInt8>) -> Bool {
        for (open, close) in brackets where text.count > open.count + close.count {
            guard text.starts(with: open), text.suffix(close.count).elementsEqual(close) else { continue }
            let name = trimmed(text.dropFirst(open.count).dropLast(close.count), where: SecretText.isSpace)
            return isVariable(name) || isRequiredVariable(text, name)
        }
        if text.count > 2, text.first == UInt8(ascii: "%"), text.last == UInt8(ascii: "%") {
            return isCapitals(text.dropFirst().dropLast())
        }
        guard text.first == UInt8(ascii: "$") else { return false }
        let name = text.dropFirst()
        guard isVariable(name) else { return false }
        return isCapitals(name) && name.dropFirst().dropLast().contains(UInt8(ascii: "_")) || isNameOfSecret(name)
    }

    private static let brackets = [("${{", "}}"), ("{{", "}}"), ("${", "}"), ("$(", ")"), ("#{", "}")]
        .map { (Array($0.0.utf8), Array($0.1.utf8)) }

    private static func isVariable(_ name: ArraySlice<UInt8>) -> Bool {
        if isCapitals(name) { return true }
        guard let first = name.first, let last = name.last, isLetter(first) || first == UInt8(ascii: "_"), last != UInt8(ascii: ".") else {
            return false
        }
        return name.allSatisfy { isLetter($0) || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: ".") } || isPathToCapitals(name)
    }

    /// Returns whether a text is `${NAME:?}`, `${NAME?}`, `${NAME:-}` or `${NAME-}`: a variable of a shell, and no value instead of it.
    private static func isRequiredVariable(_ text: ArraySlice<UInt8>, _ name: ArraySlice<UInt8>) -> Bool {
        guard text.starts(with: "${".utf8), let last = name.last, "?-".utf8.contains(last) else { return false }
        return isCapitals(name.dropLast(name.dropLast().last == UInt8(ascii: ":") ? 2 : 1))
    }

    /// Returns whether a name is `secrets.NAME` or `env.NAME`.
    private static func isPathToCapitals(_ name: ArraySlice<UInt8>) -> Bool {
        guard let dot = name.lastIndex(of: UInt8(ascii: ".")) else { return false }
        return name[..<dot].allSatisfy(RandomnessHeuristic.isLower) && isCapitals(name[(dot + 1)...])
    }

    private static func isCapitals(_ name: ArraySlice<UInt8>) -> Bool {
        guard let first = name.first, !SecretText.isDigit(first) else { return false }
        return name.allSatisfy { $0 == UInt8(ascii: "_") || SecretShape.Alphabet.upperAlphanumeric.contains($0) }
            && name.contains(where: isLetter)
    }

    private static func isNameOfSecret(_ name: ArraySlice<UInt8>) -> Bool {
        let words = NameWords(name)
        guard let start = words.starts.last else { return false }
        return start == 0 && words.letters.elementsEqual("var".utf8) || nouns.contains(words.letters[start...])
    }
}
