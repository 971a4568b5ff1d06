internal import DecodingUses
internal import Reports
internal import SavedData
internal import VerificationModel

/// A comparison of versions as text that fits on a screen: counts, and the most important findings.
struct CompatText {
    private let check: SavedDataCheck
    private let report: ConsoleReport
    private let showsAll: Bool
    private let isQuiet: Bool
    /// The command that prints all findings.
    private let command: AdvisedCommand

    init(_ check: SavedDataCheck, _ report: ConsoleReport, showsAll: Bool, isQuiet: Bool, command: AdvisedCommand) {
        self.command = command
        self.check = check
        self.report = report
        self.showsAll = showsAll
        self.isQuiet = isQuiet
    }

    var text: String {
        let suite = check.suite
        var seen: Set<Finding> = []
        let broken = suite.cases.flatMap { each in
            each.verdict.findings.filter { seen.insert($0).inserted }.map { report.text(of: $0, in: each.verdict) }
        }
        let warnings = suite.warnings.filter { $0.code == .compatHidden } + suite.warnings.filter { $0.code == .compatUndecided }
        let findings = FirstFindings(
            of: broken + warnings.map { report.text(of: $0, verdict: "warning") }, showsAll: showsAll, command: command)
        let parts = (isQuiet ? [] : [head, counts]) + [notCompared] + findings.parts
        return parts.filter { !$0.isEmpty }.joined(separator: "\n")
    }

    private var head: String {
        var found: [String] = []
        for result in check.results where !found.contains(result.revision) { found.append(result.revision) }
        let parts = [
            check.sourceCount.counted("Swift file"), check.types.count.counted("saved type"), found.count.counted("earlier version"),
        ]
        return parts.joined(separator: ", ") + "\n"
    }

    /// The values that are not compared: a line for each store.
    private var notCompared: String { check.unfollowed.map { "\($0.text(showsAll: showsAll))\n" }.joined() }

    private var counts: String {
        var rows: [[String]] = []
        for type in check.types {
            let own = check.results.filter { $0.type.number == type.number }
            rows.append([type.label, type.stores.map(\.description).first ?? "named", words(own)])
        }
        return TextTable.lines(rows).map { "  \($0)\n" }.joined()
    }

    /// The results of a type in few words: `lost from 2 of 3 versions`.
    private func words(_ results: [SavedDataCheck.Result]) -> String {
        let present = results.filter { if case .absent = $0.verdict { false } else { true } }
        guard !present.isEmpty else { return "new: no earlier version saves it" }
        func count(_ isCounted: (SavedDataCheck.Verdict) -> Bool) -> Int { present.count { isCounted($0.verdict) } }
        let lost = count { if case .lost = $0 { true } else { false } }
        let hidden = count { if case .hidden = $0 { true } else { false } }
        let undecided = count { if case .undecided = $0 { true } else { false } }
        let parts = [(lost, "lost"), (hidden, "partly hidden"), (undecided, "not decided")].filter { $0.0 > 0 }
        guard !parts.isEmpty else {
            return present.count == results.count ? "decodes" : "decodes (saved in \(present.count) of \(results.count.counted("version")))"
        }
        return parts.map { "\($0.1): \($0.0) of \(present.count.counted("version"))" }.joined(separator: ", ")
    }
}
