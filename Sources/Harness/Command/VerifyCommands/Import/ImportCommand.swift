internal import ArgumentParser
internal import ContractFiles
internal import RecordingInterchange
internal import Recordings
internal import Redaction
internal import SafeFiles
internal import SecretChecks
internal import VerificationModel

/// The folders of `verify import`.
enum ImportFolders: FoldersHelp {
    static var contracts: ArgumentHelp { "The folder of apis.yml, which says what is secret." }
    static var fixtures: ArgumentHelp { "The folder of the recordings; made where it is missing. (default: Fixtures in the root)" }
}

/// `verify import`: brings in what other programs have written down.
struct ImportCommand: VerifySubcommand {
    static let configuration = CommandConfiguration(
        commandName: "import", abstract: "Makes recordings of \(ImportFormat.contents).",
        discussion: """
            Secrets are taken out on the way in, as apis.yml and the environment say: {{NAME}} stands in their place. A recording is named by its method \
            and path: get-3-search-movie. What is asked for more than once in a file becomes a sequence; what differs in query or body alone gets -2, -3 and \
            so on. What could not be carried over is listed. Status 2 where something could not be read or written; everything else was written then.
            """)

    @Argument(help: ArgumentHelp("\(ImportFormat.paths).", valueName: "file"))
    var files: [String]

    @OptionGroup var folders: WorkspaceOptions<ImportFolders>

    @Option(help: ArgumentHelp("A folder below --fixtures for what is imported; made where it is missing.", valueName: "folder"))
    var into: String?

    @Option(help: "\(ImportFormat.options). (default: recognized by the content)", completion: .list(ImportFormat.allValueStrings))
    var format: ImportFormat?

    @Option(
        help: ArgumentHelp("What was asked for, which the output of curl does not say: \"GET https://...\".", valueName: "method url"),
        transform: Self.request)
    var request: ImportedRequestLine?

    @Flag(help: "Replace recordings that are there already, but for those made by hand.")
    var replace = false

    private static func request(_ text: String) throws -> ImportedRequestLine {
        guard let request = ImportedRequestLine(text) else {
            throw ValidationError("this is no method and absolute URL; write them as \"GET https://api.example.com/movies?page=1\"")
        }
        return request
    }

    mutating func validate() throws {
        into = try into.map(FolderNames.below)
        if files.contains("") { throw ValidationError("a file's name is empty; name a file") }
    }

    func run(_ context: CommandContext) throws(CommandError) -> ExitStatus {
        let workspace = folders.workspace
        let policy: SecretPolicy
        do throws(WorkspaceError) {
            policy = try SecretPolicy(workspace, environment: context.console.environment)
        } catch {
            throw CommandError(error)
        }
        let path = workspace.fixtures
        let outcome: RecordingImport.Outcome
        do {
            if !PathLookup.exists(path) { try make(path) }
            let lock = try FolderLock(path)
            defer { withExtendedLifetime(lock) {} }
            let folder = try RecordingsFolder(path, displayPath: workspace.display(path))
            var recordings = RecordingImport(into: folder, below: into, policy: policy, replaces: replace)
            outcome = try recordings.write(files.map { read($0, context.clock.seconds) })
        } catch {
            throw CommandError(WorkspaceError.fixtures(path, error))
        }
        return try ImportReport(console: context.console).show(outcome)
    }

    /// Makes the folder of the recordings, though none around it: a name that was mistyped makes no tree of folders.
    private func make(_ path: String) throws(FileError) {
        do {
            try makeFolder(path)
        } catch {
            throw error == .missing ? .noFolder : error
        }
    }

    /// What a file holds; one that cannot be read keeps no other from being imported.
    private func read(_ file: String, _ now: Int) -> ImportedFile {
        do {
            return try ImportReader(format: format, request: request, now: now).read(file)
        } catch {
            return ImportedFile(problems: [error])
        }
    }
}

extension ImportFormat: ExpressibleByArgument {
    /// Returns the format of a name.
    package init?(argument: String) {
        guard let format = ImportFormat.named(argument) else { return nil }
        self = format
    }

    /// The names of all formats.
    package static var allValueStrings: [String] { all.map(\.name) }
}
