internal import ArgumentParser
internal import ContractFiles
internal import ContractTesting
internal import LayerRules
internal import Reports
internal import SafeFiles
internal import StrictYAML
internal import VerificationModel

/// `verify init`: writes the first `layers.yml` of a repository.
struct InitCommand: VerifySubcommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Writes a first layers.yml from the current sources, and the schemas with which editors complete it.",
        discussion: """
            Layers are the folders with the usual names of Clean Architecture, the modules of a package, or its top folders. The file allows the uses and \
            imports that exist today and no others. Uses that violate the Dependency Rule are left out, so that a check reports them. Sources are parsed, not \
            built. An existing layers.yml is not changed; the exit status is then 2.
            """)

    @Option(help: "The folder of the repository. Paths in layers.yml are relative to it.")
    var root = "."

    @Option(help: "The folder for layers.yml; created if missing. (default: Contracts in the root)")
    var contracts: String?

    @Flag(help: "Print layers.yml instead of writing it.")
    var print = false

    mutating func validate() throws {
        try FolderNames.refuseEmpty(["contracts": contracts, "root": root])
        root = Workspace.withoutSlashes(root)
    }

    func run(_ context: CommandContext) throws(CommandError) -> ExitStatus {
        let clock = try context.clock.checked()
        if !print, PathLookup.exists(file) {
            throw CommandError(
                "\(file) already exists and was not changed; move it away, or print the new one with --print")
        }
        let first: LayersFileDraft
        let progress = ProgressLine(context.console)
        defer { progress.erase() }
        do throws(LayersFileDraft.DraftError) {
            first = try LayersFileDraft(root: root, location: locationInRoot, today: clock.today, observer: progress.observer)
            progress.erase()
        } catch {
            throw CommandError(words(for: error))
        }
        if print {
            try context.console.write(first.text)
            return .kept
        }
        try write(first.text)
        let suites = first.suites(writtenTo: file, root: root, today: clock.today)
        try context.console.write(
            InitReport(console: context.console, file: file, schemas: schemas, location: location).text(of: first, suites))
        return .kept
    }

    /// Writes the file, and before it the schemas that its first line refers to.
    private func write(_ text: String) throws(CommandError) {
        let advice = "name another folder with --contracts"
        let output = OutputFolder(path: folder, advice: advice)
        try output.create()
        let name = folder.split(separator: "/").last.map(String.init) ?? folder
        _ = try SchemaFolder(output: OutputFolder(path: schemas, advice: advice), url: "", contracts: name).write()
        try output.write(text, to: ContractFileName.layers)
    }

    // MARK: Places

    private var schemas: String { "\(folder)/\(FormatSchemaFile.folderName)" }

    private var folder: String { Workspace(root: root, contracts: contracts).contracts }

    private var file: String { Workspace(root: root, contracts: contracts).layersFile }

    /// Returns whether the rules are in a folder of the root, so that commands find the sources without --root.
    private func isBeside(_ relative: String?) -> Bool { relative.map { $0 != "." && !$0.contains("/") } ?? false }

    /// The options that name the folders of the rules and the sources.
    private var location: String {
        "--contracts \(folder)/" + (isBeside(DisplayPath.relative(folder, to: root)) ? "" : " --root \(root)")
    }

    /// The same options, relative to the root.
    private var locationInRoot: String {
        guard let relative = DisplayPath.relative(folder, to: root) else { return location }
        return "--contracts \(relative)/" + (isBeside(relative) ? "" : " --root .")
    }

    // MARK: Words

    private func words(for problem: LayersFileDraft.DraftError) -> String {
        switch problem {
        case .unreadable(".", let reason): "\(root): \(reason); name the folder of the repository with --root"
        case .unreadable(let path, let reason): "\(root)/\(path): \(reason); fix it, or name another folder with --root"
        case .empty([]): "\(root): there is no Swift file in it; name the folder of the repository with --root"
        case .empty(let places):
            "\(root): every Swift file in it belongs to tests, manifests or third-party code, which have no layers: \(places.prefix(5).joined(separator: ", "))"
                + "\(places.count > 5 ? " and \(places.count - 5) more" : ""); name the folder of the repository with --root"
        }
    }
}
