internal import Locks
internal import Recordings
internal import VerificationModel

extension MockServer {
    /// Answers the request of each recording with its response, byte for byte: status, reason, fields in their order and case, body.
    ///
    /// If several recordings have the same request, one that succeeded answers before one that failed, then one that was recorded before one
    /// made by hand, then the first by name.
    /// - Parameter names: Recordings, or folders of recordings: `movies/popular-1`, `movies`. If there are none, all recordings.
    /// - Throws: ``MockServerError`` if a recording does not exist or cannot be read.
    public func serve(recordings names: String...) throws(MockServerError) { try serve(.recordings(names)) }

    /// Answers from recordings or contracts, in addition to the present stubs.
    /// - Throws: ``MockServerError`` if the content does not exist or cannot be read.
    public func serve(_ content: ServedContent) throws(MockServerError) {
        let stubs = try Self.stubs(content, from: stock)
        core.state.withLock { $0.set.add(stubs) }
    }

    /// Reads the content again, and replaces all stubs with it.
    ///
    /// If the content is not valid, the present stubs stay.
    /// - Throws: ``MockServerError`` if the content does not exist or cannot be read.
    public func reload(_ content: ServedContent) throws(MockServerError) {
        let fresh = try core.configuration.fixtures.map { path throws(MockServerError) in try ServedRecordings(path) }
        var set = StubSet()
        set.add(try Self.stubs(content, from: fresh))
        stock = fresh
        let loaded = set
        core.state.withLock { $0.set = loaded }
    }

    private static func stubs(_ content: ServedContent, from stock: ServedRecordings?) throws(MockServerError) -> ServedContent.Stubs {
        guard let stock else { throw MockServerError(.noFixtures(recording: content.subject)) }
        return try content.read(stock)
    }
}
