internal import ContractFiles
internal import DecodingPrograms
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
    /// The platform that `#if` is evaluated for; nil if none was named.
    let platform: BuildPlatform?
    /// The options that name the folders in a check.
    let location: [String]
    /// The options that name the folders in `verify baseline`, which reads no recordings.
    let baselineLocation: [String]
    private var written: [String] = []
    private var hasContracts = false
    /// How much of the repository is in layers, if not all of it.
    private var part = ""
    /// Whether files existed, which this command does not check.
    private var hasOtherFiles = false

    init(
        console: Console, workspace: Workspace, schemas: String, platform: BuildPlatform?, location: [String], baselineLocation: [String]
    ) {
        self.platform = platform
        self.baselineLocation = baselineLocation
        self.console = console
        self.workspace = workspace
        self.schemas = schemas
        self.location = location
    }

    /// The number of findings that are printed.
    ///
    /// The check prints all of them.
    private static let shownFindings = 3

    /// The number of places that are printed for each reason why files are in no layer.
    private static let shownPlaces = 3

    /// The number of pairs of layers whose uses are counted in the text.
    private static let shownArrows = 5

    /// Adds what was written about layers.
    /// - Parameter first: The rules; nil if the file existed.
    mutating func add(_ first: LayersFileDraft?) {
        guard let first else {
            hasOtherFiles = true
            written.append("\(OneLine.of(workspace.layersFile)) exists and was not changed\n")
            return
        }
        let fileCount = first.layers.reduce(0) { $0 + $1.fileCount }
        written.append(
            "\(OneLine.of(workspace.layersFile)) is written: \(first.layers.count.counted("layer")) of \(fileCount.counted("Swift file"))\n"
                + "\(OneLine.of(schemas))/ is written: JSON Schemas, with which editors complete and check the files\n"
                + table(first.layers.map { [OneLine.of($0.name), $0.role?.rawValue ?? "", $0.fileCount.counted("file")] })
                + omitted(first) + unread(first))
        let left = first.allFileCount - fileCount
        if left > 0 { part = "; in a layer: \(fileCount) of \(first.allFileCount.counted("Swift file"))" }
    }

    /// Returns what is in no layer, and why.
    private func omitted(_ first: LayersFileDraft) -> String {
        guard !first.omissions.isEmpty else { return "" }
        let count = first.omissions.reduce(0) { $0 + $1.fileCount }
        let rows = first.omissions.map { omission in
            let more = omission.places.count > Self.shownPlaces ? " and \(omission.places.count - Self.shownPlaces) more" : ""
            let places = omission.places.prefix(Self.shownPlaces).map(OneLine.of).joined(separator: ", ") + more
            return [omission.fileCount.counted("file"), omission.reason, places]
        }
        return "in no layer: \(count) of \(first.allFileCount.counted("Swift file"))\n" + table(rows)
    }

    /// Returns the parts of projects that are not read: an import of their modules may look like one from outside.
    private func unread(_ first: LayersFileDraft) -> String {
        guard !first.unreadProjects.isEmpty else { return "" }
        let count = first.unreadProjects.count
        let root = workspace.root == "." ? [] : AdvisedCommand.option("--root", workspace.root)
        let list = AdvisedCommand(["graph", "--modules"] + root)
        let more = count > Self.shownPlaces ? ["and \(count - Self.shownPlaces) more; list them: \(list)"] : []
        let lines = first.unreadProjects.prefix(Self.shownPlaces).map(OneLine.of) + more
        return "\(count.counted("part")) of projects not read, so that imports of their modules may look like imports from outside\n"
            + lines.map { "  \($0)\n" }.joined()
    }

    /// Adds what was written about contracts.
    /// - Parameters:
    ///   - contracts: The contracts; nil if there were some.
    ///   - scan: The scan of the fixtures; nil if there were contracts.
    mutating func add(_ contracts: FirstContracts.Outcome?, _ scan: Scan?) {
        guard let contracts, let scan else {
            hasOtherFiles = true
            written.append("\(OneLine.of("\(workspace.contracts)/\(ContractFileName.apis)")) exists, so that no contracts are written\n")
            return
        }
        if let draft = contracts.draft {
            hasContracts = true
            written.append(WrittenContracts(draft, in: workspace.contracts).text)
        } else {
            written.append("no contracts are written: \(reason(contracts, scan))\n")
        }
    }

    private func reason(_ contracts: FirstContracts.Outcome, _ scan: Scan) -> String {
        if !contracts.problems.isEmpty { return "no recording can be read" }
        if let reason = contracts.reason { return "no fixture has a type that is confirmed; the first reason: \(reason)" }
        return scan.fixtures.isEmpty
            ? "no recording and no JSON fixture was found; add recordings of a HAR file with --har"
            : "no source names one of \(scan.fixtures.count.counted("fixture")); list them: \(ScanCommand.command(workspace.root, platform))"
    }

    /// Returns the text.
    /// - Parameters:
    ///   - suites: The results of a check of the written files.
    ///   - problems: The recordings that cannot be read.
    func text(_ suites: [CheckSuite], _ problems: [Finding]) -> String {
        let findings = suites.flatMap(\.cases).flatMap { each in each.verdict.findings.map { (finding: $0, verdict: each.verdict) } }
        // A recording that cannot be read has no contract either.
        let unreadable = Set(problems.map(\.place.file))
        let all =
            findings.filter { !unreadable.contains($0.finding.place.file) } + problems.map { (finding: $0, verdict: .couldNotRun([$0])) }
        let checks = suites.flatMap(\.cases).count { $0.verdict.findings.contains { !unreadable.contains($0.place.file) } } + problems.count
        return written.joined() + "\n" + verdict(all.sorted { $0.finding < $1.finding }, in: checks) + "\n" + next(all.map(\.finding))
    }

    private var check: String { hasOtherFiles ? "a check of the new files" : "a check now" }

    /// Returns the number of findings by code, that of uses between layers, and the first findings.
    /// - Parameters:
    ///   - findings: All findings.
    ///   - checks: The number of checks that they are in, which a later check counts.
    private func verdict(_ findings: [(finding: Finding, verdict: Verdict)], in checks: Int) -> String {
        guard !findings.isEmpty else { return "\(check) has no findings\(part)\n" }
        let rules = Dictionary(grouping: findings, by: \.finding.code.name).sorted { $0.key < $1.key }
        let more = findings.count - Self.shownFindings
        let count = findings.count.counted("finding") + (checks == findings.count ? "" : " in \(checks.counted("check"))")
        let counts = table(rules.map { [$0.key, "\($0.value.count)"] }) + arrows(findings.map(\.finding))
        return "\(check) reports: \(count)\n" + counts + "\n"
            + findings.prefix(Self.shownFindings).map { console.consoleReport.text(of: $0.finding, in: $0.verdict) }.joined(separator: "\n")
            + (more > 0 ? "\nand \(more) more\n" : "")
    }

    /// Returns the number of uses between each two layers that findings are about; an empty text if there is none.
    private func arrows(_ findings: [Finding]) -> String {
        let lines = ArrowCounts(findings).lines
        guard !lines.isEmpty else { return "" }
        let more = lines.count - Self.shownArrows
        let shown = Array(lines.prefix(Self.shownArrows)) + (more > 0 ? ["and \(more) more"] : [])
        return "\nuses between layers that are not allowed:\n" + shown.map { "  \($0)\n" }.joined()
    }

    private func next(_ findings: [Finding]) -> String {
        let check = AdvisedCommand(location + (hasContracts || hasOtherFiles ? [] : ["--only", "layers"]))
        let files = hasContracts || hasOtherFiles ? "the files in \(workspace.contracts)" : workspace.layersFile
        guard !findings.isEmpty else { return "next: read \(files), and run this in CI: \(check)\n" }
        let first = "next: read \(files), and see all findings: \(check)\n"
        // A baseline has violations of the layer rules only.
        guard findings.contains(where: { $0.code.name.hasPrefix("layers.") }) else { return first }
        return first + "      freeze the violations of layers that stay: \(AdvisedCommand(["baseline"] + baselineLocation))\n"
    }

    private func table(_ rows: [[String]]) -> String { TextTable.lines(rows).map { "  \($0)\n" }.joined() }
}
