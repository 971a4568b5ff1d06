internal import ArgumentParser
internal import ContractTesting
internal import Foundation
internal import JUnitReport
internal import Reports
internal import SafeFiles
internal import VerificationModel

/// `verify check`, which is also what `verify` alone does.
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Checks contracts and layers, and writes reports. (default)")

    @OptionGroup var options: CheckOptions

    @Option(help: "The folder that receives junit.xml; made where it is missing.")
    var reports = "Reports"

    @Option(
        help: ArgumentHelp(
            "Print a report in the format console or json, or write it to FILE. May be repeated.", valueName: "name[=file]"))
    var format: [ReportFormat] = []

    @Flag(help: "End with status 0 where there is nothing to check.")
    var allowEmpty = false

    @Flag(help: "Print findings only, and nothing where all is kept.")
    var quiet = false

    func validate() throws {
        guard format.filter({ $0.file == nil }).count <= 1 else {
            throw ValidationError("two formats are to be printed; give one of them a file: --format json=FILE")
        }
        if reports.isEmpty { throw ValidationError("--reports is empty; name a folder") }
    }

    func run(_ types: [ResponseType], _ console: Console) throws -> Int32 {
        let clock: RunClock
        let suites: [CheckSuite]
        do {
            clock = try RunClock(console)
            suites = try (options.contractSuite(types)?.run() ?? []) + options.layerSuites(clock)
        } catch let problem where problem is ContractSuiteProblem || problem is RunProblem {
            console.report("verify: \(problem)\n")
            return Outcome.couldNotRun.rawValue
        }
        let problems = try publish(suites, clock, console)
        for problem in problems { console.report("verify: \(problem)\n") }
        return max(outcome(of: suites, console), problems.isEmpty ? .allKept : .couldNotRun).rawValue
    }

    private func outcome(of suites: [CheckSuite], _ console: Console) -> Outcome {
        var tally = Tally()
        for suite in suites { tally += suite.tally }
        guard tally.total == 0 else { return Outcome(tally) }
        if allowEmpty { return .allKept }
        console.report("verify: \(RunProblem.nothingToCheck(filters: options.filter, contracts: options.contracts))\n")
        return .couldNotRun
    }

    // MARK: Reports

    /// Prints and writes every report that was asked for, whatever became of the one before.
    /// - Returns: What could not be written.
    private func publish(_ suites: [CheckSuite], _ clock: RunClock, _ console: Console) throws -> [String] {
        var problems: [String] = []
        for each in format where each.file != nil {
            guard let file = each.file else { continue }
            let text = try each.text(of: suites, quiet: false, ConsoleReport())
            do {
                try FileReplacement.write(Array(text.utf8), to: file)
            } catch {
                problems.append(RunProblem.file(file, "\(error)").description)
            }
        }
        do {
            try writeJUnit(suites, clock)
        } catch let problem where problem is RunProblem || problem is JUnitProblem {
            problems.append("\(problem)")
        }
        let printed = format.first { $0.file == nil } ?? ReportFormat.console
        let report = ConsoleReport(style: console.style, width: console.terminalWidth)
        console.write(try printed.text(of: suites, quiet: quiet, report))
        return problems
    }

    private func writeJUnit(_ suites: [CheckSuite], _ clock: RunClock) throws {
        do {
            try FileManager.default.createDirectory(atPath: reports, withIntermediateDirectories: true)
        } catch {
            throw RunProblem.folder(reports, error.localizedDescription)
        }
        var report = try JUnitReport(path: "\(reports)/junit.xml", timestamp: clock.timestamp)
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

    func text(of suites: [CheckSuite], quiet: Bool, _ console: ConsoleReport) throws -> String {
        switch name {
        case .json: try JSONReport.text(of: suites)
        case .console:
            if quiet { console.quietText(of: suites) } else if suites.isEmpty { "" } else { console.text(of: suites) }
        }
    }
}
