internal import ContractFiles
internal import FixtureScan
internal import LayerRules
internal import Reports
internal import VerificationModel

/// The text that `verify init` prints about the files that it wrote.
struct InitReport {
    let console: Console
    let workspace: Workspace
    /// The folder of the schemas.
    let schemas: String
    /// The options that name the folders of the rules and the sources.
    let location: String
    private var written: [String] = []
    private var hasContracts = false

    init(console: Console, workspace: Workspace, schemas: String, location: String) {
        self.console = console
        self.workspace = workspace
        self.schemas = schemas
        self.location = location
    }

    /// The number of findings that are printed.
    ///
    /// The check prints all of them.
    private static let shownFindings = 3

    /// Adds what was written about layers.
    /// - Parameter first: The rules; nil if the file existed.
    mutating func add(_ first: LayersFileDraft?) {
        guard let first else {
            written.append("\(OneLine.of(workspace.layersFile)) exists and was not changed\n")
            return
        }
        let fileCount = first.layers.reduce(0) { $0 + $1.fileCount }
        written.append(
            "\(OneLine.of(workspace.layersFile)) is written: \(first.layers.count.counted("layer")) of \(fileCount.counted("Swift file"))\n"
                + "\(OneLine.of(schemas))/ is written: JSON Schemas, with which editors complete and check the files\n"
                + table(first.layers.map { [OneLine.of($0.name), $0.role?.rawValue ?? "no known role", $0.fileCount.counted("file")] }))
    }

    /// Adds what was written about contracts.
    /// - Parameters:
    ///   - contracts: The contracts; nil if there are none.
    ///   - scan: The scan of the fixtures; nil if contracts existed.
    mutating func add(_ contracts: FirstContracts.Written?, _ scan: Scan?) {
        hasContracts = contracts != nil || scan == nil
        if let contracts {
            written.append(WrittenContracts(contracts.draft, in: workspace.contracts).text)
        } else if let scan {
            let reason =
                scan.fixtures.isEmpty
                ? "no recording and no JSON fixture was found; verify init --har makes recordings of a HAR file"
                : "no type was found for \(scan.fixtures.count.counted("fixture")); verify scan --all prints the reasons"
            written.append("no contracts are written: \(reason)\n")
        } else {
            written.append("\(OneLine.of("\(workspace.contracts)/\(ContractFileName.apis)")) exists, so that no contracts are written\n")
        }
    }

    /// Returns the text.
    /// - Parameter suites: What a check of the written files reports.
    func text(_ suites: [CheckSuite]) -> String {
        let findings = suites.flatMap(\.cases).flatMap { each in each.verdict.findings.map { (finding: $0, verdict: each.verdict) } }
            .sorted { $0.finding < $1.finding }
        return written.joined() + "\n" + verdict(findings) + "\n" + next(isKept: findings.isEmpty)
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
        let check = "verify \(location)" + (hasContracts ? "" : " --only layers")
        let files = hasContracts ? "the files in \(workspace.contracts)" : workspace.layersFile
        guard !isKept else { return "next: read \(files), and run this in CI: \(check)\n" }
        return """
            next: read \(files), and see all findings: \(check)
                  freeze the violations that stay for now: verify baseline \(location)

            """
    }

    private func table(_ rows: [[String]]) -> String { TextTable.lines(rows).map { "  \($0)\n" }.joined() }
}
