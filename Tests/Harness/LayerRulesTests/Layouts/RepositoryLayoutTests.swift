import LayerRules
import PackageGraph
import ProjectModules
import TestFolders
import Testing
import VerificationModel

/// Tests small repositories in the shapes of public apps: their modules, uses and first layers.
@Suite("Layouts of public apps")
struct RepositoryLayoutTests {
    @Test(arguments: RepositoryLayout.all)
    func knowsModulesWithTheirFiles(_ layout: RepositoryLayout) throws {
        let repository = try Repository(layout.sources)
        let modules = try withExtendedLifetime(repository) { try SourceTree(root: repository.folder.path).repository }
        let targets = modules.modules.map { module in
            let path = modules.projects[module.project].path
            return "\(path) \(module.target.name)\(module.target.isTest ? " (tests)" : ""): \(module.target.files.count)"
        }
        let unread = modules.projects.flatMap(\.unread).map { "unread: \($0.place.file):\($0.place.line ?? 0)" }
        let found = targets + modules.filesWithoutModule.map { "none: \($0)" } + unread
        Self.compare(found, RepositoryLayout.lines(layout.modules))
    }

    /// Tests the uses, the names that are listed as not resolved, and that each other name of a declaration in another file means something else.
    @Test(arguments: RepositoryLayout.all)
    func findsExactlyTheUsesBetweenFiles(_ layout: RepositoryLayout) throws {
        let repository = try Repository(layout.sources)
        let graph = try withExtendedLifetime(repository) { try SymbolGraph(root: repository.folder.path) }
        #expect(graph.brokenPlaces.isEmpty)
        Self.compare(graph.edges.map(Self.line), layout.expectedUses)
        let arrows = Set((graph.edges + graph.probableEdges).map { "\($0.place.file) -> \($0.target.file)" })
        #expect(arrows.intersection(layout.falseArrows).sorted() == [])
        Self.compare(graph.unresolved.map { "\($0.place.file): \($0.name)" }, RepositoryLayout.lines(layout.unresolved))
        #expect(Self.missing(in: graph, layout) == [])
    }

    /// Returns the names of declarations in other files that are neither uses nor listed, and that mean nothing else.
    private static func missing(in graph: SymbolGraph, _ layout: RepositoryLayout) -> [String] {
        var known = layout.expectedOtherMeanings
        for edge in graph.edges { known.insert("\(edge.place.file): \(Self.lastName(of: edge.symbol))") }
        for use in graph.unresolved { known.insert("\(use.place.file): \(use.name)") }
        let texts = layout.sources.filter { graph.files.contains($0.path) }.map { ($0.path, WrittenNames($0.text)) }
        var missing: Set<String> = []
        for (path, names) in texts {
            let declared = texts.filter { $0.0 != path }.reduce(into: Set<String>()) { $0.formUnion($1.1.declared) }
            let foreign = names.all.intersection(declared).subtracting(names.declared)
            missing.formUnion(foreign.map { "\(path): \($0)" }.filter { !known.contains($0) })
        }
        return missing.sorted()
    }

    @Test(arguments: RepositoryLayout.all)
    func draftsTheLayers(_ layout: RepositoryLayout) throws {
        let repository = try Repository(layout.sources)
        let first = try repository.first()
        let omissions = first.omissions.flatMap { ["\($0.fileCount), \($0.reason)"] + $0.places.map { "  \($0)" } }
        Self.compare(Repository.summary(of: first), RepositoryLayout.lines(layout.layers))
        Self.compare(omissions, RepositoryLayout.lines(layout.omissions))
        let rules = RepositoryLayout.lines(Repository.rules(of: first)).map { String($0.drop { $0 == " " }) }
        #expect(RepositoryLayout.lines(layout.rules).filter { !rules.contains($0) } == [])
        #expect(RepositoryLayout.lines(layout.falseRules).filter(rules.contains) == [])
        #expect(try repository.findings(of: first) == [])
    }

    // MARK: Comparing

    /// Records the lines that only one of two lists contains.
    private static func compare(
        _ found: some Sequence<String>, _ expected: some Sequence<String>, sourceLocation location: SourceLocation = #_sourceLocation
    ) {
        let (found, expected) = (Set(found), Set(expected))
        #expect(expected.subtracting(found).sorted() == [], "expected, and not found", sourceLocation: location)
        #expect(found.subtracting(expected).sorted() == [], "found, and not expected", sourceLocation: location)
    }

    private static func line(_ edge: SymbolGraph.Edge) -> String { "\(edge.place.file) -> \(edge.target.file): \(edge.symbol)" }

    private static func lastName(of symbol: String) -> String { symbol.split(separator: ".").last.map(String.init) ?? symbol }
}

/// The names in a file, without those in imports, comments and texts.
private struct WrittenNames {
    /// The names that the file declares, also inside functions.
    let declared: Set<String>
    /// All names but the labels of arguments and parameters.
    let all: Set<String>

    init(_ text: String) {
        let code = text.split(separator: "\n").filter { !$0.contains("import ") }
            .map { $0.replacing(/"(\\.|[^"\\])*"/, with: "").replacing(/\/\/.*/, with: "") }.joined(separator: "\n")
        let declaration = /(?:actor|associatedtype|case|class|enum|func|let|protocol|struct|typealias|var)\s+([A-Za-z_][A-Za-z0-9_]*)/
        declared = Set(code.matches(of: declaration).map { String($0.output.1) }).subtracting(["self"])
        all = Set(code.matches(of: /[A-Za-z_][A-Za-z0-9_]*+(?!:)/).map { String($0.output) })
    }
}
