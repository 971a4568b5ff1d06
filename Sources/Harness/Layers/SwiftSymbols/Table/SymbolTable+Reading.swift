internal import Threads

extension SymbolTable {
    /// Parses files and collects their declarations.
    ///
    /// It must run on a deep stack: see ``DeepStack``.
    /// - Parameters:
    ///   - sources: The files. Numbers of files follow their order.
    ///   - links: The modules that each module sees.
    ///   - build: The build that conditions of `#if` are evaluated for.
    ///   - parse: Returns the nodes of a file with a number, for a build.
    ///   - parsed: Called for each parsed file, from any thread.
    convenience init(
        reading sources: [SourceGraph.Source], _ links: ModuleLinks = ModuleLinks(), _ build: BuildConditions = BuildConditions(),
        parse: @escaping @Sendable (SourceGraph.Source, Int, BuildConditions) -> ParsedFile = Lowering.nodes,
        parsed: @escaping @Sendable () -> Void = {}
    ) {
        let files = DeepStack.map(sources.count) { number in
            defer { parsed() }
            return parse(sources[number], number, build.adding(sources[number]))
        }
        self.init(files, ModuleTable(files, of: sources.map(\.module), links))
    }

    /// Collects the declarations of parsed files, and those of SDKs, of the modules that files import.
    ///
    /// It must run on a deep stack: see ``DeepStack``.
    /// - Parameters:
    ///   - files: The files.
    ///   - modules: Their modules.
    ///   - build: The build that conditions of `#if` are evaluated for.
    convenience init(_ files: [ParsedFile], _ modules: ModuleTable, withSDKsFor build: BuildConditions) {
        let sdk = SDKModule.imported(by: files)
        let known = DeepStack.map(sdk.count) { number in
            Lowering.parsedFile(Array(sdk[number].declarations.utf8), file: files.count + number, build: build)
        }
        self.init(files, modules, sdk: known)
    }

    /// Parses files from which types are decoded, and collects their declarations, on threads with large stacks.
    /// - Parameters:
    ///   - sources: The files. Numbers of files follow their order.
    ///   - links: The modules that each module sees.
    ///   - build: The build that conditions of `#if` are evaluated for.
    ///   - parses: Keeps the files for another reading; nil for none.
    ///   - versions: Keeps the files for the next version of the sources; nil for none.
    ///   - parsed: Called for each parsed file, from any thread.
    package static func read(
        _ sources: [SourceGraph.Source], _ links: ModuleLinks = ModuleLinks(), build: BuildConditions = BuildConditions(),
        parses: SharedParses? = nil, versions: SuccessiveParses? = nil, parsed: @escaping @Sendable () -> Void = {}
    ) -> SymbolTable {
        DeepStack.run {
            SymbolTable(reading: sources, links, build, parse: parses?.first ?? versions?.nodes ?? Lowering.decodingNodes, parsed: parsed)
        }
    }

    /// Returns the type that a text writes, such as `[String: Movie]`; nil if it writes none.
    ///
    /// It must run on a deep stack: see ``DeepStack``.
    package static func writtenType(_ text: String) -> TypeNode? {
        let file = Lowering.parsedFile(Array("typealias Written = \(text)\n".utf8), file: 0, build: BuildConditions())
        guard file.errorOffset == nil, file.root.members.count == 1, file.root.statements.isEmpty else { return nil }
        return file.root.members[0].type
    }

    /// Returns whether a name is that of an operator.
    package static func isOperator(_ name: String) -> Bool { DeclarationIndex.isOperator(name) }

    /// Returns the type that a written type refers to at its place.
    package func type(_ node: TypeNode, at context: Declaration) -> KnownType { type(node, in: context) }

    /// Returns the type of a variable, or the result type of a callable: as it is written, or as it follows from the initial value.
    package func inferredType(of declaration: Declaration) -> KnownType {
        Inference(self, LookupCache()).type(of: declaration)
    }
}

extension SymbolTable {
    /// Returns the protocols of the sources that extensions make an outside type conform to.
    package func addedProtocols(of outside: String) -> [Declaration] { entry(of: outside)?.protocols ?? [] }

    /// Returns the members with a name that the sources add to an outside type.
    package func addedMembers(_ name: Word, of outside: String) -> [Declaration] { entry(of: outside)?.names.all[name] ?? [] }
}

extension SymbolTable {
    /// Returns the type that a declaration declares, or that an alias refers to.
    package func meaning(of declaration: Declaration) -> KnownType {
        guard declaration.kind == .typealias else { return .declared(declaration) }
        return declaration.type.map { type($0, at: declaration) } ?? .unknown
    }
}
