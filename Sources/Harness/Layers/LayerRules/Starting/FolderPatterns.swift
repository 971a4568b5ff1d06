internal import PackageGraph
internal import ProjectModules

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
    ///   - folders: The folders to begin with: no pattern matches more than one of these.
    func patterns(for files: Set<Int>, in folders: [String]) -> [String] {
        let found = folders.compactMap(tree.folder).flatMap { cover($0, files) }
        var seen: Set<String> = []
        return merged(found.filter { seen.insert($0).inserted }, files)
    }

    /// Patterns for files, and patterns for those among them that are left out.
    struct Selection: Equatable {
        var included: [String]
        var excluded: [String] = []
    }

    /// Patterns for files and for no others of the tree, with the others left out of a folder where that is shorter than a list of the rest.
    ///
    /// - Parameters:
    ///   - files: The numbers of the files.
    ///   - folders: The folders to begin with: no pattern matches more than one of these.
    func selection(of files: Set<Int>, in folders: [String]) -> Selection {
        let others = tree.allFiles.subtracting(files)
        let found = folders.compactMap(tree.folder).map { selection(in: $0, files, others) }
        return Selection(included: merged(found.flatMap(\.included), files), excluded: merged(found.flatMap(\.excluded), others))
    }

    private func selection(in folder: Folder, _ files: Set<Int>, _ others: Set<Int>) -> Selection {
        guard !folder.allFiles.isDisjoint(with: others) else { return Selection(included: cover(folder, files)) }
        guard !folder.allFiles.isDisjoint(with: files) else { return Selection(included: []) }
        var listed = Selection(included: direct(folder, files))
        for inner in folder.folders {
            let found = selection(in: inner, files, others)
            listed.included += found.included
            listed.excluded += found.excluded
        }
        guard !folder.path.isEmpty, folder.allFiles.intersection(files).count * 2 > folder.allFiles.count else { return listed }
        let whole = Selection(included: ["\(Self.literal(folder.path))/**"], excluded: cover(folder, others))
        return whole.excluded.count + 1 < listed.included.count + listed.excluded.count ? whole : listed
    }

    private func cover(_ folder: Folder, _ files: Set<Int>) -> [String] {
        guard !folder.allFiles.isDisjoint(with: files) else { return [] }
        let start = folder.path.isEmpty ? "" : "\(Self.literal(folder.path))/"
        if folder.allFiles.isSubset(of: files) { return ["\(start)**"] }
        return direct(folder, files) + folder.folders.flatMap { cover($0, files) }
    }

    /// Returns patterns for files that lie in a folder directly.
    private func direct(_ folder: Folder, _ files: Set<Int>) -> [String] {
        let own = folder.files.filter(files.contains)
        // Further files in the root may be of any kind.
        guard !own.isEmpty, own.count == folder.files.count, !folder.path.isEmpty else { return own.map { Self.literal(paths[$0]) } }
        return ["\(Self.literal(folder.path))/*.swift"]
    }

    /// The signs of patterns cannot be written as themselves: in their place, any character fits.
    static func literal(_ path: String) -> String { String(path.map { "*?{}".contains($0) ? "?" : $0 }) }

    // MARK: Patterns for several folders

    /// `Features/Films/Domain/**` and `Features/Search/Domain/**` are `Features/*/Domain/**` if that matches no other file.
    private func merged(_ patterns: [String], _ files: Set<Int>) -> [String] {
        let parts = patterns.map { $0.split(separator: "/").map(String.init) }
        for (number, first) in parts.enumerated() {
            // Any folder at all would be too many: one that is yet to come may be of another kind.
            for place in first.indices.dropLast(2) where !first[place + 1].contains("*") {
                let alike = parts.indices.filter { differ(parts[$0], first, only: place) }
                guard alike.count > 1, alike.first == number else { continue }
                let candidate = (first[..<place] + ["*"] + first[(place + 1)...]).joined(separator: "/")
                guard matches(candidate, only: files) else { continue }
                let others = patterns.enumerated().filter { !alike.contains($0.offset) }
                let before = others.filter { $0.offset < number }.map(\.element)
                return merged(before + [candidate] + others.filter { $0.offset > number }.map(\.element), files)
            }
        }
        return patterns
    }

    private func differ(_ left: [String], _ right: [String], only place: Int) -> Bool {
        left.count == right.count && left.indices.allSatisfy { $0 == place || left[$0] == right[$0] }
    }

    private func matches(_ pattern: String, only files: Set<Int>) -> Bool {
        do throws(GlobError) {
            let glob = try Glob(pattern)
            return tree.allFiles.allSatisfy { files.contains($0) || !glob.matches(paths[$0]) }
        } catch {
            return false
        }
    }
}
