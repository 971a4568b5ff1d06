import PackageGraph
import ProjectModules
import RandomNumbers
import SwiftSymbols
import TestFolders
import Testing
import VerificationModel

@testable import LayerRules

/// Tests that a check finds out only the uses that rules need, and that it reports the same as if it found all.
@Suite("The uses that rules need")
struct NeededUsesTests {
    // MARK: The files of rules

    /// Four modules: App sees all, Films sees Data and Kit, Data sees Kit.
    private static let sight = ModuleSight(ofFile: [0, 1, 2, 3], seen: [[0, 1, 2, 3], [1, 2, 3], [2, 3], [3]])
    private static let files = ["App/A.swift", "Films/B.swift", "Data/C.swift", "Kit/D.swift"]

    private static func needed(_ text: String, sight: ModuleSight = sight) throws -> [String] {
        let folder = try TemporaryFolder()
        try folder.write("Contracts/layers.yml", text)
        let rules = try LayersFileReader.read("\(folder.path)/Contracts/layers.yml", root: folder.path)
        let layers = files.map { file in rules.layers.filter { $0.paths.contains { $0.glob.matches(file) } }.map(\.name) }
        let found = UnresolvedFiles(files, layers: layers, isGenerated: files.map(rules.isGenerated), sight)
        return rules.neededFiles(among: found).sorted().map { String(files[$0].split(separator: "/")[0]) }
    }

    private static func layers(app: String = "\"*\"", films: String = "\"*\"", data: String = "\"*\"", kit: String = "\"*\"") -> String {
        """
        layers:
          App: { paths: [App/**], uses: [\(app)] }
          Films: { paths: [Films/**], uses: [\(films)] }
          Data: { paths: [Data/**], uses: [\(data)] }
          Kit: { paths: [Kit/**], uses: [\(kit)] }

        """
    }

    @Test func aLayerThatMayUseAllThatItSeesNeedsNoUses() throws {
        #expect(try Self.needed(Self.layers()) == [])
        #expect(try Self.needed(Self.layers(films: "Data, Kit", data: "Kit", kit: "")) == [])
    }

    @Test func aLayerThatMustNotUseOneThatItSeesNeedsUses() throws {
        #expect(try Self.needed(Self.layers(films: "Data")) == ["Films"])
        #expect(try Self.needed(Self.layers(app: "Films, Kit", data: "")) == ["App", "Data"])
    }

    @Test func aLayerThatAnotherOneShutsOutNeedsUses() throws {
        let layers = Self.layers().replacing("Kit: { paths: [Kit/**],", with: "Kit: { paths: [Kit/**], usedBy: [App, Data],")
        #expect(try Self.needed(layers) == ["Films"])
    }

    @Test func allFilesOfAModuleSeeEachOther() throws {
        let sight = ModuleSight(ofFile: [0, 0, 0, 0], seen: [[0]])
        #expect(try Self.needed(Self.layers(), sight: sight) == [])
        #expect(try Self.needed(Self.layers(kit: "Data"), sight: sight) == ["Kit"])
        #expect(try Self.needed(Self.layers() + "acyclic: [layers]\n", sight: sight) == ["App", "Films", "Data", "Kit"])
    }

    /// Films and Data see each other, and App and Kit are on either side of them.
    @Test(arguments: ["acyclic: [layers]\n", "acyclic: [\"{part}/**\"]\n"])
    func onlyPartsThatMayBeInACycleNeedUses(_ rule: String) throws {
        let sight = ModuleSight(ofFile: [0, 1, 2, 3], seen: [[0, 1, 2, 3], [1, 2, 3], [1, 2, 3], [3]])
        #expect(try Self.needed(Self.layers() + rule) == [])
        #expect(try Self.needed(Self.layers() + rule, sight: sight) == ["Films", "Data"])
    }

