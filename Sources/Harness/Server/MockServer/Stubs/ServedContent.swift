/// Recorded responses that a server can serve: those of recordings, or with the library `ServedContracts` those of contracts.
public struct ServedContent: Sendable {
    /// The content after it has been read.
    package struct Stubs: Sendable {
        /// The requests with their recorded responses.
        ///
        /// If several match the same request, the first one answers.
        package let recordings: [(pattern: RequestPattern, item: ServedRecordings.Item)]
        /// The allowed requests; if this is empty, every request is allowed.
        package let allowed: [AllowedRequest]
        /// The names that the APIs have for their secrets, with the names of the placeholders.
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

    /// The name for the error of a server without a folder of recordings.
    let subject: String
    let read: @Sendable (ServedRecordings) throws(MockServerError) -> Stubs

    /// Creates content that is read when it is served, and again when it is reloaded.
    /// - Parameters:
    ///   - subject: The name for the error of a server without a folder of recordings.
    ///   - read: Reads the content, with the recordings of the server's folder.
    package init(_ subject: String, read: @escaping @Sendable (ServedRecordings) throws(MockServerError) -> Stubs) {
        self.subject = subject
        self.read = read
    }

    /// Recordings, or folders of recordings: `movies/popular-1`, `movies`.
    ///
    /// If the list is empty, all recordings.
    public static func recordings(_ names: [String]) -> ServedContent {
        ServedContent(names.first ?? "") { stock throws(MockServerError) in
            var items: [ServedRecordings.Item] = []
            for name in names.isEmpty ? [""] : names { items += try stock.items(name) }
            return Stubs(recordings: items.map { ($0.pattern, $0) })
        }
    }
}
