internal import ProjectModules

/// Patterns for files, with those that are left out of them.
extension FolderPatterns {
    /// Patterns for files, and patterns for those among them that are left out.
    struct Selection: Equatable {
        var included: [String]
        var excluded: [String] = []
        /// The paths of files that are included by mistake, because every pattern for them matches files that are meant too.
        var inseparable: [String] = []

        /// Returns the selection without patterns that leave out nothing but certain files.
        func excludingMore(than files: Set<Int>, _ paths: [String]) -> Selection {
            var selection = self
            selection.excluded = excluded.filter { pattern in
                let index = FolderPatterns.index([pattern])
                let matched = paths.indices.filter { index.matches(paths[$0]) }
                return matched.isEmpty || !files.isSuperset(of: matched)
            }
            return selection
        }
    }

    /// Patterns for files and for no others of the tree, with the others left out of a folder where that is shorter than a list of the rest.
    ///
    /// No pattern leaves out one of the files.
    ///
    /// - Parameters:
    ///   - files: The numbers of the files.
    ///   - folders: The folders to begin with: no pattern matches more than one of these.
    func selection(of files: Set<Int>, in folders: [String]) -> Selection {
        let others = tree.allFiles.subtracting(files)
        let found = folders.compactMap(tree.folder).map { selection(in: $0, files, others) }
        var all = Selection(
            included: merged(found.flatMap(\.included)) { others }, excluded: merged(found.flatMap(\.excluded)) { files })
        all.excluded = withCommonNames(all.excluded, files)
        for path in pathsIncludedByMistake(all, others) {
            let pattern = Self.literal(path)
            if isDistinct([pattern], from: files) { all.excluded.append(pattern) } else { all.inseparable.append(path) }
        }
        return all
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
        // Tests beside the sources have a pattern in common, however many they are.
        let unwanted = folder.allFiles.subtracting(files).filter { Self.commonName(of: paths[$0]) == nil }
        guard !folder.path.isEmpty, folder.allFiles.intersection(files).count > unwanted.count else { return listed }
        let whole = Selection(included: ["\(Self.literal(folder.path))/**"], excluded: leftOut(folder, others))
        let isShorter = Set(whole.excluded.map { Self.commonName(of: $0) ?? $0 }).count + 1 < listed.included.count + listed.excluded.count
        return isShorter && isDistinct(whole.excluded, from: files) ? whole : listed
    }

    /// Returns patterns for files that are left out, without folders around those that are meant.
    ///
    /// The folder around a folder of tests may contain other files later.
    private func leftOut(_ folder: Folder, _ others: Set<Int>) -> [String] {
        guard !folder.allFiles.isDisjoint(with: others) else { return [] }
        if folder.allFiles.isSubset(of: others), isMeant(folder) { return ["\(Self.literal(folder.path))/**"] }
        return direct(folder, others) + folder.folders.flatMap { leftOut($0, others) }
    }

    /// Returns whether a folder is left out as such, and not only folders in it.
    private func isMeant(_ folder: Folder) -> Bool {
        if SourceSurvey.isLeftOut(folder: folder.path) { return true }
        return !folder.files.isEmpty && !folder.allFiles.contains { SourceSurvey.isLeftOut(file: paths[$0]) }
    }

    // MARK: Tests beside the sources

    /// Returns patterns with one for all of the files and folders of tests that have the same ending or name: `**/*Tests.swift`, `**/TestHelpers/**`.
    ///
    /// It must match none of the files that are meant, and is written so that later files are left out too.
    private func withCommonNames(_ patterns: [String], _ files: Set<Int>) -> [String] {
        var unwanted = UnwantedPaths { files.map { paths[$0] } }
        var common: [String: String] = [:]
        let groups = Dictionary(grouping: patterns.compactMap { pattern in Self.commonName(of: pattern).map { ($0, pattern) } }, by: \.0)
        for (name, found) in groups where found.count >= Self.commonLimit && !unwanted.areMatched(by: name) {
            for (_, pattern) in found { common[pattern] = name }
        }
        var seen: Set<String> = []
        return patterns.map { common[$0] ?? $0 }.filter { seen.insert($0).inserted }
    }

    /// The number of patterns from which one replaces them.
    private static let commonLimit = 3

    private static let testEndings = ["Tests", "Test", "Specs", "Spec", "Mocks", "Mock", "Stubs", "Stub", "Fakes", "Fake"]
    private static let testFolders: Set<String> = ["TestHelpers", "TestSupport", "Fixtures", "Mocks", "Stubs", "Fakes"]

    /// Returns the pattern of all files or folders of tests with the ending or name of one; nil for any other pattern.
    private static func commonName(of pattern: String) -> String? {
        let parts = pattern.split(separator: "/").map(String.init)
        guard parts.count > 1, let last = parts.last else { return nil }
        if last == "**" { return testFolders.contains(parts[parts.count - 2]) ? "**/\(parts[parts.count - 2])/**" : nil }
        return testEndings.first { last.hasSuffix("\($0).swift") }.map { "**/*\($0).swift" }
    }

    // MARK: Signs of patterns in names

    /// Returns whether patterns match none of some files.
    ///
    /// Only a sign in place of one that cannot be written may match too much.
    private func isDistinct(_ patterns: [String], from files: Set<Int>) -> Bool {
        var unwanted = UnwantedPaths { files.map { paths[$0] } }
        return !patterns.contains { $0.contains("?") && unwanted.areMatched(by: $0) }
    }

    /// Returns the paths of other files that patterns with such a sign include, sorted.
    private func pathsIncludedByMistake(_ selection: Selection, _ others: Set<Int>) -> [String] {
        let doubtful = selection.included.filter { $0.contains("?") }
        guard !doubtful.isEmpty else { return [] }
        let (included, excluded) = (Self.index(doubtful), Self.index(selection.excluded))
        return others.map { paths[$0] }.filter { included.matches($0) && !excluded.matches($0) }.sorted()
    }

    private static func index(_ patterns: [String]) -> GlobIndex {
        GlobIndex(
            patterns.compactMap { text in
                // A pattern that cannot be read is reported when the file is written.
                do throws(GlobError) { return try Glob(text) } catch { return nil }
            })
    }
}
