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

    private let rules: LayersFile
    private let tree: Result<SourceTree, UnreadableSource>
    private var exceptions: ExceptionLedger

    init(_ rules: LayersFile, root: String, today: Day) {
        self.rules = rules
        exceptions = ExceptionLedger(rules.exceptions, today: today)
        tree = Result { () throws(UnreadableSource) in try SourceTree(root: root, sources: rules.sources) }
    }

    mutating func suites(first: CheckCase) -> [CheckSuite] {
        let files = Self.sourcesCase
        switch tree {
        case .failure(let problem):
            return [
                CheckSuite(name: Self.wholeSuite, kind: .layers, cases: [first, CheckCase(files, .couldNotRun([unreadable(problem)]))])
            ]
        case .success(let tree):
            let assignment = LayerAssignment(tree, rules.layers)
            let layers = rules.layers.map { layer in
                CheckSuite(name: "layers/\(layer.name)", kind: .layers, cases: cases(of: layer, tree, assignment))
            }
            let empty = rules.sources.filter { pattern in !tree.files.contains(where: pattern.glob.matches) }.map(noSources)
            let own = [first, CheckCase(files, empty.isEmpty ? .kept : .broken(empty))]
            let placements = assignment.files.map(placement)
            let whole = own + placements + exceptions.cases() + rules.symbolRules.map(unchecked)
            return [CheckSuite(name: Self.wholeSuite, kind: .layers, cases: whole)] + layers
        }
    }

    // MARK: Layers

    private mutating func cases(of layer: Layer, _ tree: SourceTree, _ assignment: LayerAssignment) -> [CheckCase] {
        var cases = [populated(layer, tree)]
        for (file, layers) in assignment.files where layers.contains(layer.name) {
            let clock = ContinuousClock()
            let start = clock.now
            let verdict = verdict(of: file, layer, tree, assignment)
            let identifier = CaseIdentifier(subject: "layers/\(layer.name)/\(file)", check: "imports")
            cases.append(CheckCase(identifier, verdict, duration: start.duration(to: clock.now)))
        }
        return cases
    }

    /// Each pattern of a layer must match a file, unless the layer may be empty.
    private func populated(_ layer: Layer, _ tree: SourceTree) -> CheckCase {
        let empty = layer.isOptional ? [] : layer.paths.filter { pattern in !tree.files.contains(where: pattern.glob.matches) }
        let identifier = CaseIdentifier(subject: "layers/\(layer.name)", check: "files")
        return CheckCase(identifier, empty.isEmpty ? .kept : .broken(empty.map { self.empty($0, layer, tree) }))
    }

    private mutating func verdict(of file: String, _ layer: Layer, _ tree: SourceTree, _ assignment: LayerAssignment) -> Verdict {
        let bytes: [UInt8]
        do {
            bytes = try tree.bytes(of: file)
        } catch {
            return .couldNotRun([unreadable(UnreadableSource(path: file, reason: "it \(error)"))])
        }
        let scanned = ImportScanner.scan(bytes, file: file)
        let check = ImportCheck(layer: layer, file: file, assignment: assignment)
        var findings: [Finding] = []
        for found in scanned.imports { findings += check.findings(found, &exceptions) }
        if let place = scanned.syntaxError { return .couldNotRun(findings + [notSwift(place)]) }
        return findings.isEmpty ? .kept : .broken(findings)
    }

    private func placement(of file: String, _ layers: [String]) -> CheckCase {
        let identifier = CaseIdentifier(subject: "\(Self.wholeSuite)/\(file)", check: "one layer")
        return CheckCase(identifier, layers.count == 1 ? .kept : .broken([misplaced(file, layers)]))
    }

    private func unchecked(_ rule: SymbolRule) -> CheckCase {
        let finding = Finding(
            "layers.unchecked-rule", at: rule.place,
            what: "the rule \"\(rule.kind)\" is about names in the sources, which are not looked at yet",
            allowed: "\"layers\", \"sources\" and \"exceptions\": rules on paths and imports",
            because: "a rule that is not checked must not look as if it were kept",
            next: "take the rule out until this version has a successor that checks names")
        return CheckCase(CaseIdentifier(subject: "\(Self.wholeSuite)/\(rule.kind)", check: "rule \(rule.number)"), .couldNotRun([finding]))
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

    private func misplaced(_ file: String, _ layers: [String]) -> Finding {
        let what = layers.isEmpty ? "the file is in no layer" : "the file is in \(layers.count) layers: \(layers.joined(separator: ", "))"
        return Finding(
            "layers.placement", at: SourcePlace(file: file, line: 1, column: 1), what: what,
            allowed: "exactly one layer for each file below the sources",
            because: layers.isEmpty ? "no rule covers it" : "two sets of rules cover it",
            next: "move the file, or mend \"paths\" in \(rules.file)")
    }

    private func noSources(_ pattern: Pattern) -> Finding {
        Finding(
            "layers.no-sources", at: pattern.place, what: "there is no Swift file at \(pattern.glob.text)",
            allowed: "at least one", because: "rules without files check nothing",
            next: "name the folders of the sources under \"sources\", or the root with --root")
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
            because: "an import behind the error might not be seen", next: "mend the syntax")
    }
}
