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

    /// A file of the contracts folder, as far as it could be read.
    private struct ReadFile {
        let format: ContractCase
        let contracts: ContractFile?
    }

    func cases() throws(FileProblem) -> [ContractCase] {
        let display = DisplayPath.of(contracts, below: root)
        let names = try FolderListing.files(below: contracts, where: ContractFileName.mayBeMeant)
        let problems = FormatProblems()
        let apis = apis(named: names, display, problems)
        let files = names.filter(ContractFileName.isContractFile).map { read($0, display, apis) }
        let hasAPIs = names.contains(ContractFileName.apis)

        var cases = names.compactMap { name in ContractFileName.problem(of: name, beside: names).map { misnamed(name, $0, display) } }
        if files.isEmpty, hasAPIs { cases.append(whole("files", [noContracts(display)])) }
        if hasAPIs { cases.append(format("apis", problems)) }
        guard !files.isEmpty || PathLookup.exists(fixtures) else { return selected(cases) }

        var library = RecordingLibrary(fixtures, root: root)
        if let missing = library.missingFolder { cases.append(whole(RecordingLibrary.folderCase.check, [missing])) }
        var places: [String: SourcePlace] = [:]
        for file in files {
            cases.append(file.format)
            for plan in file.contracts.map({ library.plans(of: $0) }) ?? [] {
                let place = plan.promise.recording.place
                if let first = places.updateValue(place, forKey: plan.subject) {
                    cases.append(collision(plan, with: first, file.format.suite))
                } else {
                    cases += plan.checks.map { makeCase($0, plan, file.format.suite) }
                }
            }
        }
        let badlyWritten = files.first { $0.format.knownProblem != nil }?.format.identifier
        cases += library.useCases(of: files.compactMap(\.contracts), badlyWritten: badlyWritten)
        return selected(cases)
    }

    /// A badly written file is reported whatever is selected; everything else only where a filter names it.
    private func selected(_ cases: [ContractCase]) -> [ContractCase] {
        guard !filters.isEmpty else { return cases }
        return cases.filter { each in each.knownProblem != nil || filters.contains { each.identifier.matches($0) } }
    }

    private func makeCase(_ check: ResponseCheck, _ plan: ExchangePlan, _ suite: String) -> ContractCase {
        ContractCase(identifier: plan.identifier(of: check), suite: suite, work: .check(check, plan), types: types)
    }

    // MARK: Files

    private func apis(named names: [String], _ display: String, _ problems: FormatProblems) -> APIFile {
        guard names.contains(ContractFileName.apis) else { return APIFile(isComplete: true) }
        guard let root = root(of: ContractFileName.apis, display, problems) else { return APIFile(isComplete: false) }
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

    // MARK: The folder as a whole

    private func whole(_ check: String, _ findings: [Finding]) -> ContractCase {
        ContractCase(
            identifier: CaseIdentifier(subject: ContractFileName.wholeSuite, check: check), suite: ContractFileName.wholeSuite,
            work: .decided(.couldNotRun(findings)), types: types)
    }

    private func misnamed(_ name: String, _ problem: FormatProblem, _ display: String) -> ContractCase {
        whole("name of \(name)", [PlacedFormatProblem(problem, at: SourcePlace(file: "\(display)/\(name)")).finding])
    }

    private func noContracts(_ display: String) -> Finding {
        Finding(
            "contract.none", at: SourcePlace(file: "\(display)/\(ContractFileName.apis)"), what: "there are APIs, and no contract file",
            allowed: "at least one file beside it that ends with .yml", because: "without contracts nothing is checked",
            next: "write one, or delete \(ContractFileName.apis)")
    }

    private func collision(_ plan: ExchangePlan, with first: SourcePlace, _ suite: String) -> ContractCase {
        let finding = Finding(
            "contract.same-name", at: plan.promise.recording.place, what: "cases are called \(plan.subject) already, because of \(first)",
            allowed: "names of files, contracts and recordings that are different when joined by /",
            because: "reports could not tell the two apart", next: "give one of the contracts another name")
        let place = plan.promise.recording.place
        return ContractCase(
            identifier: CaseIdentifier(subject: plan.subject, check: "name in line \(place.line ?? 1) of \(place.file)"), suite: suite,
            work: .decided(.couldNotRun([finding])), types: types)
    }
}
