internal import Threads

/// The declarations of files, and the uses between the files.
package struct SourceGraph: Sendable {
    /// A file to read.
    package struct Source: Sendable {
        /// Its path, by which readings of the same file find each other; empty if it is read once.
        package let path: String
        /// The module that it is compiled into, or the key of several ones: see ``ModuleLinks``.
        package let module: String
        /// Its text.
        package let bytes: [UInt8]
        /// The names that the manifest defines for its module, by `-D`.
        package let defines: Set<String>
        /// The features that the manifest enables for its module.
        package let features: Set<String>
        /// The system that its module is built for, instead of that of an app; nil if no project names one.
        package let system: String?

        /// Creates a file to read.
        package init(
            path: String = "", module: String, bytes: [UInt8], defines: Set<String> = [], features: Set<String> = [],
            system: String? = nil
        ) {
            self.path = path
            self.module = module
            self.bytes = bytes
            self.defines = defines
            self.features = features
            self.system = system
        }
    }

    /// The references, in the order of the files and of their places.
    ///
    /// Each place appears once.
    package let references: [Reference]
    /// The declarations of all files, in the order of the files.
    package let declarations: [DeclaredSymbol]
    /// The names of all types that a declaration conforms to, inherits from or is an alias of, directly or through others.
    ///
    /// The key is the number of a declaration that some type has in its own list of conformances.
    package let lineages: [Int: [String]]
    /// The uses of watched names that no file declares, in the order of the files and of their places.
    package let outsideUses: [OutsideUse]
    /// The uses of names that could not be resolved, in the same order.
    package let unresolvedUses: [UnresolvedUse]
    /// For each file, its imports.
    package let imports: [[ImportedModule]]
    /// For each file, the offset from which it is not valid Swift, in bytes; nil if it is valid.
    package let errorOffsets: [Int?]
    private let table: BackgroundRelease<SymbolTable>

    /// Returns the numbers of some files, by the modules that all files see.
    package typealias Selection = @Sendable (ModuleSight) -> Set<Int>

    /// A pass over a file.
    package enum Pass: Sendable {
        case parsing
        case resolving
    }

    /// Reads files and resolves the names in them.
    ///
    /// The work uses all cores. The result does not depend on their number.
    /// - Parameters:
    ///   - sources: The files. Numbers of files and declarations follow their order.
    ///   - links: The modules that each module sees.
    ///   - build: The build that conditions of `#if` are evaluated for.
    ///   - watched: Names that no file declares and whose uses are needed; nil for none.
    ///   - needed: Selects the files whose uses are needed; nil if all are. The graph has no uses in the others.
    ///   - parses: The files that another reading has parsed; nil for none.
    ///   - cache: The results of an earlier run, to which those of this one are added; nil for none.
    ///   - keep: Called on a thread of its own once the cache has all results. The graph is there after it ends.
    ///   - finished: Called for each file after each pass, from any thread.
    package init(
        _ sources: [Source], _ links: ModuleLinks = ModuleLinks(), build: BuildConditions = BuildConditions(), watched: WatchedNames? = nil,
        needed: Selection? = nil, parses: SharedParses? = nil, cache: GraphCache? = nil,
        keep: @escaping @Sendable () -> Void = {},
        finished: @escaping @Sendable (Pass) -> Void = { _ in }
    ) {
        self = DeepStack.run { SourceGraph(reading: sources, links, build, watched, needed, parses, cache, keep, finished) }
    }

    private init(
        reading sources: [Source], _ links: ModuleLinks, _ build: BuildConditions, _ watched: WatchedNames?,
        _ selection: Selection?, _ parses: SharedParses?, _ cache: GraphCache?,
        _ keep: @escaping @Sendable () -> Void, _ finished: @escaping @Sendable (Pass) -> Void
    ) {
        let parse = parses?.second ?? Lowering.nodes
        let cached = cache.map {
            CachedFiles(sources, links, build, watched: watched, $0, parse: parse) { finished(.parsing) }
        }
        let parsed =
            cached?.declared
            ?? DeepStack.map(sources.count) { number in
                defer { finished(.parsing) }
                return parse(sources[number], number, build.adding(sources[number]))
            }
        let modules = cached?.modules ?? ModuleTable(parsed, of: sources.map(\.module), links)
        let needed = selection.map { $0(modules.sight) } ?? Set(sources.indices)
        let known = cached.map { cached in DeepStack.map(sources.count) { needed.contains($0) ? cached.uses(of: $0) : nil } }
        let new = needed.filter { known?[$0] == nil }.sorted()
        // Imports decide whose uses are needed, and so which bodies are read.
        let files =
            cached.map { cached in
                DeepStack.map(sources.count) { [new = Set(new)] in cached.nodes(of: $0, withBodies: new.contains($0)) }
            } ?? parsed
        let table = SymbolTable(files, modules, withSDKsFor: build)
        errorOffsets = files.map(\.errorOffset)
        let found: [ResolvedUses] = DeepStack.map(sources.count, keeping: { LookupCache() }) { number, lookups in
            defer { finished(.resolving) }
            guard needed.contains(number) else { return .none }
            if let known, let found = known[number] { return found.uses }
            let resolver = Resolver(table, file: number, inference: Inference(table, lookups), watched: watched)
            resolver.resolveFile()
            return ResolvedUses(resolver)
        }
        // Known uses are complete.
        let members = ProbableMembers(table, of: new.flatMap { found[$0].unresolvedUses })
        var resolved = found
        for (number, uses) in zip(new, DeepStack.map(new) { found[$0].completed(by: members) }) { resolved[number] = uses }
        if let cached, let known {
            cached.keep(
                DeepStack.map(sources.count) { [resolved] number in
                    guard needed.contains(number) else { return nil }
                    return known[number] ?? cached.keep(resolved[number], of: number)
                })
        }
        let kept = DeepStack.runBeside(keep)
        declarations = table.symbols()
        references = resolved.flatMap(\.references)
        outsideUses = resolved.flatMap(\.outsideUses)
        unresolvedUses = resolved.flatMap(\.unresolvedUses)
        imports = files.map { file in
            // A missing name is a syntax error, and is reported as one.
            file.imports.filter { !$0.path[0].text.isEmpty }.map {
                ImportedModule(path: $0.path.map(\.text), offset: $0.path[0].offset, conditions: $0.condition.clauses)
            }
        }
        let conformed = Array(Set(references.filter { $0.role == .conformance }.map(\.declaration)))
        lineages = Dictionary(uniqueKeysWithValues: DeepStack.map(conformed) { ($0, table.lineage(of: table.declarations[$0])) })
        self.table = BackgroundRelease(table)
        kept.wait()
    }

    /// Returns the declarations of some files to which types and extensions of the same file conform, as references.
    package func conformances(within files: [Int]) -> [Reference] {
        DeepStack.map(files) { [table] file in table.value.conformances(within: file) }.flatMap(\.self)
    }

    /// Returns the aliases of types that other files see.
    package func aliases() -> [TypeAlias] { DeepStack.run { [table] in table.value.aliases() } }

    /// Returns, for declarations with certain numbers, the names of all types that they conform to, inherit from or are aliases of,
    /// directly or through others.
    package func lineages(of numbers: [Int]) -> [[String]] {
        DeepStack.map(numbers) { [table] number in table.value.lineage(of: table.value.declarations[number]) }
    }
}
