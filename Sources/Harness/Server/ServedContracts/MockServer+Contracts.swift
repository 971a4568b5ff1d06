public import MockServer

extension MockServer {
    /// Answers the request of each contract with its recordings, and checks every request against the contracts from now on.
    ///
    /// A request that no contract allows is a miss, even if a stub matches it.
    ///
    /// A contract allows a request that has its method, its path after the path of the API, the query parameters that it names, and the header fields with
    /// which each of its responses is recorded.
    ///
    /// If several recordings have the same request, the first one in the file answers. Recordings of successes come before those of failures, and recordings
    /// that the app must refuse come last. If a response has `send: { headers: ... }`, the request must have these header fields.
    /// - Parameters:
    ///   - folder: The contracts folder.
    ///   - names: The contract files without `.yml`; all files if the list is empty.
    /// - Throws: `MockServerError` if a contract is not valid, or if a recording does not exist.
    public func serve(contracts folder: String, only names: [String] = []) throws(MockServerError) {
        try serve(.contracts(folder, only: names))
    }
}
