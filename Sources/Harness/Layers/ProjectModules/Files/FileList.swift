/// The Swift files of a repository, by their folders.
struct FileList {
    /// The paths relative to the root, sorted by their bytes.
    let paths: [String]
    private let known: Set<String>

    init(_ paths: [String]) {
        self.paths = paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        known = Set(paths)
    }

    func contains(_ path: String) -> Bool { known.contains(path) }

    /// Returns the files in a folder and in the folders below it.
    func files(in folder: String) -> ArraySlice<String> {
        guard !folder.isEmpty else { return paths[...] }
        // Everything in a folder follows its name and a slash, and `0` follows the slash.
        return paths[lowerBound("\(folder)/")..<lowerBound("\(folder)0")]
    }

    /// Returns the files that a path or a pattern with `*` leads to: a file, all files in a folder, or all that match.
    func files(at pattern: String) -> [String] {
        guard pattern.contains(where: { "*?{".contains($0) }) else {
            return contains(pattern) ? [pattern] : Array(files(in: pattern))
        }
        guard let glob = try? Glob(pattern) else { return [] }
        let found = files(in: glob.fixedFolder).filter { glob.matches($0) }
        if !found.isEmpty { return found }
        // A pattern may also match folders.
        guard let inside = try? Glob("\(pattern)/**") else { return [] }
        return files(in: inside.fixedFolder).filter { inside.matches($0) }
    }

    private func lowerBound(_ text: String) -> Int {
        var (low, high) = (0, paths.count)
        while low < high {
            let middle = (low + high) / 2
            if paths[middle].utf8.lexicographicallyPrecedes(text.utf8) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
