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
    /// How many uses of names could not be told: their receiver's type does not follow from what is written.
    package let unresolvedCount: Int
    /// By file, where it stops being Swift, in bytes from its beginning; nil where it does not.
    package let errorOffsets: [Int?]

    /// Reads files and says what their names stand for.
    ///
    /// It takes all cores; what comes of it does not depend on how many there are.
    package init(_ sources: [Source], build: BuildConditions = BuildConditions()) {
        let parsed = Cores.map(sources.count) { number in
            var own = build
            own.defines.formUnion(sources[number].defines)
            own.features.formUnion(sources[number].features)
            return Lowering.parsedFile(sources[number].bytes, file: number, build: own)
        }
        errorOffsets = parsed.map(\.errorOffset)
        let modules = Set(sources.map(\.module)).sorted()
        let numbers = Dictionary(uniqueKeysWithValues: modules.enumerated().map { ($1, $0) })
        let table = SymbolTable(parsed, modules: modules, moduleOfFile: sources.compactMap { numbers[$0.module] })
        let resolved = Cores.map(sources.count) { number in
            let resolver = Resolver(table, file: number, inference: Inference(table))
            resolver.resolveFile()
            return (Set(resolver.references).sorted(by: Self.isBefore), resolver.unresolvedCount)
        }
        references = resolved.flatMap(\.0)
        unresolvedCount = resolved.reduce(0) { $0 + $1.1 }
    }

    private static func isBefore(_ left: Reference, _ right: Reference) -> Bool {
        (left.offset, left.target, left.symbol, left.kind) < (right.offset, right.target, right.symbol, right.kind)
    }
}
