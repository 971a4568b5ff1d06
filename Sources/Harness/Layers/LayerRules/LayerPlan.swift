internal import PackageGraph
internal import ProjectModules
internal import SafeFiles
internal import SwiftSymbols
internal import VerificationModel

/// The cases of a check of layers, in the order of the report.
///
/// They are known before a Swift file is parsed.
struct LayerPlan: Sendable {
    /// A suite of the report.
    struct Suite: Sendable {
        let name: String
        let cases: [Case]
    }

    /// A case, and what it asks.
    struct Case: Sendable {
        let identifier: CaseIdentifier
        let question: Question
    }

    enum Question: Sendable {
        /// Whether something can be read, which is known already.
        case decided(Verdict)
        /// Whether the patterns for sources, generated files and excluded files match files.
        case sources
        /// Whether a file, by its number in the tree, is in exactly one layer.
        case placement(file: Int)
        case rule(any LayerRule)
        /// Whether an exception, by its number, is needed.
        case exception(Int)
        /// Whether a violation that is frozen is still there.
        case frozen(BaselineFile.Entry)
        /// Whether each pattern of a layer matches a file.
        case populated(Layer)
        case imports(file: Int, Layer)
        case uses(file: Int, Layer)

        var isFrozen: Bool { if case .frozen = self { true } else { false } }
    }

    /// The files.
    enum Sources: Sendable {
        case unparsed(UnparsedSources)
        /// Parsed already, while all names were watched that the rules are about.
        case parsed(CheckedSources)

        var tree: SourceTree {
            switch self {
            case .unparsed(let unparsed): unparsed.tree
            case .parsed(let parsed): parsed.tree
            }
        }

        /// Whether a file, by its number in the tree, can be read.
        func isReadable(_ file: Int) -> Bool {
            switch self {
            case .unparsed(let unparsed): if case .success = unparsed.texts[file] { true } else { false }
            case .parsed(let parsed): if case .success = parsed.numbers[file] { true } else { false }
            }
        }
    }

    /// The question of the case.
    struct Input: Sendable {
        let rules: LayersFile
        let baseline: BaselineFile?
        /// The violations that are not reported again; nil for none.
        let known: KnownViolations?
        let sources: Sources
        let assignment: LayerAssignment
        /// The time that it took to read the files.
        let reading: Duration
        /// The options that name the folders in commands of messages.
        let folderOptions: [String]
        /// The options that name the folder of the sources in commands that read no rules.
        let sourceOptions: [String]

        /// Returns the contents of some files; without those that cannot be read.
        func contents(of paths: Set<String>) -> [String: FileRenames.Content] {
            guard case .unparsed(let unparsed) = sources else { return [:] }
            let texts = unparsed.texts.compactMap { if case .success(let text) = $0, paths.contains(text.path) { text } else { nil } }
            return Dictionary(texts.map { ($0.path, FileRenames.Content($0.bytes)) }, uniquingKeysWith: { first, _ in first })
        }
    }

    /// The suite about the rules and the sources as a whole, then one for each layer.
    let suites: [Suite]
    /// The rules and sources; nil if rules, baseline or sources cannot be read, so that every case is decided.
    let input: Input?

    /// Reads the rules, the baseline beside them and the sources, without parsing the sources.
    /// - Parameters:
    ///   - layersFile: The path of `layers.yml`.
    ///   - root: What its patterns are relative to.
    ///   - parsed: The sources, where they are parsed already and all names were watched that the rules are about.
    ///   - reading: What is known already.
    init(layersFile: String, root: String, parsed: CheckedSources? = nil, reading: LayerReading = LayerReading()) {
        let path = BaselineFile.path(beside: layersFile)
        let hasBaseline = PathLookup.exists(path)
        let rules = Result { () throws(BadLayersFile) in try LayersFileReader.read(layersFile, root: root) }
        let frozen = Result { () throws(BadLayersFile) -> BaselineFile? in
            hasBaseline ? try RulesFile.read(path, root: root) { BaselineFileReader(problems: $2).read($0) } : nil
        }
        let formats =
            [Self.format(LayerCheck.formatCase, rules.map { _ in })]
            + (hasBaseline ? [Self.format(LayerCheck.baselineCase, frozen.map { _ in })] : [])
        guard case .success(let layers) = rules, case .success(let known) = frozen else {
            self.init(formats)
            return
        }
        self.init(layers, known, root: root, formats: formats, parsed: parsed, reading: reading)
    }

