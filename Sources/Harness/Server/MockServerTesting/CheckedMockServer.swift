public import MockServer

/// Runs a mock server for as long as a closure runs, and reports at the end the requests that were not answered and the stubs that were not used.
///
/// For tests of XCTest the function does the same as the trait ``MockServerTrait``.
///
/// ```swift
/// try await withMockServer(recordings: "movies", report: { XCTFail($0) }) { server in
///     // ... the app sends requests to server.baseURL ...
/// }
/// ```
/// - Parameters:
///   - recordings: Recordings or folders of recordings; without any, no recordings are served.
///   - content: More content that is served, for example contracts: `.contracts(only: ["movies"])` of the library `ServedContracts`.
///   - fixtures: The folder of the recordings; nil for the nearest folder `Fixtures` above the test's file.
///   - isStrict: Whether a stub that was not used is reported as a failure.
///   - allowsMisses: Whether requests without an answer are allowed.
///   - configure: Changes the configuration of the server.
///   - filePath: The file of the test.
///   - isolation: The actor on which the test runs.
///   - report: Reports a failure.
///   - warn: Reports stubs that were not used, if they are not a failure.
///   - attach: Attaches the received requests, a line each: `{ add(XCTAttachment(string: $0)) }` keeps them with a failed test.
///   - body: The test.
public func withMockServer<Value>(
    recordings: String..., serving content: [ServedContent] = [], fixtures: String? = nil, isStrict: Bool = false,
    allowsMisses: Bool = false,
    configure: @escaping @Sendable (inout MockServerConfiguration) -> Void = { _ in }, filePath: String = #filePath,
    isolation: isolated (any Actor)? = #isolation, report: (String) -> Void, warn: (String) -> Void = { _ in },
    attach: (String) -> Void = { _ in }, _ body: (MockServer) async throws -> Value
) async throws -> Value {
    let setup = MockServerSetup(
        recordings: recordings, content: content, fixtures: fixtures, isStrict: isStrict, allowsMisses: allowsMisses, configure: configure,
        filePath: filePath)
    return try await MockServer.run(try setup.configuration()) { server in
        try setup.serve(on: server)
        let result: Result<Value, any Error>
        do {
            result = .success(try await body(server))
        } catch {
            result = .failure(error)
        }
        for finding in setup.findings(on: server) {
            if finding.isFailure { report(finding.text) } else { warn(finding.text) }
        }
        attach(setup.journal(of: server))
        return try result.get()
    }
}
