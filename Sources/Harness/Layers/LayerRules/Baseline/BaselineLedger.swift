internal import VerificationModel

/// The breaches that are frozen, and which of them are still there.
struct BaselineLedger: Sendable {
    static let staleRule = "layers.baseline-stale"

    private let version: BaselineFile.Version
    private let entries: [BaselineFile.Entry]
    private let frozen: Set<FrozenBreach>
    /// Every breach of today, as the file's version knows them.
    private var seen: Set<FrozenBreach> = []
    /// Every breach of today, frozen or not.
    private(set) var found: Set<FrozenBreach> = []
    /// Those that are frozen.
    private(set) var remaining: Set<FrozenBreach> = []

    init(_ file: BaselineFile?) {
        version = file?.version ?? .current
        entries = file?.entries ?? []
        frozen = Set(entries.map(\.breach))
    }

    /// Notes breaches, and returns the findings of what of them is not frozen.
    mutating func open(_ breaches: [Breach]) -> [Finding] {
        breaches.compactMap { breach in breach.finding { isNew($0, of: breach) } }
    }

    /// Notes a use, and says whether it is not frozen.
    private mutating func isNew(_ use: Breach.Use, of breach: Breach) -> Bool {
        let today = BaselineFile.Version.current.frozen(use, of: breach)
        let known = version.frozen(use, of: breach)
        found.insert(today)
        seen.insert(known)
        guard frozen.contains(known) else { return true }
        remaining.insert(today)
        return false
    }

    /// The circles that are frozen, sorted.
    var circles: [String] { frozen.filter { $0.rule == FrozenBreach.circleRule }.sorted().map(\.to) }

    /// How many entries are of breaches that are still there.
    var remainingCount: Int { frozen.intersection(seen).count }
    /// How many are of breaches that are mended.
    var goneCount: Int { frozen.subtracting(seen).count }
    /// How many breaches of today nobody has frozen.
    var newCount: Int { found.subtracting(remaining).count }

    /// A case for each frozen breach, once all files were looked at.
    /// - Parameter unseen: A case that could not run: what no file shows any more may stand behind that.
    func cases(unseen: CaseIdentifier?) -> [CheckCase] {
        entries.map { entry in
            let breach = entry.breach
            let subject = breach.file.map { "\(LayerCheck.baselineSubject)/\($0)" } ?? LayerCheck.baselineSubject
            let verdict: Verdict =
                seen.contains(breach) ? .kept : unseen.map { .notReached(after: $0) } ?? .broken([stale(entry)])
            return CheckCase(CaseIdentifier(subject: subject, check: breach.caseName), verdict)
        }
    }

    private func stale(_ entry: BaselineFile.Entry) -> Finding {
        Finding(
            Self.staleRule, at: entry.place, what: "\(entry.breach) no longer breaks \(entry.breach.rule)",
            allowed: "frozen breaches that are still there", because: "what is mended must not come back unseen",
            next: "run verify baseline --shrink")
    }
}