    /// Plans the check of rules that are read already.
    init(
        _ rules: LayersFile, _ baseline: BaselineFile?, root: String, formats: [Case]? = nil, parsed: CheckedSources? = nil,
        reading: LayerReading = LayerReading()
    ) {
        let formats = formats ?? [Case(identifier: LayerCheck.formatCase, question: .decided(.kept))]
        let clock = ContinuousClock()
        let start = clock.now
        reading.cache?.prepare()
        do throws(UnreadableSource) {
            let sources: Sources =
                if let parsed { .parsed(parsed) } else {
                    .unparsed(
                        UnparsedSources(
                            try Self.tree(of: rules, root: root), parses: reading.parses, cache: reading.cache,
                            observer: reading.observer))
                }
            let assignment = LayerAssignment(sources.tree, rules.layers)
            let input = Input(
                rules: rules, baseline: baseline, known: reading.known, sources: sources, assignment: assignment,
                reading: start.duration(to: clock.now), folderOptions: reading.folderOptions, sourceOptions: reading.sourceOptions)
            let whole = Suite(name: LayerCheck.wholeSuite, cases: formats + Self.cases(input))
            self.init(
                suites: [whole] + rules.layers.map { Suite(name: "layers/\($0.name)", cases: Self.cases(of: $0, input)) }, input: input)
        } catch {
            let unreadable = Verdict.couldNotRun([LayerCheck.unreadable(error)])
            self.init(formats + [Case(identifier: LayerCheck.sourcesCase, question: .decided(unreadable))])
        }
    }

    /// Lists the files that the rules are about.
    private static func tree(of rules: LayersFile, root: String) throws(UnreadableSource) -> SourceTree {
        try SourceTree(
            root: root, sources: rules.sources.map(\.glob), excluding: rules.excluded.map(\.glob),
            parts: (rules.layers.flatMap(\.paths) + rules.generated).map(\.glob))
    }

    private init(_ decided: [Case]) {
        self.init(suites: [Suite(name: LayerCheck.wholeSuite, cases: decided)], input: nil)
    }

    private init(suites: [Suite], input: Input?) {
        (self.suites, self.input) = (suites, input)
    }

    // MARK: Cases

    private static func format(_ identifier: CaseIdentifier, _ read: Result<Void, BadLayersFile>) -> Case {
        let verdict: Verdict = if case .failure(let bad) = read { .couldNotRun(bad.findings) } else { .kept }
        return Case(identifier: identifier, question: .decided(verdict))
    }

    /// The cases about the rules and the sources as a whole.
    private static func cases(_ input: Input) -> [Case] {
        let suite = LayerCheck.wholeSuite
        let placements = input.assignment.files.enumerated().map { number, file in
            Case(identifier: CaseIdentifier(subject: "\(suite)/\(file.path)", check: "one layer"), question: .placement(file: number))
        }
        let rules = input.rules.rules.map { rule in
            Case(
                identifier: CaseIdentifier(subject: "\(suite)/\(type(of: rule).key)", check: rule.header.name), question: .rule(rule))
        }
        let exceptions = ExceptionLedger.identifiers(input.rules.exceptions).enumerated().map { number, identifier in
            Case(identifier: identifier, question: .exception(number))
        }
        let frozen = (input.baseline?.entries ?? []).map { Case(identifier: $0.identifier, question: .frozen($0)) }
        return [Case(identifier: LayerCheck.sourcesCase, question: .sources)] + placements + rules + exceptions + frozen
    }

    private static func cases(of layer: Layer, _ input: Input) -> [Case] {
        var cases = [Case(identifier: CaseIdentifier(subject: "layers/\(layer.name)", check: "files"), question: .populated(layer))]
        for (number, file) in input.assignment.files.enumerated() where file.layers.contains(layer.name) {
            let subject = "layers/\(layer.name)/\(file.path)"
            let isReadable = input.sources.isReadable(number)
            // A file that cannot be read has one case, which reports it; a generated one has none.
            guard !isReadable || !input.rules.isGenerated(file.path) else { continue }
            cases.append(Case(identifier: CaseIdentifier(subject: subject, check: "imports"), question: .imports(file: number, layer)))
            guard isReadable else { continue }
            cases.append(Case(identifier: CaseIdentifier(subject: subject, check: "uses"), question: .uses(file: number, layer)))
        }
        return cases
    }
}
