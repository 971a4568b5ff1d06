internal import Recordings

/// The answer to a request that nothing answers.
enum MissPage {
    /// Plain text for a terminal, HTML for a browser.
    /// - Parameters:
    ///   - miss: What happened.
    ///   - accept: The request's `Accept` fields.
    ///   - status: The status.
    static func response(_ miss: Miss, accept: [String] = [], status: Int = 404) -> MockResponse {
        let type = "text/plain; charset=utf-8"
        return MockResponse(
            status: status, headers: HeaderFields([HeaderFields.Field(name: "Content-Type", value: type)]), body: Array(miss.text.utf8))
    }
}
