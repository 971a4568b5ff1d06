package import DecodingPrograms
package import DecodingSources
package import DecodingUses
package import ProjectModules
internal import SafeFiles
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
        /// Whether a test may read it, by its name or its folder, also where `#if` leaves the test out.
        package let isNamed: Bool
        /// The type that was found by its keys; nil if the sources show the types.
        package let match: TypeMatch?
    }

    package let projects: ProjectSearch
    /// The lowest systems that the projects name, which decode; empty for that of the running program.
    package let systems: [FoundationSystem]
    package let fixtures: [Fixture]
    /// The places that name a fixture that does not exist.
    package let missing: [FileUses.Use]
    /// Whether there are sources of tests, which could read the fixtures.
    package let hasTests: Bool
    /// Types that are decoded more strictly than they look.
    package let typeFindings: [Finding]
    /// The names that several types of the sources have.
    package let repeatedNames: Set<String>
    package let sourceCount: Int
    package let typeCount: Int
    private let trials: FixtureTrials

    /// Scans a repository.
    /// - Parameters:
    ///   - root: The folder of the repository.
    ///   - platform: The platform that `#if` is evaluated for; nil if none is named.
    ///   - observer: Observes how far the scan is.
    package init(root: String, platform: BuildPlatform? = nil, observer: StepObserver = .none) throws(ScanError) {
        let sources: DecodingSources
        do {
            let folders = SourceFolders(["."], platform: platform)
            sources = try DecodingSources(root: root, folders, withTests: true, observer: observer)
        } catch {
            throw .sources(error)
        }
        let paths: [String]
        do {
            systems = try LowestSystems.named(below: root, for: platform)
            projects = try ProjectSearch(below: root)
            paths = try FixtureSearch.paths(below: root)
        } catch {
            throw .folder(error)
        }
        let uses = FixtureUses(sources, paths, observer: observer)
        missing = uses.missing
        var files: [JSONFixture] = []
        for path in uses.fixtures {
            do { files.append(try JSONFixture(path, below: root)) } catch { throw .fixture(path: path, error) }
        }
        files.removeAll(where: \.isStubMapping)
        let joins = files.map(uses.join)
        let trials = FixtureTrials(sources, joins, systems: systems)
        let decoded = observer.tally(of: files.count, "decoding fixtures")
        let results = DeepStack.map(Array(zip(files, joins))) { file, join in
            let found = trials.run(file, join)
            decoded(Self.word(for: found))
            return found
        }
        let confirmed = files.indices.map { joins[$0].confirmed(by: results[$0]) }
        fixtures = DeepStack.map(files.count) { [files] number in
            let (file, join) = (files[number], confirmed[number])
            let isNamed = if case .unused = joins[number] { false } else { true }
            let matches = join.decodings.isEmpty ? trials.matches(file) { $1.isLikely } : []
            guard let byKeys = FixtureJoin(byKeys: matches) else {
                return Fixture(file: file, join: join, trials: results[number], uses: uses.of(file.path), isNamed: isNamed, match: nil)
            }
            return Fixture(
                file: file, join: byKeys, trials: trials.run(file, byKeys), uses: uses.of(file.path), isNamed: isNamed,
                match: matches.first)
        }
        hasTests = (0..<sources.fileCount).contains { TestSources.isTest(sources, $0) }
        typeFindings = TypeFindings(trials.program, trials.decodedTypes, sources).all
        sourceCount = sources.fileCount
        repeatedNames = sources.repeatedNames
        typeCount = sources.decodable.count
        self.trials = trials
    }

    /// Returns the result of a fixture in a word; nil if no type has decoded or refused it.
    private static func word(for trials: [Trial]) -> String? {
        if trials.contains(where: { if case .fails = $0.verdict { true } else { false } }) { return "refused" }
        return trials.contains { if case .decodes = $0.verdict { true } else { false } } ? "decoded" : nil
    }

    /// Returns the types that may decode an answer, because they have its keys, the best first.
    /// - Parameters:
    ///   - body: The text.
    ///   - path: The path in the reasons of refusals.
    ///   - known: The name of a type that is returned regardless of its keys; nil for none.
    package func matches(for body: [UInt8], at path: String, with known: String? = nil) -> [TypeMatch] {
        DeepStack.map([JSONFixture(path: path, bytes: body)]) { trials.matches($0) { $1.isLikely || $1.isSmall || $0.name == known } }[0]
    }
}
