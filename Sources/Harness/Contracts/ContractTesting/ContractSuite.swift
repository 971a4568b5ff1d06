public import ContractFiles
public import VerificationModel

/// The contracts of a folder, checked against the recordings of another.
public struct ContractSuite: Sendable {
    /// The plan: a suite for each contract file that has selected cases.
    let suites: [PlannedSuite]

    /// The cases that the filters select, in the order of the files.
    public var cases: [ContractCase] { suites.flatMap(\.cases) }

    /// Reads contracts, and plans a case for each of their promises.
    ///
    /// Badly written files do not throw: each is a case that could not run, with everything that is wrong in it.
    /// - Parameters:
    ///   - workspace: The folders of the contract files and of the recordings.
    ///   - filters: Texts of which at least one must occur in a case's identifier; none selects all.
    ///   - types: The app's response types.
    /// - Throws: ``ContractSuiteError`` where there are no contracts to read, or two types have the same name.
    public init(
        _ workspace: Workspace, filters: [String] = [], @ResponseTypeBuilder types: () -> [ResponseType]
    ) throws(ContractSuiteError) {
        let planner = SuitePlanner(workspace: workspace, types: try TypeRegistry(types()))
        do {
            suites = try planner.suites().compactMap { $0.selected(by: filters) }
        } catch {
            throw .workspace(error)
        }
    }

    /// Reads the contracts of the package that a test belongs to, and plans a case for each of their promises.
    ///
    /// Relative paths are searched for from the test's file upwards, whatever the working directory is.
    /// - Parameters:
    ///   - contracts: The folder of the contract files: `Contracts`.
    ///   - fixtures: The folder of the recordings; `Fixtures` beside the contracts if nil.
    ///   - filters: Texts of which at least one must occur in a case's identifier; none selects all.
    ///   - filePath: The test's file.
    ///   - types: The app's response types.
    /// - Throws: ``ContractSuiteError`` where there are no contracts to read, or two types have the same name.
    public init(
        contracts: String, fixtures: String? = nil, filters: [String] = [], filePath: String = #filePath,
        @ResponseTypeBuilder types: () -> [ResponseType]
    ) throws(ContractSuiteError) {
        let workspace = Workspace.nearest(contracts: contracts, fixtures: fixtures, filePath: filePath)
        try self.init(workspace, filters: filters, types: types)
    }

    /// Checks every selected case.
    ///
    /// A case that depends on one that was not selected takes over the verdict of that one, so that no failure is hidden.
    /// - Returns: A suite for each contract file that has cases, in the order of ``cases``.
    public func run() -> [CheckSuite] { suites.map { $0.run() } }
}

extension ContractSuite: CheckSource {
    /// The identifiers of the cases that the filters select.
    package var identifiers: [CaseIdentifier] { cases.map(\.identifier) }

    /// The problems of badly written files, whatever the filters select.
    package var knownProblems: [Verdict] { cases.compactMap(\.knownProblem) }
}

/// The reason why there is no suite.
public enum ContractSuiteError: Error, Hashable, Sendable {
    /// The folders cannot be used.
    case workspace(WorkspaceError)
    /// Two response types have the same name.
    case repeatedType(String)
}

extension ContractSuiteError: CustomStringConvertible {
    /// What is wrong.
    package var what: String {
        switch self {
        case .workspace(let error): error.what
        case .repeatedType(let name): "two response types are registered as \"\(name)\""
        }
    }

    /// What to do about it; nil where the first part says it.
    package var next: String? {
        switch self {
        case .workspace(let error): error.next
        case .repeatedType: "give one of them another name with name:"
        }
    }

    /// What is wrong and what to do next, in one line.
    public var description: String { [what, next].compactMap { $0 }.joined(separator: "; ") }
}
