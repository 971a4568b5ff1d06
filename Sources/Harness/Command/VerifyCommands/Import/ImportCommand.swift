internal import ArgumentParser
internal import ContractFiles
internal import RecordingInterchange
internal import Redaction
internal import SecretChecks

/// The folders of `verify import`.
enum ImportFolders: FoldersHelp {
    static var contracts: ArgumentHelp { contracts(with: "apis.yml, which names the secrets") }
    static var fixtures: ArgumentHelp { "The folder of the recordings; created if missing. (default: Fixtures in the root)" }
}

/// `verify import`: makes recordings of the files of other programs.
struct ImportCommand: VerifySubcommand {
    static let configuration = CommandConfiguration(
        commandName: "import", abstract: "Makes recordings from \(ImportFormat.contents).",
        discussion: """
            Secrets are replaced by placeholders such as {{NAME}}; apis.yml and the environment define them. A recording is named after its method and path: \
            get-3-search-movie. A request that a file contains several times becomes a sequence. Requests that differ only in query or body get -2, -3 and so \
            on. Anything that could not be carried over is listed. Status 2 means that something could not be read or written; everything else is written.
            """)

    @Argument(help: ArgumentHelp("\(ImportFormat.paths).", valueName: "file"))
    var files: [String]

    @OptionGroup var folders: WorkspaceOptions<ImportFolders>

    @Option(help: ArgumentHelp("A folder below --fixtures for the imported recordings; created if missing.", valueName: "folder"))
    var into: String?

    @Option(
        help: ArgumentHelp("\(ImportFormat.options). (default: detected from the content)", valueName: "format"),
        completion: .list(ImportFormat.allValueStrings))
    var from: ImportFormat?

    @Option(
        help: ArgumentHelp("The request, which the output of curl does not contain: \"GET https://...\".", valueName: "method url"),
        transform: Self.request)
    var request: ImportedRequestLine?

    @Flag(help: "Replace existing recordings, except those made by hand.")
    var replace = false

    private static func request(_ text: String) throws -> ImportedRequestLine {
        guard let request = ImportedRequestLine(text) else {
            throw ValidationError("not a method and an absolute URL (expected \"GET https://api.example.com/movies?page=1\")")
        }
        return request
    }

    mutating func validate() throws {
        into = try into.map(FolderNames.below)
        if files.contains("") { throw ValidationError("a file's name is empty; name a file") }
    }

    func run(_ context: CommandContext) throws(CommandError) -> ExitStatus {
        try folders.check()
        let reader = ImportReader(format: from, request: request, now: context.clock.seconds)
        let policy: SecretPolicy
        let unknown: UnknownRules
        do throws(WorkspaceError) {
            let folder = try ContractsFolder(folders.workspace)
            try folder.requireAPIs()
            policy = try folder.policy(context.console.environment)
            unknown = UnknownRules(folder)
        } catch {
            throw CommandError(error)
        }
        return try FileImport(
            workspace: folders.workspace, reader: reader, policy: policy, unknown: unknown, into: into, replaces: replace
        ).run(files, context)
    }
}

extension ImportFormat: ExpressibleByArgument {
    /// Creates the format with a name.
    package init?(argument: String) {
        guard let format = ImportFormat.named(argument) else { return nil }
        self = format
    }

    /// The names of all formats.
    package static var allValueStrings: [String] { all.map(\.name) }
}
