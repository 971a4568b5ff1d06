internal import PackageGraph
internal import ProjectModules
internal import SwiftSymbols
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
    static let noSourcesCode = FindingCode.layersNoSources

    private let rules: LayersFile
    private let sources: CheckedSources
    /// The time that it took to read and parse the sources.
    private let reading: Duration
    private var exceptions: ExceptionLedger
    /// The frozen violations, and those that were found once the suites were made.
    private var baseline: BaselineLedger
    private let sourceOptions: [String]
    /// The findings of the current suite that break nothing.
    private var warnings: [Finding] = []

    /// Checks all cases of a plan.
    /// - Parameters:
    ///   - plan: The cases.
    ///   - today: The day with which the last days of exceptions are compared.
    ///   - observe: Called with the parsed sources.
    static func outcome(of plan: LayerPlan, today: Day, observe: (CheckedSources) -> Void = { _ in }) -> LayerWork.Outcome {
        guard let input = plan.input else {
            return LayerWork.Outcome(
                suites: plan.suites.map { suite in CheckSuite(suite.name, suite.cases.map { $0.decided }) }, baseline: nil)
        }
        var check = LayerCheck(input, today: today)
        observe(check.sources)
        let exceptions = check.exceptions
        var suites = check.suites(plan)
        var baseline = check.baseline
        if baseline.matchMoved({ MovedViolations.Names(check.sources) }, input.known, contents: input.contents) {
            // Now that the violations are known under their new names, they are reported as they were under the earlier ones.
            (check.baseline, check.exceptions) = (baseline, exceptions)
            suites = check.suites(plan)
        }
        return LayerWork.Outcome(suites: suites, baseline: check.baseline)
    }

    private init(_ input: LayerPlan.Input, today: Day) {
        rules = input.rules
        exceptions = ExceptionLedger(input.rules.exceptions, today: today)
        baseline = BaselineLedger(input.baseline, known: input.known, folderOptions: input.folderOptions)
        sourceOptions = input.sourceOptions
        let clock = ContinuousClock()
        let start = clock.now
        sources =
            switch input.sources {
            case .parsed(let parsed): parsed.checked(against: input.rules, input.assignment)
            case .unparsed(let unparsed):
                CheckedSources(unparsed, input.rules, input.assignment, watched: input.rules.watchedNames)
            }
        reading = input.reading + start.duration(to: clock.now)
    }

    /// Layers come first, because the cases of exceptions and of the baseline depend on the uses in their files.
    private mutating func suites(_ plan: LayerPlan) -> [CheckSuite] {
        let layers = plan.suites.dropFirst().map { suite in
            warnings = []
            let cases = suite.cases.map { checked($0) }
            return CheckSuite(suite.name, cases, warnings: warnings)
        }
        warnings = []
        let planned = plan.suites.first?.cases ?? []
        let whole = planned.filter { !$0.question.isFrozen }.map { checked($0) }
        let unseen = (whole + layers.flatMap(\.cases)).first { if case .couldNotRun = $0.verdict { true } else { false } }
        let frozen = planned.compactMap { each in
            if case .frozen(let entry) = each.question {
                CheckCase(each.identifier, baseline.verdict(of: entry, unseen: unseen?.identifier))
            } else {
                nil
            }
        }
        return [CheckSuite(Self.wholeSuite, whole + frozen, notes: unresolved, warnings: warnings)] + layers
    }

    /// A line with the share of the uses that could not be resolved; none if all are.
    private var unresolved: [String] {
        let (all, unresolved) = sources.graph.resolution
        guard unresolved > 0 else { return [] }
        let tenths = (unresolved * 1_000 + all / 2) / all
        let command = AdvisedCommand(["graph", "--explain"] + sourceOptions)
        return [
            "not resolved: \(unresolved) of \(all.counted("use")) that the rules ask for (\(tenths / 10).\(tenths % 10) %); "
                + "list those of all files: \(command)"
        ]
    }

    private mutating func checked(_ planned: LayerPlan.Case) -> CheckCase {
        let clock = ContinuousClock()
        let start = clock.now
        let verdict = verdict(of: planned.question)
        switch planned.question {
        case .sources: return CheckCase(planned.identifier, verdict, duration: reading)
        case .imports, .uses: return CheckCase(planned.identifier, verdict, duration: start.duration(to: clock.now))
        default: return CheckCase(planned.identifier, verdict)
        }
    }

    private mutating func verdict(of question: LayerPlan.Question) -> Verdict {
        sources.tree.files.isEmpty ? verdictWithoutSources(of: question) : verdictWithSources(of: question)
    }

    /// Returns the verdict where there is no Swift file, so that every pattern and rule would match nothing for this one reason.
    private func verdictWithoutSources(of question: LayerPlan.Question) -> Verdict {
        switch question {
        case .decided(let verdict): verdict
        case .sources: .couldNotRun(rules.sources.map(noSources))
        default: .notReached(after: Self.sourcesCase)
        }
    }

    private mutating func verdictWithSources(of question: LayerPlan.Question) -> Verdict {
        switch question {
        case .decided(let verdict): verdict
        case .sources: Self.verdict(of: emptyPatterns)
        case .placement(let file): placement(of: file)
        case .rule(let rule): self.verdict(of: rule)
        case .exception(let number): exceptions.verdict(of: number)
        case .frozen(let entry): baseline.verdict(of: entry, unseen: nil)
        case .populated(let layer): populated(layer)
        case .imports(let file, let layer): imports(of: file, layer)
        case .uses(let file, let layer): uses(of: file, layer)
        }
    }

    private static func verdict(of findings: [Finding], unseen: [Finding] = []) -> Verdict {
        guard unseen.isEmpty else { return .couldNotRun(findings + unseen) }
        return findings.isEmpty ? .kept : .broken(findings)
    }

    // MARK: The sources as a whole

    /// The patterns of sources, of generated files and of excluded files that match no file.
    private var emptyPatterns: [Finding] {
        let files = sources.tree.files
        let isEmpty = { (pattern: Pattern) in !files.contains(where: pattern.glob.matches) }
        return rules.sources.filter(isEmpty).map(noSources) + rules.generated.filter(isEmpty).map(noGenerated)
            + rules.excluded.filter { !isExcluded($0) }.map(noExcluded)
    }

    /// Whether a pattern matches a file that is excluded.
    ///
    /// If it matches no other file, all of its files are excluded.
    private func isExcluded(_ pattern: Pattern) -> Bool { sources.tree.excluded.contains(where: pattern.glob.matches) }

    private mutating func placement(of number: Int) -> Verdict {
        let (file, layers) = sources.assignment.files[number]
        let findings = layers.count == 1 ? [] : baseline.open([misplaced(file, layers)])
        // The rules of a layer report whether its files can be read.
        return Self.verdict(of: findings, unseen: layers.isEmpty ? unseen(number) : [])
    }

    private mutating func verdict(of rule: any LayerRule) -> Verdict {
        let result = rule.evaluate(sources, &exceptions, frozen: baseline)
        warnings += result.warnings
        return Self.verdict(of: (result.unmatched + baseline.open(result.violations)).sorted())
    }

    // MARK: Layers

    /// Each pattern of a layer must match a file, unless the layer may be empty.
    private func populated(_ layer: Layer) -> Verdict {
        let empty = layer.isOptional ? [] : layer.paths.filter { pattern in !sources.tree.files.contains(where: pattern.glob.matches) }
        return Self.verdict(of: empty.map { self.empty($0, layer) })
    }

    private mutating func imports(of file: Int, _ layer: Layer) -> Verdict {
        guard case .success(let number) = sources.numbers[file] else { return .couldNotRun(unseen(file)) }
        let check = ImportCheck(layer: layer, sources: sources, number: number)
        let findings = baseline.open(sources.imports(of: number).flatMap { check.violations($0, &exceptions) })
        return Self.verdict(of: findings, unseen: unseen(file))
    }

    /// That a file does not parse is reported with its imports.
    private mutating func uses(of file: Int, _ layer: Layer) -> Verdict {
        guard case .success(let number) = sources.numbers[file] else { return .couldNotRun(unseen(file)) }
        let check = UseCheck(layer: layer, layers: sources.layersByName, sources: sources)
        var violations = check.violations(of: number, &exceptions)
        switch rules.probable {
        case .ignore: break
        case .warn: warnings += baseline.warnings(check.probableViolations(of: number, &exceptions))
        case .fail: violations += check.probableViolations(of: number, &exceptions)
        }
        return Self.verdict(of: baseline.open(violations))
    }

    /// Why a file is not read to its end.
    private func unseen(_ file: Int) -> [Finding] {
        switch sources.numbers[file] {
        case .failure(let problem): [Self.unreadable(problem)]
        case .success(let number): sources.isGenerated(number) ? [] : sources.syntaxError(of: number).map { [notSwift($0)] } ?? []
        }
    }

    // MARK: Findings

    private func empty(_ pattern: Pattern, _ layer: Layer) -> Finding {
        let real = sources.tree.realFolder(of: pattern.glob)
        let isExcluded = isExcluded(pattern)
        return Finding(
            .layersEmpty, at: pattern.place,
            what: isExcluded
                ? "every Swift file of \(layer.name) at \(pattern.glob.text) is excluded"
                : "no Swift file of \(layer.name) is at \(pattern.glob.text)\(real.map { ", a link to \($0)" } ?? "")",
            allowed: "at least one file, or optional: true",
            because: "a layer without files passes every rule and protects nothing",
            next: isExcluded
                ? "fix the patterns of \"exclude\", or set optional: true under \(layer.name)"
                : real.map { "write \($0)/** instead: files are listed under the folder's real name" }
                    ?? advice(for: pattern, otherwise: "fix the pattern, or set optional: true under \(layer.name)"))
    }

    /// Returns the next step for a pattern that matches nothing: the pattern or the folder that was meant, or something else.
    private func advice(for pattern: Pattern, otherwise: String) -> String {
        let text = pattern.glob.text
        let isFolder = !text.contains { "*?".contains($0) } && !text.hasSuffix(".swift")
        return sources.nearestPattern(to: pattern.glob).map {
            "write \($0) if that was meant: parts are separated by /, and the case of letters counts"
        } ?? (isFolder ? "write \(text)/** if the folder is meant" : otherwise)
    }

    private func misplaced(_ file: String, _ layers: [String]) -> Violation {
        let what = layers.isEmpty ? "the file is in no layer" : "the file is in \(layers.count) layers: \(layers.joined(separator: ", "))"
        let finding = Finding(
            .layersPlacement, at: SourcePlace(file: file, line: 1, column: 1), what: what,
            allowed: "exactly one layer for each file below the sources",
            because: layers.isEmpty ? "no rule covers it" : "two sets of rules cover it",
            next: "move the file, or fix \"paths\" in \(rules.file)")
        return Violation(finding, to: layers.isEmpty ? "no layer" : layers.sorted().joined(separator: ", "))
    }

    private func noSources(_ pattern: Pattern) -> Finding {
        let because = "rules without files check nothing"
        guard !isExcluded(pattern) else {
            return Finding(
                Self.noSourcesCode, at: pattern.place, what: "every Swift file at \(pattern.glob.text) is excluded",
                allowed: "at least one that is not excluded", because: because,
                next: "fix the patterns of \"exclude\", or name other folders under \"sources\"")
        }
        return Finding(
            Self.noSourcesCode, at: pattern.place, what: "there is no Swift file at \(pattern.glob.text)",
            allowed: "at least one", because: because,
            next: folders.isEmpty
                ? "name the folders of the sources under \"sources\", or the root with --root"
                : "write sources: [\(folders.joined(separator: ", "))] for the paths of the layers, or name the root with --root")
    }

    /// The folders of the layers' paths that are not under `sources`, without the folders in them.
    private var folders: [String] {
        let named = Set(rules.sources.map(\.glob.fixedFolder))
        let first = rules.layers.flatMap(\.paths).compactMap { $0.glob.fixedFolder.split(separator: "/").first.map(String.init) }
        return Set(first).filter { !named.contains($0) }.sorted()
    }

    private func noGenerated(_ pattern: Pattern) -> Finding {
        let isExcluded = isExcluded(pattern)
        return Finding(
            .layersUnmatched, at: pattern.place,
            what: isExcluded ? "every Swift file at \(pattern.glob.text) is excluded" : "no Swift file is at \(pattern.glob.text)",
            allowed: "at least one", because: "a pattern that matches nothing has no effect",
            next: isExcluded ? "remove it, or fix the patterns of \"exclude\"" : "fix the pattern, or remove it")
    }

    private func noExcluded(_ pattern: Pattern) -> Finding {
        Finding(
            .layersUnmatched, at: pattern.place, what: "no Swift file below the sources is at \(pattern.glob.text)",
            allowed: "at least one", because: "a pattern of \"exclude\" that matches nothing leaves out no file",
            next: advice(for: pattern, otherwise: "fix the pattern, or remove it"))
    }

    static func unreadable(_ source: UnreadableSource) -> Finding {
        Finding(
            .layersUnreadable, at: SourcePlace(file: source.path), what: source.reason,
            allowed: "folders of Swift files, each of at most 16 MiB, and a Package.swift beside them if there is one",
            because: "a file that cannot be read cannot be checked", next: "check this path, or name the root with --root")
    }

    private func notSwift(_ place: SourcePlace) -> Finding {
        Finding(
            .layersSyntax, at: place, what: "the file does not parse from here", allowed: "Swift that this version's parser supports",
            because: "code after the error may be missed", next: "fix the syntax")
    }
}

extension LayerPlan.Case {
    /// The case with its verdict, where that is known without a check.
    fileprivate var decided: CheckCase {
        guard case .decided(let verdict) = question else { preconditionFailure("\(identifier) is not decided without its sources") }
        return CheckCase(identifier, verdict)
    }
}

extension CheckSuite {
    fileprivate init(_ name: String, _ cases: [CheckCase], notes: [String] = [], warnings: [Finding] = []) {
        self.init(name: name, kind: .layers, cases: cases, notes: notes, warnings: warnings)
    }
}
