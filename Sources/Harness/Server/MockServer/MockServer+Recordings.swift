internal import Locks
internal import Recordings
internal import VerificationModel

extension MockServer {
    /// Answers the request of each recording with its response, byte for byte: status, reason, fields in their order and case, body.
    ///
    /// If several recordings have the same request, one that succeeded answers before one that failed, then one that was recorded before one
    /// made by hand, then the first by name. A request that names a recorded host is answered only from recordings of this host, and from those without one.
    ///
    /// A recorded 304, 206, 412 or 416 answers only a request with the recorded condition or range.
    /// - Parameter names: Recordings, or folders of recordings: `movies/popular-1`, `movies`. If there are none, all recordings.
    /// - Throws: ``MockServerError`` if a recording does not exist or cannot be read.
    public func serve(recordings names: String...) throws(MockServerError) { try serve(.recordings(names)) }

    /// Answers from recordings or contracts, in addition to the present stubs.
    /// - Throws: ``MockServerError`` if the content does not exist or cannot be read.
    public func serve(_ content: ServedContent) throws(MockServerError) {
        _ = try serveNoting(content)
    }

    /// Answers from recordings or contracts as ``serve(_:)`` does.
    /// - Returns: The properties of the recordings that surprise a user of the server.
    package func serveNoting(_ content: ServedContent) throws(MockServerError) -> @Sendable () -> ServedNotes {
        let stubs = try Self.stubs(content, from: stock)
        core.state.withLock { $0.set.add(stubs) }
        return notes(about: stubs)
    }

    /// Reads the content again, and replaces all stubs with it.
    ///
    /// If the content is not valid, the present stubs stay.
    /// - Throws: ``MockServerError`` if the content does not exist or cannot be read.
    public func reload(_ content: ServedContent) throws(MockServerError) {
        _ = try reloadNoting(content)
    }

    /// Reads the content again as ``reload(_:)`` does.
    /// - Returns: The properties of the recordings that surprise a user of the server.
    package func reloadNoting(_ content: ServedContent) throws(MockServerError) -> @Sendable () -> ServedNotes {
        let fresh = try core.configuration.fixtures.map { path throws(MockServerError) in try ServedRecordings(path) }
        var set = StubSet()
        let stubs = try Self.stubs(content, from: fresh)
        set.add(stubs)
        stock = fresh
        let loaded = set
        core.state.withLock { $0.set = loaded }
        return notes(about: stubs)
    }

    /// Returns a function that looks for notes, because a test does not need them.
    private func notes(about stubs: ServedContent.Stubs) -> @Sendable () -> ServedNotes {
        let address = core.address
        return { ServedNotes(stubs.recordings, from: address) }
    }

    private static func stubs(_ content: ServedContent, from stock: ServedRecordings?) throws(MockServerError) -> ServedContent.Stubs {
        guard let stock else { throw MockServerError(.noFixtures(recording: content.subject)) }
        return try content.read(stock)
    }
}
