internal import Locks

/// The Swift files of a repository, by their folders.
///
/// Projects may name files and folders in another case, because most of them were written on a file system that ignores case.
struct FileList {
    /// The paths relative to the root, sorted by their bytes.
    let paths: [String]
    private let known: Set<String>
    /// The only path with each text in lower case.
    private let byLowercase: Once<[String: String]>
    /// The only folder with each path in lower case.
    private let folders: Once<[String: String]>

    init(_ paths: [String]) {
        self.paths = paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        known = Set(paths)
        // Most projects name files as they are written.
        byLowercase = Once { Self.byLowercase(paths) }
        folders = Once {
            var folders: Set<String> = []
            for path in paths {
                for folder in RelativePath.folders(around: path) { guard folders.insert(String(folder)).inserted else { break } }
            }
            return Self.byLowercase(folders)
        }
    }

    private static func byLowercase(_ paths: some Sequence<String>) -> [String: String] {
        Dictionary(grouping: paths) { $0.lowercased() }.compactMapValues { $0.count == 1 ? $0[0] : nil }
    }

    /// Returns the file that a path leads to; nil if there is none.
    func file(at path: String) -> String? { known.contains(path) ? path : byLowercase.value[path.lowercased()] }

    /// Returns the files in a folder and in the folders below it.
    func files(in folder: String) -> ArraySlice<String> {
        guard !folder.isEmpty else { return paths[...] }
        // Everything in a folder follows its name and a slash, and `0` follows the slash.
        let found = paths[lowerBound("\(folder)/")..<lowerBound("\(folder)0")]
        guard found.isEmpty, let other = folders.value[folder.lowercased()], other != folder else { return found }
        return files(in: other)
    }

    /// Returns the files that a path or a pattern with `*` leads to: a file, all files in a folder, or all that match.
    ///
    /// - Returns: nil if the pattern cannot be read.
    func files(at pattern: String) -> [String]? {
        if let file = file(at: pattern) { return [file] }
        // Patterns of these tools may have sets of characters, which are not read.
        if pattern.contains("[") { return nil }
        guard pattern.contains(where: { "*?{".contains($0) }) else { return Array(files(in: pattern)) }
        do throws(GlobError) {
            let glob = try Glob(pattern)
            let found = files(in: glob.fixedFolder).filter { glob.matches($0) }
            if !found.isEmpty { return found }
            // A pattern may also match folders.
            let inside = try Glob("\(pattern)/**")
            return files(in: inside.fixedFolder).filter { inside.matches($0) }
        } catch {
            return nil
        }
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
