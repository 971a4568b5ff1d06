package import VerificationModel

extension FindingCode {
    /// The codes of the kinds of layer rules.
    package static var layerRules: [FindingCode] { LayerRuleKinds.all.map { $0.violation } }
}
