internal import StrictYAML
internal import SafeFiles
package import VerificationModel

/// The content of the contracts folder, as far as it can be read.
package struct ContractsFolder {
    /// A contract file.
    package struct File {
        /// Its path below the folder, without `.yml`.
        package let name: String
        /// The problems of the file.
        package let findings: [Finding]
        /// The contracts that could be read; nil if there are none.
        package let contracts: ContractFile?
    }

    /// The path of the folder in findings.
    package let display: String
    /// The paths of all files that may be meant as contracts.
    package let names: [String]
    /// The names of folders that are named like a contract file and contain none.
    package let folders: [String]
    /// The problems of `apis.yml`; nil if the file does not exist.
    package let apiFindings: [Finding]?
    /// The rules for secrets in `apis.yml`.
    package let secrets: SecretRules
    /// The names of the APIs in `apis.yml`, sorted.
    package let apis: [String]
    /// The APIs by name, as far as they could be read.
    package let apisByName: [String: API]
    package let files: [File]

    let path: String

    /// Reads the folder and all its files.
    ///
    /// The problems of a file are stored with the file.
    /// - Throws: ``WorkspaceError/contracts(_:_:)`` if the folder cannot be read.
    package init(_ workspace: Workspace) throws(WorkspaceError) {
        let path = workspace.contracts
        let display = workspace.display(path)
        let names: [String]
        let folders: [String]
        do {
            names = try FolderListing.files(below: path, where: ContractFileName.isYAMLFile)
            folders = try Self.folders(in: path, beside: names)
        } catch {
            throw .contracts(path, error)
        }
        func yaml(_ name: String, _ problems: FormatProblems) -> YAMLNode? {
            do {
                return try YAMLFile.root(of: "\(path)/\(name)", shownAs: "\(display)/\(name)")
            } catch {
                problems.report(error.problem, at: error.place)
                return nil
            }
        }
        let hasAPIs = names.contains(ContractFileName.apis)
        let apiProblems = FormatProblems()
        let apis =
            hasAPIs
            ? yaml(ContractFileName.apis, apiProblems).map { APIFile($0, problems: apiProblems) } ?? APIFile(isComplete: false)
            : APIFile(isComplete: true, exists: false)
        self.path = path
        self.display = display
        secrets = apis.secrets
        self.apis = apis.apis.keys.sorted()
        apisByName = apis.apis
        self.names = names
        self.folders = folders
        files = names.filter(ContractFileName.isContractFile).map { name in
            let problems = FormatProblems()
            let suite = String(name.dropLast(".yml".count))
            let contracts = yaml(name, problems).flatMap { ContractFileReader(apis: apis, problems: problems).read($0, name: suite) }
            return File(name: suite, findings: problems.findings, contracts: contracts)
        }
        apiFindings = hasAPIs ? apiProblems.findings : nil
    }

    private static func folders(in path: String, beside files: [String]) throws(FileError) -> [String] {
        try FolderListing.names(in: path).filter { name in
            guard name == ContractFileName.apis || ContractFileName.isContractFile(name), !name.hasPrefix(".") else { return false }
            return isFolder("\(path)/\(name)") && !files.contains { $0.hasPrefix("\(name)/") }
        }.sorted()
    }

    /// Returns whether a path leads to a folder.
    ///
    /// A path at which no file exists counts as a file, and its reader reports it.
    private static func isFolder(_ path: String) -> Bool {
        do throws(FileError) { return try PathLookup.isFolder(path) } catch { return false }
    }

    // MARK: Requirements

    /// Checks that no file is badly written.
    /// - Throws: ``WorkspaceError/badlyWritten(_:)``.
    package func requireWellWrittenFiles() throws(WorkspaceError) {
        let findings = (apiFindings ?? []) + files.flatMap(\.findings)
        guard findings.isEmpty else { throw .badlyWritten(findings) }
    }

    /// Checks that there is an `apis.yml`, and that it is not badly written.
    /// - Throws: ``WorkspaceError/noAPIs(_:)`` or ``WorkspaceError/badlyWritten(_:)``.
    package func requireAPIs() throws(WorkspaceError) {
        guard let apiFindings else { throw .noAPIs(path) }
        guard apiFindings.isEmpty else { throw .badlyWritten(apiFindings.sorted()) }
    }

    /// Checks that `apis.yml` has APIs of these names.
    /// - Throws: ``WorkspaceError/unknownAPI(_:known:)`` for the first one that it does not have.
    package func require(_ names: [String]) throws(WorkspaceError) {
        for name in names where apisByName[name] == nil { throw .unknownAPI(name, known: apis) }
    }
}
