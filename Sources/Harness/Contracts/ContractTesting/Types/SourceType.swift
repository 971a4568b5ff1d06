internal import ContractFiles
internal import DecodingInterpreter
package import DecodingPrograms
internal import Locks
package import StrictJSON
package import VerificationModel

/// A type whose decoding is read from the sources of an API.
///
/// The sources are read when the first body is decoded.
final class SourceType: Sendable {
    /// The name and its place in the contract.
    let named: ResponsePromise.Named
    /// The sources of the API.
    let written: WrittenSources
    /// The settings that the contract names.
    let contractDecoder: WrittenDecoder
    /// The reader of the sources; nil if the program has none.
    let source: (any TypeSource)?

    private let found = Locked<Result<ResolvedType, Problem>?>(nil)

    init(named: ResponsePromise.Named, written: WrittenSources, contractDecoder: WrittenDecoder, source: (any TypeSource)?) {
        self.named = named
        self.written = written
        self.contractDecoder = contractDecoder
        self.source = source
    }

    var name: String { named.name }

    /// Decodes a body.
    /// - Parameter document: The body as JSON; nil if it is not JSON.
    func reading(of document: JSONDocument?) -> BodyReading {
        guard let document else { return .refused(DecodingFailure(notJSONFor: name)) }
        switch resolved {
        case .failure(let problem): return .couldNotRun(problem.finding)
        case .success(let resolved): return resolved.reading(of: document, as: name)
        }
    }

    /// A sentence with the sources and the decoder of the type; nil if they cannot be read.
    var note: String? {
        guard case .success(let resolved) = resolved else { return nil }
        // The settings of a single decoder may be those of several places.
        let decoders = resolved.decoders.map { decoder in
            (resolved.decoders.count == 1 ? nil : decoder.place).map { "\($0): \(decoder.settings)" } ?? "\(decoder.settings)"
        }
        let choice =
            decoders.count == 1
            ? "the decoder (\(decoders[0]))" : "each of the \(decoders.count) decoders (\(decoders.joined(separator: "; ")))"
        let systems = resolved.systems.isEmpty ? "" : ", as \(resolved.systems.map(\.description).joined(separator: " and ")) decode it"
        return "\(name) is parsed from \(resolved.declaration), with \(choice)\(systems)"
    }

    /// The type as it was found in the sources, which are read once.
    var resolved: Result<ResolvedType, Problem> {
        found.withLock { found in
            if let found { return found }
            let result = Result { () throws(Problem) in
                let (program, type) = try program()
                return ResolvedType(program: program, type: type, decoders: try decoders(), systems: try systems())
            }
            found = result
            return result
        }
    }

    // MARK: The type

    /// The reason why the type cannot be used.
    struct Problem: Error {
        let finding: Finding
    }

    private var folders: String { written.folders.paths.joined(separator: ", ") }

    private func program() throws(Problem) -> (DecodingProgram, TypeNumber) {
        switch source?.type(named: name, files: written.types.compactMapValues(\.file), below: written.folders) {
        case .found(let program, let type): return (program, type)
        case nil:
            throw problem(
                .contractUnknownType, "no response type \"\(name)\" is registered, and this program does not read \"sources\"",
                allowed: "a registered type", because: "only the command verify reads types from sources",
                next: "register \(name) here, or check this contract with verify")
        case .missing(let missing, let known):
            let what = missing == name ? "it" : missing
            let inFile = "\(written.types[missing]?.file ?? folders) does not declare \(what)"
            throw problem(
                .contractUnknownType, "no response type \"\(name)\" is registered, and \(inFile)",
                allowed: "none, a registered type, or a type of these sources",
                because: "\(written.place) names the sources that types are read from",
                next: NearestName.advice(
                    for: missing, in: known, otherwise: "add the folder that declares \(missing) to \"sources\""))
        case .several(let ambiguous, let found):
            let places = found.map { "\($0.path) at \($0.place)" }.joined(separator: ", ")
            let file = found.map(\.place.file).first ?? ""
            throw problem(
                .contractAmbiguousType, "\(found.count) types are named \"\(ambiguous)\": \(places)",
                allowed: "a name that only one type has",
                because: "\(written.place) names sources that contain all of them",
                next: "choose one beside \"sources\", such as types: { \(ambiguous): { file: \(file) } }, or write the types around it too")
        case .otherArguments(let type, let place, let declared, let count):
            throw problem(
                .contractUnknownType,
                "\(name) gives \(type) another number of types in <> (\(count)) than its declaration has (\(declared))",
                allowed: "as many types in <> as the declaration has", because: "only then is it known what the type decodes",
                next: "write \(type) as \(place) declares it")
        case .unreadable(let path, let reason):
            throw unreadable("\(path): \(reason)", next: "check this path, or name other folders under \"sources\"")
        case .empty:
            throw unreadable("\(folders): no Swift file was found", next: "name the folders of the app's sources, relative to the root")
        }
    }

