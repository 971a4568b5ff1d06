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

    @Test(arguments: RepositoryLayout.all)
    func findsExactlyTheUsesBetweenFiles(_ layout: RepositoryLayout) throws {
        let graph = try Self.graph(of: layout)
        #expect(graph.brokenPlaces.isEmpty)
        Self.compare(graph.edges.map(Self.line), layout.expectedUses)
        let arrows = Set((graph.edges + graph.probableEdges).map { "\($0.place.file) -> \($0.target.file)" })
        #expect(arrows.intersection(layout.falseArrows).sorted() == [])
    }

    @Test(arguments: RepositoryLayout.all)
    func listsTheNamesThatItDoesNotResolve(_ layout: RepositoryLayout) throws {
        let graph = try Self.graph(of: layout)
        Self.compare(graph.unresolved.map { "\($0.place.file): \($0.name)" }, RepositoryLayout.lines(layout.unresolved))
    }

    /// Tests that each written name of another file's declaration is a use, or listed as not resolved, or known to mean something else.
    @Test(arguments: RepositoryLayout.all)
    func leavesNoNameOut(_ layout: RepositoryLayout) throws {
        let graph = try Self.graph(of: layout)
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
        #expect(missing.sorted() == [])
    }

    @Test(arguments: RepositoryLayout.all)
    func draftsTheLayers(_ layout: RepositoryLayout) throws {
        let repository = try Repository(layout.sources)
        let omissions = try repository.first().omissions.flatMap { ["\($0.fileCount), \($0.reason)"] + $0.places.map { "  \($0)" } }
        Self.compare(try repository.summary(), RepositoryLayout.lines(layout.layers))
        Self.compare(omissions, RepositoryLayout.lines(layout.omissions))
        let rules = try RepositoryLayout.lines(repository.rules()).map { String($0.drop { $0 == " " }) }
        #expect(RepositoryLayout.lines(layout.rules).filter { !rules.contains($0) } == [])
        #expect(RepositoryLayout.lines(layout.falseRules).filter(rules.contains) == [])
        #expect(try repository.findings() == [])
    }

    // MARK: Comparing

    private static func graph(of layout: RepositoryLayout) throws -> SymbolGraph {
        let repository = try Repository(layout.sources)
        return try withExtendedLifetime(repository) { try SymbolGraph(root: repository.folder.path) }
    }

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
