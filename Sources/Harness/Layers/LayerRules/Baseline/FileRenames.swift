internal import VerificationModel

/// The files of an earlier version that have another path now.
///
/// Source: git-diff(1), `--find-renames`: a new file is a moved one if at least half of its content is that of a file that is gone.
enum FileRenames {
    /// The lines of a file, each with the bytes that it has in all places.
    struct Content: Sendable {
        fileprivate let lines: [ArraySlice<UInt8>: Int]
        fileprivate let size: Int

        init(_ bytes: [UInt8]) {
            var lines: [ArraySlice<UInt8>: Int] = [:]
            for line in bytes.split(separator: UInt8(ascii: "\n")) { lines[line, default: 0] += line.count }
            self.lines = lines
            size = lines.values.reduce(0, +)
        }

        /// Returns how much of the larger one of two contents both have in common, from 0 to 100.
        func similarity(to other: Content) -> Int {
            // The smaller one cannot be half of the larger one.
            if min(size, other.size) * 2 < max(size, other.size) { return 0 }
            let common = lines.reduce(0) { $0 + min($1.value, other.lines[$1.key] ?? 0) }
            let whole = max(size, other.size)
            return whole == 0 ? 100 : common * 100 / whole
        }
    }

    private static let leastSimilarity = 50
    /// The most pairs of files that are compared; of more, only files with the same name are.
    ///
    /// The limit of git is 1,000 files of each kind.
    private static let pairLimit = 1_000_000

    /// Returns the new paths of files by their earlier ones.
    ///
    /// The most similar files belong together, and among equally similar ones those with the same name.
    /// - Parameters:
    ///   - gone: The files that are not there any more, by their paths.
    ///   - new: The files that were not there before.
    static func found(_ gone: [String: Content], _ new: [String: Content]) -> [String: String] {
        var pairs: [(similarity: Int, isSameName: Bool, from: String, to: String)] = []
        let named = gone.count * new.count > pairLimit ? Dictionary(grouping: new.keys) { name(of: $0) } : nil
        for (from, before) in gone {
            for to in named.map({ $0[name(of: from)] ?? [] }) ?? Array(new.keys) {
                guard let similarity = new[to].map(before.similarity), similarity >= leastSimilarity else { continue }
                pairs.append((similarity, name(of: from) == name(of: to), from, to))
            }
        }
        pairs.sort { left, right in
            if left.similarity != right.similarity { return left.similarity > right.similarity }
            return left.isSameName != right.isSameName ? left.isSameName : (left.from, left.to) < (right.from, right.to)
        }
        var renames: [String: String] = [:]
        var taken: Set<String> = []
        for pair in pairs where renames[pair.from] == nil && !taken.contains(pair.to) {
            renames[pair.from] = pair.to
            taken.insert(pair.to)
        }
        return renames
    }

    /// Returns the name of a file without its folders.
    static func name(of path: String) -> Substring { path.split(separator: "/").last ?? path[...] }
}
