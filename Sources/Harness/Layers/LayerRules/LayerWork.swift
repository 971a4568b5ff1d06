internal import Locks
internal import PackageGraph
internal import SwiftSymbols
internal import VerificationModel

/// The check of a `layers.yml`: planned once and made once, however many cases ask.
final class LayerWork: Sendable {
    /// The results of a check.
    struct Outcome: Sendable {
        /// A suite for the rules and sources as a whole, then one for each layer.
        let suites: [CheckSuite]
        /// The state of the frozen violations; nil if rules, baseline or sources cannot be read.
        let baseline: BaselineLedger?
    }

    private let planned: Once<LayerPlan>
    private let checked: Once<Outcome>
    private let byIdentifier: Once<[CaseIdentifier: Verdict]>

    /// Work whose two steps are made when they are first asked for.
    init(plan: @escaping @Sendable () -> LayerPlan, check: @escaping @Sendable (LayerPlan) -> Outcome) {
        let planned = Once(plan)
        self.planned = planned
        let checked = Once { check(planned.value) }
        self.checked = checked
        byIdentifier = Once {
            let cases = checked.value.suites.flatMap(\.cases)
            return Dictionary(cases.map { ($0.identifier, $0.verdict) }, uniquingKeysWith: { first, _ in first })
        }
    }

    /// The check of a file.
    /// - Parameters:
    ///   - layersFile: The path of `layers.yml`.
    ///   - root: What its patterns are relative to.
    ///   - today: The day with which the last days of exceptions are compared.
    ///   - parsed: The sources, where they are parsed already and all names were watched that the rules are about.
    ///   - reading: What is known already.
    convenience init(
        layersFile: String, root: String, today: Day, parsed: CheckedSources? = nil, reading: LayerReading = LayerReading()
    ) {
        self.init(
            plan: { LayerPlan(layersFile: layersFile, root: root, parsed: parsed, reading: reading) },
            check: { LayerCheck.outcome(of: $0, today: today) })
    }

    var plan: LayerPlan { planned.value }
    var outcome: Outcome { checked.value }
    /// The verdicts of all cases.
    var verdicts: [CaseIdentifier: Verdict] { byIdentifier.value }
}
