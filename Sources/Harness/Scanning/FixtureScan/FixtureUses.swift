internal import DecodingSources
internal import DecodingUses
internal import VerificationModel

/// The places at which sources name the JSON files of a repository.
struct FixtureUses {
    /// The paths of the fixtures: the files in folders of tests or fixtures, and those that sources open.
    let fixtures: [String]
    /// The places that name a fixture that does not exist.
    let missing: [FileUses.Use]
    private let byPath: [String: [FileUses.Use]]
    /// The texts of tests that may be parts of names.
    private let parts: Set<String>
    private let listsUnnamedFolder: Bool
    /// The fixtures whose names tests contain, also where `#if` leaves them out.
    private let mentioned: Set<String>

    /// - Parameters:
    ///   - sources: The sources, with those of tests.
    ///   - paths: The paths of the JSON files.
    ///   - observer: Observes how far the search is.
    init(_ sources: DecodingSources, _ paths: [String], observer: StepObserver = .none) {
        let names = FixtureNames(paths)
        let uses = FileUses(sources, observer: observer) { names.mayName($0) }
        var byPath: [String: [FileUses.Use]] = [:]
        var byFolder: [String: [FileUses.Use]] = [:]
        var missing: [FileUses.Use] = []
        for use in uses.all {
            let found = names.paths(named: use.text, in: use.place.file)
            for path in found { byPath[path, default: []].append(use) }
            let inFolder = found.isEmpty && use.isListed ? names.paths(inFolder: use.text) : []
            for path in inFolder { byFolder[path, default: []].append(use) }
            if found.isEmpty, inFolder.isEmpty, use.mustExist { missing.append(use) }
        }
        fixtures = paths.filter { path in
            FixtureSearch.isFixture(path) || (byPath[path] ?? []).contains(where: \.isCertainlyFile)
        }
        self.missing = missing
        // A name that is written takes precedence over a folder that is listed.
        self.byPath = byFolder.merging(byPath) { _, named in named }
        parts = uses.testTexts.filter { $0.count > 3 && $0 != "json" && $0 != ".json" }
        listsUnnamedFolder = uses.listsUnnamedFolder
        mentioned = Self.mentioned(fixtures.filter { [byPath = self.byPath] in byPath[$0] == nil }, in: sources)
    }

    /// Returns the paths of the files whose name, or its beginning in front of an interpolation, is a part of a test.
    private static func mentioned(_ paths: [String], in sources: DecodingSources) -> Set<String> {
        let names = paths.flatMap { path in
            let stem = JSONFixture.stem(of: path)
            let beginnings = stem.indices.filter { "-_.".contains(stem[$0]) }.map { "\(stem[...$0])\\(" }
            return (["\"\(stem)"] + beginnings).map { (path: path, name: $0) }
        }
        return Set(sources.numbers(ofNamesInTests: names.map(\.name)).map { names[$0].path })
    }

    /// Returns the places that name a fixture.
    func of(_ path: String) -> [FileUses.Use] { byPath[path] ?? [] }

    /// Connects a fixture with the types that decode it.
    func join(_ file: JSONFixture) -> FixtureJoin {
        let join = FixtureJoin(of(file.path))
        guard case .unused = join else { return join }
        // A test may put its name together, or list its folder.
        let isNamed = mentioned.contains(file.path) || parts.contains { file.stem.hasPrefix($0) || file.stem.hasSuffix($0) }
        let mayBeRead = listsUnnamedFolder || isNamed
        return mayBeRead ? .used : .unused
    }
}
