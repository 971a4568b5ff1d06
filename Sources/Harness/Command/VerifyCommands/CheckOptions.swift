internal import ArgumentParser
internal import ContractFiles
internal import ContractTesting
internal import LayerRules
internal import SafeFiles
internal import VerificationModel

/// The folders of `check` and `list`.
enum CheckedFolders: FoldersHelp {
    static var contracts: ArgumentHelp { "The folder of apis.yml, layers.yml and the contract files." }
    static var root: ArgumentHelp { "What paths in findings and in layers.yml are relative to. (default: the parent of --contracts)" }
}

/// What is checked: the options that `check` and `list` share.
struct CheckOptions: ParsableArguments {
    enum Kind: String, CaseIterable, ExpressibleByArgument {
        case contracts
        case layers
    }

    @OptionGroup var folders: WorkspaceOptions<CheckedFolders>

    @Option(help: "Check only contracts, or only layers.")
    var only: Kind?

    @Option(help: ArgumentHelp("Check only cases in whose identifier TEXT occurs, in any case. May be repeated.", valueName: "text"))
    var filter: [String] = []

    @OptionGroup var day: DayOption

    @Flag(help: "End with status 0 where there is nothing to check, or nothing that a filter names.")
    var allowEmpty = false

    /// Reads what there is to check.
    ///
    /// Layers are checked where there is a `layers.yml`, or a baseline of one, and where they are asked for.
    func plan(_ types: [ResponseType], _ clock: RunClock) throws(RunError) -> CheckPlan {
        let workspace = folders.workspace
        let isThere = [workspace.layersFile, workspace.baselineFile].contains(where: PathLookup.exists)
        let hasLayers = only == .layers || only == nil && isThere
        var sources: [any CheckSource] = []
        if let contracts = try contractSuite(types) { sources.append(contracts) }
        if hasLayers {
            sources.append(
                LayerSuite(layersFile: workspace.layersFile, root: workspace.root, today: day.today ?? clock.today, filters: filter))
        }
        return CheckPlan(sources: sources)
    }

    private func contractSuite(_ types: [ResponseType]) throws(RunError) -> ContractSuite? {
        guard only != .layers else { return nil }
        do {
            return try ContractSuite(folders.workspace, filters: filter) { types }
        } catch {
            throw .contracts(error)
        }
    }

    /// Returns the reason why a run is not complete though it can start: nothing to check, or filters that select nothing.
    ///
    /// Where a file is badly written, a filter may have meant one of the cases that are missing.
    func emptyRunProblem(of plan: CheckPlan) -> RunError? {
        guard !allowEmpty, plan.knownProblems.isEmpty else { return nil }
        let cases = plan.identifiers
        let unmatched = filter.filter { text in !cases.contains { $0.matches(text) } }
        if !unmatched.isEmpty { return .unmatched(filters: unmatched) }
        return cases.isEmpty ? .nothingToCheck(contracts: folders.workspace.contracts, withLayers: only == nil) : nil
    }

    func validate() throws {
        if filter.contains("") { throw ValidationError("--filter is empty; it would select every case; leave it out for that") }
    }
}
