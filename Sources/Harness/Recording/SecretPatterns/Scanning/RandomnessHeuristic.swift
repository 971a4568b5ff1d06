/// Detects random values, for names that do not mark a value as a secret by themselves.
///
/// A `session` may be a workshop, and a `signature` may end a letter. Such a value is a secret if it has sixteen bytes or more,
/// no blanks, and digits or letters of both cases. It must not be a series of words, a time or an address.
///
/// A `code` is mostly that of a country, an error or an article. It is an authorization code (RFC 6749 section 4.1.2) only if it also
/// has eight or more letters and digits in a row, which alternate more often than in a name with a number.
/// For example, `S3BucketNotFound` is not an authorization code.
enum RandomnessHeuristic {
    private static let shortestValue = 16
    private static let shortestRun = 8

    /// Returns whether a value looks like a session or a signature rather than a word, a time or an address.
    static func isRandom(_ value: ArraySlice<UInt8>) -> Bool {
        guard value.count >= shortestValue, value.allSatisfy({ isLetterOrDigit($0) || "-_.~+/=:%|".utf8.contains($0) }) else {
            return false
        }
        guard value.contains(where: SecretText.isDigit) || value.contains(where: isUpper) && value.contains(where: isLower) else {
            return false
        }
        if value.allSatisfy(SecretText.isDigit) { return true }
        return !isTime(value) && !isAddress(value) && !isBundleIdentifier(value)
            && !pieces(of: value).allSatisfy { isWordsOrNumber($0) || isAcronym($0) }
    }

    /// Returns whether a value looks like an authorization code.
    static func isAuthorizationCode(_ value: ArraySlice<UInt8>) -> Bool {
        isRandom(value) && pieces(of: value).contains { $0.count >= shortestRun && isJumbled($0) }
    }

    /// Returns whether a value is an ISO 8601 date, time, or both.
    static func isTime(_ value: ArraySlice<UInt8>) -> Bool {
        value.count >= 8 && value.prefix(4).allSatisfy(SecretText.isDigit)
            && value.allSatisfy { SecretText.isDigit($0) || "-:.+TZ ".utf8.contains($0) }
            && value.contains { "-:T".utf8.contains($0) }
    }

    /// Returns whether a value is an address.
    ///
    /// The parts of an address are searched separately.
    static func isAddress(_ value: ArraySlice<UInt8>) -> Bool { value.starts(with: "http://".utf8) || value.starts(with: "https://".utf8) }

    static func isLetterOrDigit(_ byte: UInt8) -> Bool { SecretShape.Alphabet.alphanumeric.contains(byte) }
    static func isUpper(_ byte: UInt8) -> Bool {
        SecretShape.Alphabet.upperAlphanumeric.contains(byte) && !SecretText.isDigit(byte)
    }
    static func isLower(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }

    static func pieces(of value: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] { value.split { !isLetterOrDigit($0) } }

    /// Returns whether a part is a short number or a series of words: `2026`, `OpeningKeynote`.
    static func isWordsOrNumber(_ piece: ArraySlice<UInt8>) -> Bool {
        if piece.allSatisfy(SecretText.isDigit) { return piece.count <= 4 }
        let hasCapitalsInside = piece.contains(where: isLower) && zip(piece, piece.dropFirst()).contains { isUpper($0) && isUpper($1) }
        return !piece.contains(where: SecretText.isDigit) && !hasCapitalsInside && words(in: piece).allSatisfy { $0 >= 3 }
    }

    /// Returns whether a part is a word in one case, of any length, with up to four digits at its end: `of`, `v2`, `SHA256`.
    static func isWordInOneCase(_ piece: ArraySlice<UInt8>) -> Bool {
        let word = piece.prefix { !SecretText.isDigit($0) }
        let number = piece.dropFirst(word.count)
        return number.count <= 4 && number.allSatisfy(SecretText.isDigit) && (word.allSatisfy(isLower) || word.allSatisfy(isUpper))
    }

    /// Returns whether letters and digits alternate more often than in a name with one number: `OAuth2InvalidGrant`.
    static func isJumbled(_ piece: ArraySlice<UInt8>) -> Bool {
        let changes = zip(piece, piece.dropFirst()).count { SecretText.isDigit($0) != SecretText.isDigit($1) }
        let numbers = piece.split { !SecretText.isDigit($0) }.count
        return changes >= 2 && (numbers >= 2 || words(in: piece).count { $0 < 3 } >= 2)
    }

    /// Returns the lengths of words.
    ///
    /// A word begins after a digit, or with a capital after a lower-case letter.
    static func words(in piece: ArraySlice<UInt8>) -> [Int] {
        piece.split(whereSeparator: SecretText.isDigit).flatMap { letters in
            zip(letters, letters.dropFirst()).reduce(into: [1]) { lengths, pair in
                if isLower(pair.0), isUpper(pair.1) { lengths.append(1) } else { lengths[lengths.count - 1] += 1 }
            }
        }
    }
}
