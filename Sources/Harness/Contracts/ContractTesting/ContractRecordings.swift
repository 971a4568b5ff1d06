internal import ContractFiles
internal import HTTPMessages
internal import Recordings
internal import SafeFiles
internal import VerificationModel

/// The recordings that contracts name, and those that no contract names.
package struct ContractRecordings {
    static let folderCase = CaseIdentifier(subject: ContractFileName.wholeSuite, check: "fixtures folder")

    /// The finding for a folder that cannot be read; nil if it can.
    let missingFolder: Finding?
    private let types: TypeRegistry
    /// The folder that the paths of fixtures are relative to.
    private let root: String
    private let sources: SourceReading
    private let folder: RecordingsFolder?
    private let names: [String]
    private let known: Set<String>
    /// The exchanges of the recordings by name.
    private var read: [String: Result<[RecordedExchange.Head], LocatedRecordingError>] = [:]

    init(_ workspace: Workspace, types: TypeRegistry, sources: SourceReading) {
        self.types = types
        self.sources = sources
        root = workspace.root
        let display = workspace.display(workspace.fixtures)
        do {
            let folder = try RecordingsFolder(workspace.fixtures, displayPath: display)
            names = try folder.names()
            known = Set(names)
            self.folder = folder
            missingFolder = nil
        } catch {
            names = []
            known = []
            folder = nil
            missingFolder = Finding(
                .recordingFolder, at: SourcePlace(file: display), what: "the fixtures folder \(error)", allowed: "a folder of recordings",
                because: "contracts are checked against recordings", next: "name it with --fixtures, or record the first answers")
        }
    }

    // MARK: Plans

    /// Returns a plan for each exchange that a file's contracts name.
    mutating func plans(of file: ContractFile) -> [PlannedExchange] {
        var plans: [PlannedExchange] = []
        for contract in file.contracts {
            let types = ContractTypes(
                registry: types, source: sources.source, written: file.api.sources, decoder: contract.decoder,
                crossChecks: sources.isCrossChecked)
            let planned = PlannedContract(contract, basePath: file.api.basePath, types: types)
            for (number, response) in contract.responses.enumerated() {
                for (suffix, source) in sources(of: response.recording) {
                    let subject = "\(file.name)/\(contract.name)/\(response.recording.name)\(suffix)"
                    plans.append(PlannedExchange(subject: subject, contract: planned, promise: number, source: source))
                }
            }
        }
        for fixture in file.fixtures {
            let types = ContractTypes(
                registry: types, source: sources.source, written: file.api.sources, decoder: fixture.decoder,
                crossChecks: sources.isCrossChecked)
            plans.append(
                PlannedExchange(
                    subject: "\(file.name)/\(fixture.path)", contract: PlannedContract(fixture, types: types), promise: 0,
                    source: .fixture(FixtureFile(path: fixture.path, root: root))))
        }
        return plans
    }

    /// Returns the exchanges of a reference, each with the suffix of the recording's name in its identifier.
    private mutating func sources(of reference: RecordingReference) -> [(suffix: String, ExchangePlanner.Source)] {
        let written = reference.exchange.map { "#\($0)" } ?? ""
        guard let folder else { return [(written, .noFolder(Self.folderCase))] }
        guard let name = ownName(of: reference.name) else { return [(written, .unreadable(missing(reference, folder)))] }
        let heads: [RecordedExchange.Head]
        switch load(name, folder) {
        case .success(let found): heads = found
        case .failure(let problem): return [(written, .unreadable(problem.finding))]
        }
        func exchange(_ index: Int) -> ExchangePlanner.Source {
            .exchange(RecordedExchange(name: name, index: index, head: heads[index], folder: folder))
        }
        let count = heads.count
        if let number = reference.exchange {
            return [(written, number <= count ? exchange(number - 1) : .unreadable(missingExchange(reference, count)))]
        }
        return (0..<count).map { index in (count == 1 ? "" : "#\(index + 1)", exchange(index)) }
    }

    /// Returns the name under which a recording is listed.
    ///
    /// A contract may name it by a path with a symbolic link.
    private func ownName(of name: String) -> String? {
        // The reader reports a link that leads out of the folder.
        if known.contains(name) || folder?.hasLinkOut(name) == true { return name }
        return folder?.ownName(of: name).flatMap { known.contains($0) ? $0 : nil }
    }

    /// Returns the exchanges of a recording, which is read only once.
    private mutating func load(_ name: String, _ folder: RecordingsFolder) -> Result<[RecordedExchange.Head], LocatedRecordingError> {
        if let known = read[name] { return known }
        let result = Result { () throws(LocatedRecordingError) in
            try folder.recording(named: name).exchanges.map { exchange in
                RecordedExchange.Head(
                    isJSON: MediaType.isJSON(exchange.response.headers["Content-Type"]), line: exchange.request.place.line ?? 1)
            }
        }
        read[name] = result
        return result
    }

    private func missing(_ reference: RecordingReference, _ folder: RecordingsFolder) -> Finding {
        Finding(
            .contractRecordingMissing, at: reference.place, what: "there is no recording \"\(reference.name)\"",
            allowed: "a recording that exists; \(folder.file(of: reference.name)) does not",
            because: "a contract is checked against a recording",
            next: NearestName.advice(for: reference.name, in: names, otherwise: "record the answer"))
    }

    private func missingExchange(_ reference: RecordingReference, _ count: Int) -> Finding {
        Finding(
            .contractExchangeMissing, at: reference.place, what: "\(reference.name) has no exchange #\(reference.exchange ?? 0)",
            allowed: "#1 to #\(count)", because: "a contract is checked against a recording",
            next: "name one of them, or record the sequence again")
    }

    // MARK: Use

    /// Returns the suite with a case for each recording: whether contracts use all its exchanges.
    ///
    /// If a contract file is badly written, unused recordings are not reached, because the file may use them.
    func uses(of files: [ContractFile], badlyWritten: CaseIdentifier?) -> PlannedSuite {
        var suite = PlannedSuite(ContractFileName.unusedSuite)
        guard let folder else { return suite }
        let references = files.flatMap(\.contracts).flatMap(\.responses).map(\.recording)
        let used = Dictionary(grouping: references) { ownName(of: $0.name) ?? $0.name }
        for name in names {
            let unused = unusedExchanges(of: name, used[name] ?? [], folder)
            let verdict: Verdict =
                if unused.isEmpty { .kept } else if let badlyWritten { .notReached(after: badlyWritten) } else {
                    .broken(unused.map { self.unused($0.name, at: $0.place ?? SourcePlace(file: folder.file(of: name))) })
                }
            let identifier = CaseIdentifier(subject: "\(ContractFileName.unusedSuite)/\(name)", check: "used")
            suite.add(identifier, verdict)
        }
        return suite
    }

    /// Returns the recording itself if no contract uses it, or its unused exchanges if contracts use others.
    private func unusedExchanges(
        of name: String, _ references: [RecordingReference], _ folder: RecordingsFolder
    ) -> [(name: String, place: SourcePlace?)] {
        guard !references.isEmpty else { return [(name, nil)] }
        let numbers = references.map(\.exchange)
        guard !numbers.contains(nil), case .success(let heads)? = read[name] else { return [] }
        return heads.enumerated().filter { !numbers.contains($0.offset + 1) }
            .map { ("\(name)#\($0.offset + 1)", folder.place(of: $0.element, in: name)) }
    }

    private func unused(_ name: String, at place: SourcePlace) -> Finding {
        Finding(
            .recordingUnused, at: place, what: "no contract uses the recording \(name)", allowed: "recordings that a contract names",
            because: "a recording that no contract checks goes stale unnoticed",
            next: "name it in a contract: recording: \(name), or delete it with its body")
    }
}
