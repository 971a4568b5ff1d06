internal import FixtureScan
internal import ProjectModules
internal import Reports
internal import VerificationModel

/// A scan as text that fits on a screen: counts, and the most important findings.
struct ScanText {
    private let scan: Scan
    private let report: ConsoleReport
    private let showsAll: Bool
    private let isQuiet: Bool

    init(_ scan: Scan, _ report: ConsoleReport, showsAll: Bool, isQuiet: Bool) {
        self.scan = scan
        self.report = report
        self.showsAll = showsAll
        self.isQuiet = isQuiet
    }

    var text: String {
        let suites = scan.suites
        let broken = suites.flatMap(\.cases).flatMap { each in each.verdict.findings.map { report.text(of: $0, in: each.verdict) } }
        let warnings = suites.flatMap(\.warnings).filter { Self.rank($0) != nil }
            .sorted { (Self.rank($0) ?? 0, $0) < (Self.rank($1) ?? 0, $1) }.map { report.text(of: $0, verdict: "warning") }
        let findings = FirstFindings(of: broken + warnings, showsAll: showsAll, command: "verify scan --all")
        let parts = (isQuiet ? [] : [head, counts(suites)]) + findings.parts
        return parts.filter { !$0.isEmpty }.joined(separator: "\n")
    }

    /// The order of warnings; nil for those that are only counted.
    private static func rank(_ finding: Finding) -> Int? {
        let order: [FindingCode] = [
            .scanJSON, .scanDecoder, .scanMissing, .scanWrapper, .scanDefault, .scanUnknownCase, .scanSame, .scanUnused, .scanUndecided,
        ]
        return order.firstIndex(of: finding.code)
    }

    private var head: String {
        let projects = scan.projects.summary
        let found = [
            projects, scan.sourceCount.counted("Swift file"), scan.typeCount.counted("Decodable type"),
            scan.fixtures.count.counted("fixture"),
        ]
        return found.filter { !$0.isEmpty }.joined(separator: ", ") + "\n"
    }

    private func counts(_ suites: [CheckSuite]) -> String {
        var rows: [[String]] = []
        func add(_ count: Int, _ what: String) { if count > 0 { rows.append(["\(count)", what]) } }
        let warnings = suites.flatMap(\.warnings)
        func count(_ code: FindingCode) -> Int { warnings.count { $0.code == code } }
        let states = scan.fixtures.map(\.state)
        add(states.count { $0 == .decoded }, "decode as the types that the sources decode them with")
        add(states.count { $0 == .matched }, "decode as the type that has most of their keys; no source names the type for them")
        add(states.count { $0 == .refused }, "are refused, as a test or their name expects")
        add(states.count { $0 == .broken }, "do not decode")
        add(states.count { $0 == .notJSON }, "are not JSON")
        add(states.count { $0 == .undecided }, "are not decided")
        add(states.count { $0 == .unjoined }, "are named, but no type that decodes them was found")
        add(states.count { $0 == .unused }, "are not named by any source")
        add(count(.scanSame), "have the content of another one")
        add(count(.scanMissing), "are named, but do not exist")
        add(count(.scanDecoder), "decode with the settings of a test only")
        add(count(.scanDefault), "properties with a default value that never applies")
        add(count(.scanWrapper), "optionals in a property wrapper that are required")
        add(count(.scanUnknownCase), "enumerations with a case for unknown values that refuse them")
        return TextTable.lines(rows).map { "  \($0)\n" }.joined()
    }
}
