internal import ArgumentParser
internal import ContractFiles
internal import ContractTesting
internal import Foundation
internal import JUnitReport
internal import Reports
internal import SafeFiles
internal import VerificationModel

/// `verify check`, which is also what `verify` alone does.
struct CheckCommand: VerifySubcommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Checks contracts and layers, and writes reports. (default)")

    @OptionGroup var options: CheckOptions

    @Option(help: "The folder that receives junit.xml; made where it is missing.")
    var reports = "Reports"

    @Option(
        help: ArgumentHelp(
            "Print a report in the format console or json, or write it to FILE. May be repeated.", valueName: "name[=file]"))
    var format: [ReportFormat] = []

    @Flag(help: "Print nothing but the findings on the console; a report in another format is printed whole.")
    var quiet = false

    func validate() throws {
        guard format.filter({ $0.file == nil }).count <= 1 else {
            throw ValidationError("two formats are to be printed; give one of them a file: --format json=FILE")
        }
        let files = (format.compactMap(\.file) + [junitFile]).map { URL(fileURLWithPath: $0).standardizedFileURL.path }
        guard Set(files).count == files.count else {
            throw ValidationError("two reports are to be written to the same file; give each its own, and leave \(junitFile) to JUnit")
        }
        try FolderNames.refuseEmpty(["reports": reports])
    }

    func run(_ context: CommandContext) throws(CommandError) -> ExitStatus {
        let clock = context.clock
        let console = context.console
        var suites: [CheckSuite] = []
        var warnings: [Finding] = []
        var notices: [String] = []
        var problem = clock.problem
        do throws(RunProblem) {
            if problem == nil {
                let plan = try options.plan(context.types, clock)
                suites = plan.sources.flatMap { $0.run() }
                warnings = plan.sources.flatMap { $0.warnings(now: clock.seconds) }
                notices = plan.sources.flatMap(\.notices)
                problem = options.vacancy(of: plan)
            }
        } catch {
            problem = error
        }
        if let problem { suites.append(problem.suite(options.folders.workspace.contracts)) }
        let unwritten = publish(suites, clock, console)
        for each in warnings { try console.report(ConsoleReport().text(of: each, verdict: "warning")) }
        for each in notices + [problem?.description].compactMap({ $0 }) + unwritten { try console.report("verify: \(each)\n") }
        return ExitStatus(max(outcome(of: suites), unwritten.isEmpty ? .allKept : .couldNotRun))
    }

    /// Without any suite only where that was allowed.
    private func outcome(of suites: [CheckSuite]) -> Outcome {
        var tally = Tally()
        for suite in suites { tally += suite.tally }
        return suites.isEmpty ? .allKept : Outcome(tally)
    }

    // MARK: Reports

    /// Prints and writes every report that was asked for, whatever became of the one before.
    /// - Returns: What could not be written.
    private func publish(_ suites: [CheckSuite], _ clock: RunClock, _ console: Console) -> [String] {
        var problems: [String] = []
        do {
            try writeJUnit(suites, clock)
        } catch {
            problems.append("\(error)")
        }
        for each in format {
            guard let file = each.file else { continue }
            do {
                try FileReplacement.write(Array(text(of: suites, each.name, ConsoleReport()).utf8), to: file)
            } catch let problem as FileProblem {
                problems.append(RunProblem.file(file, problem).description)
            } catch {
                problems.append("\(error)")
            }
        }
        let printed = format.first { $0.file == nil } ?? ReportFormat.console
        do {
            try console.write(text(of: suites, printed.name, console.consoleReport, quiet: quiet))
        } catch {
            problems.append("\(error)")
        }
        return problems
    }

    private func text(of suites: [CheckSuite], _ name: ReportFormat.Name, _ console: ConsoleReport, quiet: Bool = false) throws -> String {
        switch name {
        case .json: try JSONReport.text(of: suites, outcome: outcome(of: suites))
        case .console: quiet ? console.quietText(of: suites) : suites.isEmpty ? "" : console.text(of: suites)
        }
    }

    private var junitFile: String { "\(reports)/junit.xml" }

    private func writeJUnit(_ suites: [CheckSuite], _ clock: RunClock) throws {
        do {
            try FileManager.default.createDirectory(atPath: reports, withIntermediateDirectories: true)
        } catch {
            let reason = error.localizedDescription
            throw RunProblem.folder(reports, reason: reason.hasSuffix(".") ? String(reason.dropLast()) : reason)
        }
        var report = try JUnitReport(path: junitFile, timestamp: clock.timestamp)
        for suite in suites { try report.write(suite) }
        try report.finish()
    }
}

/// `console`, `json`, or one of them with a file.
struct ReportFormat: ExpressibleByArgument {
    enum Name: String, CaseIterable {
        case console
        case json
    }

    static let console = ReportFormat(name: .console, file: nil)

    let name: Name
    let file: String?

    private init(name: Name, file: String?) {
        self.name = name
        self.file = file
    }

    init?(argument: String) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard let name = Name(rawValue: String(parts[0])), parts.count == 1 || !parts[1].isEmpty else { return nil }
        self.init(name: name, file: parts.count == 2 ? String(parts[1]) : nil)
    }

    static var allValueStrings: [String] { Name.allCases.map(\.rawValue) }
}
