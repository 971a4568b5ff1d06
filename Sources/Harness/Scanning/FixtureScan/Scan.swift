internal import ContractTesting
package import DecodingPrograms
package import DecodingSources
package import DecodingUses
internal import SafeFiles
internal import StrictJSON
internal import Threads
package import VerificationModel

/// The fixtures of a repository, the types that decode them, and what is wrong with either.
package struct Scan: Sendable {
    /// The reason why a repository cannot be scanned.
    package enum ScanError: Error, Sendable {
        case sources(DecodingSources.ReadingError)
        case folder(FileError)
        case fixture(path: String, FileError)
    }

    /// The result for a fixture and a type.
    package enum Verdict: Sendable {
        case decodes
        /// The type refuses it; the refused value and the reason.
        case fails(Failure)
        /// The sources do not determine the result; the constructs on which it depends.
        case undecided([(what: String, place: SourcePlace?)])
        /// The fixture is not JSON.
        case notJSON
    }

    /// The reason why a type refuses a fixture.
    package struct Failure: Sendable {
        /// The place in the fixture.
        package let place: SourcePlace
        package let what: String
        package let allowed: String
        package let next: String
        /// The JSONPath of the value.
        package let location: String
        /// The property or call in the sources that reads the value.
        package let reader: SourcePlace?
    }

    /// A type that decodes a fixture, and the result.
    package struct Trial: Sendable {
        package let decoding: FileUses.Decoding
        package let verdict: Verdict
        /// The settings that it was decoded with.
        package let settings: String
        /// The settings, if there is only one decoder.
        package let decoder: DecoderSettings?
        /// The other types that branches of the same function decode instead.
        package var alternatives: [String] = []
        /// The settings of the app, if only those of a test decode the fixture.
        package var refusingSettings: String?
    }

    /// A fixture with the results.
    package struct Fixture: Sendable {
        package let file: JSONFixture
        package let join: FixtureJoin
        package let trials: [Trial]
        /// The places that name it.
        package let uses: [FileUses.Use]
    }

    package let projects: ProjectFiles
    package let fixtures: [Fixture]
    /// The places that name a fixture that does not exist.
    package let missing: [FileUses.Use]
    /// Types that are decoded more strictly than they look.
    package let typeFindings: [Finding]
    /// The names that several types of the sources have.
    package let repeatedNames: Set<String>
    package let sourceCount: Int
    package let typeCount: Int

    /// Scans a repository.
    /// - Parameters:
    ///   - root: The folder of the repository.
    ///   - platform: The platform that `#if` is evaluated for; nil if none is named.
    package init(root: String, platform: BuildPlatform? = nil) throws(ScanError) {
        let sources: DecodingSources
        do { sources = try DecodingSources(root: root, SourceFolders(["."], platform: platform), withTests: true) } catch {
            throw .sources(error)
        }
        let paths: [String]
        do {
            projects = try ProjectFiles(below: root)
            paths = try FixtureSearch.paths(below: root)
        } catch {
            throw .folder(error)
        }
        let names = FixtureNames(paths)
        let uses = FileUses(sources) { names.mayName($0) }
        var usesByPath: [String: [FileUses.Use]] = [:]
        var folderUses: [String: [FileUses.Use]] = [:]
        var missing: [FileUses.Use] = []
        for use in uses.all {
            let found = names.paths(named: use.text, in: use.place.file)
            for path in found { usesByPath[path, default: []].append(use) }
            let inFolder = found.isEmpty && use.isListed ? names.paths(inFolder: use.text) : []
            for path in inFolder { folderUses[path, default: []].append(use) }
            if found.isEmpty, inFolder.isEmpty, use.mustExist { missing.append(use) }
        }
        self.missing = missing
        let wanted = paths.filter { path in
            FixtureSearch.isFixture(path, tests: TestSources.isTest(path:)) || (usesByPath[path] ?? []).contains(where: \.isCertainlyFile)
        }
        var files: [JSONFixture] = []
        for path in wanted {
            do { files.append(try JSONFixture(path, below: root)) } catch { throw .fixture(path: path, error) }
        }
        files.removeAll(where: \.isStubMapping)
        let made = sources.decoders
        for path in wanted where usesByPath[path] == nil { usesByPath[path] = folderUses[path] }
        let texts = uses.testTexts.filter { $0.count > 3 && $0 != "json" && $0 != ".json" }
        let lists = uses.listsUnnamedFolder
        let joins = files.map { file in
            let join = FixtureJoin(usesByPath[file.path] ?? [])
            guard case .unused = join else { return join }
            // A test may put its name together, or list its folder.
            let mayBeRead = lists || texts.contains { file.stem.hasPrefix($0) || file.stem.hasSuffix($0) }
            return mayBeRead ? .used : .unused
        }
        let trials = Trials(sources, made, joins)
        let results = DeepStack.map(Array(zip(files, joins))) { file, join in Trials.merged(trials.run(file, join)) }
        fixtures = files.indices.map { number in
            let uses = usesByPath[files[number].path] ?? []
            return Fixture(file: files[number], join: joins[number].confirmed(by: results[number]), trials: results[number], uses: uses)
        }
        typeFindings = TypeFindings(trials.program, sources).all
        sourceCount = sources.fileCount
        repeatedNames = sources.repeatedNames
        typeCount = sources.decodable.count
    }
}

