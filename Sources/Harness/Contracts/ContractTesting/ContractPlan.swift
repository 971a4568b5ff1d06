internal import VerificationModel

/// The planned cases of one contract file, or of the whole folder.
struct PlannedSuite: Sendable {
    /// A group of cases that run together.
    enum Group: Sendable {
        /// A case whose verdict is known from reading the files.
        case decided(CaseIdentifier, Verdict)
        /// The checks of an exchange that the filters select.
        case exchange(PlannedExchange, Selection)
    }

    /// The selected checks of an exchange.
    struct Selection: Sendable {
        /// The positions of the checks; nil for all.
        var indexes: [Int]?
        /// The case that reports that a type has no mapping, if another exchange has it.
        var reported: CaseIdentifier?

        /// Returns the selected ones of all checks.
        func of(_ checks: [PlannedCheck]) -> [PlannedCheck] {
            let selected = indexes.map { $0.map { checks[$0] } } ?? checks
            guard let reported else { return selected }
            return selected.map { check in
                guard case .unmapped = check.step else { return check }
                return PlannedCheck(identifier: check.identifier, step: .decided(.notReached(after: reported)))
            }
        }
    }

    /// The suite's name: its contract file, without the extension.
    let name: String
    private(set) var groups: [Group] = []

    init(_ name: String) {
        self.name = name
    }

    /// Adds a case with a known verdict.
    mutating func add(_ identifier: CaseIdentifier, _ verdict: Verdict) { groups.append(.decided(identifier, verdict)) }

    /// Adds all checks of an exchange.
    mutating func add(_ exchange: PlannedExchange) { groups.append(.exchange(exchange, Selection())) }

    /// The cases, in their order.
    var cases: [ContractCase] {
        groups.flatMap { group in
            switch group {
            case .decided(let identifier, let verdict): [ContractCase(identifier: identifier, suite: name, work: .decided(verdict))]
            case .exchange(let exchange, let selection):
                selection.of(exchange.checks()).map { ContractCase(identifier: $0.identifier, suite: name, work: .check($0, of: exchange)) }
            }
        }
    }

    /// Returns the suite with the cases that filters select; nil if there are none.
    ///
    /// Known problems of files are reported regardless of the filters.
    func selected(by filters: [String]) -> PlannedSuite? {
        guard !filters.isEmpty else { return self }
        let isSelected = { (identifier: CaseIdentifier) in filters.contains { identifier.matches($0) } }
        var suite = PlannedSuite(name)
        suite.groups = groups.compactMap { group in
            switch group {
            case .decided(_, .couldNotRun): return group
            case .decided(let identifier, _): return isSelected(identifier) ? group : nil
            case .exchange(let exchange, _):
                let checks = exchange.checks()
                let indexes = checks.indices.filter { isSelected(checks[$0].identifier) }
                return indexes.isEmpty ? nil : .exchange(exchange, Selection(indexes: indexes))
            }
        }
        return suite.groups.isEmpty ? nil : suite
    }

    /// The number of cases.
    var count: Int {
        groups.reduce(0) { count, group in
            switch group {
            case .decided: count + 1
            case .exchange(let exchange, let selection): count + (selection.indexes?.count ?? exchange.checks().count)
            }
        }
    }

    /// The identifiers of the cases, in their order.
    var identifiers: [CaseIdentifier] {
        groups.flatMap { group in
            switch group {
            case .decided(let identifier, _): [identifier]
            case .exchange(let exchange, let selection): selection.of(exchange.checks()).map(\.identifier)
            }
        }
    }

    /// The reasons why cases could not run that are known from reading the files.
    ///
    /// They are reported regardless of the filters.
    var knownProblems: [Verdict] {
        groups.compactMap { group in if case .decided(_, let verdict) = group, case .couldNotRun = verdict { verdict } else { nil } }
    }

    /// Returns suites in which only the first case of each type without a mapping reports it.
    ///
    /// The others are not reached after that one.
    static func reportingOnce(_ suites: [PlannedSuite]) -> [PlannedSuite] {
        var first: [String: CaseIdentifier] = [:]
        return suites.map { suite in
            var suite = suite
            suite.groups = suite.groups.map { group in
                // Only a promise with a domain has such a check.
                guard case .exchange(let exchange, var selection) = group, case .decodes(_, domain: .some) = exchange.promise.body else {
                    return group
                }
                for check in selection.of(exchange.checks()) {
                    guard case .unmapped(let type, _) = check.step else { continue }
                    if let earlier = first[type] { selection.reported = earlier } else { first[type] = check.identifier }
                }
                return .exchange(exchange, selection)
            }
            return suite
        }
    }
}

/// The results of a suite whose groups run one after the other.
struct SuiteResult {
    private let name: String
    private var cases: [CheckCase] = []
    private var warnings: [Finding] = []
    private var notes: [String] = []

    init(_ planned: PlannedSuite) {
        name = planned.name
        cases.reserveCapacity(planned.count)
    }

    /// Adds the results of the next group.
    mutating func add(_ group: PlannedSuite.Group.Result) {
        cases += group.cases
        warnings += group.warnings
        if let note = group.note, !notes.contains(note) { notes.append(note) }
    }

    /// The result of the groups that were added.
    var suite: CheckSuite { CheckSuite(name: name, kind: .contracts, cases: cases, notes: notes, warnings: warnings) }
}

extension PlannedSuite.Group {
    /// The results of the cases of a group.
    struct Result: Sendable {
        var cases: [CheckCase] = []
        var warnings: [Finding] = []
        /// A sentence about the type, if it is read from sources.
        var note: String?
    }

    /// Runs the cases.
    func run() -> Result {
        switch self {
        case .decided(let identifier, let verdict): return Result(cases: [CheckCase(identifier, verdict)])
        case .exchange(let exchange, let selection):
            let checks = exchange.checks()
            let selected = selection.of(checks)
            var run = ExchangeRun(exchange, checks)
            let clock = ContinuousClock()
            let cases = selected.map { check in
                let start = clock.now
                let verdict = run.verdict(of: check, among: selected)
                return CheckCase(check.identifier, verdict, duration: start.duration(to: clock.now))
            }
            return Result(cases: cases, warnings: run.warnings, note: run.note)
        }
    }
}
