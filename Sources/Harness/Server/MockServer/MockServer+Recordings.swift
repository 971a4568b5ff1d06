internal import ContractFiles
internal import HTTPMessages
internal import NIOConcurrencyHelpers
internal import Recordings
internal import VerificationModel

/// Recorded answers that a server is to give.
public enum ServedContent: Sendable {
    /// Recordings, or folders of them: `movies/popular-1`, `movies`; all where empty.
    case recordings([String])
    /// The contracts of a folder, or of some of its files without `.yml`.
    case contracts(String, only: [String] = [])
}

extension MockServer {
    /// Answers the request of each recording with its response, byte for byte: status, reason, fields in their order and case, body.
    /// - Parameter names: Recordings, or folders of them: `movies/popular-1`, `movies`; all where empty. Of several recordings of the same request
    ///   one that succeeded answers rather than one that failed, one that was recorded rather than one made by hand, then the first by name.
    /// - Throws: ``MockServerProblem`` for a recording that is not there or cannot be read.
    public func serve(recordings names: String...) throws(MockServerProblem) { try serve(.recordings(names)) }

    /// Answers each contract's request by its recordings, and holds every request against the contracts from now on: one that none allows is a miss,
    /// even where a stub fits it.
    ///
    /// A contract allows a request that has its method, its path after the API's own, the query parameters that it names, and the header fields with which
    /// each of its responses is recorded. Of several recordings of
    /// the same request the one that the file names first answers, those that succeeded before those that failed, and those that the app must refuse last;
    /// where a response says `send: { headers: ... }`, the request must have them.
    /// - Parameters:
    ///   - folder: The contracts folder.
    ///   - names: Contract files without `.yml`; all where empty.
    /// - Throws: ``MockServerProblem`` for contracts that are badly written, and for recordings that are not there.
    public func serve(contracts folder: String, only names: [String] = []) throws(MockServerProblem) {
        try serve(.contracts(folder, only: names))
    }

    /// Answers from recordings, besides what is answered already.
    /// - Throws: ``MockServerProblem``.
    public func serve(_ content: ServedContent) throws(MockServerProblem) {
        let served = try served(content)
        core.state.withLockedValue { served.fill(&$0.set) }
    }

    /// Reads the recordings again, and answers from them alone; when something is wrong with them, what was answered before still is.
    /// - Throws: ``MockServerProblem``.
    public func reload(_ content: ServedContent) throws(MockServerProblem) {
        let fresh = try core.configuration.fixtures.map { path throws(MockServerProblem) in try RecordingStock(path) }
        let served = try served(content, from: fresh)
        var set = StubSet()
        served.fill(&set)
        stock = fresh
        let loaded = set
        core.state.withLockedValue { $0.set = loaded }
    }

    /// Recordings and contracts, read.
    private struct Served {
        let recordings: [(pattern: RequestPattern, item: RecordingStock.Item)]
        var contracts: [StubSet.Allowance] = []

        func fill(_ set: inout StubSet) {
            set.add(recordings)
            set.contracts += contracts
        }
    }

    private func served(_ content: ServedContent) throws(MockServerProblem) -> Served { try served(content, from: stock) }

    private func served(_ content: ServedContent, from stock: RecordingStock?) throws(MockServerProblem) -> Served {
        switch content {
        case .recordings(let names):
            guard let stock else { throw .noFixtures(recording: names.first ?? "") }
            var items: [RecordingStock.Item] = []
            for name in names.isEmpty ? [""] : names { items += try stock.items(name) }
            return Served(recordings: items.map { (.recorded($0.request, body: $0.requestBody), $0) })
        case .contracts(let folder, let names):
            guard let stock else { throw .noFixtures(recording: "\(folder)/*.yml") }
            let contracts = try Self.requests(of: folder).filter { contract in
                names.isEmpty || names.contains { contract.name.hasPrefix("\($0)/") }
            }
            guard !contracts.isEmpty else { throw .noContracts(folder, names) }
            return Served(
                recordings: try Self.recordings(of: contracts, from: stock),
                contracts: contracts.map { StubSet.Allowance(name: $0.name, pattern: RequestPattern($0)) })
        }
    }

    /// The first to answer first.
    private static func recordings(
        of contracts: [ContractRequest], from stock: RecordingStock
    ) throws(MockServerProblem) -> [(pattern: RequestPattern, item: RecordingStock.Item)] {
        var found: [(pattern: RequestPattern, item: RecordingStock.Item)] = []
        for contract in contracts {
            for response in contract.responses.filter({ !$0.isRefused }) + contract.responses.filter(\.isRefused) {
                for item in try stock.items(response.recording) {
                    var pattern = RequestPattern.recorded(item.request, body: item.requestBody)
                    for (name, value) in response.headers.sorted(by: { $0.key < $1.key }) {
                        pattern = pattern.header(name, .recorded(value))
                    }
                    // Two contracts may promise the same recording.
                    let isThere = found.contains { $0.item.name == item.name && $0.pattern.description == pattern.description }
                    if !isThere { found.append((pattern, item)) }
                }
            }
        }
        return found.filter { $0.item.isSuccess } + found.filter { !$0.item.isSuccess }
    }

    private static func requests(of folder: String) throws(MockServerProblem) -> [ContractRequest] {
        do {
            return try ContractRequest.all(in: Workspace(contracts: folder))
        } catch {
            switch error {
            case .contracts(let path, let problem): throw .folder(path, problem)
            case .badlyWritten(let findings): throw .contracts(findings)
            default: throw .folder(folder, .system("\(error)"))
            }
        }
    }
}

extension RequestPattern {
    /// Every request that a contract allows.
    fileprivate init(_ contract: ContractRequest) {
        let segments = contract.path.map { segment in
            switch segment {
            case .text(let text): PathPattern.Segment.text(text)
            case .variable(let name): PathPattern.Segment.variable(name)
            }
        }
        let words = contract.path.map { segment in
            switch segment {
            case .text(let text): "/\(text)"
            case .variable(let name): "/{\(name)}"
            }
        }
        self.init(methods: [contract.method], path: .template(segments, text: words.joined()))
        for item in contract.query { self = query(item.name, item.value.map(ValuePattern.equals) ?? .not(.absent)) }
        for name in contract.headers { self = header(name, .not(.absent)) }
    }
}
