internal import ClosedYAML
internal import SafeFiles
internal import VerificationModel

/// The rules, held against every file once.
struct LayerRun {
    let suites: [CheckSuite]
    /// What became of the frozen breaches; nil where `layers.yml` or the baseline cannot be read.
    let baseline: BaselineLedger?

    init(layersFile: String, root: String, today: Day) {
        let path = BaselineFile.path(beside: layersFile)
        let hasBaseline = PathLookup.exists(path)
        let rules = Self.read(layersFile, root) { LayersFileReader(file: $1, problems: $2).read($0) }
        let frozen = hasBaseline ? Self.read(path, root) { BaselineFileReader(problems: $2).read($0) } : (content: nil, findings: [])
        let formats =
            [Self.format(LayerCheck.formatCase, rules.findings)]
            + (hasBaseline ? [Self.format(LayerCheck.baselineCase, frozen.findings)] : [])
        guard let layers = rules.content, (rules.findings + frozen.findings).isEmpty else {
            suites = [CheckSuite(name: LayerCheck.wholeSuite, kind: .layers, cases: formats)]
            baseline = nil
            return
        }
        (suites, baseline) = DeepStack.run {
            var check = LayerCheck(layers, frozen.content, root: root, today: today)
            let suites = check.suites(first: formats)
            return (suites, check.baseline)
        }
    }

    private static func read<Content>(
        _ path: String, _ root: String, _ content: (YAMLNode, String, FormatProblems) -> Content?
    ) -> (content: Content?, findings: [Finding]) {
        let name = DisplayPath.of(path, below: root)
        let problems = FormatProblems()
        do {
            let content = content(try YAMLFile.root(of: path, shownAs: name), name, problems)
            return (content, problems.findings)
        } catch {
            problems.report(error.problem, at: error.place)
            return (nil, problems.findings)
        }
    }

    private static func format(_ identifier: CaseIdentifier, _ findings: [Finding]) -> CheckCase {
        CheckCase(identifier, findings.isEmpty ? .kept : .couldNotRun(findings))
    }
}
