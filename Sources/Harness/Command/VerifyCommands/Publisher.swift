internal import JUnitReport
internal import Reports
internal import SafeFiles
internal import VerificationModel

/// Writes the reports of a run, in the same way for all commands.
struct Publisher {
    /// The folder of a run's JUnit XML, and the name of the file.
    ///
    /// Each command has its own name, so that it does not replace the report of another command.
    struct JUnitFile {
        let folder: String
        let name: String

        var path: String { "\(folder)/\(name)" }
    }

    let console: Console
    let options: ReportOptions
    /// The file of JUnit XML; nil if none is written.
    let junit: JUnitFile?
    /// Whether the console shows only the number of uses between layers instead of the findings about them.
    var showsArrows = false

    /// Writes and prints every requested report, even if another one could not be written.
    /// - Parameters:
    ///   - run: The run.
    ///   - text: The text to print if no other format is requested; the console's report if nil.
    /// - Returns: The exit status for the run and for reports that could not be written.
    func publish(_ run: CheckRun, text: String? = nil) throws(CommandError) -> ExitStatus {
        var problems: [String] = []
        func attempt(_ write: () throws -> Void) {
            do { try write() } catch { problems.append("\(error)") }
        }
        if let junit { attempt { try writeJUnit(run, to: junit) } }
        for each in options.format {
            guard let file = each.file else { continue }
            attempt { try write(run, as: each.format, to: file) }
        }
        attempt { try print(run, text) }
        for each in warnings(of: run) { try console.report(each) }
        // On a terminal, the report with the same words is just above.
        let isRepeated = text == nil && printsConsoleReport && console.isTerminal
        for each in run.notices + (isRepeated ? [] : run.reportedNotices) + problems { try console.report("verify: \(each)\n") }
        return ExitStatus(max(run.outcome, problems.isEmpty ? .allKept : .couldNotRun))
    }

    /// The format of the report that is printed; nil if none is requested.
    private var printed: (any ReportFormat.Type)? { options.format.first { $0.file == nil }?.format }

    private var printsConsoleReport: Bool { printed == nil || printed == ConsoleReport.self }

    /// Returns the texts of the findings that break nothing.
    private func warnings(of run: CheckRun) -> [String] {
        let counts = showsArrows ? ArrowCounts(run.warnings).lines.map { "warning: \($0)\n" } : []
        let others = showsArrows ? run.warnings.filter { $0.arrow == nil } : run.warnings
        return counts + others.map { ConsoleReport().text(of: $0, verdict: "warning") }
    }

    private func print(_ run: CheckRun, _ text: String?) throws {
        let layout = ReportLayout(console.consoleReport, isQuiet: options.quiet, showsArrows: showsArrows)
        if let text, printsConsoleReport { return try console.write(text) }
        if case .text(let text) = try (printed ?? ConsoleReport.self).content(of: run, layout) { try console.write(text) }
    }

    private func write(_ run: CheckRun, as format: any ReportFormat.Type, to file: String) throws {
        do {
            switch try format.content(of: run, ReportLayout()) {
            case .text(let text): try FileReplacement.write(Array(text.utf8), to: file)
            case .file(let write): try write(file)
            }
        } catch let problem as FileError {
            throw RunError.file(file, problem)
        } catch let error as JUnitError {
            guard case .file(_, let problem) = error.kind else { throw error }
            throw RunError.file(file, problem)
        }
    }

    private func writeJUnit(_ run: CheckRun, to junit: JUnitFile) throws {
        do throws(FileError) {
            try makeFolders(junit.folder)
            guard try PathLookup.isFolder(junit.folder) else { throw .notAFolder }
        } catch {
            throw RunError.folder(junit.folder, error)
        }
        try JUnitFormat.write(run, to: junit.path)
    }
}
