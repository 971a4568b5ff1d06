internal import SafeFiles
public import VerificationModel

/// The layers of a package, held against `layers.yml`.
public struct LayerSuite {
    /// One suite for the file itself, then one for each layer, in the order of the file.
    public let suites: [CheckSuite]
    /// How many violations are frozen that are still there, whatever filters select, and how messages name the file that says so.
    package let frozen: (count: Int, file: String)

    /// Reads the rules and checks every file.
    ///
    /// Nothing throws: a badly written `layers.yml`, or `layers-baseline.yml` beside it, is a case that could not run, with everything that is wrong in it.
    /// - Parameters:
    ///   - layersFile: The path of `layers.yml`.
    ///   - root: What its patterns, and paths in findings, are relative to.
    ///   - today: The day against which exceptions are held.
    ///   - filters: Texts of which at least one must occur in a case's identifier; none selects all. Cases that could not run for want of a readable file of rules or sources are always given.
    public init(layersFile: String, root: String, today: Day, filters: [String] = []) {
        let run = LayerRun(layersFile: layersFile, root: root, today: today)
        suites = filters.isEmpty ? run.suites : run.suites.compactMap { Self.selected($0, filters) }
        let file = DisplayPath.of(BaselineFile.path(beside: layersFile), below: root)
        frozen = (suites.isEmpty ? 0 : run.baseline?.remainingCount ?? 0, file)
    }

    /// Why cases are missing from the suites: `layers.yml`, the baseline or the sources cannot be read.
    package var knownProblems: [Verdict] { suites.flatMap(\.cases).filter(Self.isKnownProblem).map(\.verdict) }

    private static func isKnownProblem(_ each: CheckCase) -> Bool {
        guard case .couldNotRun = each.verdict else { return false }
        return [LayerCheck.formatCase, LayerCheck.baselineCase, LayerCheck.sourcesCase].contains(each.identifier)
    }

    private static func selected(_ suite: CheckSuite, _ filters: [String]) -> CheckSuite? {
        let cases = suite.cases.filter { each in isKnownProblem(each) || filters.contains { each.identifier.matches($0) } }
        return cases.isEmpty ? nil : CheckSuite(name: suite.name, kind: suite.kind, cases: cases)
    }
}
