internal import ArgumentParser
internal import ContractFiles
internal import ContractTesting
internal import RecordingInterchange
internal import Recordings
internal import Reports
internal import SafeFiles
internal import VerificationModel

/// `verify export`: writes all recordings to one HAR file, for viewing.
struct ExportCommand: VerifySubcommand {
    static let configuration = CommandConfiguration(
        commandName: "export", abstract: "Writes all recordings of a folder to one HAR file, for viewing.",
        discussion: """
            Browsers and proxies can open the file. Secrets remain placeholders in it, and the same recordings give the same bytes. If a recording cannot be \
            read, nothing is written.
            """)

    @Argument(help: ArgumentHelp("The file to write.", valueName: "file.har"))
    var file: String

    @OptionGroup var folders: RecordingsOptions

    func validate() throws {
        // An argument in the wrong place must not overwrite another file, such as a contract.
        guard file.hasSuffix(".har") else {
            throw ValidationError("\"\(file)\" is not a valid name of a HAR file (expected a name that ends with .har)")
        }
    }

    func run(_ context: CommandContext) throws(CommandError) -> ExitStatus {
        try folders.check()
        let workspace = folders.workspace
        let path = workspace.fixtures
        var writer = HARWriter()
        var findings: [Finding] = []
        do {
            let folder = try RecordingsFolder(path, displayPath: workspace.display(path))
            for name in try folder.names() {
                do throws(LocatedRecordingError) {
                    try writer.add(try folder.recording(named: name), of: folder)
                } catch {
                    findings.append(error.finding)
                }
            }
        } catch {
            throw CommandError(WorkspaceError.fixtures(path, error))
        }
        let console = context.console
        for finding in findings.sorted() { try console.write(console.consoleReport.text(of: finding, verdict: "failed")) }
        guard findings.isEmpty else { throw CommandError("nothing was written to \(file): fix the recordings first") }
        guard writer.count > 0 else { throw CommandError("nothing to export: there is no recording in \(path)") }
        do {
            try FileReplacement.write(writer.bytes, to: file)
        } catch {
            throw CommandError("the file \(file) \(error); name another one")
        }
        try console.write("\(writer.count.counted("exchange")) in \(file)\n")
        return .kept
    }
}
