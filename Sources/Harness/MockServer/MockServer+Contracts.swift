internal import ContractTesting
internal import Recordings
internal import NIOConcurrencyHelpers

extension MockServer {
    /// Answers each contract's request by its recordings, and holds every request against the contracts from now on: one that none allows is a miss,
    /// even where a stub fits it.
    ///
    /// A contract allows a request that has its method, its path after the API's own, and the query parameters that it names. Of several recordings of
    /// the same request the one that the file names first answers, those that succeeded before those that failed, and those that the app must refuse last;
    /// where a response says `send: { headers: ... }`, the request must have them.
    /// - Parameters:
    ///   - folder: The contracts folder.
    ///   - names: Contract files without `.yml`; all where empty.
    /// - Throws: ``MockServerProblem`` for contracts that are badly written, and for recordings that are not there.
    public func serve(contracts folder: String, only names: [String] = []) throws(MockServerProblem) {
        guard let stock else { throw .noFixtures(recording: "\(folder)/*.yml") }
        let contracts = try Self.requests(of: folder).filter { contract in
            names.isEmpty || names.contains { contract.name.hasPrefix("\($0)/") }
        }
        guard !contracts.isEmpty else { throw .noContracts(folder, names) }
        var stubs: [(pattern: RequestPattern, item: RecordingStock.Item)] = []
        for contract in contracts {
            for response in contract.responses.filter({ !$0.isRefused }) + contract.responses.filter(\.isRefused) {
                for item in try stock.items(response.recording) {
                    let pattern = response.headers.sorted { $0.key < $1.key }.reduce(
                        RequestPattern.recorded(item.request, body: item.requestBody)
                    ) { $0.header($1.key, .recorded($1.value)) }
                    stubs.append((pattern, item))
                }
            }
        }
        let succeeded = stubs.filter { $0.item.isSuccess } + stubs.filter { !$0.item.isSuccess }
        let allowed = contracts.map { (name: $0.name, pattern: RequestPattern($0)) }
        core.state.withLockedValue { state in
            state.contracts += allowed
            // The newest stub answers: the first recording is to be it.
            for stub in succeeded.reversed() { state.add(stub.pattern, stub.item) }
        }
    }

    private static func requests(of folder: String) throws(MockServerProblem) -> [ContractRequest] {
        do {
            return try ContractRequest.all(in: folder, root: "\(folder)/..")
        } catch {
            switch error {
            case .folder(let problem): throw .folder(folder, problem)
            case .badlyWritten(let findings): throw .contracts(findings)
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
    }
}
