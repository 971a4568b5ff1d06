internal import LayerRules
internal import Reports
internal import VerificationModel

/// The result of `verify baseline`, as a run for reports and as text for the console.
struct BaselineReport {
    /// The run: one case, that everything can be frozen.
    private(set) var run: CheckRun
    /// The console's text.
    private(set) var text = ""

    /// The baseline's file, as messages name it.
    private let name: String
    private let console: Console
    private let isQuiet: Bool

    init(name: String, console: Console, isQuiet: Bool, timestamp: String) {
        run = CheckRun(timestamp: timestamp)
        self.name = name
        self.console = console
        self.isQuiet = isQuiet
    }

    /// Adds what was frozen.
    /// - Parameters:
    ///   - update: The baseline's new content.
    ///   - isShrunk: Whether nothing was to be added, so that findings which cannot be frozen do not matter.
    mutating func add(_ update: LayerBaseline.Update, isShrunk: Bool) {
        let findings = isShrunk ? [] : update.findings
        let notes = summary(of: update)
        addCase(findings.isEmpty ? .kept : .broken(findings), notes: notes)
        text += findings.map { console.consoleReport.text(of: $0, verdict: "cannot be frozen") }.joined()
        if !isQuiet { text += notes.map { "\($0)\n" }.joined() }
        if update.left > 0 { run.add(notice: "\(violations(update.left)) not frozen; verify --only layers tells which") }
    }

    /// Adds the reason why nothing was written.
    mutating func add(_ problem: LayerBaseline.BaselineError) {
        switch problem {
        case .couldNotRun(let findings):
            addCase(.couldNotRun(findings))
            text += findings.map { console.consoleReport.text(of: $0, verdict: "could not run") }.joined()
            run.add(notice: "nothing was written to \(name): mend this first")
        case .missing: add("there is no \(name) to take anything out of", next: "verify baseline writes it")
        case .tooMany(let count, let limit):
            add(
                "nothing was written to \(name): there are \(count) breaches, and the file can hold \(limit) in 4 MiB",
                next: "begin with fewer rules or fewer layers")
        case .file(let problem): add("the file \(name) \(problem)", next: "nothing was written")
        }
    }

    /// Adds the reason why the run could not start.
    mutating func add(_ problem: RunError) { run.add(problem, at: name) }

    private mutating func add(_ what: String, next: String) { add(.baseline(what, next: next)) }

    private mutating func addCase(_ verdict: Verdict, notes: [String] = []) {
        let identifier = CaseIdentifier(subject: "layers.yml", check: "frozen")
        run.add(CheckSuite(name: "baseline", kind: .layers, cases: [CheckCase(identifier, verdict)], notes: notes))
    }

    // MARK: Words

    /// How many violations are frozen, by rule and in all, and how many are new or gone: a line each.
    private func summary(of update: LayerBaseline.Update) -> [String] {
        let total = update.counts.reduce(0) { $0 + $1.count }
        if total == 0, update.gone == 0, update.content == nil { return ["nothing to freeze: no file breaks a rule of layers.yml"] }
        let lines = TextTable.lines(update.counts.map { [$0.rule, "\($0.count)"] })
        let changes = [update.added > 0 ? "\(update.added) new" : nil, update.gone > 0 ? "\(update.gone) gone" : nil].compactMap { $0 }
        let words = changes.isEmpty ? "as before" : changes.joined(separator: ", ")
        return lines + ["\(violations(total)) frozen in \(name): \(words)"]
    }

    private func violations(_ count: Int) -> String { count.counted("breach is", plural: "breaches are") }
}
