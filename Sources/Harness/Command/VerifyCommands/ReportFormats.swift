internal import JUnitReport
internal import Reports
internal import VerificationModel

/// The list of report formats.
enum ReportFormats {
    /// The formats that `--format` accepts.
    static let all: [any ReportFormat.Type] = [ConsoleReport.self, JSONReport.self, JUnitFormat.self]

    /// The names of the formats, in the order of the list.
    static var names: [String] { all.map { $0.name } }

    /// Returns the format with a name.
    static func named(_ name: String) -> (any ReportFormat.Type)? { all.first { $0.name == name } }
}

/// JUnit XML, for CI systems.
enum JUnitFormat: ReportFormat {
    static let name = "junit"

    static func content(of run: CheckRun, _ layout: ReportLayout) -> ReportContent { .file { try write(run, to: $0) } }

    /// Writes the report of a run.
    static func write(_ run: CheckRun, to file: String) throws(JUnitError) {
        var report = try JUnitReport(path: file, timestamp: run.timestamp)
        for suite in run.suites { try report.write(suite) }
        try report.finish()
    }
}
