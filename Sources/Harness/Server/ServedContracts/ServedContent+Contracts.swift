internal import ContractFiles
internal import HTTPMessages
public import MockServer
internal import Recordings
internal import VerificationModel

extension ServedContent {
    /// The contracts of a folder, or of some of its files without `.yml`.
    ///
    /// ``MockServer/MockServer/serve(contracts:only:)`` describes how they answer.
    public static func contracts(_ folder: String, only names: [String] = []) -> ServedContent {
        ServedContent("\(folder)/*.yml") { stock throws(MockServerError) in
            let source = try contractsFolder(folder)
            let contracts = ContractRequest.all(in: source).filter { contract in
                names.isEmpty || names.contains { contract.name.hasPrefix("\($0)/") }
            }
            guard !contracts.isEmpty else { throw .noContracts(folder, names) }
            return Stubs(
                recordings: try recordings(of: contracts, from: stock),
                allowed: contracts.map { AllowedRequest(name: $0.name, pattern: RequestPattern($0)) }, secretNames: source.secrets.names)
        }
    }

    /// Reads a folder in which nothing is badly written.
    private static func contractsFolder(_ folder: String) throws(MockServerError) -> ContractsFolder {
        do {
            let read = try ContractsFolder(Workspace(contracts: folder))
            try read.requireWellWrittenFiles()
            return read
        } catch {
            switch error {
            case .contracts(let path, let problem): throw .folder(path, problem)
            case .badlyWritten(let findings): throw .contracts(findings)
            default: throw .folder(folder, .system("\(error)"))
            }
        }
    }

    /// Returns the recordings of contracts, the first to answer first.
    private static func recordings(
        of contracts: [ContractRequest], from stock: ServedRecordings
    ) throws(MockServerError) -> [(pattern: RequestPattern, item: ServedRecordings.Item)] {
        var found: [(pattern: RequestPattern, item: ServedRecordings.Item)] = []
        for contract in contracts {
            for response in contract.responses.filter({ !$0.isRefused }) + contract.responses.filter(\.isRefused) {
                for item in try stock.items(ofRecording: response.recording.name, exchange: response.recording.exchange) {
                    var pattern = RequestPattern.recorded(item.request, body: item.requestBody)
                    for (name, value) in response.headers.sorted(by: { $0.key < $1.key }) { pattern = pattern.recordedHeader(name, value) }
                    // Two contracts may promise the same recording.
                    let isThere = found.contains { $0.item.name == item.name && $0.pattern.description == pattern.description }
                    if !isThere { found.append((pattern, item)) }
                }
            }
        }
        return found.filter { $0.item.isSuccess } + found.filter { !$0.item.isSuccess }
    }
}

extension RequestPattern {
    /// Creates the pattern of every request that a contract allows.
    fileprivate init(_ contract: ContractRequest) {
        self.init(method: contract.method, path: contract.path, query: contract.query, headers: contract.headers)
    }
}
