internal import ContractFiles
internal import HTTPMessages
internal import RecordingInterchange
internal import Recordings
internal import Redaction
internal import SafeFiles
internal import VerificationModel

/// Makes recordings of the files of other programs.
struct FileImport {
    let workspace: Workspace
    let reader: ImportReader
    /// The secrets, which are replaced by placeholders.
    let policy: SecretPolicy
    /// The rules for values that look random; nil without `apis.yml`, so that every recording with such a value is refused.
    var unknown: UnknownRules?
    /// A folder below that of the recordings; nil for the folder itself.
    var into: String?
    var replaces = false
    /// Whether exchanges are left out whose answer is not JSON.
    var takesOnlyJSON = false

    /// Imports files, and prints a line for each recording.
    func run(_ files: [String], _ context: CommandContext) throws(CommandError) -> ExitStatus {
        let path = workspace.fixtures
        let outcome: RecordingImport.Outcome
        let progress = ProgressLine(context.console)
        defer { progress.erase() }
        let desk = UndecidedDesk(unknown, context.console, prepare: progress.erase)
        do {
            if !PathLookup.exists(path) { try make(path) }
            let lock = try FolderLock(path)
            defer { withExtendedLifetime(lock) {} }
            let folder = try RecordingsFolder(path, displayPath: workspace.display(path))
            var recordings = RecordingImport(into: folder, below: into, policy: policy, decisions: desk.decisions, replaces: replaces)
            let finished = progress.observer.counter(of: files.count, "reading files")
            let imported = files.map { file in
                defer { finished() }
                return read(file)
            }
            outcome = try recordings.write(imported, observer: progress.observer)
            progress.erase()
        } catch {
            throw CommandError(WorkspaceError.fixtures(path, error))
        }
        return try ImportReport(console: context.console, desk: desk).show(outcome)
    }

    /// Creates the folder of the recordings, but not its parents, so that a mistyped path does not create a tree of folders.
    private func make(_ path: String) throws(FileError) {
        do {
            try makeFolder(path)
        } catch {
            throw error == .missing ? .noFolder : error
        }
    }

    /// Returns the content of a file, or its problem, so that other files are still imported.
    private func read(_ path: String) -> ImportedFile {
        var file: ImportedFile
        do {
            file = try reader.read(path)
        } catch {
            return ImportedFile(problems: [error])
        }
        guard takesOnlyJSON else { return file }
        let count = file.exchanges.count
        file.exchanges.removeAll { !MediaType.isJSON($0.exchange.response.headers["Content-Type"]) }
        let others = count - file.exchanges.count
        if others > 0 {
            let words = "\(others.counted("answer")) left out, because only answers with JSON become recordings"
            file.notes.append(ImportNote(SourcePlace(file: path), words))
        }
        return file
    }
}
