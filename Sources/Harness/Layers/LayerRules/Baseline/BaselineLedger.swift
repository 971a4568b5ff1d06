internal import VerificationModel

/// The violations that are frozen, and which of them are still there.
struct BaselineLedger: Sendable {
    static let staleCode = FindingCode.layersBaselineStale

    private let version: BaselineFile.Version
    private let folderOptions: [String]
    private let frozen: Set<FrozenViolation>
    /// The violations that are not reported again, though they are not frozen.
    private let known: Set<FrozenViolation>
    /// For violations of today under another name, the frozen ones.
    private var moved: [FrozenViolation: FrozenViolation] = [:]
    /// The violations of today that are known under another name.
    private var movedKnown: Set<FrozenViolation> = []
    /// Every violation of today as the file has it.
    private var foundAsFrozen: Set<FrozenViolation> = []
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
            violation.finding { !isKnown(BaselineFile.Version.current.frozen($0, of: violation)) }
        }
    }

    /// Records a use, and returns whether it is not frozen.
    private mutating func isNew(_ use: Violation.Use, of violation: Violation) -> Bool {
        let today = BaselineFile.Version.current.frozen(use, of: violation)
        found.insert(today)
        guard !frozen.isEmpty else { return !isKnown(today) }
        let asFrozen = version.frozen(use, of: violation)
        foundAsFrozen.insert(asFrozen)
        guard let entry = frozen.contains(asFrozen) ? asFrozen : moved[asFrozen] else { return !isKnown(today) }
        seen.insert(entry)
        remaining.insert(today)
        return false
    }

    private func isKnown(_ violation: FrozenViolation) -> Bool { known.contains(violation) || movedKnown.contains(violation) }

    // MARK: Other names

    /// Takes violations of today for earlier ones whose file was moved, or whose declaration was renamed.
    ///
    /// All violations of today must have been opened; they are to be opened again.
    /// - Parameters:
    ///   - names: The names of today, which are asked for only if there are violations that may be matched.
    ///   - history: The earlier version; nil for none.
    ///   - contents: Returns the contents of files of today.
    /// - Returns: Whether there are any.
    mutating func matchMoved(
        _ names: () -> MovedViolations.Names, _ history: KnownViolations?, contents: (Set<String>) -> [String: FileRenames.Content]
    ) -> Bool {
        let (gone, lost) = (frozen.subtracting(seen), known.subtracting(found))
        let new = foundAsFrozen.subtracting(frozen)
        let unknown = found.subtracting(known).subtracting(remaining)
        guard !gone.isEmpty && !new.isEmpty || !lost.isEmpty && !unknown.isEmpty else { return false }
        let names = names()
        if !gone.isEmpty { moved = MovedViolations(frozen, gone: gone, new: new, names).earlier }
        if let history, !lost.isEmpty {
            let added = Set(unknown.compactMap(\.file)).filter { !history.files.contains($0) }
            let removed = history.contents.filter { !names.files.contains($0.key) }
            let renames = FileRenames.found(removed, contents(added))
            let found = MovedViolations(known, gone: lost, new: unknown, names, former: history.symbols, files: renames)
            movedKnown = Set(found.earlier.keys)
        }
        (seen, found, remaining, foundAsFrozen) = ([], [], [], [])
        return !moved.isEmpty || !movedKnown.isEmpty
    }

    /// How many frozen violations are there under another name.
    var movedCount: Int { moved.count }

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
