internal import PackageGraph
internal import ProjectModules
internal import SwiftSymbols
package import VerificationModel

/// The first `layers.yml` of a repository: its layers as they are today.
package struct LayersFileDraft: Sendable {
    /// Why there is none.
    package enum DraftError: Error, Hashable, Sendable {
        /// A file or folder, relative to the root, cannot be read.
        case unreadable(path: String, reason: String)
        /// There is no Swift file but those in these places, which no layer is about.
        case empty(leftOut: [String])
        /// Layers are to be modules, and no package or project has any.
        case noModules
    }

    /// Files that are in no layer.
    package struct Omission: Hashable, Sendable {
        package let reason: String
        package let fileCount: Int
        /// The folders and files, the largest that have nothing else in them.
        package let places: [String]
    }

    /// A layer that was found.
    package struct Summary: Hashable, Sendable {
        package let name: String
        package let role: LayerRole?
        package let fileCount: Int
    }

    /// The content of the file.
    package let text: String
    /// In the order of the file.
    package let layers: [Summary]
    /// The files that are in no layer, by reason.
    package let omissions: [Omission]
    /// The parts of projects that are not read, each with its place and the reason: their files are in no module.
    package let unreadProjects: [String]
    /// The number of all Swift files of the repository.
    package let allFileCount: Int
    private let checked: CheckedSources

    /// Looks at the sources below a root.
    ///
    /// - Parameters:
    ///   - root: What patterns are relative to.
    ///   - location: The options with the place of the file, as its comments show them for commands.
    ///   - today: The day against which rules are tried.
    ///   - division: The parts that layers are made of; nil for modules where there are any, and folders elsewhere.
    ///   - observer: Observes how far parsing is.
    /// - Throws: ``DraftError``.
    package init(
        root: String, location: String, today: Day, division: LayerDivision? = nil, observer: StepObserver = .none
    ) throws(DraftError) {
        let survey = try Self.reading { () throws(UnreadableSource) in try SourceSurvey(root: root, division: division) }
        let files = survey.files
        guard !files.isEmpty else { throw .empty(leftOut: SourceSurvey.Omission.allCases.flatMap(survey.places).sorted()) }
        let all = FolderPatterns(tree: Folder(of: survey.paths.indices, at: survey.paths), paths: survey.paths)
        let chosen = FolderPatterns(tree: Folder(of: files, at: survey.paths), paths: survey.paths)
        // A check leaves manifests out by itself.
        let selection = all.selection(of: files, in: Self.starts(all.tree, files)).excludingMore(than: survey.manifests, survey.paths)
        let sources = Sources(try selection.included.map(Self.pattern), excluded: try selection.excluded.map(Self.pattern))
        if division == .modules, survey.regions.allSatisfy({ $0.module == nil }) { throw .noModules }
        var recognised = LayerRecognition(survey.regions, division: division)
        let generated = GeneratedFiles.patterns(for: survey.generated, survey.paths)
        var layers: [Layer] = []
        for layer in recognised.layers {
            let patterns = chosen.patterns(for: layer.files, in: layer.folders, ending: layer.ending)
            layers.append(Self.layer(layer.name, try patterns.map(Self.pattern)))
        }
        let checked = try Self.reading { () throws(UnreadableSource) in
            // The preset's names are looked up too: its findings decide whether it is written.
            let anywhere = [FileChoice(kind: .layer(""), place: Self.place)]
            let preset = CleanMVVM(place: Self.place, domain: anywhere, data: anywhere, presentation: anywhere)
            let unparsed = UnparsedSources(
                try SourceTree(root: root, sources: sources.included.map(\.glob), excluding: sources.excluded.map(\.glob)),
                observer: observer)
            return CheckedSources(
                unparsed, Self.file(sources, layers), LayerAssignment(unparsed.tree, layers),
                watched: Self.file(sources, layers, rules: preset.rules).watchedNames, needsAllUses: true)
        }
        self.checked = checked
        recognised.apply(LayerEvidence.of(recognised.layers, paths: survey.paths, checked))
        layers = Self.renamed(layers, recognised, checked)
        let uses = ObservedUses(checked, layers) { [recognised] in recognised.isViolation(from: $0, to: $1) }
        let draft = LayersDraft(
            recognised, sources: sources.included.map(Self.shown), selection, layers: layers, generated: generated, uses)
        let findings = Self.presetFindings(draft, sources, layers, root, today, checked)
        let between = draft.features.map { Self.featureFindings($0, sources, layers, root, today, checked) }
        text = LayersFileText(draft: draft, survey: survey, presetFindings: findings, featureFindings: between, location: location).text
        omissions = SourceSurvey.Omission.allCases.filter { survey.count($0) > 0 }.map {
            Omission(reason: LayersFileText.reason($0), fileCount: survey.count($0), places: survey.places($0))
        }
        unreadProjects = survey.unreadProjects
        allFileCount = survey.paths.count
        self.layers = draft.layers.map { Summary(name: $0.name, role: $0.role, fileCount: $0.fileCount) }
    }

    /// The findings of a check with the written file.
    /// - Parameters:
    ///   - file: Its path.
    ///   - root: What its patterns are relative to.
    ///   - today: The day that the last days of exceptions are compared with.
    package func suites(writtenTo file: String, root: String, today: Day) -> [CheckSuite] {
        LayerWork(layersFile: file, root: root, today: today, parsed: checked).outcome.suites
    }

    /// The folders that patterns for sources begin with: those in the root, or the root itself if it has Swift files now.
    private static func starts(_ root: Folder, _ files: Set<Int>) -> [String] {
        files.isDisjoint(with: root.files) ? root.folders.map(\.path) : [""]
    }

    private static func reading<Output>(_ work: () throws(UnreadableSource) -> Output) throws(DraftError) -> Output {
        do throws(UnreadableSource) {
            return try work()
        } catch {
            throw .unreadable(path: error.path, reason: error.reason)
        }
    }

    // MARK: Rules that are not written yet

    private static let place = SourcePlace(file: "layers.yml")

    private static func pattern(_ text: String) throws(DraftError) -> Pattern {
        do throws(GlobError) {
            return Pattern(glob: try Glob(text), place: place)
        } catch {
            throw .unreadable(path: text, reason: "no pattern can match this path")
        }
    }

    /// A folder that is a whole layer appears by its name alone among the sources.
    private static func shown(_ pattern: Pattern) -> String {
        let text = pattern.glob.text
        guard text.hasSuffix("/**") else { return text == "**" ? "." : text }
        let folder = String(text.dropLast(3))
        return folder.contains { "*?".contains($0) } ? text : folder
    }

    private static func layer(_ name: String, _ paths: [Pattern], uses: [String] = [], imports: [String] = []) -> Layer {
        Layer(
            name: name, place: place, paths: paths, uses: Set(uses), imports: Set(imports), usedBy: nil, hint: nil, isOptional: false)
    }

    /// The patterns of the files that rules are about.
    private struct Sources {
        let included: [Pattern]
        let excluded: [Pattern]

        init(_ included: [Pattern], excluded: [Pattern]) { (self.included, self.excluded) = (included, excluded) }
    }

    private static func file(_ sources: Sources, _ layers: [Layer], rules: [any LayerRule] = []) -> LayersFile {
        LayersFile(file: place.file, sources: sources.included, layers: layers, excluded: sources.excluded, rules: rules)
    }

    /// An import of `Network` means Apple's module, whatever folder is called that: such a layer needs a name of its own.
    private static func renamed(_ layers: [Layer], _ recognised: LayerRecognition, _ checked: CheckedSources) -> [Layer] {
        let imported = Set(checked.graph.symbols.imports.flatMap { $0.compactMap(\.path.first) })
        let names = Set(layers.map { $0.name.lowercased() })
        return zip(layers, recognised.layers).map { layer, found in
            let name = "\(layer.name)Layer"
            guard !found.isModule, imported.contains(layer.name), OutsideModules.isKnown(layer.name), !names.contains(name.lowercased())
            else { return layer }
            return Self.layer(name, layer.paths)
        }
    }

    /// How many uses there are today between the features of a pattern.
    private static func featureFindings(
        _ text: String, _ sources: Sources, _ layers: [Layer], _ root: String, _ today: Day, _ checked: CheckedSources
    ) -> Int {
        guard case .success(let paths) = Result(catching: { () throws(CapturingGlob.PatternError) in try CapturingGlob(text) }) else {
            preconditionFailure("\(text) has one name in braces and no other signs")
        }
        let header = RuleHeader(name: text, place: place, because: IndependenceRule.defaultReason ?? "", hint: nil, isOptional: false)
        let rule = IndependenceRule(header: header, paths: [paths], except: [])
        let all = layers.map { Self.layer($0.name, $0.paths, uses: ["*"], imports: ["*"]) }
        let rules = file(sources, all, rules: [rule])
        return LayerCheck.outcome(of: LayerPlan(rules, nil, root: root, parsed: checked), today: today).suites.first?.findings.count ?? 0
    }

    /// How many findings clean-mvvm would have beside the others; nil where there are not all the layers that it is about.
    private static func presetFindings(
        _ draft: LayersDraft, _ sources: Sources, _ layers: [Layer], _ root: String, _ today: Day, _ checked: CheckedSources
    ) -> Int? {
        let roles: [LayerRole] = [.domain, .data, .presentation]
        let choices = roles.map { role in draft.names(of: role).map { FileChoice(kind: .layer($0), place: place) } }
        guard draft.hasDomain, choices.allSatisfy({ !$0.isEmpty }) else { return nil }
        let patterns = Dictionary(layers.map { ($0.name, $0.paths) }, uniquingKeysWith: { first, _ in first })
        let written = draft.layers.map { layer($0.name, patterns[$0.name] ?? [], uses: $0.uses, imports: $0.imports) }
        let preset = CleanMVVM(place: place, domain: choices[0], data: choices[1], presentation: choices[2])
        let plan = LayerPlan(file(sources, written, rules: preset.rules), nil, root: root, parsed: checked)
        return LayerCheck.outcome(of: plan, today: today).suites.first?.findings.count
    }
}
