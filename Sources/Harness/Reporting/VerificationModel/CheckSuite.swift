/// Cases that belong together: those of one contract file, or of one layer.
public struct CheckSuite: Hashable, Sendable {
    /// The kind of rule that a suite checks.
    ///
    /// Code cannot switch over the kinds, so that a new one breaks no code.
    public struct Kind: Hashable, Sendable {
        /// The name in reports: `contracts`.
        public let name: String

        private init(_ name: String) { self.name = name }

        /// Contracts between the app and an API.
        public static let contracts = Kind("contracts")
        /// Rules between the app's layers.
        public static let layers = Kind("layers")
        /// Fixtures, and the types that decode them.
        public static let fixtures = Kind("fixtures")
        /// Types that the app saves, and versions of the app that decode them.
        public static let savedData = Kind("saved-data")
        /// Files without secrets.
        public static let secrets = Kind("secrets")
        /// The run itself: the reason why it could not start, or was not complete.
        public static let run = Kind("run")

        /// All kinds.
        package static let all = [contracts, layers, fixtures, savedData, secrets, run]
    }

    /// The suite's name, unique in a run: the contract file without its extension, or `layers/` and the layer.
    public let name: String
    /// The kind of rule that it checks.
    public let kind: Kind
    /// Its cases, in the order in which the rules stand in their files.
    public let cases: [CheckCase]
    /// Lines that every report prints beside the cases: what was done, in numbers.
    public let notes: [String]
    /// Findings that break nothing, in the order of the cases.
    package let warnings: [Finding]

    /// Creates a suite of cases that ran.
    public init(name: String, kind: Kind, cases: [CheckCase], notes: [String] = []) {
        self.init(name: name, kind: kind, cases: cases, notes: notes, warnings: [])
    }

    /// Creates a suite of cases that ran, with findings that break nothing.
    package init(name: String, kind: Kind, cases: [CheckCase], notes: [String], warnings: [Finding]) {
        self.name = name
        self.kind = kind
        self.cases = cases
        self.notes = notes
        self.warnings = warnings
    }

    /// Its cases, counted by verdict.
    public var tally: Tally { Tally(cases) }
    /// The findings of all cases, sorted by place.
    public var findings: [Finding] { cases.flatMap(\.verdict.findings).sorted() }
}

/// Cases counted by verdict.
public struct Tally: Hashable, Sendable {
    /// How many promises hold.
    public private(set) var kept = 0
    /// How many do not.
    public private(set) var broken = 0
    /// How many could not be checked.
    public private(set) var couldNotRun = 0
    /// How many had nothing to look at after another case had failed.
    public private(set) var notReached = 0
    /// The time that all of them took.
    public private(set) var duration = Duration.zero

    /// Counts cases.
    public init(_ cases: some Sequence<CheckCase> = []) {
        for each in cases {
            switch each.verdict {
            case .kept: kept += 1
            case .broken: broken += 1
            case .couldNotRun: couldNotRun += 1
            case .notReached: notReached += 1
            }
            duration += each.duration
        }
    }

    /// How many cases there are.
    public var total: Int { kept + broken + couldNotRun + notReached }

    /// Adds another count to this one.
    public static func += (left: inout Tally, right: Tally) {
        left.kept += right.kept
        left.broken += right.broken
        left.couldNotRun += right.couldNotRun
        left.notReached += right.notReached
        left.duration += right.duration
    }
}
