internal import MockServer
internal import SafeFiles

/// The setup of a test's server, and the checks at the end of the test.
struct MockServerSetup: Sendable {
    let recordings: [String]
    var content: [ServedContent] = []
    let fixtures: String?
    let isStrict: Bool
    let allowsMisses: Bool
    let configure: @Sendable (inout MockServerConfiguration) -> Void
    let filePath: String

    /// A problem at the end of a test.
    struct Finding: Hashable {
        let text: String
        let isFailure: Bool
    }

    func configuration() throws -> MockServerConfiguration {
        var configuration = MockServerConfiguration()
        configuration.fixtures = fixtures ?? FolderSearch.nearest("Fixtures", above: filePath)
        configure(&configuration)
        return configuration
    }

    func serve(on server: MockServer) throws {
        if !recordings.isEmpty { try server.serve(.recordings(recordings)) }
        for content in content { try server.serve(content) }
    }

    func findings(on server: MockServer) -> [Finding] {
        let unused = server.unusedStubs
        let isOne = unused.count == 1
        let list = unused.map { "  \($0)\n" }.joined()
        let advice = "next: remove \(isOne ? "it" : "them"), or find out why the \(isOne ? "request is" : "requests are") not sent"
        let text = "\(isOne ? "a stub was" : "\(unused.count) stubs were") not used:\n\(list)\(advice)"
        return misses(of: server) + (unused.isEmpty ? [] : [Finding(text: text, isFailure: isStrict)])
    }

    /// Returns a finding for each miss, and one for the misses that are no longer in the log.
    private func misses(of server: MockServer) -> [Finding] {
        guard !allowsMisses else { return [] }
        let misses = server.misses
        let dropped = misses.droppedCount == 0 ? [] : ["\(misses.droppedCount) earlier requests were not answered, either"]
        return (dropped + misses.map { "\($0)\n" }).map { Finding(text: $0, isFailure: true) }
    }

    /// Returns the received requests, a line each.
    func journal(of server: MockServer) -> String {
        let journal = "\(server.journal)"
        return journal.isEmpty ? "nothing was received\n" : "\(journal)\n"
    }
}
