public import MockServer
internal import Synchronization
public import Testing

/// Gives each test, and each case of one with arguments, a mock server of its own.
///
/// ```swift
/// @Test(.mockServer(recordings: "movies")) func showsWhatASearchFinds() async throws {
///     let server = try MockServer.current
///     // ... the app asks server.baseURL ...
/// }
/// ```
/// At the test's end every request that nothing answered is an issue, with the stubs that came nearest; stubs that nothing asked for are a warning, and in
/// strict mode an issue too. What was received is attached to a test that failed.
public struct MockServerTrait: TestTrait, SuiteTrait, TestScoping {
    let setup: MockServerSetup
    /// Attaches what was received to the test that runs.
    var attach: @Sendable (String, SourceLocation) -> Void = { journal, place in
        Attachment.record(journal, named: "mock-server-journal.txt", sourceLocation: place)
    }

    /// The tests of a suite get it each.
    public var isRecursive: Bool { true }

    /// Runs a test with its server.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        // Of a suite only its tests have a server.
        guard testCase != nil else { return try await function() }
        let failures = FailureCount()
        let counting = IssueHandlingTrait.compactMapIssues { issue in
            failures.note(issue)
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
                    failures.note()
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
    /// A mock server for each test, which answers from recordings.
    /// - Parameters:
    ///   - recordings: Recordings or folders of them, as ``MockServer/serve(recordings:)`` takes them; none where there are none.
    ///   - fixtures: The folder of the recordings; `Fixtures` in the nearest folder above the test's file that has one if nil.
    ///   - isStrict: Whether a stub that nothing asked for fails the test.
    ///   - allowsMisses: Whether requests may be made that nothing answers.
    ///   - configure: Changes the server's configuration.
    ///   - filePath: The test's file.
    public static func mockServer(
        recordings: String..., fixtures: String? = nil, isStrict: Bool = false, allowsMisses: Bool = false,
        configure: @escaping @Sendable (inout MockServerConfiguration) -> Void = { _ in }, filePath: String = #filePath
    ) -> Self {
        MockServerTrait(
            setup: MockServerSetup(
                recordings: recordings, fixtures: fixtures, isStrict: isStrict, allowsMisses: allowsMisses, configure: configure,
                filePath: filePath))
    }
}

extension MockServer {
    /// The server of the test that runs.
    /// - Throws: ``MockServerError/noServer`` where the test has none.
    public static var current: MockServer {
        get throws(MockServerError) {
            guard let server = CurrentServer.server else { throw .noServer }
            return server
        }
    }
}

/// The server of the test that runs, if it has one.
enum CurrentServer {
    @TaskLocal static var server: MockServer?
}

/// How many issues of a test are failures.
private final class FailureCount: Sendable {
    private let count = Mutex(0)

    var any: Bool { count.withLock { $0 > 0 } }

    func note(_ issue: Issue) {
        if issue.isFailure { note() }
    }

    func note() { count.withLock { $0 += 1 } }
}
