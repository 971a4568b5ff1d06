internal import ClosedYAML
internal import Recordings
internal import SafeFiles
internal import VerificationModel

/// Reads the contracts folder and plans the cases.
struct SuitePlanner {
    let contracts: String
    let fixtures: String
    let root: String
    let filters: [String]
    let types: [String: ResponseType]

    private static let apisFile = "apis.yml"
    private static let layersFile = "layers.yml"

    /// A file of the contracts folder, as far as it could be read.
    private struct ReadFile {
        let format: ContractCase
        let contracts: ContractFile?
    }

    func cases() throws(FileProblem) -> [ContractCase] {
        let display = DisplayPath.of(contracts, below: root)
        let names = try FolderListing.files(below: contracts)
        let problems = FormatProblems()
        let apis = apis(named: names, display, problems)
        let files = names.filter(isContractFile).map { read($0, display, apis) }
        var cases = names.contains(Self.apisFile) ? [format("apis", problems)] : []
        cases += names.filter { $0.hasSuffix(".yaml") }.map { wrongExtension($0, display) }
        guard !files.isEmpty || FolderListing.exists(fixtures) else { return selected(cases) }

        let library = RecordingLibrary(fixtures, root: root)
        if let missing = library.missingFolder {
            cases.append(
                ContractCase(
                    identifier: RecordingLibrary.folderCase, suite: "fixtures", work: .decided(.couldNotRun([missing])), types: types))
        }
        for file in files {
            cases.append(file.format)
            for plan in file.contracts.map(library.plans) ?? [] { cases += plan.checks.map { makeCase($0, plan, file.format.suite) } }
        }
        let badlyWritten = files.first { $0.format.isUnrunnable }?.format.identifier
        cases += library.useCases(of: files.compactMap(\.contracts), badlyWritten: badlyWritten)
        return selected(cases)
    }

    private func isContractFile(_ name: String) -> Bool {
        name.hasSuffix(".yml") && name != Self.apisFile && name != Self.layersFile
    }

    /// A badly written file is reported whatever is selected; everything else only where a filter names it.
    private func selected(_ cases: [ContractCase]) -> [ContractCase] {
        guard !filters.isEmpty else { return cases }
        return cases.filter { each in each.isUnrunnable || filters.contains { each.identifier.matches($0) } }
    }

    private func makeCase(_ check: ResponseCheck, _ plan: ExchangePlan, _ suite: String) -> ContractCase {
        ContractCase(identifier: plan.identifier(of: check), suite: suite, work: .check(check, plan), types: types)
    }

    // MARK: Files

    private func apis(named names: [String], _ display: String, _ problems: FormatProblems) -> APIFile {
        guard names.contains(Self.apisFile), let root = root(of: Self.apisFile, display, problems) else { return APIFile() }
        return APIFile(root, problems: problems)
    }

    private func read(_ name: String, _ display: String, _ apis: APIFile) -> ReadFile {
        let problems = FormatProblems()
        let suite = String(name.dropLast(".yml".count))
        let contracts = root(of: name, display, problems).flatMap { root in
            ContractFileReader(apis: apis, problems: problems).read(root, name: suite)
        }
        return ReadFile(format: format(suite, problems), contracts: contracts)
    }

    private func root(of name: String, _ display: String, _ problems: FormatProblems) -> YAMLNode? {
        do {
            return try YAMLFile.root(of: "\(contracts)/\(name)", shownAs: "\(display)/\(name)")
        } catch {
            problems.report(error.problem, at: error.place)
            return nil
        }
    }

    private func format(_ suite: String, _ problems: FormatProblems) -> ContractCase {
        let findings = problems.findings
        return ContractCase(
            identifier: CaseIdentifier(subject: suite, check: "format"), suite: suite,
            work: .decided(findings.isEmpty ? .kept : .couldNotRun(findings)), types: types)
    }

    private func wrongExtension(_ name: String, _ display: String) -> ContractCase {
        let problems = FormatProblems()
        problems.report(
            .badValue(
                of: "the file's name", found: name, allowed: "a name that ends with .yml", because: "the file would silently not be read",
                next: "rename it to \(name.dropLast(".yaml".count)).yml"),
            at: SourcePlace(file: "\(display)/\(name)"))
        return format(name, problems)
    }
}

extension ContractCase {
    /// Whether it was decided, while files were read, that the case cannot run.
    fileprivate var isUnrunnable: Bool {
        if case .decided(.couldNotRun) = work { true } else { false }
    }
}
