internal import Locks
public import MockServer
public import Testing

/// A trait that gives each test, and each case of a test with arguments, its own mock server.
///
/// ```swift
/// @Test(.mockServer(recordings: "movies")) func showsFoundMovies() async throws {
///     let server = try MockServer.current
///     // ... the app sends requests to server.baseURL ...
/// }
/// ```
/// At the end of the test, every request that was not answered is an issue, with the nearest stubs. Stubs that were not used are a warning, and in strict mode
/// an issue. The received requests are attached to a test that failed.
public struct MockServerTrait: TestTrait, SuiteTrait, TestScoping {
    let setup: MockServerSetup
    /// Attaches the received requests to the running test.
    var attach: @Sendable (String, SourceLocation) -> Void = { journal, place in
        Attachment.record(journal, named: "mock-server-journal.txt", sourceLocation: place)
    }

    /// Whether the trait of a suite applies to each of its tests.
    public var isRecursive: Bool { true }

    /// Runs a test with its own server.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        // The tests of a suite have servers, the suite itself has none.
        guard testCase != nil else { return try await function() }
        let failures = FailureCount()
        let counting = IssueHandlingTrait.compactMapIssues { issue in
            failures.add(issue)
            return issue
        }
        try await counting.provideScope(for: test, testCase: testCase) {
            try await MockServer.run(try setup.configuration()) { server in
                try setup.serve(on: server)
                let result: Result<Void, any Error>
                do {
                    result = .success(try await CurrentServer.$server.withValue(server) { try await function() })
                } catch {
                    result = .failure(error)
                    failures.add()
                }
                for finding in setup.findings(on: server) {
                    Issue.record(
                        Comment(rawValue: finding.text), severity: finding.isFailure ? .error : .warning,
                        sourceLocation: test.sourceLocation)
                }
                if failures.any { attach(setup.journal(of: server), test.sourceLocation) }
                try result.get()
            }
        }
    }
}

extension Trait where Self == MockServerTrait {
    /// A mock server for each test, which can answer from recordings and contracts.
    /// - Parameters:
    ///   - recordings: Recordings or folders of recordings, as for `MockServer.serve(recordings:)`; without any, no recordings are served.
    ///   - content: More content that is served, for example contracts: `.contracts(only: ["movies"])` of the library `ServedContracts`.
    ///   - fixtures: The folder of the recordings; nil for the nearest folder `Fixtures` above the test's file.
    ///   - isStrict: Whether a stub that was not used fails the test.
    ///   - allowsMisses: Whether requests without an answer are allowed.
    ///   - configure: Changes the configuration of the server.
    ///   - filePath: The file of the test.
    public static func mockServer(
        recordings: String..., serving content: [ServedContent] = [], fixtures: String? = nil, isStrict: Bool = false,
        allowsMisses: Bool = false,
        configure: @escaping @Sendable (inout MockServerConfiguration) -> Void = { _ in }, filePath: String = #filePath
    ) -> Self {
        MockServerTrait(
            setup: MockServerSetup(
                recordings: recordings, content: content, fixtures: fixtures, isStrict: isStrict, allowsMisses: allowsMisses,
                configure: configure,
                filePath: filePath))
    }
}

extension MockServer {
    /// The server of the running test.
    /// - Throws: `MockServerError` if the test has no server.
    public static var current: MockServer {
        get throws(MockServerError) {
            guard let server = CurrentServer.server else { throw MockServerError(.noServer) }
            return server
        }
    }
}

/// The server of the running test, if it has one.
enum CurrentServer {
    @TaskLocal static var server: MockServer?
}

/// The number of a test's issues that are failures.
private final class FailureCount: Sendable {
    private let count = Locked(0)

    var any: Bool { count.withLock { $0 > 0 } }

    func add(_ issue: Issue) {
        if issue.isFailure { add() }
    }

    func add() { count.withLock { $0 += 1 } }
}
