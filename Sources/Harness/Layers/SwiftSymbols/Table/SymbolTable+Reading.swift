extension SymbolTable {
    /// Parses files and collects their declarations.
    ///
    /// It must run on a deep stack: see ``DeepStack``.
    /// - Parameters:
    ///   - sources: The files. Numbers of files follow their order.
    ///   - build: The build that conditions of `#if` are evaluated for.
    ///   - parsed: Called for each parsed file, from any thread.
    convenience init(
        reading sources: [SourceGraph.Source], _ build: BuildConditions = BuildConditions(), parsed: @escaping @Sendable () -> Void = {}
    ) {
        let files = DeepStack.map(sources.count) { number in
            var own = build
            own.defines.formUnion(sources[number].defines)
            own.features.formUnion(sources[number].features)
            defer { parsed() }
            return Lowering.parsedFile(sources[number].bytes, file: number, build: own)
        }
        let modules = Set(sources.map(\.module)).sorted()
        let numbers = Dictionary(uniqueKeysWithValues: modules.enumerated().map { ($1, $0) })
        self.init(files, modules: modules, moduleOfFile: sources.compactMap { numbers[$0.module] })
    }

    /// Parses files and collects their declarations, on threads with large stacks.
    /// - Parameters:
    ///   - sources: The files. Numbers of files follow their order.
    ///   - build: The build that conditions of `#if` are evaluated for.
    package static func read(_ sources: [SourceGraph.Source], build: BuildConditions = BuildConditions()) -> SymbolTable {
        DeepStack.run { SymbolTable(reading: sources, build) }
    }

    /// Returns the type that a written type refers to at its place.
    package func type(_ node: TypeNode, at context: Declaration) -> KnownType { type(node, in: context) }

    /// Returns the type of a variable, or the result type of a callable: as it is written, or as it follows from the initial value.
    package func inferredType(of declaration: Declaration) -> KnownType {
        Inference(self, LookupCache()).type(of: declaration)
    }
}
