public import MockServer

extension MockServer {
    /// Answers each contract's request with its recordings, and checks every request against the contracts from now on: one that none allows is a miss,
    /// even where a stub matches it.
    ///
    /// A contract allows a request that has its method, its path after the API's own, the query parameters that it names, and the header fields with which
    /// each of its responses is recorded.
    ///
    /// Of several recordings of the same request the one that the file names first answers. Those that succeeded come before those that failed, and those
    /// that the app must refuse come last. Where a response says `send: { headers: ... }`, the request must have these header fields.
    /// - Parameters:
    ///   - folder: The contracts folder.
    ///   - names: Contract files without `.yml`; all where empty.
    /// - Throws: ``MockServerError`` for contracts that are badly written, and for recordings that do not exist.
    public func serve(contracts folder: String, only names: [String] = []) throws(MockServerError) {
        try serve(.contracts(folder, only: names))
    }
}
