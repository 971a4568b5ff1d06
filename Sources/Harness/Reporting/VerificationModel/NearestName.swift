/// The name that a misspelt one probably meant.
///
/// Source: edit distance with transpositions (optimal string alignment), without regard to case.
package enum NearestName {
    /// The length of the longest name whose edits are counted: the work is the product of two lengths.
    private static let longestName = 256

    /// The candidate that is fewest edits away, if it is near enough to be meant.
    ///
    /// - Parameters:
    ///   - name: The name as it was written.
    ///   - candidates: The names that exist; of equally near ones the first in sorted order is given.
    /// - Returns: A candidate at most a quarter of the name's length away (at least 2 edits), or one with the same last part, or one that
    ///   the name begins or ends; else nil. The edits of a name of more than 256 bytes are not counted.
    package static func of(_ name: String, in candidates: some Sequence<String>) -> String? {
        let wanted = Array(name.lowercased().utf8)
        let limit = min(max(2, wanted.count / 4), wanted.count - 1)
        let sorted = Set(candidates).sorted()
        var best: (name: String, edits: Int)?
        for candidate in wanted.count <= longestName ? sorted : [] {
            let allowed = best.map { $0.edits - 1 } ?? limit
            if let edits = edits(from: wanted, to: Array(candidate.lowercased().utf8), atMost: allowed) { best = (candidate, edits) }
        }
        return best?.name ?? sameMember(as: name.lowercased(), in: sorted)
            ?? sorted.first { sharesAnEnd($0.lowercased(), name.lowercased()) }
    }

    /// Returns the next step for a name that does not exist: write the nearest one if there is one, or something else.
    package static func advice(for name: String, in candidates: some Sequence<String>, otherwise: String) -> String {
        of(name, in: candidates).map { "write \"\($0)\" if that was meant, or \(otherwise)" } ?? otherwise
    }

    /// Returns the first candidate behind whose last dot the same is written: `UIView.addAll` for `UILabel.addAll`.
    private static func sameMember(as name: String, in sorted: [String]) -> String? {
        guard let dot = name.lastIndex(of: ".") else { return nil }
        return sorted.first { $0.lowercased().hasSuffix(name[dot...]) }
    }

    private static func sharesAnEnd(_ candidate: String, _ name: String) -> Bool {
        let (short, long) = candidate.utf8.count < name.utf8.count ? (candidate, name) : (name, candidate)
        return short.utf8.count >= 4 && (long.hasPrefix(short) || long.hasSuffix(short))
    }

    /// The edits between two texts; nil where they are more than allowed, which is soon seen of most.
    private static func edits(from: [UInt8], to: [UInt8], atMost limit: Int) -> Int? {
        guard abs(from.count - to.count) <= limit else { return nil }
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
            // A swap reaches back two rows, so that both must be out of reach.
            guard min(current.min() ?? 0, last.min() ?? 0) <= limit else { return nil }
            beforeLast = last
            last = current
        }
        return last[to.count] <= limit ? last[to.count] : nil
    }
}
