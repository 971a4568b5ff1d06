internal import ArgumentParser
internal import ContractFiles
internal import ContractTesting
internal import LayerRules
internal import Reports
internal import SafeFiles
internal import VerificationModel

/// `verify baseline`: breaches of `layers.yml` that are there already are written down, so that new ones alone are told.
struct BaselineCommand: VerifySubcommand {
    static let configuration = CommandConfiguration(
        commandName: "baseline", abstract: "Freezes today's breaches of layers.yml, so that new ones alone are told.",
        discussion: """
            They are written to layers-baseline.yml beside layers.yml, by rule, file and symbols, what uses what; lines may move. Exceptions go first: what they \
            cover is not frozen. A frozen breach that is mended is a finding of verify, until --shrink takes it out.
            """)

    @OptionGroup var folders: ContractsOptions

    @Option(
        help: ArgumentHelp("The day against which exceptions in layers.yml are held, in UTC. (default: today)", valueName: "yyyy-MM-dd"),
        transform: CheckOptions.day)
    var today: Day?

    @Flag(help: "Take out what is mended, and add nothing.")
    var shrink = false

    func run(_ context: CommandContext) throws(CommandError) -> ExitStatus {
        let clock = try context.clock.checked()
        let workspace = folders.workspace
        let baseline = LayerBaseline(layersFile: workspace.layersFile, root: workspace.root)
        let update: LayerBaseline.Update
        do throws(LayerBaseline.Problem) {
            update = try baseline.update(today: today ?? clock.today, addsNew: !shrink)
        } catch {
            return try refuse(error, baseline, context)
        }
        if let content = update.content {
            do {
                try FileReplacement.write(content, to: baseline.path)
            } catch {
                throw CommandError("the file \(baseline.name) \(error); it is as it was")
            }
        }
        if !shrink { try report(update.findings, as: "cannot be frozen", context.console) }
        try context.console.write(summary(of: update, baseline))
        if update.left > 0 {
            try context.console.report("verify: \(breaches(update.left)) not frozen; verify --only layers tells which\n")
        }
        return shrink || update.findings.isEmpty ? .kept : .broken
    }

    // MARK: Words

    private func summary(of update: LayerBaseline.Update, _ baseline: LayerBaseline) -> String {
        let total = update.counts.reduce(0) { $0 + $1.count }
        if total == 0, update.gone == 0, update.content == nil { return "nothing to freeze: no file breaks a rule of layers.yml\n" }
        let lines = TextTable.lines(update.counts.map { [$0.rule, "\($0.count)"] }).map { "\($0)\n" }
        let changes = [update.added > 0 ? "\(update.added) new" : nil, update.gone > 0 ? "\(update.gone) gone" : nil].compactMap { $0 }
        let words = changes.isEmpty ? "as before" : changes.joined(separator: ", ")
        return lines.joined() + "\(breaches(total)) frozen in \(baseline.name): \(words)\n"
    }

    private func breaches(_ count: Int) -> String { count.counted("breach is", plural: "breaches are") }

    private func report(_ findings: [Finding], as verdict: String, _ console: Console) throws(CommandError) {
        for finding in findings { try console.write(console.consoleReport.text(of: finding, verdict: verdict)) }
    }

    // MARK: Problems

    private func refuse(
        _ problem: LayerBaseline.Problem, _ baseline: LayerBaseline, _ context: CommandContext
    ) throws(CommandError) -> ExitStatus {
        switch problem {
        case .couldNotRun(let findings):
            try report(findings, as: "could not run", context.console)
            return try context.couldNotRun("nothing was written to \(baseline.name): mend this first")
        case .missing: return try context.couldNotRun("there is no \(baseline.name) to take anything out of; verify baseline writes it")
        case .tooMany(let count, let limit):
            return try context.couldNotRun(
                "nothing was written to \(baseline.name): there are \(count) breaches, and the file can hold \(limit) in 4 MiB; "
                    + "begin with fewer rules or fewer layers")
        case .file(let problem): return try context.couldNotRun("the file \(baseline.name) \(problem); nothing was written")
        }
    }
}
