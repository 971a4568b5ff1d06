internal import ArgumentParser
internal import Foundation
internal import Reports

/// The report options of the commands that run checks.
struct ReportOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Print a report in the format console or json, or write it to FILE; junit is always written to a file. May be repeated.",
            valueName: "name[=file]"))
    var format: [RequestedReport] = []

    @Flag(help: "Print only findings on the console; a report in another format is printed in full.")
    var quiet = false

    func validate() throws {
        guard format.filter({ $0.file == nil }).count <= 1 else {
            throw ValidationError("only one format can be printed; write the other to a file: --format json=FILE")
        }
        if let junit = format.first(where: { $0.file == nil && $0.format.name == JUnitFormat.name }) {
            throw ValidationError("--format \(junit.format.name) needs a file: --format \(junit.format.name)=FILE")
        }
    }

    /// Refuses two reports in one file.
    /// - Parameter junitFile: The file of JUnit XML that the command always writes; nil if there is none.
    func refuseSharedFiles(with junitFile: String?) throws {
        let files = (format.compactMap(\.file) + [junitFile].compactMap { $0 }).map { URL(fileURLWithPath: $0).standardizedFileURL.path }
        guard Set(files).count == files.count else {
            let other = junitFile.map { ", other than \($0)" } ?? ""
            throw ValidationError("two reports cannot be written to the same file; give each its own file\(other)")
        }
    }
}

/// A report format with an optional file: `json`, or `junit=FILE`.
struct RequestedReport: ExpressibleByArgument, Sendable {
    let format: any ReportFormat.Type
    let file: String?

    init?(argument: String) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard let format = ReportFormats.named(String(parts[0])), parts.count == 1 || !parts[1].isEmpty else { return nil }
        self.format = format
        file = parts.count == 2 ? String(parts[1]) : nil
    }

    static var allValueStrings: [String] { ReportFormats.all.map { $0.name } }
}
