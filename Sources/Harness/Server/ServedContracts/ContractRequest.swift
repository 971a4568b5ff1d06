internal import ContractFiles
internal import HTTPMessages

/// The request of a contract, in the form that a server needs to replace the API.
struct ContractRequest: Sendable {
    /// A response of the contract.
    struct Response: Sendable {
        /// The recording, or one exchange of it: `movies/popular-1#2`.
        let recording: RecordingReference
        /// Whether the app must refuse the response.
        ///
        /// Then the server gives other responses first.
        let isRefused: Bool
        /// The header fields of the request for this response.
        let headers: [String: String]
    }

    /// The file and the contract: `movies/search movies`.
    let name: String
    /// The method: `GET`.
    let method: String
    /// The path, which begins with the path of the API.
    let path: PathTemplate
    /// The query parameters that a request must have.
    let query: [RequestTarget.QueryItem]
    /// The names in lower case of the header fields that every request must have: those that are sent for each of the responses.
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
