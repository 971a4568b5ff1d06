internal import ArgumentParser
internal import Reports

/// The report options of the commands that run checks.
struct ReportOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Print a report in the format console or json, or write it to FILE; junit is always written to a file. May be repeated.",
            valueName: "name[=file]"),
        completion: .list(ReportFormats.names), transform: Self.request)
    var format: [RequestedFormat<any ReportFormat.Type>] = []

    @Flag(help: "Print only findings on the console; a report in another format is printed in full.")
    var quiet = false

    @Sendable private static func request(_ argument: String) throws -> RequestedFormat<any ReportFormat.Type> {
        try RequestedFormat(argument, names: ReportFormats.names, format: ReportFormats.named)
    }

    func validate() throws {
        try RequestedFormat.refuseTwoPrinted(format)
        if let junit = format.first(where: { $0.file == nil && $0.format.name == JUnitFormat.name }) {
            throw ValidationError("--format \(junit.format.name) needs a file: --format \(junit.format.name)=FILE")
        }
    }

    /// Refuses two reports in one file.
    /// - Parameter junitFile: The file of JUnit XML that the command always writes; nil if there is none.
    func refuseSharedFiles(with junitFile: String?) throws { try RequestedFormat.refuseSharedFiles(format, other: junitFile) }
}
