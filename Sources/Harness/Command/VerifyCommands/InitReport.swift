internal import LayerRules
internal import Reports
internal import VerificationModel

/// The text that `verify init` prints about the file that it wrote.
struct InitReport {
    let console: Console
    let file: String
    /// The folder of the schemas.
    let schemas: String
    /// The options that name the folders of the rules and the sources.
    let location: String

    /// The number of findings that are printed.
    ///
    /// The check prints all of them.
    private static let shownFindings = 3

    func text(of first: LayersFileDraft, _ suites: [CheckSuite]) -> String {
        let findings = suites.flatMap(\.cases).flatMap { each in each.verdict.findings.map { (finding: $0, verdict: each.verdict) } }
            .sorted { $0.finding < $1.finding }
        let fileCount = first.layers.reduce(0) { $0 + $1.fileCount }
        return "\(OneLine.of(file)) is written: \(first.layers.count.counted("layer")) of \(fileCount.counted("Swift file"))\n"
            + "\(OneLine.of(schemas))/ is written: JSON Schemas, with which editors complete and check the files\n"
            + table(first.layers.map { [OneLine.of($0.name), $0.role?.rawValue ?? "no known role", $0.fileCount.counted("file")] })
            + "\n" + verdict(findings) + "\n" + next(isKept: findings.isEmpty)
    }

    private func verdict(_ findings: [(finding: Finding, verdict: Verdict)]) -> String {
        guard !findings.isEmpty else { return "a check now reports: all kept\n" }
        let rules = Dictionary(grouping: findings, by: \.finding.code.name).sorted { $0.key < $1.key }
        let more = findings.count - Self.shownFindings
        return "a check now reports: \(findings.count.counted("finding"))\n" + table(rules.map { [$0.key, "\($0.value.count)"] }) + "\n"
            + findings.prefix(Self.shownFindings).map { console.consoleReport.text(of: $0.finding, in: $0.verdict) }.joined(separator: "\n")
            + (more > 0 ? "\nand \(more) more\n" : "")
    }

    private func next(isKept: Bool) -> String {
        let check = "verify \(location) --only layers"
        guard !isKept else { return "next: read \(file), and run this in CI: \(check)\n" }
        return """
            next: read \(file), and see all findings: \(check)
                  freeze the violations that stay for now: verify baseline \(location)

            """
    }

    private func table(_ rows: [[String]]) -> String { TextTable.lines(rows).map { "  \($0)\n" }.joined() }
}