    private func unreadable(_ what: String, next: String) -> Problem {
        Problem(
            finding: Finding(
                .contractSources, at: written.place, what: what, allowed: "folders with Swift files",
                because: "\(named.place) names \(name), which is not registered and so is read from sources", next: next))
    }

    private func problem(_ code: FindingCode, _ what: String, allowed: String, because: String, next: String) -> Problem {
        Problem(finding: Finding(code, at: named.place, what: what, allowed: allowed, because: because, next: next))
    }

    // MARK: Systems

    /// The systems that the file names, or else the lowest ones that the projects name.
    private func systems() throws(Problem) -> [FoundationSystem] {
        guard written.systems.isEmpty, let source else { return written.systems }
        do {
            return try source.lowestSystems(of: written.folders.platform)
        } catch {
            throw unreadable("\(error)", next: "check this path, or name the systems under \"systems\"")
        }
    }

    // MARK: The decoder

    /// The decoders that the app may read the type with, of those with equal settings the first one.
    private func decoders() throws(Problem) -> [ResolvedType.Decoder] {
        let levels = [written.decoder, contractDecoder, written.types[name]?.decoder ?? WrittenDecoder()]
        guard levels.allSatisfy(\.isEmpty) else {
            var decoder = ResolvedType.Decoder(settings: DecoderSettings(), place: nil)
            for level in levels {
                if let declaration = level.declaration { decoder = try self.decoder(declaration) }
                decoder.settings = level.applied(to: decoder.settings)
            }
            return [decoder]
        }
        let found = ResolvedType.Decoder.distinct(source?.decoders(below: written.folders) ?? [])
        guard !found.isEmpty else {
            throw problem(
                .contractDecoder, "the decoder of \(name) is not known: \(folders) makes no JSONDecoder, and no file names its settings",
                allowed: "settings under \"decoder\", or sources that make a JSONDecoder",
                because: "whether a body decodes depends on these settings",
                next: "write decoder: { keys: useDefaultKeys } beside \"sources\" if the app uses JSONDecoder() as it is")
        }
        return found
    }

    /// The greatest number of names in a message.
    private static let shownNames = 12

    /// Returns the decoder that a declaration of the sources makes.
    private func decoder(_ declaration: WrittenDecoder.Declaration) throws(Problem) -> ResolvedType.Decoder {
        let made = source?.decoders(below: written.folders) ?? []
        let parts = declaration.name.split(separator: ".")
        // The walk through the sources knows the last part of a type's name.
        let name = parts.suffix(2).joined(separator: ".")
        let found = ResolvedType.Decoder.distinct(made.filter { $0.names.contains(name) })
        if let only = found.first, found.count == 1 { return only }
        let because = "\(declaration.place) names the declaration that makes the decoder of \(self.name)"
        if found.isEmpty {
            let known = Set(made.flatMap(\.names)).sorted()
            throw Problem(
                finding: Finding(
                    .contractDecoder, at: declaration.place,
                    what: "no declaration \"\(declaration.name)\" below \(folders) makes a JSONDecoder",
                    allowed: known.isEmpty ? "settings under \"decoder\"" : known.prefix(Self.shownNames).joined(separator: ", "),
                    because: because,
                    next: NearestName.advice(
                        for: name, in: known, otherwise: "write the settings under \"decoder\", such as { keys: useDefaultKeys }")))
        }
        throw Problem(
            finding: Finding(
                .contractDecoder, at: declaration.place,
                what: "\(found.count) declarations are named \"\(declaration.name)\": \(Self.list(found))",
                allowed: "a declaration of its own name",
                because: because, next: "write the settings under \"decoder\", such as { keys: useDefaultKeys }"))
    }

    private static func list(_ decoders: [ResolvedType.Decoder]) -> String {
        decoders.map { decoder in "\(decoder.place.map { "\($0) " } ?? "")(\(decoder.settings))" }.joined(separator: ", ")
    }
}

