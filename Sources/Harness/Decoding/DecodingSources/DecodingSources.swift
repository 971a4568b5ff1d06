package import DecodingPrograms
internal import PackageGraph
internal import ProjectModules
package import SwiftSymbols
internal import Threads
package import VerificationModel

/// Swift sources, as the decoding of types is read from them.
package struct DecodingSources: Sendable {
    /// A file.
    package struct File: Sendable {
        /// The name in messages.
        package let name: String
        package let source: SourceGraph.Source

        package init(name: String, source: SourceGraph.Source) {
            self.name = name
            self.source = source
        }
    }

    package let table: SymbolTable
    let files: [SourceLines]
    /// The texts of the files.
    let texts: [[UInt8]]
    /// Whether each file is part of tests, by its imports or by the names of its folders.
    package let areTests: [Bool]
    let openConditions: OpenConditions

    /// Parses files.
    /// - Parameters:
    ///   - files: The files.
    ///   - links: The modules that each module sees.
    ///   - platform: The platform that `#if` is evaluated for; nil if none is named.
    ///   - parses: Keeps the files for another reading; nil for none.
    ///   - usual: The build that decides what may depend on the platform without changing the decoding of a type, if no platform is named.
    ///   - versions: Keeps the files for the next version of the sources; nil for none.
    ///   - observer: Observes how far parsing is.
    package init(
        _ files: [File], _ links: ModuleLinks = ModuleLinks(), platform: BuildPlatform? = nil, usual: BuildConditions = BuildConditions(),
        parses: SharedParses? = nil, versions: SuccessiveParses? = nil, observer: StepObserver = .none
    ) {
        let all = files + PackageTypes.files
        let build = platform.map(BuildConditions.init) ?? usual
        table = SymbolTable.read(
            all.map(\.source), links, build: build, parses: parses, versions: versions,
            parsed: observer.counter(of: all.count, "parsing Swift files"))
        self.files = all.map { SourceLines(name: $0.name, bytes: $0.source.bytes) }
        texts = all.map(\.source.bytes)
        openConditions = OpenConditions(
            isPlatformNamed: platform != nil, filesWithSystem: Set(all.indices.filter { build.isReplaced(by: all[$0].source.system) }))
        areTests = zip(table.files, all).map { file, named in
            file.imports.contains { Self.testModules.contains($0.path.first?.text ?? "") } || RepositoryFolders.containTests(named.name)
        }
    }

    /// Returns the numbers of the names that the texts of tests contain, also where `#if` leaves them out.
    package func numbers(ofNamesInTests names: [String]) -> Set<Int> {
        let search = NameSearch(names)
        return DeepStack.map(fileCount) { [texts, areTests] in areTests[$0] ? search.numbers(in: texts[$0]) : [] }
            .reduce(into: []) { $0.formUnion($1) }
    }

    private static let testModules: Set<String> = ["Nimble", "Quick", "Testing", "XCTest"]

    /// The number of files without those that declare the types of well-known packages; these are the last ones.
    package var fileCount: Int { files.count - PackageTypes.packages.count }

    /// A type that a name refers to.
    package struct Candidate: Sendable {
        let declaration: Declaration
        /// The name with the types around it.
        package let path: String
        package let place: ProgramPlace
    }

    /// Returns the types and aliases with a name: those with exactly this name, or else those inside other types.
    ///
    /// - Parameter name: The name, with or without the types around it: `Book`, `Library.Book`.
    package func candidates(named name: String) -> [Candidate] {
        let all = candidates
        let exact = all.filter { $0.path == name }
        return exact.isEmpty ? all.filter { $0.path.hasSuffix(".\(name)") } : exact
    }

    /// The types and aliases of all files, in the order of the files.
    var candidates: [Candidate] {
        table.declarations.indices.compactMap { number in
            let declaration = table.declarations[number]
            if PackageTypes.declares(declaration, table) { return nil }
            switch declaration.kind {
            case .struct, .class, .enum, .actor, .typealias:
                guard declaration.condition.isActive else { return nil }
                return Candidate(
                    declaration: declaration, path: table.paths[number],
                    place: ProgramPlace(file: declaration.file, offset: declaration.name.offset))
            default: return nil
            }
        }
    }

    /// The names that several types and aliases have, with the types around them.
    package var repeatedNames: Set<String> { Set(Dictionary(grouping: candidates, by: \.path).filter { $1.count > 1 }.keys) }

    /// The types that conform to `Decodable`, in the order of the files.
    package var decodable: [Candidate] {
        candidates.filter { candidate in
            candidate.declaration.kind != .typealias && candidate.declaration.generics.isEmpty
                && Conformances(table).isDecodable(candidate.declaration)
        }
    }

    /// Reads the decoding of types, and of all types in them.
    /// - Parameters:
    ///   - roots: The types.
    ///   - decoders: The decoders whose custom strategies are read too; nil for none.
    package func program(of roots: [Candidate], decoders: MadeDecoders? = nil) -> (program: DecodingProgram, types: [TypeNumber]) {
        program(ofTypes: roots.map { root(of: $0) }, decoders)
    }

    func program(
        ofTypes roots: [Root], _ decoders: MadeDecoders?,
        _ direction: ProgramBuilder.Direction = .decoding
    ) -> (program: DecodingProgram, types: [TypeNumber]) {
        let (table, files, openConditions, fileCount) = (table, files, openConditions, fileCount)
        return DeepStack.run {
            let builder = ProgramBuilder(table, openConditions, direction) { decoders ?? madeHere(.decoder) }
            let types = roots.map {
                $0.isRawValue ? builder.number(ofRawValueOf: $0.type, at: $0.place) : builder.number(of: $0.type, at: $0.place)
            }
            for (place, strategy) in (decoders?.dateStrategies ?? [:]).sorted(by: {
                ($0.key.file, $0.key.offset) < ($1.key.file, $1.key.offset)
            }) {
                builder.program.dateFunctions[place] = builder.function(of: strategy, at: place)
            }
            builder.readFunctions()
            builder.program.findStoppingFunctions()
            builder.program.findReferences()
            builder.program.files = files
            builder.program.ownFileCount = fileCount
            return (builder.program, types)
        }
    }
}
