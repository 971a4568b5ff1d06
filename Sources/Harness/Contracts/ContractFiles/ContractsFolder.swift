internal import StrictYAML
internal import SafeFiles
package import VerificationModel

/// The folder of the contracts, read as far as that is possible.
package struct ContractsFolder {
    /// A contract file.
    package struct File {
        /// The path below the folder, without `.yml`.
        package let name: String
        /// Everything that is wrong with it.
        package let findings: [Finding]
        /// What could be read of it.
        package let contracts: ContractFile?
    }

    /// How findings name the folder.
    package let display: String
    /// All files that may be meant as contracts.
    package let names: [String]
    /// Everything that is wrong with `apis.yml`; nil where there is none.
    package let apiFindings: [Finding]?
    /// What `apis.yml` says of secrets.
    package let secrets: SecretRules
    /// The APIs of `apis.yml`, sorted.
    package let apis: [String]
    /// The same by name, as far as they could be read.
    package let apisByName: [String: API]
    package let files: [File]

    private let path: String

    /// Reads the folder and all its files.
    /// - Throws: ``WorkspaceError/contracts(_:_:)``. What is wrong with a file is kept beside it.
    package init(_ workspace: Workspace) throws(WorkspaceError) {
        let path = workspace.contracts
        let display = workspace.display(path)
        let names: [String]
        do {
            names = try FolderListing.files(below: path, where: ContractFileName.mayBeMeant)
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
            : APIFile(isComplete: true)
        self.path = path
        self.display = display
        secrets = apis.secrets
        self.apis = apis.apis.keys.sorted()
        apisByName = apis.apis
        self.names = names
        files = names.filter(ContractFileName.isContractFile).map { name in
            let problems = FormatProblems()
            let suite = String(name.dropLast(".yml".count))
            let contracts = yaml(name, problems).flatMap { ContractFileReader(apis: apis, problems: problems).read($0, name: suite) }
            return File(name: suite, findings: problems.findings, contracts: contracts)
        }
        apiFindings = hasAPIs ? apiProblems.findings : nil
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
