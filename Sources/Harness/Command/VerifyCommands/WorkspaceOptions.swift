package import ArgumentParser
package import ContractFiles
internal import ContractTesting
internal import SafeFiles
internal import VerificationModel

/// The help of the options that name folders, which each command can change.
package protocol FoldersHelp {
    static var contracts: ArgumentHelp { get }
    static var fixtures: ArgumentHelp { get }
    static var root: ArgumentHelp { get }
}

extension FoldersHelp {
    package static var contracts: ArgumentHelp { Self.contracts(with: "apis.yml and the contract files") }
    package static var fixtures: ArgumentHelp { "The folder of the recordings. (default: Fixtures in the root)" }
    package static var root: ArgumentHelp { "The folder that paths in findings are relative to. (default: the parent of --contracts)" }

    /// Returns the help of `--contracts`.
    /// - Parameter files: The files that the command reads from the folder.
    package static func contracts(with files: String) -> ArgumentHelp {
        "The folder of \(files). (default: \(Workspace.contractsName), in --root if that is given)"
    }
}

/// The options that name the contracts folder and the root.
package struct ContractsOptions<Help: FoldersHelp>: ParsableArguments {
    @Option(help: Help.contracts)
    package var contracts: String?

    @Option(help: Help.root)
    package var root: String?

    package init() {}

    package func validate() throws {
        try FolderNames.refuseEmpty(["contracts": contracts, "root": root])
    }

    /// The folders.
    package var workspace: Workspace { FolderNames.workspace(contracts: contracts, root: root) }

    /// The reason why the folders cannot be those of a run; nil if there is none.
    var problem: RunError? { FolderNames.problem(of: workspace, namedRoot: root) }

    /// Whether the folder of the contracts is the usual one, and missing.
    var isUsualFolderMissing: Bool { contracts == nil && !PathLookup.exists(workspace.contracts) }
}

/// The options that name a workspace.
package struct WorkspaceOptions<Help: FoldersHelp>: ParsableArguments {
    @OptionGroup var rules: ContractsOptions<Help>

    @Option(help: Help.fixtures)
    package var fixtures: String?

    package init() {}

    package func validate() throws {
        try FolderNames.refuseEmpty(["fixtures": fixtures])
    }

    /// The folders.
    package var workspace: Workspace { FolderNames.workspace(contracts: rules.contracts, fixtures: fixtures, root: rules.root) }

    /// Checks that the root and the folder of the contracts exist.
    package func check() throws(CommandError) {
        if let problem = rules.problem { throw CommandError(problem) }
    }
}

/// The options that name the recordings, or the contracts folder whose parent contains them.
package struct RecordingsOptions: ParsableArguments {
    @Option(help: "The folder of apis.yml and the contract files. (default: Contracts, in --root if that is given; none with --fixtures)")
    package var contracts: String?

    @Option(help: "The folder of the recordings. (default: Fixtures in the root)")
    package var fixtures: String?

    @Option(help: "The folder that paths in findings are relative to. (default: the parent of --contracts, or of --fixtures)")
    package var root: String?

    package init() {}

    package func validate() throws {
        try FolderNames.refuseEmpty(["contracts": contracts, "fixtures": fixtures, "root": root])
    }

    /// Whether only recordings are named, so that no contracts are used.
    private var namesOnlyRecordings: Bool { contracts == nil && fixtures != nil }

    /// The folder of the contracts; nil if only recordings are named.
    package var usedContracts: String? { namesOnlyRecordings ? nil : workspace.contracts }

    /// The folders.
    ///
    /// If only recordings are named, the contracts folder is a default that need not exist.
    package var workspace: Workspace {
        guard let fixtures, contracts == nil else { return FolderNames.workspace(contracts: contracts, fixtures: fixtures, root: root) }
        return Workspace(contracts: "\(fixtures)/../\(Workspace.contractsName)", fixtures: fixtures, root: root ?? "\(fixtures)/..")
    }

    /// Checks that the root and the folder of the contracts exist.
    package func check() throws(CommandError) {
        guard !namesOnlyRecordings, let problem = FolderNames.problem(of: workspace, namedRoot: root) else { return }
        throw CommandError("\(problem)" + (contracts == nil ? ", or name recordings with --fixtures" : ""))
    }
}

/// The rules for names of folders on the command line.
package enum FolderNames {
    /// Returns the folders of a command.
    /// - Parameters:
    ///   - contracts: The folder of the contracts; if nil, `Contracts` in the root, or in the working folder if no root is named.
    ///   - fixtures: The folder of the recordings; `Fixtures` in the root if nil.
    ///   - root: The root; the parent of the contracts folder if nil.
    static func workspace(contracts: String?, fixtures: String? = nil, root: String?) -> Workspace {
        guard contracts == nil, let root else {
            return Workspace(contracts: contracts ?? Workspace.contractsName, fixtures: fixtures, root: root)
        }
        let usual = Workspace(root: root)
        return Workspace(contracts: usual.contracts, fixtures: fixtures, root: usual.root)
    }

    /// Returns the reason why the root or the contracts folder cannot be used: it is missing, or contains the contracts folder.
    static func problem(of workspace: Workspace, namedRoot: String?) -> RunError? {
        if let namedRoot, !PathLookup.exists(namedRoot) { return .root(namedRoot) }
        let folder = workspace.contracts
        guard PathLookup.exists(folder) else { return .contracts(.workspace(.contracts(folder, .missing))) }
        let inner = folder == "." ? Workspace.contractsName : "\(folder)/\(Workspace.contractsName)"
        let names = [ContractFileName.apis, ContractFileName.layers]
        func hasRules(_ folder: String) -> Bool { names.contains { PathLookup.exists("\(folder)/\($0)") } }
        return !hasRules(folder) && hasRules(inner) ? .aroundContracts(folder, inner: inner) : nil
    }

    /// Refuses a folder whose name is empty.
    /// - Parameter options: The names of options and their values.
    package static func refuseEmpty(_ options: KeyValuePairs<String, String?>) throws {
        for (name, value) in options where value == "" { throw ValidationError("--\(name) is empty; name a folder") }
    }

    /// Returns a folder below the recordings, without slashes at its end.
    /// - Throws: `ValidationError` for a path outside the recordings, or with a hidden folder, whose recordings are never listed.
    package static func below(fixtures path: String) throws -> String {
        let folder = Workspace.withoutSlashes(path)
        if folder.split(separator: "/", omittingEmptySubsequences: false).contains(where: { $0.isEmpty || $0.hasPrefix(".") }) {
            throw ValidationError("--into must name a folder below --fixtures, such as movies or movies/search")
        }
        return folder
    }
}
