internal import NIOConcurrencyHelpers
internal import Recordings
internal import VerificationModel

extension MockServer {
    /// Answers the request of each recording with its response, byte for byte: status, reason, fields in their order and case, body.
    /// - Parameter names: Recordings, or folders of them: `movies/popular-1`, `movies`; all where empty. Of several recordings of the same request
    ///   one that succeeded answers rather than one that failed, one that was recorded rather than one made by hand, then the first by name.
    /// - Throws: ``MockServerError`` for a recording that does not exist or cannot be read.
    public func serve(recordings names: String...) throws(MockServerError) { try serve(.recordings(names)) }

    /// Answers from recordings, in addition to the present stubs.
    /// - Throws: ``MockServerError``.
    public func serve(_ content: ServedContent) throws(MockServerError) {
        let stubs = try Self.stubs(content, from: stock)
        core.state.withLockedValue { $0.set.add(stubs) }
    }

    /// Reads the recordings again, and answers from them alone.
    ///
    /// Where something is wrong with them, the present stubs stay.
    /// - Throws: ``MockServerError``.
    public func reload(_ content: ServedContent) throws(MockServerError) {
        let fresh = try core.configuration.fixtures.map { path throws(MockServerError) in try ServedRecordings(path) }
        var set = StubSet()
        set.add(try Self.stubs(content, from: fresh))
        stock = fresh
        let loaded = set
        core.state.withLockedValue { $0.set = loaded }
    }

    private static func stubs(_ content: ServedContent, from stock: ServedRecordings?) throws(MockServerError) -> ServedContent.Stubs {
        guard let stock else { throw .noFixtures(recording: content.subject) }
        return try content.read(stock)
    }
}
