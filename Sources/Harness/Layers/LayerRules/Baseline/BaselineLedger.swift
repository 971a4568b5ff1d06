internal import VerificationModel

/// The violations that are frozen, and which of them are still there.
struct BaselineLedger: Sendable {
    static let staleCode = FindingCode.layersBaselineStale

    private let version: BaselineFile.Version
    private let folderOptions: [String]
    private let frozen: Set<FrozenViolation>
    /// The violations that are not reported again, though they are not frozen.
    private let known: Set<FrozenViolation>
    /// The frozen violations that are still there.
    private var seen: Set<FrozenViolation> = []
    /// Every violation of today, frozen or not.
    private(set) var found: Set<FrozenViolation> = []
    /// Those of them that are frozen.
    private(set) var remaining: Set<FrozenViolation> = []

    /// - Parameters:
    ///   - file: The frozen violations.
    ///   - known: The violations that are not reported again; nil for none.
    ///   - folderOptions: The options that name the folders in commands.
    init(_ file: BaselineFile?, known: KnownViolations?, folderOptions: [String]) {
        self.folderOptions = folderOptions
        self.known = known?.all ?? []
        version = file?.version ?? .current
        frozen = Set((file?.entries ?? []).map(\.violation))
    }

    /// Notes violations, and returns the findings of what of them is not frozen.
    mutating func open(_ violations: [Violation]) -> [Finding] {
        violations.compactMap { violation in violation.finding { isNew($0, of: violation) } }
    }

    /// Returns the findings of violations that may be reported, though they break nothing.
    func warnings(_ violations: [Violation]) -> [Finding] {
        violations.compactMap { violation in
            violation.finding { !known.contains(BaselineFile.Version.current.frozen($0, of: violation)) }
        }
    }

    /// Records a use, and returns whether it is not frozen.
    private mutating func isNew(_ use: Violation.Use, of violation: Violation) -> Bool {
        let today = BaselineFile.Version.current.frozen(use, of: violation)
        found.insert(today)
        guard !frozen.isEmpty else { return !known.contains(today) }
        let asFrozen = version.frozen(use, of: violation)
        guard frozen.contains(asFrozen) else { return !known.contains(today) }
        seen.insert(asFrozen)
        remaining.insert(today)
        return false
    }

    /// Returns what is frozen, or known, of a rule, sorted.
    func targets(of rule: String) -> [String] { frozen.union(known).filter { $0.rule == rule }.sorted().map(\.to) }

    /// How many entries are of violations that are still there.
    var remainingCount: Int { seen.count }
    /// How many are of violations that are fixed.
    var goneCount: Int { frozen.count - seen.count }
    /// How many violations of today are not frozen.
    var newCount: Int { found.subtracting(remaining).count }

    /// Returns the verdict of a frozen violation, after all files are checked.
    /// - Parameters:
    ///   - entry: Where it is frozen.
    ///   - unseen: A case that could not run: the violation may still be in a file that it is about.
    func verdict(of entry: BaselineFile.Entry, unseen: CaseIdentifier?) -> Verdict {
        seen.contains(entry.violation) ? .kept : unseen.map { .notReached(after: $0) } ?? .broken([stale(entry)])
    }

    /// Returns the command that removes fixed violations.
    static func shrinking(_ folderOptions: [String]) -> AdvisedCommand {
        AdvisedCommand(["baseline"] + folderOptions + ["--shrink"])
    }

    private func stale(_ entry: BaselineFile.Entry) -> Finding {
        Finding(
            Self.staleCode, at: entry.place, what: "\(entry.violation) no longer breaks \(entry.violation.rule)",
            allowed: "frozen violations that still exist",
            because: "a fixed violation must leave the baseline so that it cannot return unnoticed",
            next: "remove the entry: \(Self.shrinking(folderOptions))")
    }
}
