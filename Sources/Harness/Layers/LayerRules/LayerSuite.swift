internal import PackageGraph
internal import ProjectModules
internal import SafeFiles
public import VerificationModel

/// The layers of a package, checked against `layers.yml`.
///
/// Nothing is read before it is needed. ``cases`` and ``identifiers`` read the rules and the sources. ``run()`` and the verdict of a case parse the sources, once
/// for all cases of a suite.
public struct LayerSuite: Sendable {
    private let work: LayerWork
    private let filters: [String]
    private let baseline: String
    private let folderOptions: [String]
    private let sourceOptions: [String]

    /// The layers that a file describes.
    ///
    /// Nothing throws: a badly written `layers.yml`, or `layers-baseline.yml` beside it, is a case that could not run, with everything that is wrong in it.
    /// - Parameters:
    ///   - layersFile: The path of `layers.yml`.
    ///   - root: What its patterns, and paths in findings, are relative to.
    ///   - today: The day with which the last days of exceptions are compared.
    ///   - filters: Texts of which at least one must occur in a case's identifier; none selects all. A case that could not run because the rules or the sources
    ///     are not readable is always selected.
    public init(layersFile: String, root: String, today: Day = .today, filters: [String] = []) {
        self.init(layersFile: layersFile, root: root, today: today, filters: filters, reading: LayerReading())
    }

    /// The layers that a file describes, with what is known already.
    package init(
        layersFile: String, root: String, today: Day, filters: [String], reading: LayerReading
    ) {
        self.init(
            LayerWork(layersFile: layersFile, root: root, today: today, reading: reading), filters: filters,
            baseline: DisplayPath.of(BaselineFile.path(beside: layersFile), below: root), folderOptions: reading.folderOptions,
            sourceOptions: reading.sourceOptions)
    }

    init(_ work: LayerWork, filters: [String], baseline: String, folderOptions: [String] = [], sourceOptions: [String] = []) {
        (self.work, self.filters, self.baseline) = (work, filters, baseline)
        (self.folderOptions, self.sourceOptions) = (folderOptions, sourceOptions)
    }

    /// The layers that the `layers.yml` of a folder describes.
    ///
    /// Relative paths are searched for from the test's file upwards, whatever the working directory is.
    /// - Parameters:
    ///   - contracts: The folder that contains `layers.yml`.
    ///   - root: What its patterns, and paths in findings, are relative to; the parent of the folder if nil.
    ///   - today: The day with which the last days of exceptions are compared.
    ///   - filters: Texts of which at least one must occur in a case's identifier; none selects all.
    ///   - filePath: The test's file.
    public init(
        contracts: String, root: String? = nil, today: Day = .today, filters: [String] = [], filePath: String = #filePath
    ) {
        let folder = FolderSearch.located(contracts, above: filePath)
        let root = root.map { FolderSearch.located($0, above: filePath) } ?? "\(folder)/.."
        self.init(layersFile: "\(folder)/layers.yml", root: root, today: today, filters: filters)
    }

    /// The selected cases: those about the file itself, then those of each layer, in the order of the file.
    ///
    /// The sources are read, but not parsed.
    public var cases: [LayerCase] {
        work.plan.suites.flatMap { suite in
            suite.cases.filter(isSelected).map { LayerCase(suite: suite.name, planned: $0, work: work) }
        }
    }

    /// The identifiers of the selected cases.
    public var identifiers: [CaseIdentifier] { cases.map(\.identifier) }

    /// Whether no case is selected.
    package var isEmpty: Bool { !work.plan.suites.contains { $0.cases.contains(where: isSelected) } }

    /// Checks the selected cases.
    ///
    /// Where none is selected, no source is parsed.
    /// - Returns: One suite for the file itself, then one for each layer, without those of which no case is selected.
    public func run() -> [CheckSuite] {
        if filters.isEmpty { return work.outcome.suites }
        let selected = Set(identifiers)
        guard !selected.isEmpty else { return [] }
        return work.outcome.suites.compactMap { suite in
            let cases = suite.cases.filter { selected.contains($0.identifier) }
            guard !cases.isEmpty else { return nil }
            return CheckSuite(name: suite.name, kind: suite.kind, cases: cases, notes: suite.notes, warnings: suite.warnings)
        }
    }

    /// How many violations are frozen that are still there, whichever cases are selected, and how messages name the file that lists them.
    ///
    /// Where any case is selected, the sources are checked.
    package var frozen: (count: Int, file: String) {
        (isEmpty ? 0 : work.outcome.baseline?.remainingCount ?? 0, baseline)
    }

    /// How many of them are frozen under an earlier name: their file was moved, or a declaration was renamed.
    package var movedCount: Int { isEmpty ? 0 : work.outcome.baseline?.movedCount ?? 0 }

    /// The command that removes fixed violations from the baseline.
    package var shrinking: AdvisedCommand { BaselineLedger.shrinking(folderOptions) }

    /// The parts of projects that are not read, each with its place and the reason: an import of their modules looks like one from outside.
    package var unreadProjects: [String] { isEmpty ? [] : work.plan.input?.sources.tree.repository.unreadParts ?? [] }

    /// The command that lists the modules and the parts of projects that are not read.
    package var listingModules: AdvisedCommand { AdvisedCommand(["graph", "--modules"] + sourceOptions) }

    /// Why cases are missing from the suite: `layers.yml`, the baseline or the sources are not readable.
    package var knownProblems: [Verdict] {
        work.plan.suites.flatMap(\.cases).compactMap { planned in
            if case .decided(let verdict) = planned.question, verdict != .kept { verdict } else { nil }
        }
    }

    private func isSelected(_ planned: LayerPlan.Case) -> Bool {
        if case .decided(.couldNotRun) = planned.question { return true }
        return filters.isEmpty || filters.contains { planned.identifier.matches($0) }
    }
}

/// One case of a layer suite.
///
/// It describes itself by its identifier, which Swift Testing shows as the name of the argument:
/// ```swift
/// @Test(arguments: LayerSuite(contracts: "Contracts").cases)
/// func conformsToTheLayers(_ layer: LayerCase) throws { try layer.check() }
/// ```
public struct LayerCase: Sendable, CustomStringConvertible {
    /// The suite that the case belongs to: `layers.yml`, or `layers/` and the layer.
    public let suite: String
    let planned: LayerPlan.Case
    let work: LayerWork

    /// The case's name, unique in its suite.
    public var identifier: CaseIdentifier { planned.identifier }

    /// The identifier.
    public var description: String { identifier.description }

    /// Returns the result of the case.
    ///
    /// The first case that is asked checks the whole package; the others wait for it and take their part.
    public func verdict() -> Verdict {
        if case .decided(let verdict) = planned.question { return verdict }
        guard let verdict = work.verdicts[identifier] else { preconditionFailure("\(identifier) is planned and was not checked") }
        return verdict
    }

    /// Checks the case.
    /// - Throws: ``LayerCaseError`` unless it is kept.
    public func check() throws(LayerCaseError) {
        let verdict = verdict()
        if verdict != .kept { throw LayerCaseError(identifier: identifier, verdict: verdict) }
    }
}

/// A layer rule that is broken or could not be checked, as a test reports it.
public struct LayerCaseError: Error, CustomStringConvertible {
    /// The case.
    public let identifier: CaseIdentifier
    /// Its result.
    public let verdict: Verdict

    /// The case, and all its findings in full.
    public var description: String { CheckCase(identifier, verdict).failureText }
}
