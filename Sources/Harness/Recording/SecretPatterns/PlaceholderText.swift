/// Texts that are written where a secret belongs, and are not one.
///
/// A text counts only if all of it has one of these forms. In case of doubt it is a secret: `changeme`, `password`, `$ecret`, `****1234`.
///
/// - A word for "no value": `null`, `nil`, `none`, `undefined`, `true`, `false`, `example`, `demo`, `DEMO_KEY`, and `redacted`, `removed`, `hidden`, `filtered`
///   or `masked` with `[]`, `<>`, `()` or `*` around it. `redacted` needs none.
/// - A reference to a variable: `{{NAME}}`, `${NAME}`, `$(NAME)`, `#{NAME}`, `%NAME%`, `$NAME`.
/// - A mask: `****`, `xxxx-xxxx`, `••••`, `...`, also after the prefix of a known issuer: `hf_xxxx`. After another prefix it has eight
///   or more characters: `shop_xxxxxxxx`.
/// - An instruction: `<TOKEN>`, `<your token>`, `YOUR_API_KEY`, `your-api-key-here`, `insert your token`.
enum PlaceholderText {
    /// Returns whether a text is a placeholder.
    static func matches(_ text: ArraySlice<UInt8>) -> Bool {
        guard text.count <= longest else { return isMask(text) }
        return isReference(text) || isMask(text) || isMaskAfterPrefix(text) || isWord(text) || isInstruction(text)
    }

    private static let longest = 80

    // MARK: Words

    private static func isWord(_ text: ArraySlice<UInt8>) -> Bool {
        let word = lowercased(text)
        if noValues.contains(word[...]) { return true }
        return enclosures.contains { open, close in
            word.count > 2 && word.first == open && word.last == close
                && removals.contains(trimmed(word[...]) { $0 == open || $0 == close })
        }
    }

    private static let noValues: NameList = [
        "null", "nil", "none", "true", "false", "undefined", "redacted", "example", "demo", "demo_key",
    ]
    private static let removals: NameList = ["redacted", "removed", "hidden", "filtered", "masked"]
    private static let enclosures: [(UInt8, UInt8)] = [
        (UInt8(ascii: "["), UInt8(ascii: "]")), (UInt8(ascii: "<"), UInt8(ascii: ">")), (UInt8(ascii: "("), UInt8(ascii: ")")),
        (UInt8(ascii: "*"), UInt8(ascii: "*")),
    ]

    // MARK: References

