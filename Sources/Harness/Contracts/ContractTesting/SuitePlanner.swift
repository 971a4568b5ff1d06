internal import StrictYAML
internal import ContractFiles
internal import SafeFiles
internal import VerificationModel

/// A planner that reads the contracts folder and plans its cases.
struct SuitePlanner {
    let workspace: Workspace
    let types: TypeRegistry
    let sources: SourceReading

    /// Returns the suites in the order in which they run, each with at least one case.
    func suites() throws(WorkspaceError) -> [PlannedSuite] {
        let folder = try ContractsFolder(workspace)
        var whole = PlannedSuite(ContractFileName.wholeSuite)
        for name in folder.names {
            guard let problem = ContractFileName.problem(of: name, beside: folder.names) else { continue }
            add("name of \(name)", LocatedFormatError(problem, at: SourcePlace(file: "\(folder.display)/\(name)")).finding, to: &whole)
        }
        for name in folder.folders {
            let place = SourcePlace(file: "\(folder.display)/\(name)")
            add("name of \(name)", LocatedFormatError(.folder(name), at: place).finding, to: &whole)
        }
        var apis = PlannedSuite("apis")
        if let findings = folder.apiFindings {
            if folder.files.isEmpty { add("files", noContracts(folder.display), to: &whole) }
            addFormat(findings, to: &apis)
        }
        let isWholeFirst = !whole.groups.isEmpty
        var files: [PlannedSuite] = []
        if !folder.files.isEmpty || PathLookup.exists(workspace.fixtures) {
            var library = ContractRecordings(workspace, types: types, sources: sources)
            // Fixtures of the app need no folder of recordings.
            let namesRecordings = folder.files.contains { $0.contracts.map { !$0.contracts.isEmpty } ?? true }
            if let missing = library.missingFolder, namesRecordings { add(ContractRecordings.folderCase.check, missing, to: &whole) }
            files = suites(of: folder.files, &library)
        }
        if folder.names.isEmpty, files.contains(where: { !$0.groups.isEmpty }) {
            // Without any file, each recording would be unused for this one reason.
            add("files", nothingWritten(folder.display), to: &whole)
            files = []
        }
        return ((isWholeFirst ? [whole, apis] : [apis, whole]) + files).filter { !$0.groups.isEmpty }
    }

    /// Returns a suite for each contract file, and one for unused recordings.
    private func suites(of files: [ContractsFolder.File], _ library: inout ContractRecordings) -> [PlannedSuite] {
        var places: [String: SourcePlace] = [:]
        var suites: [PlannedSuite] = []
        for file in files {
            var suite = PlannedSuite(file.name)
            addFormat(file.findings, to: &suite)
            for plan in file.contracts.map({ library.plans(of: $0) }) ?? [] {
                let place = plan.promise.recording.place
                if let first = places.updateValue(place, forKey: plan.subject) {
                    addCollision(plan, with: first, to: &suite)
                } else {
                    suite.add(plan)
                }
            }
            suites.append(suite)
        }
        let badlyWritten = files.first { !$0.findings.isEmpty }.map { Self.format($0.name) }
        return suites + [library.uses(of: files.compactMap(\.contracts), badlyWritten: badlyWritten)]
    }

    // MARK: Files

    private static func format(_ suite: String) -> CaseIdentifier { CaseIdentifier(subject: suite, check: "format") }

    private func addFormat(_ findings: [Finding], to suite: inout PlannedSuite) {
        suite.add(Self.format(suite.name), findings.isEmpty ? .kept : .couldNotRun(findings))
    }

    // MARK: The folder as a whole

    private func add(_ check: String, _ finding: Finding, to whole: inout PlannedSuite) {
        whole.add(CaseIdentifier(subject: whole.name, check: check), .couldNotRun([finding]))
    }

    private func noContracts(_ display: String) -> Finding {
        Finding(
            .contractNone, at: SourcePlace(file: "\(display)/\(ContractFileName.apis)"), what: "there are APIs, but no contract file",
            allowed: "at least one contract file beside it that ends with .yml", because: "without contracts nothing is checked",
            next: "write one, or delete \(ContractFileName.apis)")
    }

    private func nothingWritten(_ display: String) -> Finding {
        Finding(
            .contractNone, at: SourcePlace(file: display),
            what: "the folder has neither \(ContractFileName.apis) nor \(ContractFileName.layers)",
            allowed: "\(ContractFileName.apis) with contract files, or \(ContractFileName.layers)",
            because: "without contracts nothing is checked",
            next: "name another folder with --contracts, or write first files: \(workspace.initCommand)")
    }

    private func addCollision(_ plan: PlannedExchange, with first: SourcePlace, to suite: inout PlannedSuite) {
        let place = plan.promise.recording.place
        let finding = Finding(
            .contractSameName, at: place, what: "the case name \(plan.subject) is already used at \(first)",
            allowed: "names of files, contracts and recordings that differ when joined by /",
            because: "reports could not distinguish the two", next: "give one of the contracts another name")
        let check = "name in line \(place.line ?? 1) of \(place.file)"
        suite.add(CaseIdentifier(subject: plan.subject, check: check), .couldNotRun([finding]))
    }
}
