internal import SafeFiles
internal import VerificationModel

/// Checks the files of a package against the rules of its `layers.yml`.
struct LayerCheck {
    /// The suite of cases about the rules and the sources as a whole.
    static let wholeSuite = "layers.yml"

    /// Whether the rules can be read.
    static let formatCase = CaseIdentifier(subject: wholeSuite, check: "format")
    /// Whether the sources can.
    static let sourcesCase = CaseIdentifier(subject: "\(wholeSuite)/sources", check: "files")
    /// Whether the baseline can.
    static let baselineCase = CaseIdentifier(subject: baselineSubject, check: "format")
    static let baselineSubject = "\(wholeSuite)/baseline"

    /// The rule that a pattern breaks under which there are no sources.
    static let noSourcesRule = "layers.no-sources"

    private let rules: LayersFile
    private let sources: Result<CheckedSources, UnreadableSource>
    private let reading: Duration
    private let layers: [String: Layer]
    private var exceptions: ExceptionLedger
    /// What is frozen, and what was found once the suites were made.
    private(set) var baseline: BaselineLedger

    /// - Parameters:
    ///   - rules: What files are held against.
    ///   - frozen: Violations that are no findings.
    ///   - root: What patterns are relative to.
    ///   - today: The day against which exceptions are held.
    ///   - read: The files, where they are read already with all names watched that the rules are about.
    init(_ rules: LayersFile, _ frozen: BaselineFile?, root: String, today: Day, read: CheckedSources? = nil) {
        self.rules = rules
        exceptions = ExceptionLedger(rules.exceptions, today: today)
        baseline = BaselineLedger(frozen)
        layers = Dictionary(rules.layers.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        let clock = ContinuousClock()
        let start = clock.now
        sources = Result { () throws(UnreadableSource) in
            if let read { return read.held(against: rules) }
            return try CheckedSources(try SourceTree(root: root, sources: rules.sources), rules, watched: rules.watchedNames)
        }
        reading = start.duration(to: clock.now)
    }

    mutating func suites(first: [CheckCase]) -> [CheckSuite] {
        let files = Self.sourcesCase
        switch sources {
        case .failure(let problem):
            return [
                CheckSuite(name: Self.wholeSuite, kind: .layers, cases: first + [CheckCase(files, .couldNotRun([unreadable(problem)]))])
            ]
        case .success(let sources):
            let tree = sources.tree
            let layers = rules.layers.map { layer in
                CheckSuite(name: "layers/\(layer.name)", kind: .layers, cases: cases(of: layer, sources))
            }
            let empty =
                rules.sources.filter { pattern in !tree.files.contains(where: pattern.glob.matches) }.map(noSources)
                + rules.generated.filter { pattern in !tree.files.contains(where: pattern.glob.matches) }.map(noGenerated)
            let own = first + [CheckCase(files, empty.isEmpty ? .kept : .broken(empty), duration: reading)]
            let placements = zip(sources.assignment.files, sources.numbers).map { file, number in
                placement(of: file.path, file.layers, number, sources)
            }
            let whole = own + placements + rules.rules.map { verdict(of: $0, sources) } + exceptions.cases()
            let unseen = (whole + layers.flatMap(\.cases)).first { if case .couldNotRun = $0.verdict { true } else { false } }
            let frozen = baseline.cases(unseen: unseen?.identifier)
            return [CheckSuite(name: Self.wholeSuite, kind: .layers, cases: whole + frozen)] + layers
        }
    }

    // MARK: Rules on symbols

    private mutating func verdict(of rule: any LayerRule, _ sources: CheckedSources) -> CheckCase {
        let result = rule.evaluate(sources, &exceptions, frozen: baseline)
        let findings = (result.unmatched + baseline.open(result.violations)).sorted()
        let identifier = CaseIdentifier(subject: "\(Self.wholeSuite)/\(type(of: rule).key)", check: rule.header.name)
        return CheckCase(identifier, findings.isEmpty ? .kept : .broken(findings))
    }

    // MARK: Layers

    private mutating func cases(of layer: Layer, _ sources: CheckedSources) -> [CheckCase] {
        var cases = [populated(layer, sources.tree)]
        for ((file, layers), number) in zip(sources.assignment.files, sources.numbers) where layers.contains(layer.name) {
            let clock = ContinuousClock()
            let start = clock.now
            for (check, verdict) in verdicts(of: number, file, layer, sources) {
                let identifier = CaseIdentifier(subject: "layers/\(layer.name)/\(file)", check: check)
                cases.append(CheckCase(identifier, verdict, duration: check == Self.importsCheck ? start.duration(to: clock.now) : .zero))
            }
        }
        return cases
    }

    /// Each pattern of a layer must match a file, unless the layer may be empty.
    private func populated(_ layer: Layer, _ tree: SourceTree) -> CheckCase {
        let empty = layer.isOptional ? [] : layer.paths.filter { pattern in !tree.files.contains(where: pattern.glob.matches) }
        let identifier = CaseIdentifier(subject: "layers/\(layer.name)", check: "files")
        return CheckCase(identifier, empty.isEmpty ? .kept : .broken(empty.map { self.empty($0, layer, tree) }))
    }

    private static let importsCheck = "imports"
    private static let usesCheck = "uses"

    /// What becomes of a file's imports, and of what it uses of other files.
    private mutating func verdicts(
        of read: Result<Int, UnreadableSource>, _ file: String, _ layer: Layer, _ sources: CheckedSources
    ) -> [(check: String, verdict: Verdict)] {
        let unseen = unseen(read, sources)
        guard case .success(let number) = read else { return [(Self.importsCheck, .couldNotRun(unseen))] }
        guard !sources.isGenerated(number) else { return [] }
        let check = ImportCheck(layer: layer, layers: layers, file: file, assignment: sources.assignment)
        let imports = baseline.open(sources.imports(of: number).flatMap { check.violations($0, &exceptions) })
        let uses = baseline.open(UseCheck(layer: layer, layers: layers, sources: sources).violations(of: number, &exceptions))
        // That it does not parse is told once.
        return [(Self.importsCheck, Self.verdict(of: imports, unseen: unseen)), (Self.usesCheck, Self.verdict(of: uses))]
    }

    /// What keeps a file from being seen whole.
    private func unseen(_ read: Result<Int, UnreadableSource>, _ sources: CheckedSources) -> [Finding] {
        switch read {
        case .failure(let problem): [unreadable(problem)]
        case .success(let number): sources.isGenerated(number) ? [] : sources.syntaxError(of: number).map { [notSwift($0)] } ?? []
        }
    }

    private static func verdict(of findings: [Finding], unseen: [Finding] = []) -> Verdict {
        guard unseen.isEmpty else { return .couldNotRun(findings + unseen) }
        return findings.isEmpty ? .kept : .broken(findings)
    }

    private mutating func placement(
        of file: String, _ layers: [String], _ read: Result<Int, UnreadableSource>, _ sources: CheckedSources
    ) -> CheckCase {
        let findings = layers.count == 1 ? [] : baseline.open([misplaced(file, layers)])
        // Whoever is in a layer is seen, or not, by its rules.
        let unseen = layers.isEmpty ? unseen(read, sources) : []
        let identifier = CaseIdentifier(subject: "\(Self.wholeSuite)/\(file)", check: "one layer")
        return CheckCase(identifier, Self.verdict(of: findings, unseen: unseen))
    }

    // MARK: Findings

    private func empty(_ pattern: Pattern, _ layer: Layer, _ tree: SourceTree) -> Finding {
        let real = tree.realFolder(of: pattern)
        let isFolder = !pattern.glob.text.contains { "*?".contains($0) } && !pattern.glob.text.hasSuffix(".swift")
        return Finding(
            "layers.empty", at: pattern.place,
            what: "no Swift file of \(layer.name) is at \(pattern.glob.text)\(real.map { ", a link to \($0)" } ?? "")",
            allowed: "at least one file, or optional: true",
            because: "a layer without files keeps every rule and protects nothing",
            next: real.map { "write \($0)/** instead: files are known by their folder's own name" }
                ?? (isFolder
                    ? "write \(pattern.glob.text)/** if the folder is meant"
                    : "mend the pattern, or say optional: true under \(layer.name)"))
    }

    private func misplaced(_ file: String, _ layers: [String]) -> Violation {
        let what = layers.isEmpty ? "the file is in no layer" : "the file is in \(layers.count) layers: \(layers.joined(separator: ", "))"
        let finding = Finding(
            "layers.placement", at: SourcePlace(file: file, line: 1, column: 1), what: what,
            allowed: "exactly one layer for each file below the sources",
            because: layers.isEmpty ? "no rule covers it" : "two sets of rules cover it",
            next: "move the file, or mend \"paths\" in \(rules.file)")
        return Violation(finding, to: layers.isEmpty ? "no layer" : layers.sorted().joined(separator: ", "))
    }

    private func noSources(_ pattern: Pattern) -> Finding {
        Finding(
            Self.noSourcesRule, at: pattern.place, what: "there is no Swift file at \(pattern.glob.text)",
            allowed: "at least one", because: "rules without files check nothing",
            next: "name the folders of the sources under \"sources\", or the root with --root")
    }

    private func noGenerated(_ pattern: Pattern) -> Finding {
        Finding(
            "layers.vacuous-rule", at: pattern.place, what: "no Swift file is at \(pattern.glob.text)", allowed: "at least one",
            because: "what is left out must be there to be left out", next: "mend the pattern, or take it out")
    }

    private func unreadable(_ source: UnreadableSource) -> Finding {
        Finding(
            "layers.unreadable", at: SourcePlace(file: source.path), what: source.reason,
            allowed: "folders of Swift files, each of at most 16 MiB, and a Package.swift beside them if there is one",
            because: "what cannot be read cannot be checked", next: "see what stands there, or name the root with --root")
    }

    private func notSwift(_ place: SourcePlace) -> Finding {
        Finding(
            "layers.syntax", at: place, what: "the file does not parse from here", allowed: "Swift as this version's parser knows it",
            because: "what stands behind the error might not be seen", next: "mend the syntax")
    }
}
