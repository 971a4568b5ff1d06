internal import ContractTesting
internal import LayerRules
internal import VerificationModel

/// What there is to check, as far as it could be read.
struct CheckPlan {
    let contracts: ContractSuite?
    let layers: LayerSuite?

    var identifiers: [CaseIdentifier] {
        (contracts?.cases.map(\.identifier) ?? []) + (layers?.suites.flatMap(\.cases).map(\.identifier) ?? [])
    }

    /// Why there may be cases missing: files that are badly written, or cannot be read.
    var knownProblems: [Finding] {
        ((contracts?.cases.compactMap(\.knownProblem) ?? []) + (layers?.knownProblems ?? [])).flatMap(\.findings)
    }

    /// That there are breaches nobody is told of, if there are.
    var frozenNotice: String? {
        guard let (count, file) = layers?.frozen, count > 0 else { return nil }
        return "\(count.counted("breach of layers.yml is", plural: "breaches of layers.yml are")) frozen in \(file); once one is mended, "
            + "verify baseline --shrink takes it out"
    }

    func run() -> [CheckSuite] {
        (contracts?.run() ?? []) + (layers?.suites ?? [])
    }
}