/// A type that was found in sources, and the decoders that may decode it.
package struct ResolvedType: Sendable {
    let program: DecodingProgram
    let type: TypeNumber
    let decoders: [Decoder]

    /// A decoder that the app may use.
    package struct Decoder: Sendable {
        package fileprivate(set) var settings: DecoderSettings
        /// The place that makes it; nil if the contracts name its settings.
        package let place: SourcePlace?

        package init(settings: DecoderSettings, place: SourcePlace?) {
            self.settings = settings
            self.place = place
        }

        /// Returns decoders, of those with equal settings the first one.
        package static func distinct(_ made: [MadeDecoder]) -> [Decoder] {
            var seen: Set<DecoderSettings> = []
            return made.compactMap { seen.insert($0.settings).inserted ? Decoder(settings: $0.settings, place: $0.place) : nil }
        }
    }

    /// The text in the place of values that are not known; nil if all are known.
    let unknownText: String?

    /// The systems that decode; empty for that of the running program.
    let systems: [FoundationSystem]

    package init(
        program: DecodingProgram, type: TypeNumber, decoders: [Decoder], unknownText: String? = nil, systems: [FoundationSystem] = []
    ) {
        self.systems = systems
        self.program = program
        self.type = type
        self.decoders = decoders
        self.unknownText = unknownText
    }

    /// The place of the declaration of the type, or of the first one in it.
    var declaration: String {
        program.types[type.index...].lazy.compactMap(\.place).first.map { "\(program.place($0))" } ?? program[type].name
    }

    /// Decodes a body with each decoder, on each system.
    ///
    /// If the results of decoders differ, the result is not decided. If those of systems differ, the body is refused.
    package func reading(of document: JSONDocument, as name: String) -> BodyReading {
        guard !systems.isEmpty else { return reading(of: document, as: name, on: nil) }
        let readings = systems.map { ($0, reading(of: document, as: name, on: $0)) }
        for case (let system, .undecided(let constructs)) in readings {
            return .undecided(constructs.map { ("\($0.what), on \(system)", $0.place) })
        }
        let refusing = readings.compactMap { if case .refused = $1 { $0 } else { nil } }
        guard let first = refusing.first, case .refused(let failure)? = readings.first(where: { $0.0 == first })?.1,
            refusing.count < readings.count
        else { return readings[0].1 }
        let accepting = readings.map(\.0).filter { !refusing.contains($0) }
        return .refused(failure.only(on: refusing.map(\.description), notOn: accepting.map(\.description)))
    }

    private func reading(of document: JSONDocument, as name: String, on system: FoundationSystem?) -> BodyReading {
        let results = decoders.map { decoder in
            var decoder = decoder
            decoder.settings.system = system
            return (decoder, Interpreter(program, settings: decoder.settings, unknownText: unknownText).outcome(of: type, in: document))
        }
        var obstacles: [Obstacle] = []
        for case (_, .undecided(let found)) in results { obstacles += found }
        guard obstacles.isEmpty else {
            return .undecided(places(of: obstacles))
        }
        let accepting = results.filter { if case .decoded = $1 { true } else { false } }.map(\.0)
        if !accepting.isEmpty, accepting.count < results.count {
            let refusing = results.filter { if case .decoded = $1 { false } else { true } }.map(\.0)
            return .undecided([("it decodes with \(Self.list(accepting)), and not with \(Self.list(refusing))", accepting.first?.place)])
        }
        switch results[0].1 {
        case .decoded(let tolerated):
            return .decoded(
                DecodedBody(
                    tolerated: tolerated.map { each in
                        (failure(each.failure, results[0].0, name, document), program.place(each.place))
                    }))
        case .failed(let report): return .refused(failure(report, results[0].0, name, document))
        case .undecided(let obstacles): return .undecided(places(of: obstacles))
        }
    }

    /// Returns different constructs with their places in the sources.
    func places(of obstacles: [Obstacle]) -> [(what: String, place: SourcePlace?)] {
        var seen: Set<Obstacle> = []
        return obstacles.filter { seen.insert($0).inserted }.map { ($0.what, $0.place.map { program.place($0) }) }
    }

    private static func list(_ decoders: [Decoder]) -> String {
        decoders.map { decoder in decoder.place.map { "that of \($0) (\(decoder.settings))" } ?? "\(decoder.settings)" }.joined(
            separator: ", ")
    }

    /// The text of the parser's error for a number that does not fit.
    private static let parserError = "The given data was not valid JSON"

    private func failure(_ report: DecodingFailureReport, _ decoder: Decoder, _ name: String, _ document: JSONDocument) -> DecodingFailure {
        var fault = DecodingFault(report)
        fault.reader = report.reader.map { program.place($0) }
        let keys: ((String) -> String?)? = decoder.settings.keys == .convertFromSnakeCase ? { SnakeCase.converted($0) } : nil
        if case .dataCorrupted = report.kind, report.path.isEmpty, report.text?.hasPrefix(Self.parserError) == true {
            let (location, value) = KeyWalk(root: document.root, convertedKey: keys).follow(report.valuePath.map(DecodingFault.Step.init))
            if let value, value.kind == .number { fault.number = NumberProbe.Found(location: location, value: value) }
        }
        return DecodingFailure(fault, of: name, in: document, keys: keys)
            .after(report.earlier.map { (failure($0.failure, decoder, name, document), program.place($0.place)) })
    }
}