    @Test func onlyPartsThatSeeAPartThatIsNotExceptedNeedUses() throws {
        #expect(try Self.needed(Self.layers() + "independent:\n  - paths: \"{part}/**\"\n") == ["App", "Films", "Data"])
        #expect(
            try Self.needed(Self.layers() + "independent:\n  - { paths: \"{part}/**\", except: [Kit, App] }\n") == ["Films"])
    }

    @Test(arguments: [
        ("forbid:\n  - { in: [Data, App/**], names: [URL], because: x }\n", ["App", "Data"]),
        ("unreachable:\n  - { from: Films, to: Kit, because: x }\n", ["App", "Films", "Data", "Kit"]),
        ("placed:\n  - { names: \"*Store\", in: Data }\n", []),
        ("named:\n  - { in: Data, names: \"*Store\" }\n", []),
    ])
    func aRuleNeedsTheUsesThatItIsAbout(_ rule: String, _ expected: [String]) throws {
        #expect(try Self.needed(Self.layers() + rule) == expected)
    }

    @Test(arguments: [
        "acyclic: [layers]\n", "independent:\n  - paths: \"{part}/**\"\n", "forbid:\n  - { in: Films, names: [URL], because: x }\n",
    ])
    func generatedFilesNeedNoUses(_ rule: String) throws {
        let sight = ModuleSight(ofFile: [0, 0, 0, 0], seen: [[0]])
        let needed = try Self.needed(Self.layers(films: "Data") + "generated: [Films/**]\n" + rule, sight: sight)
        #expect(!needed.contains("Films"))
    }

    // MARK: The same report

    /// Random rules for the layouts of public apps: the report has to be that of a check that finds out all uses.
    @Test func theReportIsThatOfACheckWithAllUses() throws {
        var generator = SplitMix64(seed: 7)
        var (withoutUses, findingCount) = (0, 0)
        for layout in RepositoryLayout.all {
            let repository = try Repository(layout.sources)
            let root = repository.folder.path
            let tree = try SourceTree(root: root)
            let unparsed = UnparsedSources(tree)
            let texts = (0..<3).map { _ in Self.rules(for: tree.files, &generator) }
            let rules = try texts.map { text in
                try repository.folder.write("Contracts/layers.yml", text)
                return try LayersFileReader.read("\(root)/Contracts/layers.yml", root: root)
            }
            let watched = WatchedNames(joining: rules.compactMap(\.watchedNames))
            let all = CheckedSources(
                unparsed, rules[0], LayerAssignment(tree, rules[0].layers), watched: watched, needsAllUses: true)
            for (text, rules) in zip(texts, rules) {
                let assignment = LayerAssignment(tree, rules.layers)
                let (all, needed) = (
                    all.checked(against: rules, assignment), CheckedSources(unparsed, rules, assignment, watched: rules.watchedNames)
                )
                let expected = Self.report(rules, root, all)
                #expect(Self.report(rules, root, needed) == expected, "\(layout.name):\n\(text)")
                findingCount += expected.count { $0.contains("layers.") }
                withoutUses += needed.graph.files.indices.count {
                    needed.references(of: $0).isEmpty && !all.references(of: $0).isEmpty
                }
            }
        }
        #expect(findingCount > 900)
        #expect(withoutUses > 250)
    }

    /// The cases of a check, a line for each verdict and finding.
    private static func report(_ rules: LayersFile, _ root: String, _ sources: CheckedSources) -> [String] {
        guard let today = Day("2026-11-21") else { preconditionFailure("the day is valid") }
        let plan = LayerPlan(rules, nil, root: root, parsed: sources)
        return LayerCheck.outcome(of: plan, today: today).suites.flatMap { suite in
            suite.cases.flatMap { ["\($0.identifier) \($0.verdict)"] } + suite.warnings.map { "warning \($0)" }
        }
    }

    /// Layers from folders of some depth, with random lists and a random further rule.
    private static func rules(for files: [String], _ generator: inout SplitMix64) -> String {
        let depth = Int.random(in: 1...3, using: &generator)
        let folders = Set(files.map { $0.split(separator: "/").dropLast().prefix(depth).joined(separator: "/") }).filter { !$0.isEmpty }
            .sorted()
        let names = folders.indices.map { "L\($0)" }
        var text = "sources: [\"**\"]\nprobable: fail\nlayers:\n"
        for (name, folder) in zip(names, folders) {
            let inner = folders.filter { $0.hasPrefix("\(folder)/") }
            let pattern = inner.isEmpty ? "\(folder)/**" : "\(folder)/*"
            let some = names.filter { $0 != name && Bool.random(using: &generator) }
            let uses = Bool.random(using: &generator) ? "\"*\"" : some.joined(separator: ", ")
            let usedBy = Int.random(in: 0..<5, using: &generator) == 0 ? ", usedBy: [\(some.joined(separator: ", "))]" : ""
            text += "  \(name): { paths: [\"\(pattern)\"], uses: [\(uses)], imports: [\"*\"]\(usedBy), optional: true }\n"
        }
        guard let name = names.randomElement(using: &generator), let other = names.randomElement(using: &generator) else { return text }
        let further = [
            "", "acyclic: [layers]\n", "acyclic: [\"{part}/**\"]\n", "independent:\n  - { paths: \"{part}/**\", optional: true }\n",
            "forbid:\n  - { in: \(name), names: [\"*View\", \"*Model\", URL], because: x }\n",
            "unreachable:\n  - { from: \(name), to: \(other), because: x, optional: true }\n", "generated: [\"**/*s.swift\"]\n",
            "exceptions:\n  - { from: \"**\", to: \(other), because: x }\n",
        ]
        return text + (further.randomElement(using: &generator) ?? "")
    }
}
