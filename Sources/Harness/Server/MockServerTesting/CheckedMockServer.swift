public import MockServer

/// Runs a mock server for as long as something needs it, and says at the end what nothing answered and which stubs nothing asked for: what the trait
/// does, for tests of XCTest.
///
/// ```swift
/// try await withMockServer(recordings: ["movies"], report: { XCTFail($0) }) { server in
///     // ... the app asks server.baseURL ...
/// }
/// ```
/// - Parameters:
///   - recordings: Recordings or folders of them; none where there are none.
///   - fixtures: The folder of the recordings; `Fixtures` in the nearest folder above the test's file that has one if nil.
///   - isStrict: Whether a stub that nothing asked for is reported too.
///   - allowsMisses: Whether requests may be made that nothing answers.
///   - configure: Changes the server's configuration.
///   - filePath: The test's file.
///   - report: Told each thing that is wrong.
///   - warn: Told which stubs nothing asked for, where that is not wrong.
///   - attach: Told what was received, a line each: `{ add(XCTAttachment(string: $0)) }` keeps it where the test failed.
///   - body: The test.
public func withMockServer<Value>(
    recordings: [String] = [], fixtures: String? = nil, isStrict: Bool = false, allowsMisses: Bool = false,
    configure: @escaping @Sendable (inout MockServerConfiguration) -> Void = { _ in }, filePath: String = #filePath,
    isolation: isolated (any Actor)? = #isolation, report: (String) -> Void, warn: (String) -> Void = { _ in },
    attach: (String) -> Void = { _ in }, _ body: (MockServer) async throws -> Value
) async throws -> Value {
    let setup = MockServerSetup(
        recordings: recordings, fixtures: fixtures, isStrict: isStrict, allowsMisses: allowsMisses, configure: configure, filePath: filePath
    )
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
