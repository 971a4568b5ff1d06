internal import DecodingPrograms
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
    /// The command that prints all findings.
    private let command: AdvisedCommand

    init(_ scan: Scan, _ report: ConsoleReport, showsAll: Bool, isQuiet: Bool, command: AdvisedCommand) {
        self.command = command
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
        let findings = FirstFindings(of: broken + warnings, showsAll: showsAll, command: command)
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
        let systems = scan.systems.map(\.description).joined(separator: " and ")
        let decoding = systems.isEmpty ? "" : "decoded as on \(systems), the lowest that a project or the manifest names\n"
        return found.filter { !$0.isEmpty }.joined(separator: ", ") + "\n" + decoding
    }

    private func counts(_ suites: [CheckSuite]) -> String {
        var rows: [[String]] = []
        func add(_ count: Int, _ one: String, _ several: String) {
            if count > 0 { rows.append(["\(count)", count == 1 ? one : several]) }
        }
        let warnings = suites.flatMap(\.warnings)
        func count(_ code: FindingCode) -> Int { warnings.count { $0.code == code } }
        let states = scan.fixtures.map(\.state)
        add(states.count { $0 == .decoded }, "decodes as the type used in your code", "decode as the types used in your code")
        add(
            states.count { $0 == .matched }, "matches a type by its keys (no test names the type)",
            "match a type by their keys (no test names the type)")
        add(
            states.count { $0 == .refused }, "fails to decode, as a test or its name expects",
            "fail to decode, as a test or their name expects")
        add(states.count { $0 == .broken }, "does not decode", "do not decode")
        add(states.count { $0 == .notJSON }, "is not JSON", "are not JSON")
        add(states.count { $0 == .undecided }, "depends on code that verify cannot evaluate", "depend on code that verify cannot evaluate")
        add(states.count { $0 == .unjoined }, "is used, but its type was not found", "are used, but their type was not found")
        add(states.count { $0 == .unused }, "is not checked: no source names it", "are not checked: no source names them")
        add(count(.scanSame), "has the content of another one", "have the content of another one")
        add(count(.scanMissing), "is named, but does not exist", "are named, but do not exist")
        add(count(.scanDecoder), "decodes with the settings of a test only", "decode with the settings of a test only")
        add(count(.scanDefault), "property with a default value that never applies", "properties with a default value that never applies")
        add(count(.scanWrapper), "optional in a property wrapper that is required", "optionals in a property wrapper that are required")
        add(
            count(.scanUnknownCase), "enumeration with a case for unknown values that refuses them",
            "enumerations with a case for unknown values that refuse them")
        return TextTable.lines(rows).map { "  \($0)\n" }.joined()
    }
}
