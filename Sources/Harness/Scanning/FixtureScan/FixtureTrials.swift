internal import ContractTesting
internal import DecodingPrograms
internal import DecodingSources
internal import DecodingUses
internal import PackageGraph
internal import ProjectModules
internal import StrictJSON
internal import VerificationModel

/// A type by its name and its place, because several files may declare private types of one name.
private struct TypeKey: Hashable, Comparable {
    let text: String

    init(_ decoding: FileUses.Decoding) { text = decoding.key }

    static func < (left: TypeKey, right: TypeKey) -> Bool { left.text < right.text }
}

/// Decodes fixtures with the types that they are joined to.
struct FixtureTrials: Sendable {
    /// The types of the fixtures, and those that calls decode.
    let program: DecodingProgram
    /// The types that fixtures are joined to, or that calls name, with all types in them.
    let decodedTypes: Set<TypeNumber>
    private let types: [TypeKey: TypeNumber]
    private let made: MadeDecoders
    /// The decoders outside of tests, of those with equal settings the first one.
    private let ofApp: [ResolvedType.Decoder]
    /// Whether all decoders outside of tests have the same settings.
    private let hasOneDecoder: Bool
    private let sources: DecodingSources
    private let systems: [FoundationSystem]
    /// The types that the app may decode a whole text with.
    private let candidates: [FileUses.Decoding]
    /// The types that the app may decode an array with.
    private let arrays: [FileUses.Decoding]

    /// - Parameters:
    ///   - sources: The sources, with those of tests.
    ///   - joins: The connections whose types are tried.
    ///   - systems: The systems that decode; empty for that of the running program.
    init(_ sources: DecodingSources, _ joins: [FixtureJoin], systems: [FoundationSystem]) {
        self.sources = sources
        self.systems = systems
        let made = sources.decoders
        self.made = made
        var roots: [TypeKey: FileUses.Decoding] = [:]
        for decoding in joins.flatMap(\.decodings) where roots[TypeKey(decoding)] == nil { roots[TypeKey(decoding)] = decoding }
        let sorted = roots.sorted { $0.key < $1.key }
        let all = DecodingCandidates(sources)
        let others = (all.named + all.others + all.arrays).filter { roots[TypeKey($0)] == nil }
        let places = DecodingSources.places(of: sources.namedTypes.map(\.type))
        let named = sources.decodable.filter { places.contains($0.place) }.map { sources.root(of: $0) }
        let (program, numbers) = sources.program(
            ofRoots: sorted.map(\.value.root) + others.map(\.root) + named, decoders: made)
        self.program = program
        types = Dictionary(uniqueKeysWithValues: zip(sorted.map(\.key) + others.map(TypeKey.init), numbers))
        let readability = Readability(program)
        // A type that only others contain is not that of a whole file.
        let isArray = Set(all.arrays.map(TypeKey.init))
        let whole = zip(sorted.map(\.key) + others.map(TypeKey.init), numbers).filter { !isArray.contains($0.0) }
        let contained = Set(whole.flatMap { readability.closure(of: $0.1).dropFirst() })
        candidates = all.named + all.others.filter { [types] in types[TypeKey($0)].map { !contained.contains($0) } ?? false }
        arrays = all.named + all.arrays
        decodedTypes = Set((numbers.prefix(sorted.count) + numbers.suffix(named.count)).flatMap { readability.closure(of: $0) })
        let placed = made.all.map { MadeDecoder(settings: $0.settings, place: sources.place($0.place)) }
        let found = ResolvedType.Decoder.distinct(placed.filter { !TestSources.isTest(path: $0.place.file) })
        // A library is decoded with its own settings, and not with those of its examples.
        let own = found.filter { each in each.place.map { !RepositoryFolders.containExamples($0.file) } ?? true }
        ofApp = found.isEmpty ? [ResolvedType.Decoder(settings: DecoderSettings(), place: nil)] : own.isEmpty ? found : own
        hasOneDecoder = found.count == 1
    }

