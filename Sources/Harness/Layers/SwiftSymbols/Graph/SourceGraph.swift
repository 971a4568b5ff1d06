/// Which file uses what of which other file.
package struct SourceGraph: Sendable {
    /// A file to read.
    package struct Source: Sendable {
        /// The module that it is compiled into.
        package let module: String
        /// Its text.
        package let bytes: [UInt8]
        /// What the manifest defines for its module, by `-D`.
        package let defines: Set<String>
        /// The features that the manifest turns on for its module.
        package let features: Set<String>

        /// A file.
        package init(module: String, bytes: [UInt8], defines: Set<String> = [], features: Set<String> = []) {
            self.module = module
            self.bytes = bytes
            self.defines = defines
            self.features = features
        }
    }

    /// The references, in the order of the files and of their places; each place once.
    package let references: [Reference]
    /// All that the files declare, in their order.
    package let declarations: [DeclaredSymbol]
    /// By the number of a declaration that some type conforms to, inherits from, or has instead of one: the names of all that this conforms to, through others too.
    package let lineages: [Int: [String]]
    /// Uses of what no file declares, as far as it is watched, in the order of the files and of their places.
    package let outsideUses: [OutsideUse]
    /// Uses of names of which nobody can tell what they stand for, in the same order.
    package let unresolvedUses: [UnresolvedUse]
    /// By file, its imports.
    package let imports: [[ImportedModule]]
    /// By file, where it stops being Swift, in bytes from its beginning; nil where it does not.
    package let errorOffsets: [Int?]
    private let table: BackgroundRelease<SymbolTable>

    /// Reads files and says what their names stand for.
    ///
    /// It takes all cores; what comes of it does not depend on how many there are.
    /// - Parameters:
    ///   - sources: The files; what is numbered is numbered in their order.
    ///   - build: What conditions of `#if` ask for.
    ///   - watched: Names of what no file declares, whose uses are wanted; nil wants none.
    package init(_ sources: [Source], build: BuildConditions = BuildConditions(), watched: WatchedNames? = nil) {
        self = DeepStack.run { SourceGraph(reading: sources, build, watched) }
    }

    private init(reading sources: [Source], _ build: BuildConditions, _ watched: WatchedNames?) {
        let parsed = DeepStack.map(sources.count) { number in
            var own = build
            own.defines.formUnion(sources[number].defines)
            own.features.formUnion(sources[number].features)
            return Lowering.parsedFile(sources[number].bytes, file: number, build: own)
        }
        errorOffsets = parsed.map(\.errorOffset)
        let modules = Set(sources.map(\.module)).sorted()
        let numbers = Dictionary(uniqueKeysWithValues: modules.enumerated().map { ($1, $0) })
        let table = SymbolTable(consume parsed, modules: modules, moduleOfFile: sources.compactMap { numbers[$0.module] })
        let resolved = DeepStack.map(sources.count, keeping: { LookupCache() }) { number, memory in
            let resolver = Resolver(table, file: number, inference: Inference(table, memory), watched: watched)
            resolver.resolveFile()
            return Resolved(resolver)
        }
        declarations = table.symbols()
        references = resolved.flatMap(\.references)
        outsideUses = resolved.flatMap(\.outsideUses)
        unresolvedUses = resolved.flatMap(\.unresolvedUses)
        imports = table.files.map { file in
            // A name that is not there is a syntax error, and told as that.
            file.imports.filter { !$0.path[0].text.isEmpty }.map {
                ImportedModule(path: $0.path.map(\.text), offset: $0.path[0].offset, conditions: $0.condition.clauses)
            }
        }
        let conformed = Set(references.filter { $0.role == .conformance }.map(\.declaration))
        lineages = Dictionary(uniqueKeysWithValues: conformed.map { ($0, table.lineage(of: table.declarations[$0])) })
        self.table = BackgroundRelease(table)
    }

    /// Returns the names of all that declarations conform to, inherit from, or stand for, through others too, by their numbers.
    package func lineages(of numbers: [Int]) -> [[String]] {
        DeepStack.map(numbers) { [table] number in table.value.lineage(of: table.value.declarations[number]) }
    }

    /// What came of a file, sorted.
    private struct Resolved: Sendable {
        let references: [Reference]
        let outsideUses: [OutsideUse]
        let unresolvedUses: [UnresolvedUse]

        init(_ resolver: Resolver) {
            let sorted = resolver.references.sorted {
                ($0.offset, $0.declaration, $0.context ?? -1, $0.role) < ($1.offset, $1.declaration, $1.context ?? -1, $1.role)
            }
            references = sorted.indices.filter { $0 == 0 || sorted[$0] != sorted[$0 - 1] }.map { sorted[$0] }
            outsideUses = resolver.outsideUses.sorted {
                $0.offset == $1.offset ? $0.names.lexicographicallyPrecedes($1.names) : $0.offset < $1.offset
            }
            unresolvedUses = resolver.unresolvedUses.sorted {
                ($0.offset, $0.name, $0.reason.rawValue) < ($1.offset, $1.name, $1.reason.rawValue)
            }
        }
    }
}
