internal import ArgumentParser
internal import ContractFiles
internal import ContractTesting
internal import LayerRules
internal import PackageGraph
internal import SafeFiles
internal import SwiftSymbols
internal import VerificationModel

/// The folders of `check` and `list`.
enum CheckedFolders: FoldersHelp {
    static var contracts: ArgumentHelp { contracts(with: "apis.yml, layers.yml and the contract files") }
    static var root: ArgumentHelp {
        "The folder that paths in findings and in layers.yml are relative to. (default: the parent of --contracts)"
    }
}

/// The options that select checks, shared by `check` and `list`.
struct CheckOptions: ParsableArguments {
    enum Kind: String, CaseIterable, ExpressibleByArgument {
        case contracts
        case layers
    }

    @OptionGroup var folders: WorkspaceOptions<CheckedFolders>

    @Option(help: "Check only contracts, or only layers.")
    var only: Kind?

    @Option(help: ArgumentHelp("Check only the cases whose identifier contains TEXT, ignoring case. May be repeated.", valueName: "text"))
    var filter: [String] = []

    @Flag(help: "Compare registered types with the types of the same names that are read from sources.")
    var crossCheck = false

    @OptionGroup var day: DayOption

    @Flag(help: "Exit with status 0 even if there is nothing to check or a filter matches nothing.")
    var allowEmpty = false

    /// Reads the contracts and the layers, and plans their checks.
    ///
    /// Layers are checked if there is a `layers.yml` or its baseline, or if `--only layers` asks for them.
    /// - Parameters:
    ///   - types: The app's response types.
    ///   - clock: The time of the run.
    ///   - reading: What is known about the sources already, and the observer of how far the checks are.
    func plan(
        _ types: [ResponseType], _ clock: RunClock, _ reading: LayerReading = LayerReading()
    ) throws(RunError) -> CheckPlan {
        if let problem = folders.rules.problem { throw problem }
        let workspace = folders.workspace
        let isThere = [workspace.layersFile, workspace.baselineFile].contains(where: PathLookup.exists)
        let hasLayers = only == .layers || only == nil && isThere
        var sources: [any CheckSource] = []
        // Contracts run first, so that layers need not parse the sources of their types again.
        let parses = hasLayers ? SharedParses(layersOf: workspace.root) : nil
        if var contracts = try contractSuite(types, parses) {
            contracts.observer = reading.observer
            contracts.folderOptions = workspace.options
            sources.append(contracts)
        }
        if hasLayers {
            var reading = reading
            reading.parses = parses
            reading.folderOptions = workspace.optionsWithoutFixtures
            reading.sourceOptions = workspace.sourceOptions
            sources.append(
                LayerSuite(
                    layersFile: workspace.layersFile, root: workspace.root, today: day.today ?? clock.today, filters: filter,
                    reading: reading))
        }
        return CheckPlan(sources: sources)
    }

    private func contractSuite(_ types: [ResponseType], _ parses: SharedParses?) throws(RunError) -> ContractSuite? {
        guard only != .layers else { return nil }
        let workspace = folders.workspace
        if allowEmpty, Self.hasNoFile(workspace.contracts) { return nil }
        do {
            return try ContractSuite(
                workspace, filters: filter, types: types,
                sources: SourceReading(SwiftTypeSource(root: workspace.root, parses: parses), isCrossChecked: crossCheck))
        } catch {
            throw .contracts(error)
        }
    }

    /// Returns whether a folder can be read and contains no file of contracts or layers.
    private static func hasNoFile(_ folder: String) -> Bool {
        do throws(FileError) {
            return try FolderListing.files(below: folder, where: ContractFileName.isYAMLFile).isEmpty
        } catch {
            // The suite reports the folder.
            return false
        }
    }

    /// Returns the reason why a run that can start is not complete: nothing to check, or a filter that matches nothing.
    ///
    /// Returns nil if a file is badly written, because a filter may name one of its missing cases.
    func emptyRunProblem(of plan: CheckPlan) -> RunError? {
        guard !allowEmpty, plan.knownProblems.isEmpty else { return nil }
        if !filter.isEmpty {
            let cases = plan.identifiers
            let unmatched = filter.filter { text in !cases.contains { $0.matches(text) } }
            if !unmatched.isEmpty { return .unmatched(filters: unmatched, folderOptions: folders.workspace.options) }
        }
        return plan.isEmpty ? .nothingToCheck(contracts: folders.workspace.contracts, withLayers: only == nil) : nil
    }

    func validate() throws {
        if filter.contains("") { throw ValidationError("--filter is empty and would select every case; omit it to check all cases") }
    }
}