    /// Compares the types that the app may decode with a text by their keys.
    /// - Parameter isEnough: Selects types.
    /// - Returns: The selected types, the best first; none if another type reads more keys than all of them.
    func matches(_ file: JSONFixture, where isEnough: (FileUses.Decoding, KeyMatch) -> Bool) -> [TypeMatch] {
        guard case .success(let document) = file.content else { return [] }
        let isArray = document.root.kind == .array
        let found = (isArray ? arrays : candidates).compactMap {
            decoding -> (decoding: FileUses.Decoding, type: TypeNumber, keys: KeyMatch)? in
            guard !decoding.isOfTests, !decoding.name.contains(DecodingSources.unknownName), let type = types[TypeKey(decoding)] else {
                return nil
            }
            let keys = KeyMatch(document, program, type, decoders(of: decoding)[0].settings)
            return keys.readCount > 0 ? (decoding, type, keys) : nil
        }
        // Of types with the same keys, the first in the text is the first.
        let sorted = found.enumerated().sorted { ($1.element.keys, $0.offset) < ($0.element.keys, $1.offset) }.map(\.element)
        guard let best = sorted.first, isEnough(best.decoding, best.keys) else { return [] }
        return sorted.filter { isEnough($0.decoding, $0.keys) }.map { decoding, type, keys in
            let decoders = decoders(of: decoding)
            let resolved = ResolvedType(program: program, type: type, decoders: decoders, systems: systems)
            return TypeMatch(
                decoding: decoding, keys: keys, verdict: verdict(file, resolved, decoding.name),
                decoder: onlySettings(decoders))
        }
    }

    /// Returns the settings of a decoder; nil if there are several, or if the sources have no other one.
    private func onlySettings(_ decoders: [ResolvedType.Decoder]) -> DecoderSettings? {
        guard decoders.count == 1 else { return nil }
        let isOnlyOne = hasOneDecoder && ofApp[0].settings == decoders[0].settings
        return isOnlyOne ? nil : decoders[0].settings
    }

    private static let empty = ["{}", "[{}]"].map { JSONFixture(path: $0, bytes: Array($0.utf8)) }

    /// Decodes a fixture with each type that it may be decoded as.
    /// - Returns: One trial for each type, and one for the branches of a function.
    func run(_ file: JSONFixture, _ join: FixtureJoin) -> [Scan.Trial] { Self.merged(all(file, join)) }

    private func all(_ file: JSONFixture, _ join: FixtureJoin) -> [Scan.Trial] {
        var seen: Set<String> = []
        let isFollowed = if case .joined(_, by: .flow) = join { true } else { false }
        return join.decodings.compactMap { decoding in
            guard let type = types[TypeKey(decoding)], isFollowed || !acceptsAnything(type) else { return nil }
            let decoders = decoders(of: decoding)
            let settings = decoders.map { "\($0.settings)" }.joined(separator: "; ")
            guard seen.insert("\(decoding.key) \(settings)").inserted else { return nil }
            let resolved = ResolvedType(program: program, type: type, decoders: decoders, systems: systems)
            var verdict = verdict(file, resolved, decoding.name)
            if case .fails = verdict, made.users[decoding.call] == nil { verdict = confirmed(verdict, file, type, decoding) }
            var trial = Scan.Trial(
                decoding: decoding, verdict: verdict, settings: settings, decoder: onlySettings(decoders))
            if case .decodes = trial.verdict, !decoding.isOfTests {
                trial.refusingSettings = refusingSettings(file, decoders, type, decoding)
            }
            return trial
        }
    }

    /// Returns a refusal if it does not depend on the settings of the decoder, which is not known.
    private func confirmed(_ verdict: Scan.Verdict, _ file: JSONFixture, _ type: TypeNumber, _ decoding: FileUses.Decoding) -> Scan.Verdict
    {
        let obstacle = Obstacle("the decoder, which the sources do not show", at: decoding.call)
        for keys in [DecoderSettings.Keys.useDefaultKeys, .convertFromSnakeCase] {
            var settings = DecoderSettings()
            settings.keys = keys
            settings.dates = .unread(obstacle)
            settings.data = .unread(obstacle)
            let resolved = ResolvedType(
                program: program, type: type, decoders: [ResolvedType.Decoder(settings: settings, place: nil)], systems: systems)
            if case .fails = self.verdict(file, resolved, decoding.name) { continue }
            return .undecided([(obstacle.what, decoding.place)])
        }
        return verdict
    }

