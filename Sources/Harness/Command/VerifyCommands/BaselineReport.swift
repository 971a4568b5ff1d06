internal import LayerRules
internal import Reports
internal import VerificationModel

/// The result of `verify baseline`, as a run for reports and as text for the console.
struct BaselineReport {
    /// The run with one case: whether everything can be frozen.
    private(set) var run: CheckRun
    /// The console's text.
    private(set) var text = ""

    /// The name of the baseline's file in messages.
    private let name: String
    /// The options that name the folders in commands.
    private let folderOptions: [String]
    private let console: Console
    private let isQuiet: Bool

    init(name: String, folderOptions: [String], console: Console, isQuiet: Bool, timestamp: String) {
        run = CheckRun(timestamp: timestamp)
        self.name = name
        self.folderOptions = folderOptions
        self.console = console
        self.isQuiet = isQuiet
    }

    /// Adds the result of an update.
    /// - Parameters:
    ///   - update: The baseline's new content.
    ///   - isShrunk: Whether the update only removes violations. Findings that cannot be frozen are then ignored.
    mutating func add(_ update: LayerBaseline.Update, isShrunk: Bool) {
        let findings = isShrunk ? [] : update.findings
        let notes = summary(of: update)
        addCase(findings.isEmpty ? .kept : .broken(findings), notes: notes)
        text += findings.map { console.consoleReport.text(of: $0, verdict: "cannot be frozen") }.joined()
        if !isQuiet { text += notes.map { "\($0)\n" }.joined() }
        if update.left > 0 {
            let command = AdvisedCommand(folderOptions + ["--only", "layers"])
            run.add(notice: "\(violations(update.left)) not frozen; list the findings: \(command)")
        }
    }

    /// Adds the reason why nothing was written.
    mutating func add(_ problem: LayerBaseline.BaselineError) {
        switch problem {
        case .couldNotRun(let findings):
            addCase(.couldNotRun(findings))
            text += findings.map { console.consoleReport.text(of: $0, verdict: "could not run") }.joined()
            run.add(notice: "nothing was written to \(name): fix this first")
        case .missing: add("there is no \(name) to shrink", next: "write it: \(command)")
        case .tooMany(let count, let limit):
            add(
                "nothing was written to \(name): there are \(count) violations, and a file of 4 MiB can hold \(limit)",
                next: "start with fewer rules or fewer layers")
        case .file(let problem):
            add("nothing was written: the file \(name) \(problem)", next: "fix this and run the command again: \(command)")
        }
    }

    /// Adds the reason why the run could not start.
    mutating func add(_ problem: RunError) { run.add(problem, at: name) }

    private var command: AdvisedCommand { AdvisedCommand(["baseline"] + folderOptions) }

    private mutating func add(_ what: String, next: String) { add(.baseline(what, next: next)) }

    private mutating func addCase(_ verdict: Verdict, notes: [String] = []) {
        let identifier = CaseIdentifier(subject: "layers.yml", check: "frozen")
        run.add(CheckSuite(name: "baseline", kind: .layers, cases: [CheckCase(identifier, verdict)], notes: notes))
    }

    // MARK: Words

    /// Returns a line for each rule with its frozen violations, and a line with the total and the changes.
    private func summary(of update: LayerBaseline.Update) -> [String] {
        let total = update.counts.reduce(0) { $0 + $1.count }
        if total == 0, update.gone == 0, update.content == nil { return ["nothing to freeze: no file violates a rule of layers.yml"] }
        let lines = TextTable.lines(update.counts.map { [$0.rule, "\($0.count)"] })
        let changes = [
            update.added > 0 ? "\(update.added) new" : nil, update.gone > 0 ? "\(update.gone) gone" : nil,
            update.moved > 0 ? "\(update.moved) under a new name" : nil,
        ].compactMap { $0 }
        let words = changes.isEmpty ? "unchanged" : changes.joined(separator: ", ")
        return lines + ["\(violations(total)) frozen in \(name): \(words)"]
    }

    private func violations(_ count: Int) -> String { count.counted("violation is", plural: "violations are") }
}
