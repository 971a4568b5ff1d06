internal import ClosedYAML
internal import SafeFiles
public import VerificationModel

/// The layers of a package, held against `layers.yml`.
public struct LayerSuite {
    /// One suite for the file itself, then one for each layer, in the order of the file.
    public let suites: [CheckSuite]

    /// Reads the rules and checks every file.
    ///
    /// Nothing throws: a badly written `layers.yml` is a case that could not run, with everything that is wrong in it.
    /// - Parameters:
    ///   - layersFile: The path of `layers.yml`.
    ///   - root: What its patterns, and paths in findings, are relative to.
    ///   - today: The day against which exceptions are held.
    ///   - filters: Texts of which at least one must occur in a case's identifier; none selects all. Cases that could not run for want of a readable `layers.yml` or sources are always given.
    public init(layersFile: String, root: String, today: Day, filters: [String] = []) {
        let name = DisplayPath.of(layersFile, below: root)
        let problems = FormatProblems()
        var read: LayersFile?
        do {
            let node = try YAMLFile.root(of: layersFile, shownAs: name)
            read = LayersFileReader(file: name, problems: problems).read(node)
        } catch {
            problems.report(error.problem, at: error.place)
        }
        let format = LayerCheck.formatCase
        guard let layers = read, problems.all.isEmpty else {
            suites = [CheckSuite(name: LayerCheck.wholeSuite, kind: .layers, cases: [CheckCase(format, .couldNotRun(problems.findings))])]
            return
        }
        let all = DeepStack.run {
            var check = LayerCheck(layers, root: root, today: today)
            return check.suites(first: CheckCase(format, .kept))
        }
        suites = filters.isEmpty ? all : all.compactMap { Self.selected($0, filters) }
    }

    /// Why cases are missing from the suites: `layers.yml` or the sources cannot be read.
    package var knownProblems: [Verdict] { suites.flatMap(\.cases).filter(Self.isKnownProblem).map(\.verdict) }

    private static func isKnownProblem(_ each: CheckCase) -> Bool {
        guard case .couldNotRun = each.verdict else { return false }
        return [LayerCheck.formatCase, LayerCheck.sourcesCase].contains(each.identifier)
    }

    private static func selected(_ suite: CheckSuite, _ filters: [String]) -> CheckSuite? {
        let cases = suite.cases.filter { each in isKnownProblem(each) || filters.contains { each.identifier.matches($0) } }
        return cases.isEmpty ? nil : CheckSuite(name: suite.name, kind: suite.kind, cases: cases)
    }
}
