package import ArgumentParser
package import ContractFiles
internal import ContractTesting
internal import SafeFiles

/// The help of the options that name folders, which each command can change.
package protocol FoldersHelp {
    static var contracts: ArgumentHelp { get }
    static var fixtures: ArgumentHelp { get }
    static var root: ArgumentHelp { get }
}

extension FoldersHelp {
    package static var contracts: ArgumentHelp { "The folder of apis.yml and the contract files." }
    package static var fixtures: ArgumentHelp { "The folder of the recordings. (default: Fixtures in the root)" }
    package static var root: ArgumentHelp { "The folder that paths in findings are relative to. (default: the parent of --contracts)" }
}

/// The options that name the contracts folder and the root.
package struct ContractsOptions<Help: FoldersHelp>: ParsableArguments {
    @Option(help: Help.contracts)
    package var contracts: String

    @Option(help: Help.root)
    package var root: String?

    package init() {}

    package func validate() throws {
        try FolderNames.refuseEmpty(["contracts": contracts, "root": root])
    }

    /// The folders.
    package var workspace: Workspace { Workspace(contracts: contracts, root: root) }

    /// The problem of a root that is named and does not exist; nil if there is none.
    var rootProblem: RunError? { root.flatMap { PathLookup.exists($0) ? nil : RunError.root($0) } }
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
    package var workspace: Workspace { Workspace(contracts: rules.contracts, fixtures: fixtures, root: rules.root) }
}

/// The options that name the recordings, or the contracts folder whose parent contains them.
package struct RecordingsOptions: ParsableArguments {
    @Option(help: "The folder of apis.yml and the contract files.")
    package var contracts: String?

    @Option(help: "The folder of the recordings. (default: Fixtures in the root)")
    package var fixtures: String?

    @Option(help: "The folder that paths in findings are relative to. (default: the parent of --contracts, or of --fixtures)")
    package var root: String?

    package init() {}

    package func validate() throws {
        try FolderNames.refuseEmpty(["contracts": contracts, "fixtures": fixtures, "root": root])
        guard contracts != nil || fixtures != nil else {
            throw ValidationError("name recordings with --fixtures, or contracts with --contracts")
        }
    }

    /// The folders.
    ///
    /// If only recordings are named, the contracts folder is a default that need not exist.
    package var workspace: Workspace {
        Workspace(
            contracts: contracts ?? "\(fixtures ?? ".")/../Contracts", fixtures: fixtures,
            root: root ?? "\(contracts ?? fixtures ?? ".")/..")
    }
}

/// The rules for names of folders on the command line.
package enum FolderNames {
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
