/// Replaces patterns that differ in the name of one folder by a pattern with a star, if that matches no unwanted path.
///
/// `Features/Films/Domain/**` and `Features/Search/Domain/**` become `Features/*/Domain/**`. The first pattern that can be merged is merged
/// first, at its first folder, and then the search begins again. A merge changes only the groups of the new pattern, so that only these
/// are looked at again.
struct PatternMerging {
    /// Patterns that differ at most in one folder.
    private struct Group: Hashable {
        /// The place of the folder among the parts.
        let place: Int
        /// The pattern with a star for the folder.
        let merged: String
    }

    /// In the order of the first patterns that they replace; nil for patterns that were merged into an earlier one.
    private var patterns: [[String]?]
    private var members: [Group: Set<Int>] = [:]
    /// The groups whose pattern would match an unwanted path.
    private var refused: Set<Group> = []
    private var unwanted: UnwantedPaths
    /// Earlier patterns to look at again, in ascending order.
    private var pending: [Int] = []
    private var lookups = 0

    init(_ patterns: [String], without unwanted: UnwantedPaths) {
        self.patterns = patterns.map { $0.split(separator: "/").map(String.init) }
        self.unwanted = unwanted
        for number in patterns.indices { for group in groups(of: number) { members[group, default: []].insert(number) } }
        var next = 0
        while next < patterns.count || !pending.isEmpty {
            if pending.isEmpty {
                merge(next)
                next += 1
            } else {
                merge(pending.removeFirst())
            }
        }
    }

    /// The patterns that remain.
    var result: [String] { patterns.compactMap { $0?.joined(separator: "/") } }

    /// The number of groups that were looked at, and of paths that patterns were compared with.
    var operations: Int { lookups + unwanted.comparisons }

    /// Returns the groups of a pattern, by the places of their folders.
    private func groups(of number: Int) -> [Group] {
        guard let parts = patterns[number] else { return [] }
        // Any folder at all would be too many: a future one may be of another kind.
        return parts.indices.dropLast(2).filter { !parts[$0 + 1].contains("*") }.map { place in
            Group(place: place, merged: (parts[..<place] + ["*"] + parts[(place + 1)...]).joined(separator: "/"))
        }
    }

    /// Merges a pattern with all others of its first group that can be merged.
    ///
    /// All of these follow the pattern, because groups of earlier patterns were looked at before.
    private mutating func merge(_ number: Int) {
        for group in groups(of: number) {
            lookups += 1
            guard let alike = members[group], alike.count > 1, !refused.contains(group) else { continue }
            if unwanted.areMatched(by: group.merged) {
                refused.insert(group)
            } else {
                replace(alike, by: group.merged, at: number)
                return
            }
        }
    }

    private mutating func replace(_ alike: Set<Int>, by merged: String, at number: Int) {
        for member in alike {
            for group in groups(of: member) { members[group]?.remove(member) }
            patterns[member] = nil
        }
        patterns[number] = merged.split(separator: "/").map(String.init)
        lookAgain(at: number)
        for group in groups(of: number) {
            members[group, default: []].insert(number)
            lookups += 1
            // A larger group has no earlier pattern, because it would have been merged there.
            if let both = members[group], both.count == 2, let first = both.min() { lookAgain(at: first) }
        }
    }

    private mutating func lookAgain(at number: Int) {
        let place = pending.firstIndex { $0 >= number } ?? pending.endIndex
        if place == pending.endIndex || pending[place] != number { pending.insert(number, at: place) }
    }
}
