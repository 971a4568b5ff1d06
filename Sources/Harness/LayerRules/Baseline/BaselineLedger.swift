internal import VerificationModel

/// The breaches that are frozen, and which of them are still there.
struct BaselineLedger: Sendable {
    static let staleRule = "layers.baseline-stale"

    private let entries: [BaselineFile.Entry]
    private let frozen: Set<FrozenBreach>
    /// Every breach of today, frozen or not.
    private(set) var found: Set<FrozenBreach> = []

    init(_ file: BaselineFile?) {
        entries = file?.entries ?? []
        frozen = Set(entries.map(\.breach))
    }

    /// Notes breaches, and returns the findings of those that are not frozen.
    mutating func open(_ breaches: [Breach]) -> [Finding] {
        found.formUnion(breaches.map(\.frozen))
        return breaches.filter { !frozen.contains($0.frozen) }.map(\.finding)
    }

    /// The circles that are frozen, sorted.
    var circles: [String] { frozen.filter { $0.rule == FrozenBreach.circleRule }.sorted().map(\.to) }

    /// The frozen breaches that are still there.
    var remaining: Set<FrozenBreach> { frozen.intersection(found) }
    /// Those that are mended.
    var gone: Set<FrozenBreach> { frozen.subtracting(found) }
    /// Those of today that nobody has frozen.
    var new: Set<FrozenBreach> { found.subtracting(frozen) }

    /// A case for each frozen breach, once all files were looked at.
    /// - Parameter unseen: A case that could not run: what no file shows any more may stand behind that.
    func cases(unseen: CaseIdentifier?) -> [CheckCase] {
        entries.map { entry in
            let breach = entry.breach
            let subject = breach.file.map { "\(LayerCheck.baselineSubject)/\($0)" } ?? LayerCheck.baselineSubject
            let verdict: Verdict =
                found.contains(breach) ? .kept : unseen.map { .notReached(after: $0) } ?? .broken([stale(entry)])
            return CheckCase(CaseIdentifier(subject: subject, check: "\(breach.rule) \(breach.to)"), verdict)
        }
    }

    private func stale(_ entry: BaselineFile.Entry) -> Finding {
        Finding(
            Self.staleRule, at: entry.place, what: "\(entry.breach) no longer breaks \(entry.breach.rule)",
            allowed: "frozen breaches that are still there", because: "what is mended must not come back unseen",
            next: "run verify baseline --shrink")
    }
}
