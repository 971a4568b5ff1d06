/// Writes patterns for some of the files of a tree, as a person would: folders where they are whole.
struct FolderPatterns {
    /// All files among which the patterns choose.
    let tree: Folder
    /// By number, relative to the root.
    let paths: [String]

    /// Patterns for files and for no others of the tree.
    ///
    /// - Parameters:
    ///   - files: The numbers of the files.
    ///   - folders: The folders to begin with: no pattern matches more than one of these, unless their names have the ending.
    ///   - ending: The ending of the names of all of the folders; nil if they have none in common.
    func patterns(for files: Set<Int>, in folders: [String], ending: String? = nil) -> [String] {
        let own = folders.compactMap(tree.folder).flatMap { cover($0, files) }
        return merged(ending.map { withEnding($0, own, files) } ?? own) { tree.allFiles.subtracting(files) }
    }

    /// Returns patterns of folders with one for all whose names have the ending, `Sources/*Feature/**`, where that matches no other files.
    private func withEnding(_ ending: String, _ patterns: [String], _ files: Set<Int>) -> [String] {
        var unwanted = UnwantedPaths { tree.allFiles.subtracting(files).map { paths[$0] } }
        return patterns.map { pattern in
            var parts = pattern.split(separator: "/").map(String.init)
            guard parts.last == "**", let place = parts.lastIndex(where: { $0.hasSuffix(ending) }) else { return pattern }
            parts[place] = "*\(ending)"
            let common = parts.joined(separator: "/")
            return unwanted.areMatched(by: common) ? pattern : common
        }
    }

    /// Returns the patterns for files in a folder.
    func cover(_ folder: Folder, _ files: Set<Int>) -> [String] {
        guard !folder.allFiles.isDisjoint(with: files) else { return [] }
        let start = folder.path.isEmpty ? "" : "\(Self.literal(folder.path))/"
        if folder.allFiles.isSubset(of: files) { return ["\(start)**"] }
        return direct(folder, files) + folder.folders.flatMap { cover($0, files) }
    }

    /// Returns patterns for files that lie in a folder directly.
    func direct(_ folder: Folder, _ files: Set<Int>) -> [String] {
        let own = folder.files.filter(files.contains)
        // Further files in the root may be of any kind.
        guard !own.isEmpty, own.count == folder.files.count, !folder.path.isEmpty else { return own.map { Self.literal(paths[$0]) } }
        return ["\(Self.literal(folder.path))/*.swift"]
    }

    /// The signs of patterns cannot be written as themselves: in their place, any character fits.
    static func literal(_ path: String) -> String { String(path.map { "*?{}".contains($0) ? "?" : $0 }) }

    /// Returns patterns without repetition, with those of several folders merged where that matches no other files.
    func merged(_ patterns: [String], without others: @escaping () -> Set<Int>) -> [String] {
        var seen: Set<String> = []
        let distinct = patterns.filter { seen.insert($0).inserted }
        return PatternMerging(distinct, without: UnwantedPaths { others().map { paths[$0] } }).result
    }
}
