/// The name that a misspelt one probably meant.
///
/// Source: edit distance with transpositions (optimal string alignment), without regard to case.
public enum NearestName {
    /// The candidate that is fewest edits away, if it is near enough to be meant.
    ///
    /// - Parameters:
    ///   - name: The name as it was written.
    ///   - candidates: The names that exist; of equally near ones the first in sorted order is given.
    /// - Returns: A candidate at most a quarter of the name's length away (at least 2 edits), or one that the name begins or ends; else nil.
    public static func of(_ name: String, in candidates: some Sequence<String>) -> String? {
        let wanted = Array(name.lowercased())
        let sorted = Set(candidates).sorted()
        let scored = sorted.map { (name: $0, edits: edits(from: wanted, to: Array($0.lowercased()))) }
        if let best = scored.min(by: { $0.edits < $1.edits }), best.edits <= max(2, wanted.count / 4), best.edits < wanted.count {
            return best.name
        }
        return sorted.first { sharesAnEnd($0.lowercased(), name.lowercased()) }
    }

    private static func sharesAnEnd(_ candidate: String, _ name: String) -> Bool {
        let (short, long) = candidate.count < name.count ? (candidate, name) : (name, candidate)
        return short.count >= 4 && (long.hasPrefix(short) || long.hasSuffix(short))
    }

    private static func edits(from: [Character], to: [Character]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...to.count)
        for row in from.indices {
            var current = [row + 1]
            for column in to.indices {
                var cost = min(last[column + 1] + 1, current[column] + 1, last[column] + (from[row] == to[column] ? 0 : 1))
                let swapped = row > 0 && column > 0 && from[row] == to[column - 1] && from[row - 1] == to[column]
                if swapped { cost = min(cost, beforeLast[column - 1] + 1) }
                current.append(cost)
            }
            beforeLast = last
            last = current
        }
        return last[to.count]
    }
}