/// A type by its name and its place, because several files may declare private types of one name.
private struct TypeKey: Hashable, Comparable {
    let text: String

    init(_ decoding: FileUses.Decoding) { text = decoding.key }

    static func < (left: TypeKey, right: TypeKey) -> Bool { left.text < right.text }
}

/// Decodes fixtures with the types that they are joined to.
private struct Trials: Sendable {
    /// The types of the fixtures, and those that calls decode.
    let program: DecodingProgram
    private let types: [TypeKey: TypeNumber]
    private let made: MadeDecoders
    /// The decoders outside of tests, of those with equal settings the first one.
    private let ofApp: [ResolvedType.Decoder]
    private let sources: DecodingSources

    init(_ sources: DecodingSources, _ made: MadeDecoders, _ joins: [FixtureJoin]) {
        self.sources = sources
        self.made = made
        var roots: [TypeKey: FileUses.Decoding] = [:]
        for decoding in joins.flatMap(\.decodings) where roots[TypeKey(decoding)] == nil { roots[TypeKey(decoding)] = decoding }
        let sorted = roots.sorted { $0.key < $1.key }
        let named = sources.namedTypes
        let others = sources.decodable.filter { named.contains($0.place) }.map { sources.root(of: $0) }
        let (program, numbers) = sources.program(ofRoots: sorted.map(\.value.root) + others, decoders: made)
        self.program = program
        types = Dictionary(uniqueKeysWithValues: zip(sorted.map(\.key), numbers))
        var found: [ResolvedType.Decoder] = []
        for decoder in made.all where !TestSources.isTest(path: sources.place(decoder.place).file) {
            if !found.contains(where: { $0.settings == decoder.settings }) {
                found.append(ResolvedType.Decoder(settings: decoder.settings, place: sources.place(decoder.place)))
            }
        }
        ofApp = found.isEmpty ? [ResolvedType.Decoder(settings: DecoderSettings(), place: nil)] : found
    }

    func run(_ file: JSONFixture, _ join: FixtureJoin) -> [Scan.Trial] {
        var seen: Set<String> = []
        let isFollowed = if case .joined(_, by: .flow) = join { true } else { false }
        return join.decodings.compactMap { decoding in
            guard let type = types[TypeKey(decoding)], isFollowed || !acceptsAnything(type) else { return nil }
            let decoders = decoders(of: decoding)
            let settings = decoders.map { "\($0.settings)" }.joined(separator: "; ")
            guard seen.insert("\(decoding.key) \(settings)").inserted else { return nil }
            let resolved = ResolvedType(program: program, type: type, decoders: decoders)
            var verdict = verdict(file, resolved, decoding.name)
            if case .fails = verdict, made.users[decoding.call] == nil { verdict = confirmed(verdict, file, type, decoding) }
            var trial = Scan.Trial(
                decoding: decoding, verdict: verdict, settings: settings,
                decoder: decoders.count == 1 ? decoders[0].settings : nil)
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
            let resolved = ResolvedType(program: program, type: type, decoders: [ResolvedType.Decoder(settings: settings, place: nil)])
            if case .fails = self.verdict(file, resolved, decoding.name) { continue }
            return .undecided([(obstacle.what, decoding.place)])
        }
        return verdict
    }

    /// Whether a type decodes an empty object, or an array of one, so that decoding shows nothing about a fixture.
    private func acceptsAnything(_ type: TypeNumber) -> Bool {
        ["{}", "[{}]"].contains { text in
            guard let document = try? JSONDocument(Array(text.utf8)) else { return false }
            if case .refused = ResolvedType(program: program, type: type, decoders: ofApp).reading(of: document, as: "") { return false }
            return true
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
            let resolved = ResolvedType(program: program, type: type, decoders: [decoder])
            if case .refused = resolved.reading(of: document, as: decoding.name) { return true } else { return false }
        }
        return isRefused ? ofApp.map { "\($0.settings)" }.joined(separator: "; ") : nil
    }

    /// Returns one trial for the branches of each function: the one that shows what the function does with the fixture.
    static func merged(_ trials: [Scan.Trial]) -> [Scan.Trial] {
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

extension FixtureJoin {
    /// Returns the connection without a type that was only found nearby and that refuses the fixture.
    fileprivate func confirmed(by trials: [Scan.Trial]) -> FixtureJoin {
        switch self {
        case .joined(_, by: .call), .ambiguous:
            trials.contains { if case .fails = $0.verdict { false } else { true } } ? self : .used
        case .joined, .used, .unused: self
        }
    }

    /// The types that are tried.
    package var decodings: [FileUses.Decoding] {
        switch self {
        case .joined(let decodings, _), .ambiguous(let decodings): decodings
        case .used, .unused: []
        }
    }
}
