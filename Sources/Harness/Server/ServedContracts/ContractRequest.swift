internal import ContractFiles
internal import HTTPMessages

/// A contract's request, as a server that replaces the API needs it.
struct ContractRequest: Sendable {
    /// A response that the contract promises.
    struct Response: Sendable {
        /// The recording, or one exchange of it: `movies/popular-1#2`.
        let recording: RecordingReference
        /// Whether the app must refuse it: then the server answers it last.
        let isRefused: Bool
        /// Header fields that the request is sent with.
        let headers: [String: String]
    }

    /// The file and the contract: `movies/search movies`.
    let name: String
    /// The method: `GET`.
    let method: String
    /// The path, the API's own put before it.
    let path: PathTemplate
    /// The query parameters that a request must have.
    let query: [RequestTarget.QueryItem]
    /// Header fields, in lower case, that every request must have: those that it is sent with for each of the responses.
    let headers: [String]
    /// The responses, in the order of the file.
    let responses: [Response]

    /// Returns the requests of all contracts of a folder, in the order of the files.
    static func all(in folder: ContractsFolder) -> [ContractRequest] {
        folder.files.compactMap(\.contracts).flatMap { file in file.contracts.map { ContractRequest($0, of: file) } }
    }

    private init(_ contract: Contract, of file: ContractFile) {
        name = "\(file.name)/\(contract.name)"
        method = contract.request.method
        query = contract.request.query
        path = contract.request.path.after(file.api.basePath)
        responses = contract.responses.map { response in
            let isRefused = if case .rejects = response.body { true } else { false }
            return Response(
                recording: response.recording, isRefused: isRefused,
                headers: Dictionary((response.send?.headers ?? []).map { ($0.name, $0.value) }) { first, _ in first })
        }
        let names = responses.map { Set($0.headers.keys.map { $0.lowercased() }) }
        headers = names.dropFirst().reduce(names.first ?? []) { $0.intersection($1) }.sorted()
    }
}
