package import LayerRules
internal import VerificationModel

extension LayerSuite: CheckSource {
    /// Violations that are frozen, which no finding reports.
    package var notices: [String] {
        guard frozen.count > 0 else { return [] }
        let violations = frozen.count.counted("breach of layers.yml is", plural: "breaches of layers.yml are")
        return ["\(violations) frozen in \(frozen.file); once one is mended, verify baseline --shrink takes it out"]
    }
}
