internal import ArgumentParser
internal import ContractFiles
internal import ContractTesting
internal import LayerRules
internal import Reports
internal import SafeFiles
internal import VerificationModel

/// `verify init`: writes the first `layers.yml` of a repository.
struct InitCommand: VerifySubcommand {
    static let configuration = CommandConfiguration(
        commandName: "init", abstract: "Writes a first layers.yml from what the sources are today.",
        discussion: """
            Layers are the folders whose names apps with Clean Architecture use, the modules of a package, or its top folders. What they use of each other and \
            import today is listed, so that it is closed from now on; what breaks the Dependency Rule is not, so that a check finds it. Sources are parsed, not \
            built. A layers.yml that is there already is left as it is, with status 2.
            """)

    @Option(help: "The folder of the repository; what paths in layers.yml are relative to.")
    var root = "."

    @Option(help: "The folder that receives layers.yml; made where it is missing. (default: Contracts in the root)")
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
                "\(file) is there already and stays as it is; move it away first, or see with --print what would be written")
        }
        let first: LayersFileDraft
        do throws(LayersFileDraft.DraftError) {
            first = try LayersFileDraft(root: root, location: locationInRoot, today: clock.today)
        } catch {
            throw CommandError(words(for: error))
        }
        if print {
            try context.console.write(first.text)
            return .kept
        }
        do throws(FileError) {
            if !PathLookup.exists(folder) { try makeFolder(folder) }
            try FileReplacement.write(Array(first.text.utf8), to: file)
        } catch {
            throw CommandError("the file \(file) \(error); name another folder with --contracts")
        }
        let suites = first.suites(writtenTo: file, root: root, today: clock.today)
        try context.console.write(InitReport(console: context.console, file: file, location: location).text(of: first, suites))
        return .kept
    }

    // MARK: Places

    private var folder: String { Workspace(root: root, contracts: contracts).contracts }

    private var file: String { Workspace(root: root, contracts: contracts).layersFile }

    /// Whether the rules lie beside the sources, where commands look for these.
    private func isBeside(_ relative: String?) -> Bool { relative.map { $0 != "." && !$0.contains("/") } ?? false }

    /// The options that say where the rules and the sources are.
    private var location: String {
        "--contracts \(folder)/" + (isBeside(DisplayPath.relative(folder, to: root)) ? "" : " --root \(root)")
    }

    /// The same as who stands in the root would say it.
    private var locationInRoot: String {
        guard let relative = DisplayPath.relative(folder, to: root) else { return location }
        return "--contracts \(relative)/" + (isBeside(relative) ? "" : " --root .")
    }

    // MARK: Words

    private func words(for problem: LayersFileDraft.DraftError) -> String {
        switch problem {
        case .unreadable(".", let reason): "\(root): \(reason); name the folder of the repository with --root"
        case .unreadable(let path, let reason): "\(root)/\(path): \(reason); see what stands there, or name another folder with --root"
        case .empty([]): "\(root): there is no Swift file in it; name the folder of the repository with --root"
        case .empty(let places):
            "\(root): no Swift file in it is code that layers are about, but only tests, manifests or code of others: \(places.prefix(5).joined(separator: ", "))"
                + "\(places.count > 5 ? " and \(places.count - 5) more" : ""); name the folder of the repository with --root"
        }
    }
}