    /// Returns whether a text refers to a variable.
    ///
    /// A name in capitals may contain digits: `${API_KEY_2}`. Another name must not, because `{{ab12cd34ef56}}` may be a secret.
    /// `$NAME` has no end, so that its last word is that of a secret, or it has several words in capitals: `$UMMER24` may be a password.
    private static func isReference(_ text: ArraySlice<UInt8>) -> Bool {
        for (open, close) in brackets where text.count > open.count + close.count {
            guard text.starts(with: open), text.suffix(close.count).elementsEqual(close) else { continue }
            return isVariable(trimmed(text.dropFirst(open.count).dropLast(close.count), where: SecretText.isSpace))
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

    // MARK: Masks

    /// Returns whether a text consists of the characters of a mask, and of what divides them into groups.
    private static func isMask(_ text: ArraySlice<UInt8>) -> Bool {
        guard text.contains(where: { "*xX.-#".utf8.contains($0) || $0 >= 0x80 }) else { return false }
        return text.allSatisfy { "*xX.-#_ ".utf8.contains($0) || $0 >= 0x80 }
            && String(decoding: text, as: UTF8.self).unicodeScalars.allSatisfy { $0.isASCII || "•●…∗".unicodeScalars.contains($0) }
    }

    /// Returns whether a text is a mask after the prefix of an issuer: `hf_xxxx`, `sk-proj-********`, `AKIAXXXXXXXXXXXXXXXX`.
    private static func isMaskAfterPrefix(_ text: ArraySlice<UInt8>) -> Bool {
        // `dapi0000...`: an issuer, and one sign again and again.
        if let last = text.last, "xX*0".utf8.contains(last), let start = text.lastIndex(where: { $0 != last }), text.endIndex - start > 12 {
            return issuers.contains(lowercased(text[...start])[...])
        }
        guard let separator = text.firstIndex(where: { "_-".utf8.contains($0) }) else { return false }
        if issuers.contains(lowercased(text[..<separator])[...]), isMask(text[(separator + 1)...]), text.endIndex - separator > 4 {
            return true
        }
        guard let separator = text.lastIndex(where: { "_-".utf8.contains($0) }) else { return false }
        let mask = text[(separator + 1)...]
        let prefix = text[..<separator]
        guard mask.count >= 4, isMask(mask), prefix.count <= 24, !prefix.isEmpty else { return false }
        if mask.count < 8 { return issuers.contains(lowercased(prefix)[...]) }
        return prefix.allSatisfy { RandomnessHeuristic.isLower($0) || SecretText.isDigit($0) || "_-".utf8.contains($0) }
    }

    private static let issuers: NameList = [
        "aiza", "akia", "asia", "dapi", "ghp", "gho", "ghs", "ghu", "github_pat", "glpat", "hf", "npm", "pk", "pk_live", "pk_test", "pypi",
        "rk_live", "rk_test",
        "sk",
        "sk-ant", "sk-proj", "sk_live", "sk_test", "whsec", "xoxb", "xoxp",
    ]

    // MARK: Instructions

    /// Returns whether a text asks for a secret.
    ///
    /// In angle brackets it is in capitals, or has a word such as `your` or `token`. Without them all of its words are such words, one of
    /// them asks for the secret, and another one names it: `your_api_key`, `insert-token-here`.
    private static func isInstruction(_ text: ArraySlice<UInt8>) -> Bool {
        if text.count > 2, text.first == UInt8(ascii: "<"), text.last == UInt8(ascii: ">") {
            let inner = text.dropFirst().dropLast()
            guard inner.allSatisfy({ isLetter($0) || "_- ".utf8.contains($0) }), inner.contains(where: isLetter) else { return false }
            let words = words(of: inner)
            return !inner.contains(where: RandomnessHeuristic.isLower) || words.contains { requests.contains($0) || nouns.contains($0) }
        }
        guard text.allSatisfy({ isLetter($0) || "_- ".utf8.contains($0) }) else { return false }
        let words = words(of: text)
        return words.contains { requests.contains($0) } && words.contains { nouns.contains($0) }
            && words.allSatisfy { requests.contains($0) || nouns.contains($0) || otherWords.contains($0) }
    }

    private static func words(of text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        // `yourtoken` is two words.
        NameWords(text).all.flatMap { $0.count > 4 && $0.starts(with: "your".utf8) ? [$0.prefix(4), $0.dropFirst(4)] : [$0] }
    }

    private static let requests: NameList = ["enter", "here", "insert", "paste", "put", "replace", "your"]
    private static let nouns: NameList = [
        "apikey", "auth", "credential", "credentials", "jwt", "key", "pass", "passphrase", "password", "pwd", "secret", "token",
    ]
    private static let otherWords: NameList = [
        "a", "access", "account", "an", "api", "app", "application", "bearer", "client", "github", "goes", "id", "in", "it", "me", "my",
        "new",
        "openai", "own", "personal", "private", "public", "refresh", "service", "session", "the", "this", "user", "value", "with",
    ]

    // MARK: Bytes

    private static func isLetter(_ byte: UInt8) -> Bool { RandomnessHeuristic.isLower(byte) || RandomnessHeuristic.isUpper(byte) }

    private static func lowercased(_ text: ArraySlice<UInt8>) -> [UInt8] {
        text.map { RandomnessHeuristic.isUpper($0) ? $0 + 0x20 : $0 }
    }

    private static func trimmed(_ text: ArraySlice<UInt8>, where isRemoved: (UInt8) -> Bool) -> ArraySlice<UInt8> {
        var text = text
        while let first = text.first, isRemoved(first) { text.removeFirst() }
        while let last = text.last, isRemoved(last) { text.removeLast() }
        return text
    }
}
