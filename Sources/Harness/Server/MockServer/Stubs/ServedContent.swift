/// Recorded answers that a server gives: recordings, or with the library `ServedContracts` those of contracts.
public struct ServedContent: Sendable {
    /// What the server answers from, once it has been read.
    package struct Stubs: Sendable {
        /// Requests with their recorded answers; of those that match the same request the first one answers.
        package let recordings: [(pattern: RequestPattern, item: ServedRecordings.Item)]
        /// The requests that are allowed; all where empty.
        package let allowed: [AllowedRequest]
        /// The names that the APIs have for their secrets, and what the values are called.
        package let secretNames: [String: String]

        package init(
            recordings: [(pattern: RequestPattern, item: ServedRecordings.Item)], allowed: [AllowedRequest] = [],
            secretNames: [String: String] = [:]
        ) {
            self.recordings = recordings
            self.allowed = allowed
            self.secretNames = secretNames
        }
    }

    /// The requests that a contract allows.
    package struct AllowedRequest: Sendable {
        /// The file and the contract: `movies/search movies`.
        let name: String
        let pattern: RequestPattern

        package init(name: String, pattern: RequestPattern) {
            self.name = name
            self.pattern = pattern
        }
    }

    /// The name in the message where the server has no folder of recordings.
    let subject: String
    let read: @Sendable (ServedRecordings) throws(MockServerError) -> Stubs

    /// Creates content that is read when it is served, and again whenever it is reloaded.
    /// - Parameters:
    ///   - subject: The name in the message where the server has no folder of recordings.
    ///   - read: Reads the answers, with the recordings of the server's folder.
    package init(_ subject: String, read: @escaping @Sendable (ServedRecordings) throws(MockServerError) -> Stubs) {
        self.subject = subject
        self.read = read
    }

    /// Recordings, or folders of them: `movies/popular-1`, `movies`; all where empty.
    public static func recordings(_ names: [String]) -> ServedContent {
        ServedContent(names.first ?? "") { stock throws(MockServerError) in
            var items: [ServedRecordings.Item] = []
            for name in names.isEmpty ? [""] : names { items += try stock.items(name) }
            return Stubs(recordings: items.map { (.recorded($0.request, body: $0.requestBody), $0) })
        }
    }
}
