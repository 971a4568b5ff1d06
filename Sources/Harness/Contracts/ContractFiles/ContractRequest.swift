package import HTTPMessages
internal import VerificationModel

/// What a contract says of requests, for a server that stands in for its API.
package struct ContractRequest: Sendable {
    /// One segment of a path.
    package enum Segment: Hashable, Sendable {
        /// This very text.
        case text(String)
        /// Any text that is not empty.
        case variable(String)
    }

    /// A response that the contract promises.
    package struct Response: Sendable {
        /// The recording, or one exchange of it: `movies/popular-1#2`.
        package let recording: String
        /// Whether the app must refuse it: nothing that a server should answer by itself.
        package let isRefused: Bool
        /// Header fields that the request is sent with.
        package let headers: [String: String]
    }

    /// The file and the contract: `movies/search movies`.
    package let name: String
    /// The method: `GET`.
    package let method: String
    /// The path, the API's own put before it.
    package let path: [Segment]
    /// The parameters that must be there.
    package let query: [RequestTarget.QueryItem]
    /// Header fields, in lower case, that every request must have: those that it is sent with for each of the responses.
    package let headers: [String]
    /// The responses, in the order of the file.
    package let responses: [Response]

    /// Returns the requests of all contracts of a workspace, in the order of the files.
    /// - Throws: ``WorkspaceError/contracts(_:_:)`` or ``WorkspaceError/badlyWritten(_:)``.
    package static func all(in workspace: Workspace) throws(WorkspaceError) -> [ContractRequest] {
        let folder = try ContractsFolder(workspace)
        try folder.requireWellWrittenFiles()
        return folder.files.compactMap(\.contracts).flatMap { file in file.contracts.map { ContractRequest($0, of: file) } }
    }

    private init(_ contract: Contract, of file: ContractFile) {
        name = "\(file.name)/\(contract.name)"
        method = contract.request.method
        query = contract.request.query
        path =
            file.api.basePath.map(Segment.text)
            + contract.request.segments.map { segment in
                switch segment {
                case .text(let text): .text(text)
                case .variable(let name): .variable(name)
                }
            }
        responses = contract.responses.map { response in
            let isRefused = if case .rejects = response.body { true } else { false }
            let number = response.recording.exchange.map { "#\($0)" } ?? ""
            return Response(
                recording: response.recording.name + number, isRefused: isRefused,
                headers: Dictionary((response.send?.headers ?? []).map { ($0.name, $0.value) }) { first, _ in first })
        }
        let names = responses.map { Set($0.headers.keys.map { $0.lowercased() }) }
        headers = names.dropFirst().reduce(names.first ?? []) { $0.intersection($1) }.sorted()
    }
}
