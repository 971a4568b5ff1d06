/// Detects words that look random without any name: 24 characters or more, of which at least 20 are in no word and no number.
///
/// A text is random if more than a third of its pairs of characters are unusual in words, as ``LetterPairs`` describes. About 1 in 100
/// random texts of 24 letters and digits has fewer. Texts of letters in one case are missed more often, because half of the pairs of random
/// letters also occur in words.
enum RandomWord {
    /// The length of the shortest word that is judged.
    static let shortest = 24
    private static let fewestCharacters = 20

    /// Returns whether a word looks random.
    /// - Parameter word: Letters, digits and signs.
    static func isRandom(_ word: ArraySlice<UInt8>) -> Bool {
        guard word.count >= shortest else { return false }
        let pieces = RandomnessHeuristic.pieces(of: word).filter { !isPlain($0) }
        guard pieces.reduce(0, { $0 + $1.count }) >= fewestCharacters else { return false }
        let characters = pieces.flatMap(\.self)
        if characters.allSatisfy(SecretShape.Alphabet.hexadecimal.contains) { return isRandomHexadecimal(characters) }
        let counts = pieces.map(LetterPairs.count(in:))
        let (pairs, unusual) = (counts.reduce(0) { $0 + $1.pairs }, counts.reduce(0) { $0 + $1.unusual })
        let limit = characters.count(where: SecretText.isDigit) >= 2 ? 34 : 37
        return unusual * 100 >= limit * pairs
    }

    /// Returns whether a word consists of hexadecimal digits.
    static func isHexadecimal(_ word: ArraySlice<UInt8>) -> Bool { word.allSatisfy(SecretShape.Alphabet.hexadecimal.contains) }

    /// Returns whether hexadecimal digits are neither a number nor a pattern.
    private static func isRandomHexadecimal(_ digits: [UInt8]) -> Bool {
        let decimals = digits.count(where: SecretText.isDigit)
        let changes = zip(digits, digits.dropFirst()).count { SecretText.isDigit($0) != SecretText.isDigit($1) }
        return decimals >= 3 && digits.count - decimals >= 3 && Set(digits).count >= 8 && changes * 6 >= digits.count
    }

    /// Returns whether a part of a word is a number, or a word with up to four digits after it.
    private static func isPlain(_ piece: ArraySlice<UInt8>) -> Bool {
        if piece.allSatisfy(SecretText.isDigit) { return true }
        let letters = piece.prefix { !SecretText.isDigit($0) }
        let rest = piece[letters.endIndex...]
        guard letters.count >= 3, rest.count <= 4, rest.allSatisfy(SecretText.isDigit) else { return false }
        let (pairs, unusual) = LetterPairs.count(in: letters)
        return unusual * 4 <= pairs
    }
}
