internal import MockServer
internal import SafeFiles

/// What a test's server is made of, and what is looked at when the test is over.
struct MockServerSetup: Sendable {
    let recordings: [String]
    let fixtures: String?
    let isStrict: Bool
    let allowsMisses: Bool
    let configure: @Sendable (inout MockServerConfiguration) -> Void
    let filePath: String

    /// What a test's server has to say at its end.
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
    }

    func findings(on server: MockServer) -> [Finding] {
        let misses = allowsMisses ? [] : server.misses.map { Finding(text: $0, isFailure: true) }
        let unused = server.unusedStubs
        guard !unused.isEmpty else { return misses }
        let list = unused.map { "  \($0)" }.joined(separator: "\n")
        let text =
            "nothing asked for \(unused.count == 1 ? "a stub" : "\(unused.count) stubs"):\n\(list)\nnext: take \(unused.count == 1 ? "it" : "them") out, or see why the request does not come"
        return misses + [Finding(text: text, isFailure: isStrict)]
    }

    /// What was received, a line each.
    func journal(of server: MockServer) -> String {
        let lines = server.journalLines
        return lines.isEmpty ? "nothing was received\n" : lines.map { "\($0)\n" }.joined()
    }
}
