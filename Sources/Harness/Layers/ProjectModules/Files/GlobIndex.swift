/// Patterns for paths, by the folders that contain everything that they match.
///
/// A path is compared only with the patterns of the folders around it, and split into its parts at most once.
package struct GlobIndex: Sendable {
    private let globs: [Glob]
    /// For each folder, the numbers of its patterns, in their order.
    private let byFolder: [String: [Int]]

    /// Creates an index of patterns, whose numbers follow their order.
    package init(_ globs: [Glob]) {
        self.globs = globs
        byFolder = Dictionary(grouping: globs.indices) { globs[$0].fixedFolder }
    }

    /// Returns whether one of the patterns matches a path.
    package func matches(_ path: String) -> Bool { !numbers(matching: path, limit: 1).isEmpty }

    /// Returns the numbers of the patterns that match a path, in ascending order.
    package func numbers(matching path: String) -> [Int] { numbers(matching: path, limit: globs.count).sorted() }

    private func numbers(matching path: String, limit: Int) -> [Int] {
        var found: [Int] = []
        var parts: [[Character]]?
        for number in candidates(path) where found.count < limit {
            if globs[number].isFolder {
                found.append(number)
            } else {
                let known = parts ?? Glob.parts(of: path)
                parts = known
                if globs[number].matches(parts: known) { found.append(number) }
            }
        }
        return found
    }

    /// Returns the numbers of the patterns of the root and of all folders around a path.
    private func candidates(_ path: String) -> [Int] {
        var found = byFolder[""] ?? []
        guard path.utf8.allSatisfy({ $0 < 0x80 }) else {
            var folder = ""
            for part in path.split(separator: "/").dropLast() {
                folder += folder.isEmpty ? part : "/\(part)"
                if let own = byFolder[folder] { found += own }
            }
            return found
        }
        // In ASCII each slash is a character of its own.
        let bytes = path.utf8
        for slash in bytes.indices where bytes[slash] == UInt8(ascii: "/") {
            if let own = byFolder[String(path[..<slash])] { found += own }
        }
        return found
    }
}
