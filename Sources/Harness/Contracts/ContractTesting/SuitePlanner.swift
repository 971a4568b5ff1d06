internal import ClosedYAML
internal import ContractFiles
internal import SafeFiles
internal import VerificationModel

/// Reads the contracts folder and plans the cases.
struct SuitePlanner {
    let workspace: Workspace
    let filters: [String]
    let types: [String: ResponseType]

    func cases() throws(WorkspaceError) -> [ContractCase] {
        let folder = try ContractsFolder(workspace)
        let (display, names) = (folder.display, folder.names)
        let files = folder.files.map { (format: format($0.name, $0.findings), contracts: $0.contracts) }

        var cases = names.compactMap { name in ContractFileName.problem(of: name, beside: names).map { misnamed(name, $0, display) } }
        if let findings = folder.apiFindings {
            if files.isEmpty { cases.append(whole("files", [noContracts(display)])) }
            cases.append(format("apis", findings))
        }
        guard !files.isEmpty || PathLookup.exists(workspace.fixtures) else { return selected(cases) }

        var library = RecordingLibrary(workspace)
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

    private func format(_ suite: String, _ findings: [Finding]) -> ContractCase {
        ContractCase(
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
