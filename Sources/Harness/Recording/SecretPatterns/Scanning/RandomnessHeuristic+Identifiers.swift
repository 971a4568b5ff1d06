/// Values of names such as `app_id`, which are public identifiers in some APIs and keys in others.
extension RandomnessHeuristic {
    private static let shortestKey = 8

    /// Returns whether a value of a parameter or a header field looks random, even if it is short: `4ec0fdd9`.
    static func isKey(_ value: ArraySlice<UInt8>) -> Bool {
        isRandom(value) || value.count >= shortestKey && value.allSatisfy(isLetterOrDigit) && isJumbled(value)
    }

    /// Returns whether a value is a reversed domain of words: `com.example.shop2`, `ABCDE12345.com.example.shop`.
    ///
    /// Source: Apple's documentation of CFBundleIdentifier, and of application identifiers with the prefix of a team.
    static func isBundleIdentifier(_ value: ArraySlice<UInt8>) -> Bool {
        let labels = value.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        let names = labels.first.map(isTeam) == true ? labels.dropFirst() : labels[...]
        guard names.count >= 3, let domain = names.first, (2...6).contains(domain.count), domain.allSatisfy(isLower) else { return false }
        return names.allSatisfy { label in
            let words = label.split { "-_".utf8.contains($0) }
            return !words.isEmpty && words.allSatisfy(isNumberedWord)
        }
    }

    /// Returns whether a part of a value is two capitals: `Vulnerable.WP.Extension`.
    static func isAcronym(_ piece: ArraySlice<UInt8>) -> Bool { piece.count == 2 && piece.allSatisfy(isUpper) }

    /// Returns whether a label is the id of a team: ten capitals and digits.
    private static func isTeam(_ label: ArraySlice<UInt8>) -> Bool {
        label.count == 10 && label.allSatisfy(SecretShape.Alphabet.upperAlphanumeric.contains)
    }

    /// Returns whether a part is letters with up to four digits after them, and no series of short words: `shop2`, `MyShop`, `io`.
    private static func isNumberedWord(_ part: ArraySlice<UInt8>) -> Bool {
        let word = part.prefix { !SecretText.isDigit($0) }
        let number = part[word.endIndex...]
        guard !word.isEmpty, number.count <= 4, number.allSatisfy(SecretText.isDigit), word.allSatisfy(isLetterOrDigit) else {
            return false
        }
        return word.allSatisfy(isLower) || word.allSatisfy(isUpper) || isWordsOrNumber(word)
    }
}
