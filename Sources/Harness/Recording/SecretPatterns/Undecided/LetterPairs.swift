/// The pairs of letters that words have, by which words are distinguished from random letters.
///
/// They are the pairs that occur often in English texts and in the names of programs, and some of other languages. Two random letters are
/// such a pair in about half of all cases.
enum LetterPairs {
    /// By letter, the letters that may follow it: `a` has bit 0.
    private static let followers: [UInt32] = [
        "bcdfghijklmnprstuvwxyz", "abceijlorsuy", "acdehiklmoqrstuy", "abcdefgilmnoprstuwy", "abcdefghijklmnopqrstvwxyz", "adefilorstuy",
        "aeghilmnorstuy", "aeilmnortuy", "abcdefglmnoprstvxz", "aeou", "aeilnorsuy", "abcdefgiklmnopstuvy", "abdeilmopsuy",
        "acdefgiklmnoprstuvwyz", "abcdefghijklmnoprstuvwxz", "acdefhilmoprstuy", "u", "abcdefghiklmnoprstuvwyz", "abcdefghiklmnoprstuvwyz",
        "abcdefhilmnoprstuwyz", "abcdefgilmnoprstvxyz", "aeioruy", "aehilnorsy", "ceipt", "aceilmnoprst", "aeilouyz",
    ].map { letters in letters.utf8.reduce(0) { $0 | 1 << UInt32($1 - UInt8(ascii: "a")) } }

    /// Returns whether words have a pair of letters, regardless of case.
    static func contains(_ first: UInt8, _ second: UInt8) -> Bool {
        followers[Int(first | 0x20) - 0x61] & 1 << UInt32((second | 0x20) - 0x61) != 0
    }

    /// Returns whether two letters or digits beside each other are unusual in words and numbers.
    ///
    /// Letters beside digits, a capital after a small letter and a rare pair of letters are unusual. Equal and successive characters are
    /// not.
    static func isUnusual(_ first: UInt8, _ second: UInt8) -> Bool {
        if second == first || second == first &+ 1 { return false }
        switch (SecretText.isDigit(first), SecretText.isDigit(second)) {
        case (true, true): return false
        case (false, false): break
        case (true, false), (false, true): return true
        }
        if RandomnessHeuristic.isLower(first), RandomnessHeuristic.isUpper(second) { return true }
        return !contains(first, second)
    }

    /// Returns the number of pairs beside each other in a text of letters and digits, and how many of them are unusual.
    static func count(in text: ArraySlice<UInt8>) -> (pairs: Int, unusual: Int) {
        (max(0, text.count - 1), zip(text, text.dropFirst()).count { isUnusual($0, $1) })
    }
}
