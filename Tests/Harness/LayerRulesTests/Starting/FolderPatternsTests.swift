import Testing

@testable import LayerRules

@Suite("Patterns for files in folders")
struct FolderPatternsTests {
    private func patterns(_ files: [String], others: [String]) -> FolderPatterns {
        let paths = (files + others).sorted()
        return FolderPatterns(tree: Folder(of: paths.indices, at: paths), paths: paths)
    }

    private func numbers(_ files: [String], _ all: FolderPatterns) -> Set<Int> {
        let wanted = Set(files)
        return Set(all.paths.indices.filter { wanted.contains(all.paths[$0]) })
    }

    /// The selection of files in the folder App.
    private func selection(_ files: [String], others: [String]) -> FolderPatterns.Selection {
        let all = patterns(files, others: others)
        return all.selection(of: numbers(files, all), in: ["App"])
    }

    @Test func listsFilesInTheirOrder() {
        let files = (100..<150).map { "App/Film\($0).swift" }
        let all = FolderPatterns(tree: Folder(of: Set(files.indices), at: files + ["App/Other.swift"]), paths: files + ["App/Other.swift"])
        #expect(all.patterns(for: Set(files.indices.dropLast()), in: ["App"]) == files.dropLast())
    }

    // MARK: Merged patterns

    /// Two features each have a part with the same name: `App/F0/Part0/Film.swift`, `App/F1/Part0/Film.swift`, `App/F2/Part1/Film.swift`.
    private func pairs(_ count: Int) -> (files: [String], others: [String]) {
        let features = 0..<count
        return (features.map { "App/F\($0)/Part\($0 / 2)/Film.swift" }, features.map { "App/F\($0)/Start.swift" })
    }

    @Test func mergesThePatternsOfManyFolders() {
        let (files, others) = pairs(4_000)
        let all = patterns(files, others: others)
        let found = all.patterns(for: numbers(files, all), in: ["App"])
        #expect(found.count == 2_000)
        #expect(Set(found) == Set((0..<2_000).map { "App/*/Part\($0)/**" }))
    }

    @Test func looksAtEachPatternAFewTimes() {
        let operations = [1_000, 4_000].map { count in
            let (files, others) = pairs(count)
            let patterns = files.map { $0.replacing("/Film.swift", with: "/**") }
            return PatternMerging(patterns, without: UnwantedPaths { others }).operations
        }
        #expect(operations[0] > 1_000)
        #expect(operations[1] < 10 * 4_000)
        #expect(operations[1] <= 4 * operations[0] + 4)
    }

    @Test(arguments: [
        (["A/x/D/**", "A/y/D/**"], [] as [String], ["A/*/D/**"]),
        (["A/x/D/**", "A/y/D/**"], ["A/z/D/F.swift"], ["A/x/D/**", "A/y/D/**"]),
        (["A/x/D/**", "A/y/D/**"], ["A/z/D.swift"], ["A/*/D/**"]),
        (["A/x/D/*.swift", "A/y/D/*.swift"], ["A/z/D/E/F.swift"], ["A/*/D/*.swift"]),
        (["A/x/D/*.swift", "A/y/D/*.swift"], ["A/z/D/F.swift"], ["A/x/D/*.swift", "A/y/D/*.swift"]),
        (["A/x/D/F.swift", "A/y/D/F.swift"], ["A/z/D/G.swift"], ["A/*/D/F.swift"]),
        (["A/x/D/F.swift", "A/y/D/F.swift"], ["A/z/D/F.swift"], ["A/x/D/F.swift", "A/y/D/F.swift"]),
        (["A/x/?D/**", "A/y/?D/**"], ["A/z/ED/F.swift"], ["A/x/?D/**", "A/y/?D/**"]),
        // The folder before the last part is never a star.
        (["A/x/**", "A/y/**"], [], ["A/x/**", "A/y/**"]),
        // No star comes before another one.
        (["A/x/C/D/**", "A/y/C/D/**", "B/*/C/D/**"], [], ["A/*/C/D/**", "B/*/C/D/**"]),
        // The second pattern can be merged only with the result of the other two.
        (["A/C/x/D/**", "B/C/*/D/**", "A/C/y/D/**"], [], ["*/C/*/D/**"]),
    ])
    func mergesPatternsThatDifferInOneFolder(_ patterns: [String], _ others: [String], _ expected: [String]) {
        #expect(PatternMerging(patterns, without: UnwantedPaths { others }).result == expected)
    }

    // MARK: Files that are left out

    @Test func leavesOutOneFileOfAFolder() {
        let found = selection(["App/Views/B.swift", "App/Views/C.swift", "App/Views/D.swift"], others: ["App/Views/x?y.swift"])
        #expect(found == .init(included: ["App/Views/**"], excluded: ["App/Views/x?y.swift"]))
    }

    @Test func listsTheFilesIfAPatternForTheOtherOneMatchesThemToo() {
        let files = ["App/Views/B.swift", "App/Views/C.swift", "App/Views/xzy.swift"]
        #expect(selection(files, others: ["App/Views/x?y.swift"]) == .init(included: files))
    }

    @Test func leavesOutFilesThatASignIncludes() {
        let found = selection(["App/x*y.swift"], others: ["App/C.swift", "App/D.swift", "App/xzy.swift"])
        #expect(found == .init(included: ["App/x?y.swift"], excluded: ["App/xzy.swift"]))
    }

    @Test func namesFilesThatHaveNoPatternOfTheirOwn() {
        let found = selection(["App/x*y.swift"], others: ["App/C.swift", "App/D.swift", "App/x?y.swift"])
        #expect(found == .init(included: ["App/x?y.swift"], inseparable: ["App/x?y.swift"]))
    }

    @Test(arguments: [
        (["App/Films/Tests/FilmTests.swift"], ["App/Films/Tests/**"]),
        (["App/Films/Tests/Unit/FilmTests.swift", "App/Films/Tests/UI/FilmTests.swift"], ["App/Films/Tests/**"]),
        (["App/Films/Old/Film.swift", "App/Films/Tests/FilmTests.swift"], ["App/Films/Old/**", "App/Films/Tests/**"]),
        (["App/Films/Film.swift", "App/Films/FilmList.swift"], ["App/Films/**"]),
    ])
    func leavesOutNoFolderAroundTests(_ others: [String], _ expected: [String]) {
        let folders = ["Data", "Domain", "Network", "Views"]
        let found = selection(["App/Start.swift"] + folders.map { "App/\($0)/File.swift" }, others: others)
        #expect(found == .init(included: ["App/**"], excluded: expected))
    }

    @Test func listsNoGeneratedFileWhosePatternMatchesOthers() {
        #expect(GeneratedFiles.patterns(for: [0], ["App/x?y.swift", "App/z.swift"]) == ["App/x?y.swift"])
        #expect(GeneratedFiles.patterns(for: [0], ["App/x?y.swift", "App/xzy.swift"]).isEmpty)
    }
}
