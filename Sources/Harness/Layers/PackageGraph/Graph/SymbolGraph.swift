internal import ProjectModules
internal import SafeFiles
package import SwiftSymbols
package import VerificationModel

/// The uses of declarations between the files of a package.
package struct SymbolGraph: Sendable {
    /// A use.
    package struct Edge: Hashable, Sendable {
        /// The place of the use.
        package let place: SourcePlace
        /// The declaration around the use, such as `Film.play`; nil at the top of a file.
        package let context: String?
        /// The place of the used declaration.
        package let target: SourcePlace
        /// The name of the used declaration, with the names of the types around it: `Film.Rating.stars`.
        package let symbol: String
        /// The kind of the used declaration: `struct`, `function`.
        package let kind: String
        /// Whether the used declaration is a type or a type alias.
        package let isType: Bool
        /// The conditions of the `#if` around the use, the outermost first.
        package let conditions: [String]
        /// Whether the build contains the use.
        package let isActive: Bool
    }

    /// A use that could not be resolved.
    package struct Unresolved: Hashable, Sendable {
        package let place: SourcePlace
        package let name: String
        package let reason: UnresolvedUse.Reason
        /// The places of the declarations that may be meant, as far as the reason leaves a choice.
        package let candidates: [SourcePlace]
        /// The declaration that is probably used: the only one in sight that has the name; nil if there is none.
        package let probable: Edge?
        /// Whether the build contains the use.
        package let isActive: Bool
    }

    /// The reason why there is no graph.
    package enum GraphError: Error, Hashable, Sendable {
        /// A file or folder cannot be read.
        ///
        /// The path is relative to the root.
        case unreadable(path: String, reason: String)
        /// There are no Swift files.
        case empty
    }

    /// The files, sorted.
    package let files: [String]
    /// For each file, the modules that it is compiled into, by the names that files import.
    ///
    /// There is none if no target of a package or project contains the file.
    package let modules: [[String]]
    /// The declarations and uses of the files, by number.
    package let symbols: SourceGraph
    /// The lines of each file.
    private let lines: [LineStarts]
    /// For each file, the range of its own references.
    private let ownReferences: [Range<Int>]
    /// For each file, the range of its own unresolved uses.
    private let ownUnresolvedUses: [Range<Int>]
    /// For each file, the range of its own uses of watched names.
    private let ownOutsideUses: [Range<Int>]

    /// Reads a repository.
    ///
    /// If a manifest in its root declares modules, their files are read. Otherwise all files are read, and those that no package or project
    /// contains are one module.
    ///
    /// - Parameters:
    ///   - root: The folder.
    ///   - watched: Names that no file declares and whose uses are needed; nil for none.
    ///   - cache: The file with the results of an earlier run; nil for none.
    ///   - observer: Observes how far reading is.
    /// - Throws: ``GraphError``.
    package init(
        root: String, watched: WatchedNames? = nil, cache: GraphCacheFile? = nil, observer: StepObserver = .none
    ) throws(GraphError) {
        cache?.prepare()
        let tree: SourceTree
        do throws(UnreadableSource) {
            tree = try SourceTree(root: root)
        } catch {
            throw .unreadable(path: error.path, reason: error.reason)
        }
        let files = tree.files.filter { tree.hasOwnModules ? tree.isCompiled($0) : !RepositoryFolders.containTemplates($0) }
        var found: [SourceText] = []
        for read in SourceText.all(files, of: tree) {
            switch read {
            case .success(let text): found.append(text)
            case .failure(let problem): throw .unreadable(path: problem.path, reason: problem.reason)
            }
        }
        guard !found.isEmpty else { throw .empty }
        self.init(found, tree.repository.links, build: tree.build, watched: watched, cache: cache, observer: observer)
    }

    /// Reads files.
    /// - Parameter needed: Selects the files whose uses are needed; nil if all are.
    init(
        _ texts: [SourceText], _ links: ModuleLinks, build: BuildConditions, watched: WatchedNames?,
        needed: SourceGraph.Selection? = nil, parses: SharedParses? = nil, cache: GraphCacheFile? = nil,
        observer: StepObserver = .none
    ) {
        files = texts.map(\.path)
        modules = texts.map(\.moduleNames)
        let sources = texts.map { text in
            SourceGraph.Source(
                path: text.path, module: text.module, bytes: text.bytes, defines: text.defines, features: text.features, system: text.system
            )
        }
        let parsed = observer.counter(of: sources.count, "parsing Swift files")
        let resolved = observer.counter(of: sources.count, "resolving names in Swift files")
        let graph = { (known: GraphCache?, keep: @escaping @Sendable () -> Void) in
            SourceGraph(
                sources, links, build: build, watched: watched, needed: needed, parses: parses, cache: known, keep: keep
            ) { pass in
                switch pass {
                case .parsing: parsed()
                case .resolving: resolved()
                }
            }
        }
        symbols = cache?.using(graph) ?? graph(nil, {})
        lines = texts.map { LineStarts($0.bytes) }
        ownReferences = Self.ranges(symbols.references, texts.count, \.file)
        ownUnresolvedUses = Self.ranges(symbols.unresolvedUses, texts.count, \.file)
        ownOutsideUses = Self.ranges(symbols.outsideUses, texts.count, \.file)
    }

    /// Returns the range of each file's elements in a list that is ordered by files.
    private static func ranges<Element>(_ elements: [Element], _ count: Int, _ file: (Element) -> Int) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var start = 0
        for number in 0..<count {
            var end = start
            while end < elements.count, file(elements[end]) == number { end += 1 }
            ranges.append(start..<end)
            start = end
        }
        return ranges
    }

    // MARK: Queries

    /// The uses in all branches of `#if`, ordered by their files and places.
    package var edges: [Edge] { symbols.references.map(edge) }

    /// The uses that a debug build contains, in the same order, each made when it is asked for, because there may be many.
    package var activeEdges: some Sequence<Edge> { symbols.references.lazy.filter(\.isActive).map(edge) }

    /// Uses that could not be resolved, in the same order.
    package var unresolved: [Unresolved] {
        symbols.unresolvedUses.map {
            Unresolved(
                place: place(of: $0.offset, in: $0.file), name: $0.name, reason: $0.reason,
                candidates: $0.candidates.map { place(of: symbols.declarations[$0].offset, in: symbols.declarations[$0].file) },
                probable: $0.probableReference.map(edge), isActive: $0.isActive)
        }
    }

    /// The number of uses that a debug build contains, and of those among them that could not be resolved.
    package var resolution: (all: Int, unresolved: Int) {
        let unresolved = symbols.unresolvedUses.count(where: \.isActive)
        return (symbols.references.count(where: \.isActive) + unresolved, unresolved)
    }

    /// The probable uses in all branches of `#if`, which ``edges`` does not contain, in the same order.
    package var probableEdges: [Edge] { symbols.unresolvedUses.compactMap { $0.probableReference.map(edge) } }

    /// The places from which files are not valid Swift.
    ///
    /// Later content may be missing.
    package var brokenPlaces: [SourcePlace] {
        symbols.errorOffsets.enumerated().compactMap { file, offset in offset.map { place(of: $0, in: file) } }
    }

    /// The declarations with a name and their places, in the order of the files, without those inside functions.
    package var declarations: [(symbol: DeclaredSymbol, place: SourcePlace)] {
        symbols.declarations.filter { !$0.isLocal }.map { ($0, place(of: $0.offset, in: $0.file)) }
    }

    /// The uses of watched names that no file declares.
    package var outsideUses: [(use: OutsideUse, place: SourcePlace)] {
        symbols.outsideUses.map { ($0, place(of: $0.offset, in: $0.file)) }
    }

    /// Returns the uses in a file of declarations in other files.
    package func references(of file: Int) -> ArraySlice<Reference> { symbols.references[ownReferences[file]] }

    /// Returns the probable uses in a file of declarations in other files.
    package func probableReferences(of file: Int) -> [Reference] {
        symbols.unresolvedUses[ownUnresolvedUses[file]].compactMap(\.probableReference)
    }

    /// Returns the uses in a file of watched names that no file declares.
    package func outsideUses(of file: Int) -> ArraySlice<OutsideUse> { symbols.outsideUses[ownOutsideUses[file]] }

    /// Returns the file that declares the target of a use.
    package func target(of reference: Reference) -> Int { symbols.declarations[reference.declaration].file }

    /// Returns a use with names and places instead of numbers.
    package func edge(_ reference: Reference) -> Edge {
        let target = symbols.declarations[reference.declaration]
        return Edge(
            place: place(of: reference.offset, in: reference.file), context: reference.context.map { symbols.declarations[$0].symbol },
            target: place(of: target.offset, in: target.file), symbol: target.symbol, kind: target.kind, isType: target.isType,
            conditions: reference.conditions, isActive: reference.isActive)
    }

    /// Returns the place of a byte in a file.
    package func place(of offset: Int, in file: Int) -> SourcePlace {
        let place = lines[file].place(of: offset)
        return SourcePlace(file: files[file], line: place.line, column: place.column)
    }
}
