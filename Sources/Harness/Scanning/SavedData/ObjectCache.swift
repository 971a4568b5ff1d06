internal import GitHistory

/// The contents of the last version's files, of which most belong to the next one too.
struct ObjectCache {
    private let history: GitHistory
    private var known: [String: [UInt8]] = [:]

    init(_ history: GitHistory) { self.history = history }

    mutating func contents(of objects: [String]) throws(GitHistory.GitError) -> [String: [UInt8]] {
        let needed = Set(objects)
        known = known.filter { needed.contains($0.key) }
        known.merge(try history.contents(of: needed.subtracting(known.keys).sorted())) { $1 }
        return known
    }
}
