public import ContractFiles
internal import Threads
public import VerificationModel

/// The contracts of one folder, to be checked against the recordings of another.
public struct ContractSuite: Sendable {
    /// The plan: a suite for each contract file that has selected cases.
    let suites: [PlannedSuite]
    /// Observes how far a run is.
    package var observer = StepObserver.none
    /// The options that name the folders in commands of messages.
    package var folderOptions: [String] = []
    /// The address space of each thread's stack: enough for a type that contains itself, in the deepest JSON text that is read.
    private static let stackSize = 1 << 28
    /// The number of groups whose results are kept until they are put into their suites.
    private static let batchSize = 1_024

    /// The cases that the filters select, in the order of the files.
    public var cases: [ContractCase] { suites.flatMap(\.cases) }

    /// Reads contracts, and plans a case for each of their promises.
    ///
    /// Badly written files do not throw. Each is a case that could not run, with all problems of the file.
    /// - Parameters:
    ///   - workspace: The folders of the contract files and of the recordings.
    ///   - filters: Texts that select the cases whose identifier contains one of them. An empty list selects all cases.
    ///   - types: The app's response types.
    /// - Throws: ``ContractSuiteError`` if there are no contracts to read, or if two types have the same name.
    public init(
        _ workspace: Workspace, filters: [String] = [], @ResponseTypeBuilder types: () -> [ResponseType]
    ) throws(ContractSuiteError) {
        try self.init(workspace, filters: filters, types: types(), sources: SourceReading())
    }

    /// Reads contracts, and plans a case for each of their promises.
    /// - Parameter sources: The way in which types are read from sources.
    package init(
        _ workspace: Workspace, filters: [String], types: [ResponseType], sources: SourceReading
    ) throws(ContractSuiteError) {
        let planner = SuitePlanner(workspace: workspace, types: try TypeRegistry(types), sources: sources)
        do {
            suites = PlannedSuite.reportingOnce(try planner.suites().compactMap { $0.selected(by: filters) })
        } catch {
            throw .workspace(error)
        }
    }

    /// Reads the contracts of the package that a test belongs to, and plans a case for each of their promises.
    ///
    /// Relative paths are searched for in the folders above the test's file, regardless of the working directory.
    /// - Parameters:
    ///   - contracts: The folder of the contract files: `Contracts`.
    ///   - fixtures: The folder of the recordings; `Fixtures` beside the contracts if nil.
    ///   - filters: Texts that select the cases whose identifier contains one of them. An empty list selects all cases.
    ///   - filePath: The test's file.
    ///   - types: The app's response types.
    /// - Throws: ``ContractSuiteError`` if there are no contracts to read, or if two types have the same name.
    public init(
        contracts: String, fixtures: String? = nil, filters: [String] = [], filePath: String = #filePath,
        @ResponseTypeBuilder types: () -> [ResponseType]
    ) throws(ContractSuiteError) {
        let workspace = Workspace.nearest(contracts: contracts, fixtures: fixtures, filePath: filePath)
        try self.init(workspace, filters: filters, types: types)
    }

    /// Checks every selected case, on all cores.
    ///
    /// If a case depends on one that was not selected, it gets the verdict of that one, so that no failure is hidden.
    /// - Returns: A suite for each contract file that has cases, in the order of ``cases``.
    public func run() -> [CheckSuite] {
        let finished = observer.counter(of: suites.reduce(0) { $0 + $1.groups.count }, "checking recordings")
        var results = suites.map { SuiteResult($0) }
        let positions = suites.indices.flatMap { suite in suites[suite].groups.indices.map { (suite: suite, group: $0) } }
        for start in stride(from: 0, to: positions.count, by: Self.batchSize) {
            let batch = Array(positions[start..<min(start + Self.batchSize, positions.count)])
            let groups = DeepStack.map(batch.count, stackSize: Self.stackSize) { number in
                defer { finished() }
                return suites[batch[number].suite].groups[batch[number].group].run()
            }
            for (position, group) in zip(batch, groups) { results[position.suite].add(group) }
        }
        return results.map(\.suite)
    }
}

extension ContractSuite: CheckSource {
    /// The identifiers of the cases that the filters select.
    package var identifiers: [CaseIdentifier] { suites.flatMap(\.identifiers) }

    package var isEmpty: Bool { suites.allSatisfy(\.groups.isEmpty) }

    /// The problems of badly written files, regardless of the filters.
    package var knownProblems: [Verdict] { suites.flatMap(\.knownProblems) }
}

/// The reason why there is no suite.
public struct ContractSuiteError: Error, Hashable, Sendable {
    /// The kinds of errors.
    ///
    /// Code outside the package cannot switch over the kinds, so that a new one breaks no code.
    package enum Kind: Hashable, Sendable {
        /// The folders cannot be used.
        case workspace(WorkspaceError)
        /// Two response types have the same name.
        case repeatedType(String)
    }

    package let kind: Kind

    private init(_ kind: Kind) {
        self.kind = kind
    }

    package static func workspace(_ error: WorkspaceError) -> Self { Self(.workspace(error)) }
    package static func repeatedType(_ name: String) -> Self { Self(.repeatedType(name)) }
}

extension ContractSuiteError: CustomStringConvertible {
    /// The problem.
    package var what: String {
        switch kind {
        case .workspace(let error): error.what
        case .repeatedType(let name): "two response types are registered as \"\(name)\""
        }
    }

    /// The advice for the problem; nil if the problem's text contains it.
    package var next: String? {
        switch kind {
        case .workspace(let error): error.next
        case .repeatedType: "give one of them another name with name:"
        }
    }

    /// The problem and the advice, in one line.
    public var description: String { [what, next].compactMap { $0 }.joined(separator: "; ") }
}
