import MockServer
import TestFolders

/// The built `showcase` with one of its features, and a server that answers from Fixtures.
struct BuiltShowcase {
    let feature: String
    /// The name of the feature's API for `--base-url`.
    let api: String
    private let folder: TemporaryFolder

    init(_ feature: String, api: String) throws {
        (self.feature, self.api) = (feature, api)
        folder = try TemporaryFolder()
    }

    /// Runs the program on a database of the test's own.
    func showcase(_ arguments: String..., environment: [String: String] = [:], input: String = "") async throws -> BuiltProgram.Run {
        try await showcase(arguments, environment: environment, input: input)
    }

    /// Runs the program on a database of the test's own.
    func showcase(_ arguments: [String], environment: [String: String] = [:], input: String = "") async throws -> BuiltProgram.Run {
        try await BuiltProgram.run(
            [feature] + arguments + ["--database", "a.sqlite"], in: folder, environment: environment, program: "showcase", input: input)
    }

    /// Runs a server with the feature's recordings, and calls a test with the server and its value for `--base-url`.
    func run(_ body: (MockServer, String) async throws -> Void) async throws {
        try await MockServer.run(MockServerConfiguration(fixtures: "\(PackageFolders.root)/Fixtures")) { server in
            try server.serve(recordings: feature)
            try await body(server, "\(api)=\(server.baseURL)")
        }
    }
}
