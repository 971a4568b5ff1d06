/// The result of a run of checks, before anything is printed.
package struct CheckRun: Sendable {
    /// The time when the run began: UTC, to the second, without a zone: `2026-11-21T09:30:00`.
    package let timestamp: String
    /// The suites that were checked.
    package private(set) var suites: [CheckSuite] = []
    /// Findings that break nothing.
    package private(set) var warnings: [Finding] = []
    /// Lines for standard error: facts that no finding reports.
    package private(set) var notices: [String] = []
    /// Lines for standard error that a case of the run reports too.
    package private(set) var reportedNotices: [String] = []

    /// A run that has just begun.
    package init(timestamp: String) {
        self.timestamp = timestamp
    }

    /// Runs checks and adds what comes of them.
    /// - Parameters:
    ///   - sources: The checks.
    ///   - now: The time, in seconds since 1970.
    package mutating func run(_ sources: [any CheckSource], now: Int) {
        let finished = sources.flatMap { $0.run() }
        suites += finished
        warnings += sources.flatMap { $0.warnings(now: now) } + finished.flatMap(\.warnings).sorted()
        notices += sources.flatMap(\.notices)
    }

    /// Adds a suite that is done.
    package mutating func add(_ suite: CheckSuite) { suites.append(suite) }

    /// Adds a line for standard error.
    package mutating func add(notice: String) { notices.append(notice) }

    /// Adds a line for standard error that a case of the run reports too.
    package mutating func add(reportedNotice: String) { reportedNotices.append(reportedNotice) }

    /// All cases, counted by verdict.
    package var tally: Tally { Tally(suites.lazy.flatMap(\.cases)) }

    /// The outcome; a run without suites is one that was allowed to be empty.
    package var outcome: Outcome { suites.isEmpty ? .allKept : Outcome(tally) }
}
