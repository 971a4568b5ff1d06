internal import ArgumentParser
internal import ContractFiles
internal import ContractTesting
internal import DecodingPrograms
internal import FixtureScan
internal import LayerRules
internal import RecordingInterchange
internal import Redaction
internal import Reports
internal import SafeFiles
internal import StrictYAML
internal import VerificationModel

/// `verify init`: writes the first `layers.yml` and the first contracts of a repository.
struct InitCommand: VerifySubcommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Writes a first layers.yml and first contracts, and the schemas with which editors complete them.",
        discussion: """
            Layers are the folders with the usual names of Clean Architecture, the modules of a package, or its top folders. The file allows the uses and \
            imports that exist today and no others. Uses that violate the Dependency Rule are left out, so that a check reports them. Contracts are written \
            for recordings and JSON fixtures, with the type that has most of their keys; doubts are comments. Sources are parsed, not built. Existing files \
            are not changed; if there is nothing to write, the exit status is 2.
            """)

    @Option(help: "The folder of the repository. Paths in the files are relative to it.")
    var root = "."

    @Option(help: "The folder for the files; created if missing. (default: Contracts in the root)")
    var contracts: String?

    @Option(help: "The folder of the recordings. (default: Fixtures in the root)")
    var fixtures: String?

    @Option(
        help: ArgumentHelp("A HAR file whose JSON answers become recordings, without their secrets. May be repeated.", valueName: "file"))
    var har: [String] = []

    @Option(help: "The platform that #if is evaluated for.")
    var platform: BuildPlatform?

    @Option(
        help: ArgumentHelp(
            "What layers are made of: modules, or folders. (default: modules where there are any, and the folders of an app)",
            valueName: "parts"))
    var by: LayerDivision?

    @Flag(help: "Print layers.yml instead of writing anything.")
    var print = false

    mutating func validate() throws {
        try FolderNames.refuseEmpty(["contracts": contracts, "fixtures": fixtures, "root": root])
        if har.contains("") { throw ValidationError("a file's name is empty; name a file") }
        if print, !har.isEmpty { throw ValidationError("--print writes nothing, and --har makes recordings; remove one of them") }
        root = Workspace.withoutSlashes(root)
    }

    func run(_ context: CommandContext) throws(CommandError) -> ExitStatus {
        let today = try context.clock.checked().today
        if print {
            try context.console.write(try layers(today, context.console).text)
            return .kept
        }
        if let fixtures, har.isEmpty, !PathLookup.exists(fixtures) {
            throw CommandError(WorkspaceError.fixtures(fixtures, .missing))
        }
        let (hasLayers, hasContracts) = (PathLookup.exists(file), PathLookup.exists(apis))
        if hasContracts, !har.isEmpty {
            let command = AdvisedCommand(["import"] + har.map(AdvisedCommand.path) + workspace.options)
            throw CommandError("\(apis) already exists, so that no contracts are written; import the recordings: \(command)")
        }
        if hasLayers, hasContracts {
            throw CommandError(
                "\(file) and \(apis) already exist and were not changed; move one away, or print a new layers.yml with --print")
        }
        let first = hasLayers ? nil : try layers(today, context.console)
        let scan = hasContracts ? nil : try ScanCommand.scan(root, platform: platform, context.console)
        if let first { try write(first.text) }
        var status = ExitStatus.kept
        if !har.isEmpty {
            let reader = ImportReader(format: .named("har"), now: context.clock.seconds)
            // No apis.yml names secrets yet, so that only those are replaced that their names or their form show.
            status = try FileImport(workspace: workspace, reader: reader, policy: SecretPolicy(), takesOnlyJSON: true).run(har, context)
        }
        let written = try contracts(scan)
        if first == nil, written?.draft == nil, written?.problems.isEmpty ?? true {
            let reason = written?.reason ?? "no recording and no fixture with a type was found"
            throw CommandError(
                "\(file) already exists and was not changed, and no contracts are written: \(reason); "
                    + "print a new layers.yml with --print, or add recordings with --har")
        }
        var report = InitReport(
            console: context.console, workspace: workspace, schemas: schemas, platform: platform, location: location,
            baselineLocation: baselineLocation)
        report.add(first)
        report.add(written, scan)
        let suites = first?.suites(writtenTo: file, root: root, today: today) ?? []
        try context.console.write(report.text(suites + (written?.suites ?? []), written?.problems ?? []))
        return status
    }

    /// Writes contracts.
    /// - Parameter scan: The scan of the repository; nil if there are contracts.
    private func contracts(_ scan: Scan?) throws(CommandError) -> FirstContracts.Outcome? {
        guard let scan else { return nil }
        do throws(CommandError) {
            return try FirstContracts(workspace, platform: platform).write(scan)
        } catch {
            guard !har.isEmpty else { throw error }
            throw CommandError(
                "\(error.description), and run the command without --har, because the recordings are written: \(commandWithoutHAR)")
        }
    }

    private func layers(_ today: Day, _ console: Console) throws(CommandError) -> LayersFileDraft {
        let progress = ProgressLine(console)
        defer { progress.erase() }
        do throws(LayersFileDraft.DraftError) {
            return try LayersFileDraft(
                root: root, location: Self.text(of: locationInRoot), today: today, division: by, observer: progress.observer)
        } catch {
            throw CommandError(words(for: error))
        }
    }

    /// Writes layers.yml, and before it the schemas that its first line refers to.
    private func write(_ text: String) throws(CommandError) {
        let advice = "name another folder with --contracts"
        let output = OutputFolder(path: folder, advice: advice)
        try output.create()
        let name = folder.split(separator: "/").last.map(String.init) ?? folder
        _ = try SchemaFolder(output: OutputFolder(path: schemas, advice: advice), url: "", contracts: name).write()
        try output.write(text, to: ContractFileName.layers)
    }

    // MARK: Places

    private var workspace: Workspace {
        let place = Workspace(root: root, contracts: contracts)
        return fixtures.map { Workspace(contracts: place.contracts, fixtures: $0, root: place.root) } ?? place
    }

    private var schemas: String { "\(folder)/\(FormatSchemaFile.folderName)" }

    private var folder: String { workspace.contracts }

    private var file: String { workspace.layersFile }

    private var apis: String { "\(folder)/\(ContractFileName.apis)" }

    /// Returns whether the rules are in a folder of the root, so that commands find the sources without --root.
    private func isBeside(_ relative: String?) -> Bool { relative.map { $0 != "." && !$0.contains("/") } ?? false }

    /// The options that name the folders in a check.
    private var location: [String] { baselineLocation + (fixtures.map { AdvisedCommand.option("--fixtures", $0) } ?? []) }

    /// The options that name the folders in `verify baseline`.
    private var baselineLocation: [String] {
        AdvisedCommand.option("--contracts", "\(folder)/")
            + (isBeside(DisplayPath.relative(folder, to: root)) ? [] : AdvisedCommand.option("--root", root))
    }

    /// The same options, relative to the root.
    private var locationInRoot: [String] {
        guard let relative = DisplayPath.relative(folder, to: root) else { return baselineLocation }
        return AdvisedCommand.option("--contracts", "\(relative)/") + (isBeside(relative) ? [] : ["--root", "."])
    }

    private static func text(of options: [String]) -> String { options.map(AdvisedCommand.quoted).joined(separator: " ") }

    /// This command without `--har`.
    private var commandWithoutHAR: AdvisedCommand {
        let folders = [("--contracts", contracts), ("--fixtures", fixtures), ("--root", root == "." ? nil : root)]
        let others = [("--platform", platform?.rawValue), ("--by", by?.rawValue)]
        return AdvisedCommand(["init"] + (folders + others).flatMap { name, value in value.map { AdvisedCommand.option(name, $0) } ?? [] })
    }

    // MARK: Words

    private func words(for problem: LayersFileDraft.DraftError) -> String {
        switch problem {
        case .unreadable(".", let reason): "\(root): \(reason); name the folder of the repository with --root"
        case .unreadable(let path, let reason): "\(root)/\(path): \(reason); fix it, or name another folder with --root"
        case .noModules:
            "\(root): no package and no project declares a module, so that layers cannot be modules; write --by folders, or remove --by"
        case .empty([]): "\(root): there is no Swift file in it; name the folder of the repository with --root"
        case .empty(let places):
            "\(root): every Swift file in it belongs to tests, manifests or third-party code, which have no layers: \(places.prefix(5).joined(separator: ", "))"
                + "\(places.count > 5 ? " and \(places.count - 5) more" : ""); name the folder of the repository with --root"
        }
    }
}

extension LayerDivision: ExpressibleByArgument {}
