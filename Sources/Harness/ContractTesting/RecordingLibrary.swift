internal import Recordings
internal import SafeFiles
internal import VerificationModel

/// The recordings that contracts name, and those that none does.
struct RecordingLibrary {
    static let folderCase = CaseIdentifier(subject: "fixtures", check: "folder")
    private static let unusedSuite = "unused recordings"

    /// What is wrong with the folder as a whole.
    let missingFolder: Finding?
    private let folder: RecordingsFolder?
    private let names: [String]

    init(_ path: String, root: String) {
        let display = DisplayPath.of(path, below: root)
        do {
            let folder = try RecordingsFolder(path, displayPath: display)
            names = try folder.names()
            self.folder = folder
            missingFolder = nil
        } catch {
            names = []
            folder = nil
            missingFolder = Finding(
                "recording.folder", at: SourcePlace(file: display), what: "the fixtures folder \(error)", allowed: "a folder of recordings",
                because: "contracts are held against recordings", next: "name it with --fixtures, or record the first answers")
        }
    }

    // MARK: Plans

    /// A plan for each exchange that a file's contracts name.
    func plans(of file: ContractFile) -> [ExchangePlan] {
        file.contracts.flatMap { contract in
            contract.responses.flatMap { response in
                sources(of: response.recording).map { suffix, source in
                    ExchangePlan(
                        subject: "\(file.name)/\(contract.name)/\(response.recording.name)\(suffix)", request: contract.request,
                        basePath: file.basePath, promise: response, source: source)
                }
            }
        }
    }

    /// The exchanges of a reference, with what their identifiers add to the recording's name.
    private func sources(of reference: RecordingReference) -> [(suffix: String, ExchangePlan.Source)] {
        let written = reference.exchange.map { "#\($0)" } ?? ""
        guard let folder else { return [(written, .noFolder(Self.folderCase))] }
        guard names.contains(reference.name) else { return [(written, .unreadable(missing(reference, folder)))] }
        let recording: Recording
        do {
            recording = try folder.recording(named: reference.name)
        } catch {
            return [(written, .unreadable(error.finding))]
        }
        let exchanges = recording.exchanges
        if let number = reference.exchange {
            guard number <= exchanges.count else { return [(written, .unreadable(missingExchange(reference, exchanges.count)))] }
            return [(written, .exchange(exchanges[number - 1], of: recording, in: folder))]
        }
        return exchanges.enumerated().map { index, exchange in
            (exchanges.count == 1 ? "" : "#\(index + 1)", .exchange(exchange, of: recording, in: folder))
        }
    }

    private func missing(_ reference: RecordingReference, _ folder: RecordingsFolder) -> Finding {
        let nearest = NearestName.of(reference.name, in: names)
        return Finding(
            "contract.recording-missing", at: reference.place, what: "there is no recording \"\(reference.name)\"",
            allowed: "a recording that exists; \(folder.file(of: reference.name)) does not",
            because: "a contract is held against what was recorded",
            next: nearest.map { "write \"\($0)\" if that was meant, or record the answer" } ?? "record the answer")
    }

    private func missingExchange(_ reference: RecordingReference, _ count: Int) -> Finding {
        Finding(
            "contract.exchange-missing", at: reference.place, what: "\(reference.name) has no exchange #\(reference.exchange ?? 0)",
            allowed: "#1 to #\(count)", because: "a contract is held against what was recorded",
            next: "name one of them, or record the sequence again")
    }

    // MARK: Use

    /// A case for each recording: is there a contract that uses it? Where a contract file is badly written, nobody knows of those that no other file uses.
    func useCases(of files: [ContractFile], badlyWritten: CaseIdentifier?) -> [ContractCase] {
        guard let folder else { return [] }
        let used = Set(files.flatMap(\.contracts).flatMap(\.responses).map(\.recording.name))
        return names.map { name in
            let verdict: Verdict =
                if used.contains(name) { .kept } else if let badlyWritten { .notReached(after: badlyWritten) } else {
                    .broken([unused(name, folder)])
                }
            let identifier = CaseIdentifier(subject: "\(Self.unusedSuite)/\(name)", check: "used")
            return ContractCase(identifier: identifier, suite: Self.unusedSuite, work: .decided(verdict), types: [:])
        }
    }

    private func unused(_ name: String, _ folder: RecordingsFolder) -> Finding {
        Finding(
            "recording.unused", at: SourcePlace(file: folder.file(of: name)), what: "no contract uses this recording",
            allowed: "recordings that a contract names",
            because: "what nobody checks goes stale unseen", next: "name it in a contract: recording: \(name), or delete it with its body")
    }
}
