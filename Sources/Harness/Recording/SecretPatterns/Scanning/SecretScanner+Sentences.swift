/// Texts about a secret, and references to a secret that is elsewhere.
extension SecretScanner {
    // MARK: Sentences

    /// Returns whether a text is a sentence about a secret: `at least 8 characters, such as letters and digits (a, b)`.
    ///
    /// A passphrase may consist of words too. A sentence also has punctuation between or after them and two words of grammar.
    func isSentence(_ value: Range<Int>) -> Bool {
        let text = withoutBlanks(value)
        guard text.count <= 1_024, let last = bytes[text].last else { return false }
        let words = bytes[text].split(separator: UInt8(ascii: " "))
        guard words.count >= 5, ".!?)".utf8.contains(last) || words.dropLast().contains(where: { ",:.".utf8.contains($0[$0.endIndex - 1]) })
        else { return false }
        let bare = words.map { word in PlaceholderText.trimmed(word) { Self.punctuation.contains($0) } }
        return bare.allSatisfy(isPlainWord) && bare.count { isWord($0.startIndex..<$0.endIndex, in: Self.grammar) } >= 2
    }

    private func isPlainWord(_ word: ArraySlice<UInt8>) -> Bool {
        let isName = word.dropFirst().allSatisfy {
            PlaceholderText.isLetter($0) && !RandomnessHeuristic.isUpper($0) || "'-".utf8.contains($0)
        }
        return isName && word.first.map(PlaceholderText.isLetter) == true || word.count <= 3 && word.allSatisfy(SecretText.isDigit)
    }

    private static let punctuation = Set(".,:;!?()\"'".utf8)
    private static let grammar: WordList = [
        "a", "all", "an", "and", "are", "as", "at", "be", "been", "by", "can", "cannot", "do", "does", "for", "from", "has", "have", "if",
        "in", "is", "it", "least", "may", "must", "no", "not", "of", "on", "only", "or", "should", "such", "than", "that", "the", "this",
        "to", "was", "were", "when", "will", "with", "you", "your",
    ]

    // MARK: References

    /// Returns whether a value is the place of a secret and not the secret itself.
    ///
    /// - `$1` is an argument of a script.
    /// - `$(pass show shop)` is the output of a command.
    /// - `/run/secrets/token` is a file.
    /// - `\(token.count) characters` is filled in by a program.
    /// - `*shop-token` is an alias of YAML.
    /// - `https://a.example/authorize.php` is the address of a page.
    func isElsewhere(_ value: Range<Int>) -> Bool {
        guard value.count <= Self.longestName, let first = bytes[value].first else { return false }
        switch first {
        case UInt8(ascii: "$"):
            return value.count == 2 && SecretText.isDigit(bytes[value.upperBound - 1]) || isCommand(value) || isFilled(value)
        case UInt8(ascii: "/"): return isFile(value)
        case UInt8(ascii: "*"):
            return value.count > 1 && bytes[value].dropFirst().allSatisfy { PlaceholderText.isLetter($0) || $0.isOne(of: "-_") }
        case UInt8(ascii: "\\"), UInt8(ascii: "#"): return isFilled(value)
        case UInt8(ascii: "h"): return isPage(value)
        default: return false
        }
    }

    /// Returns whether a value is an address without user info, a query and a fragment, whose parts are words and short numbers.
    private func isPage(_ value: Range<Int>) -> Bool {
        let text = bytes[value]
        guard RandomnessHeuristic.isAddress(text), !text.contains(where: { $0.isOne(of: "?#@%=") }) else { return false }
        return RandomnessHeuristic.pieces(of: text).allSatisfy {
            RandomnessHeuristic.isWordsOrNumber($0) || RandomnessHeuristic.isWordInOneCase($0)
        }
    }

    /// Returns whether a value is `$(command word)`, without digits, which a secret may have, and without a command that prints its words.
    private func isCommand(_ value: Range<Int>) -> Bool {
        guard isAt(value.lowerBound, "$("), bytes[value].last == UInt8(ascii: ")"), !hasJumbledWord(value) else { return false }
        let words = bytes[value].dropFirst(2).dropLast().split(separator: UInt8(ascii: " "))
        guard words.count > 1, !isWord(words[0].startIndex..<words[0].endIndex, in: Self.printers) else { return false }
        return words.allSatisfy { word in word.allSatisfy { PlaceholderText.isLetter($0) || "-_./".utf8.contains($0) } }
    }

    private static let printers: WordList = ["echo", "htpasswd", "mkpasswd", "openssl", "printf"]

    /// Returns whether a value is the path of a file: two parts or more, which are words in lower case.
    private func isFile(_ value: Range<Int>) -> Bool {
        let parts = bytes[value].dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        return parts.count > 1
            && parts.allSatisfy { part in
                let words = part.split { "-_.".utf8.contains($0) }
                return !words.isEmpty && words.allSatisfy { $0.count <= 16 && $0.allSatisfy(RandomnessHeuristic.isLower) }
            }
    }

    /// Returns whether a program fills in a value, and the words around that do not look like a secret: `\(token.count) characters`.
    ///
    /// `${TOKEN:-sunflower}` may be a secret, and so may `sunflower\(number)`.
    func isFilled(_ value: Range<Int>) -> Bool {
        let text = bytes[value]
        guard let start = text.firstIndex(where: { "\\$#".utf8.contains($0) }), start == value.lowerBound || isAt(start - 1, " "),
            let close = isAt(start, "\\(") ? UInt8(ascii: ")") : isAt(start, "${") || isAt(start, "#{") ? UInt8(ascii: "}") : nil,
            let end = text[start...].firstIndex(of: close)
        else { return false }
        let name = text[(start + 2)..<end]
        guard !name.isEmpty, name.allSatisfy({ PlaceholderText.isLetter($0) || "_.".utf8.contains($0) }) else { return false }
        let rest = text[(end + 1)...]
        guard rest.first.map({ !SecretShape.Alphabet.alphanumeric.contains($0) }) ?? true else { return false }
        return !hasJumbledWord(value) && !text.contains(where: SecretText.isDigit)
    }
}
