internal import ArgumentParser
internal import Foundation
internal import Reports

/// The options of every command that reports checks.
struct ReportOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Print a report in the format console or json, or write it to FILE; junit is always written to a file. May be repeated.",
            valueName: "name[=file]"))
    var format: [RequestedReport] = []

    @Flag(help: "Print nothing but the findings on the console; a report in another format is printed whole.")
    var quiet = false

    func validate() throws {
        guard format.filter({ $0.file == nil }).count <= 1 else {
            throw ValidationError("two formats are to be printed; give one of them a file: --format json=FILE")
        }
        if let junit = format.first(where: { $0.file == nil && $0.format.name == JUnitFormat.name }) {
            throw ValidationError("--format \(junit.format.name) is written to a file: --format \(junit.format.name)=FILE")
        }
    }

    /// Refuses two reports in one file.
    /// - Parameter junitFile: The file of JUnit XML that is written anyway; nil where there is none.
    func refuseSharedFiles(with junitFile: String?) throws {
        let files = (format.compactMap(\.file) + [junitFile].compactMap { $0 }).map { URL(fileURLWithPath: $0).standardizedFileURL.path }
        guard Set(files).count == files.count else {
            let other = junitFile.map { ", and leave \($0) to JUnit" } ?? ""
            throw ValidationError("two reports are to be written to the same file; give each its own\(other)")
        }
    }
}

/// `console`, `json` or `junit`, alone or with a file.
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
