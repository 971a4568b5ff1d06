package import LayerRules
internal import VerificationModel

extension LayerSuite: CheckSource {
    /// A notice with the number of frozen violations, which are not reported as findings.
    package var notices: [String] {
        guard frozen.count > 0 else { return [] }
        let violations = frozen.count.counted("violation of layers.yml is", plural: "violations of layers.yml are")
        return ["\(violations) frozen in \(frozen.file); after fixing one, remove it: \(shrinking)"]
    }
}
