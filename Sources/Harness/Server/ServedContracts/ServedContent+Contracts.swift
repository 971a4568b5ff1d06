internal import ContractFiles
internal import HTTPMessages
public import MockServer
internal import Recordings
internal import SafeFiles
internal import VerificationModel

extension ServedContent {
    /// The contracts of a folder, or of some of its files.
    ///
    /// ``MockServer/MockServer/serve(contracts:only:)`` describes how they answer.
    /// - Parameters:
    ///   - folder: The contracts folder.
    ///   - names: The contract files without `.yml`; all files if the list is empty.
    public static func contracts(_ folder: String, only names: [String] = []) -> ServedContent {
        ServedContent("\(folder)/*.yml") { stock throws(MockServerError) in
            let source = try contractsFolder(folder)
            let contracts = ContractRequest.all(in: source).filter { contract in
                names.isEmpty || names.contains { contract.name.hasPrefix("\($0)/") }
            }
            guard !contracts.isEmpty else { throw MockServerError(.noContracts(folder, names)) }
            return Stubs(
                recordings: try recordings(of: contracts, from: stock),
                allowed: contracts.map { AllowedRequest(name: $0.name, pattern: RequestPattern($0)) }, secretNames: source.secrets.names)
        }
    }

    /// The contracts of the nearest folder `Contracts` above a test's file, or of some of its files.
    ///
    /// ```swift
    /// @Test(.mockServer(serving: [.contracts(only: ["movies"])])) func showsPopularMovies() async throws
    /// ```
    /// - Parameters:
    ///   - names: The contract files without `.yml`; all files if the list is empty.
    ///   - filePath: The file of the test.
    public static func contracts(only names: [String] = [], filePath: String = #filePath) -> ServedContent {
        contracts(FolderSearch.located("Contracts", above: filePath), only: names)
    }

    /// Reads a contracts folder, and refuses contracts that are not valid.
    private static func contractsFolder(_ folder: String) throws(MockServerError) -> ContractsFolder {
        do {
            let read = try ContractsFolder(Workspace(contracts: folder))
            try read.requireWellWrittenFiles()
            return read
        } catch {
            switch error.kind {
            case .contracts(let path, let problem): throw MockServerError(.folder(path, problem))
            case .badlyWritten(let findings): throw MockServerError(.contracts(findings))
            default: throw MockServerError(.folder(folder, .system("\(error)")))
            }
        }
    }

    /// Returns the recordings of contracts, in the order in which they answer.
    private static func recordings(
        of contracts: [ContractRequest], from stock: ServedRecordings
    ) throws(MockServerError) -> [(pattern: RequestPattern, item: ServedRecordings.Item)] {
        var found: [(pattern: RequestPattern, item: ServedRecordings.Item)] = []
        for contract in contracts {
            for response in contract.responses.filter({ !$0.isRefused }) + contract.responses.filter(\.isRefused) {
                for item in try stock.items(ofRecording: response.recording.name, exchange: response.recording.exchange) {
                    var pattern = item.pattern
                    for (name, value) in response.headers.sorted(by: { $0.key < $1.key }) { pattern = pattern.recordedHeader(name, value) }
                    // Two contracts may have the same recording.
                    let isThere = found.contains { $0.item.name == item.name && $0.pattern.description == pattern.description }
                    if !isThere { found.append((pattern, item)) }
                }
            }
        }
        return found.filter { $0.item.isSuccess } + found.filter { !$0.item.isSuccess }
    }
}

extension RequestPattern {
    /// Creates the pattern of all requests that a contract allows.
    fileprivate init(_ contract: ContractRequest) {
        self.init(method: contract.method, path: contract.path, query: contract.query, headers: contract.headers)
    }
}
