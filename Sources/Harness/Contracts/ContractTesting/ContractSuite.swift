public import ContractFiles
public import VerificationModel

/// The contracts of a folder, held against the recordings of another.
public struct ContractSuite: Sendable {
    /// The cases that the filters select, in the order of the files.
    public let cases: [ContractCase]

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
        let named = try Self.byName(types())
        let planner = SuitePlanner(workspace: workspace, filters: filters, types: named)
        do {
            cases = try planner.cases()
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

    /// Checks every case.
    ///
    /// A case that depends on one that was not selected takes over what came of that one, so that nothing fails unseen.
    /// - Returns: A suite for each contract file that has cases, in the order of ``cases``.
    public func run() -> [CheckSuite] {
        let selected = Set(cases.map(\.identifier))
        var suites: [(name: String, cases: [CheckCase])] = []
        var checker: ExchangeChecker?
        for each in cases {
            let clock = ContinuousClock()
            let start = clock.now
            let verdict = Self.verdict(of: each, selected, &checker)
            let done = CheckCase(each.identifier, verdict, duration: start.duration(to: clock.now))
            if suites.last?.name != each.suite { suites.append((each.suite, [])) }
            suites[suites.count - 1].cases.append(done)
        }
        return suites.map { CheckSuite(name: $0.name, kind: .contracts, cases: $0.cases) }
    }

    private static func verdict(
        of each: ContractCase, _ selected: Set<CaseIdentifier>, _ checker: inout ExchangeChecker?
    ) -> Verdict {
        guard case .check(let check, let plan) = each.work else { return each.verdict() }
        var current = checker?.plan.subject == plan.subject ? checker : nil
        var used = current.take() ?? ExchangeChecker(plan, types: each.types)
        defer { checker = used }
        var verdict = used.verdict(of: check)
        while case .notReached(let earlier) = verdict, !selected.contains(earlier),
            let cause = plan.checks.first(where: { plan.identifier(of: $0) == earlier })
        {
            verdict = used.verdict(of: cause)
        }
        return verdict
    }

    private static func byName(_ types: [ResponseType]) throws(ContractSuiteError) -> [String: ResponseType] {
        var named: [String: ResponseType] = [:]
        for type in types {
            guard named.updateValue(type, forKey: type.name) == nil else { throw .repeatedType(type.name) }
        }
        return named
    }
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
