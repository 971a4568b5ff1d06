/// Tokens that are written by hand.
extension PlaceholderText {
    private static let fewestDifferentBytes = 4
    private static let shortestWords = 14
    private static let longestWord = 20
    private static let shortestCapitalWords = 24

    /// Returns whether the variable part of a token is written by hand: `xxxxxxxxxxxx`, `your_token_goes_here`, `hills-of-africa-v2`.
    ///
    /// Random capitals often have no digit among them, so a short part of capitals is a placeholder only if it contains `EXAMPLE`.
    static func matches(tokenBody part: ArraySlice<UInt8>) -> Bool {
        let text = String(decoding: part, as: UTF8.self)
        if Set(part).count < fewestDifferentBytes || text.lowercased().contains("xxxxxx") { return true }
        let pieces = RandomnessHeuristic.pieces(of: part)
        let areWords = pieces.allSatisfy { piece in
            (RandomnessHeuristic.isWordsOrNumber(piece) || pieces.count > 1 && RandomnessHeuristic.isWordInOneCase(piece))
                && RandomnessHeuristic.words(in: piece).allSatisfy { $0 <= longestWord }
        }
        guard part.count >= shortestWords, areWords else { return false }
        return part.contains(where: RandomnessHeuristic.isLower) || part.count >= shortestCapitalWords || text.contains("EXAMPLE")
    }
}
