/// Whether a value looks as if a machine had drawn it, where its name alone does not say that it is a secret.
///
/// `session`, `signature` and the like are names of workshops and of the ends of letters too: of sixteen bytes or more, without
/// blanks, with digits or with letters of both cases, that are no words in a row, no time and no address, a value is taken for a secret.
///
/// `code` is mostly that of a country, an error or an article. It is taken for an authorization code (RFC 6749 section 4.1.2)
/// where, besides, eight or more letters and digits in a row go to and fro between both as no name with a number in it does:
/// `S3BucketNotFound` is none.
enum RandomnessHeuristic {
    private static let shortestValue = 16
    private static let shortestRun = 8

    /// Whether a value is no word, time or address, but what a session or a signature is.
    static func isRandom(_ value: ArraySlice<UInt8>) -> Bool {
        guard value.count >= shortestValue, value.allSatisfy({ isLetterOrDigit($0) || "-_.~+/=:%|".utf8.contains($0) }) else {
            return false
        }
        guard value.contains(where: SecretText.isDigit) || value.contains(where: isUpper) && value.contains(where: isLower) else {
            return false
        }
        if value.allSatisfy(SecretText.isDigit) { return true }
        return !isTime(value) && !isAddress(value) && !pieces(of: value).allSatisfy(isWordsOrNumber)
    }

    /// Whether a value is what an authorization code is.
    static func isAuthorizationCode(_ value: ArraySlice<UInt8>) -> Bool {
        isRandom(value) && pieces(of: value).contains { $0.count >= shortestRun && isJumbled($0) }
    }

    /// Whether a value is a date, a time, or both: ISO 8601.
    static func isTime(_ value: ArraySlice<UInt8>) -> Bool {
        value.count >= 8 && value.prefix(4).allSatisfy(SecretText.isDigit)
            && value.allSatisfy { SecretText.isDigit($0) || "-:.+TZ ".utf8.contains($0) }
            && value.contains { "-:T".utf8.contains($0) }
    }

    /// Whether a value is an address, whose own parts are looked at.
    static func isAddress(_ value: ArraySlice<UInt8>) -> Bool { value.starts(with: "http://".utf8) || value.starts(with: "https://".utf8) }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool { SecretShape.Alphabet.alphanumeric.contains(byte) }
    private static func isUpper(_ byte: UInt8) -> Bool {
        SecretShape.Alphabet.upperAlphanumeric.contains(byte) && !SecretText.isDigit(byte)
    }
    private static func isLower(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }

    private static func pieces(of value: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] { value.split { !isLetterOrDigit($0) } }

    /// A short number, or words: `2026`, `OpeningKeynote`.
    private static func isWordsOrNumber(_ piece: ArraySlice<UInt8>) -> Bool {
        if piece.allSatisfy(SecretText.isDigit) { return piece.count <= 4 }
        let hasCapitalsInside = piece.contains(where: isLower) && zip(piece, piece.dropFirst()).contains { isUpper($0) && isUpper($1) }
        return !piece.contains(where: SecretText.isDigit) && !hasCapitalsInside && words(in: piece).allSatisfy { $0 >= 3 }
    }

    /// Whether letters and digits change more often than in a name with one number in it: `OAuth2InvalidGrant`.
    private static func isJumbled(_ piece: ArraySlice<UInt8>) -> Bool {
        let changes = zip(piece, piece.dropFirst()).count { SecretText.isDigit($0) != SecretText.isDigit($1) }
        let numbers = piece.split { !SecretText.isDigit($0) }.count
        return changes >= 2 && (numbers >= 2 || words(in: piece).count { $0 < 3 } >= 2)
    }

    /// The lengths of words: each begins behind a digit, or with a capital behind a small letter.
    private static func words(in piece: ArraySlice<UInt8>) -> [Int] {
        piece.split(whereSeparator: SecretText.isDigit).flatMap { letters in
            zip(letters, letters.dropFirst()).reduce(into: [1]) { lengths, pair in
                if isLower(pair.0), isUpper(pair.1) { lengths.append(1) } else { lengths[lengths.count - 1] += 1 }
            }
        }
    }
}
