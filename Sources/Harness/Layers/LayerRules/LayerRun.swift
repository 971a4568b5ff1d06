internal import SafeFiles
internal import VerificationModel

/// The rules, held against every file once.
struct LayerRun {
    let suites: [CheckSuite]
    /// What became of the frozen violations; nil where `layers.yml` or the baseline cannot be read.
    let baseline: BaselineLedger?

    /// - Parameter read: The files, where they are read already with all names watched that the rules are about.
    init(layersFile: String, root: String, today: Day, read: CheckedSources? = nil) {
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
            suites = [CheckSuite(name: LayerCheck.wholeSuite, kind: .layers, cases: formats)]
            baseline = nil
            return
        }
        (suites, baseline) = DeepStack.run {
            var check = LayerCheck(layers, known, root: root, today: today, read: read)
            let suites = check.suites(first: formats)
            return (suites, check.baseline)
        }
    }

    private static func format(_ identifier: CaseIdentifier, _ read: Result<Void, BadLayersFile>) -> CheckCase {
        switch read {
        case .success: CheckCase(identifier, .kept)
        case .failure(let bad): CheckCase(identifier, .couldNotRun(bad.findings))
        }
    }
}