    /// Whether a type decodes an empty object, or an array of one, so that decoding shows nothing about a fixture.
    private func acceptsAnything(_ type: TypeNumber) -> Bool {
        Self.empty.contains { file in
            if case .fails = verdict(file, ResolvedType(program: program, type: type, decoders: ofApp), "") { false } else { true }
        }
    }

    /// Returns the settings of the app if all of them refuse a fixture that a test decodes with settings of its own.
    private func refusingSettings(
        _ file: JSONFixture, _ decoders: [ResolvedType.Decoder], _ type: TypeNumber, _ decoding: FileUses.Decoding
    ) -> String? {
        guard decoders.count == 1, let place = decoders[0].place, TestSources.isTest(path: place.file), ofApp.first?.place != nil,
            case .success(let document) = file.content
        else { return nil }
        let isRefused = ofApp.allSatisfy { decoder in
            let resolved = ResolvedType(program: program, type: type, decoders: [decoder], systems: systems)
            if case .refused = resolved.reading(of: document, as: decoding.name) { return true } else { return false }
        }
        return isRefused ? ofApp.map { "\($0.settings)" }.joined(separator: "; ") : nil
    }

    /// Returns one trial for the branches of each function: the one that shows what the function does with the fixture.
    private static func merged(_ trials: [Scan.Trial]) -> [Scan.Trial] {
        var found: [Scan.Trial] = []
        var seen: Set<String> = []
        for trial in trials {
            let group = trials.filter {
                $0.decoding.place.file == trial.decoding.place.file && $0.decoding.function == trial.decoding.function
            }
            guard group.count > 1, group.contains(where: \.decoding.isConditional) else {
                found.append(trial)
                continue
            }
            guard seen.insert("\(trial.decoding.place.file) \(trial.decoding.function)").inserted else { continue }
            var best = group.first { if case .decodes = $0.verdict { true } else { false } }
            best = best ?? group.first { if case .undecided = $0.verdict { true } else { false } }
            best = best ?? group.max { $0.depth < $1.depth }
            guard var best else { continue }
            best.alternatives = group.map(\.decoding.name).filter { $0 != best.decoding.name }
            found.append(best)
        }
        // A type whose refusal is hidden is only a probe, if there is another one.
        let certain = found.filter { !$0.decoding.isTolerated }
        let all = certain.isEmpty ? found : certain
        // Where several contents flow, only one of them may be that of this fixture. A refusal is certain only if no type reads the fixture.
        let isRead = all.contains { if case .fails = $0.verdict { false } else { true } }
        return isRead ? all.filter { if case .fails = $0.verdict { false } else { true } } : all
    }

    private func decoders(of decoding: FileUses.Decoding) -> [ResolvedType.Decoder] {
        guard let number = made.users[decoding.call] else { return ofApp }
        return [ResolvedType.Decoder(settings: made.all[number].settings, place: sources.place(made.all[number].place))]
    }

    private func verdict(_ file: JSONFixture, _ type: ResolvedType, _ name: String) -> Scan.Verdict {
        guard case .success(let document) = file.content else { return .notJSON }
        switch type.reading(of: document, as: name) {
        case .decoded: return .decodes
        case .undecided(let constructs): return .undecided(constructs)
        case .couldNotRun(let finding): return .undecided([(finding.what, finding.place)])
        case .refused(let failure):
            let place = SourcePlace(offset: failure.value?.range.lowerBound ?? 0, in: document.bytes, file: file.path)
            return .fails(
                Scan.Failure(
                    place: place, what: failure.what, allowed: failure.allowed, next: failure.next, location: "\(failure.location)",
                    reader: failure.reader))
        }
    }
}

extension Scan.Trial {
    /// The depth of the refused value, which is greater the more of the fixture the type accepts; 0 if it does not refuse one.
    fileprivate var depth: Int {
        if case .fails(let failure) = verdict { failure.location.count { $0 == "." || $0 == "[" } } else { 0 }
    }
}
