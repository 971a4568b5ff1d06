internal import NIOCore
internal import NIOPosix
internal import NIOConcurrencyHelpers

/// An HTTP server on loopback that answers as it was told, or as it was recorded.
///
/// ```swift
/// try await MockServer.run(MockServerConfiguration(fixtures: "Fixtures")) { server in
///     try server.reply(to: .get("/3/search/movie"), with: .recording("movies/search-batman-page-1"))
///     // ... the app asks server.baseURL ...
///     try await server.received(.get("/3/search/movie"))
/// }
/// ```
/// Any number run side by side; none shares anything with another.
public final class MockServer: Sendable {
    /// Where it listens: `http://127.0.0.1:40213`.
    public let baseURL: String
    /// The port that it listens at.
    public let port: Int
    /// What orders to the dashboard must bring in a field `X-Plumbline-Token`; nil where there is no dashboard.
    public var dashboardToken: String? { core.dashboard?.token }
    /// The certificate that a client must trust, as PEM; nil where connections are not secured.
    public let certificate: String?

    let core: ServerCore
    private let listener: any Channel
    private let group: MultiThreadedEventLoopGroup
    private let connections: ConnectionRegistry
    private let recordings: NIOLockedValueBox<ServedRecordings?>

    private init(_ parts: Parts, port: Int) {
        core = parts.core
        listener = parts.listener
        group = parts.group
        connections = parts.connections
        recordings = NIOLockedValueBox(parts.stock)
        certificate = parts.certificate
        self.port = port
        let host = core.configuration.host
        baseURL = "\(certificate == nil ? "http" : "https")://\(host.contains(":") ? "[\(host)]" : host):\(port)"
    }

    private struct Parts {
        let core: ServerCore
        let listener: any Channel
        let group: MultiThreadedEventLoopGroup
        let connections: ConnectionRegistry
        let stock: ServedRecordings?
        let certificate: String?
    }

    // MARK: Life

    /// Starts a server, which is ready when this returns, and is to be stopped.
    /// - Throws: ``MockServerError/start(_:)`` where it gets no port, ``MockServerError/folder(_:_:)`` where the recordings cannot be read.
    public static func start(_ configuration: MockServerConfiguration = MockServerConfiguration()) async throws -> MockServer {
        let stock = try configuration.fixtures.map { path throws(MockServerError) in try ServedRecordings(path) }
        let connections = ConnectionRegistry(limit: configuration.limits.connections)
        let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
        do {
            let upstream = try configuration.passThrough.map { try PassThrough($0, configuration.upstreamSecurity, group) }
            let core = ServerCore(configuration, upstream: upstream)
            let security = try configuration.connectionSecurity?.server()
            let setup = ConnectionSetup(core: core, connections: connections, security: security)
            let listener = try await bootstrap(group, setup).bind(host: configuration.host, port: configuration.port).get()
            let port = listener.localAddress?.port ?? configuration.port
            if let upstream = core.upstream, upstream.isHere(at: port) { throw MockServerError.upstreamIsItself(upstream.url) }
            core.listens(at: port)
            let parts = Parts(
                core: core, listener: listener, group: group, connections: connections, stock: stock,
                certificate: security?.certificate)
            return MockServer(parts, port: port)
        } catch {
            try await group.shutdownGracefully()
            let address = "\(configuration.host):\(configuration.port)"
            throw error as? MockServerError
                ?? .start((error as? IOError).map { "\(address): \(SystemWords.of($0.errnoCode))" } ?? "\(address): \(error)")
        }
    }

    /// Runs a server for as long as something needs it.
    public static func run<Value>(
        _ configuration: MockServerConfiguration = MockServerConfiguration(), isolation: isolated (any Actor)? = #isolation,
        _ body: (MockServer) async throws -> Value
    ) async throws -> Value {
        let server = try await start(configuration)
        let result: Result<Value, any Error>
        do {
            result = .success(try await body(server))
        } catch {
            result = .failure(error)
        }
        try await server.stop()
        return try result.get()
    }

    /// Closes all connections and gives the port back; when this returns, nothing of the server is left.
    public func stop() async throws {
        _ = await Result(catching: { () async throws in try await self.listener.close().get() })
        await connections.closeAll()
        try await group.shutdownGracefully()
    }

    private static func bootstrap(_ group: MultiThreadedEventLoopGroup, _ setup: ConnectionSetup) -> ServerBootstrap {
        ServerBootstrap(group: group)
            .serverChannelOption(.backlog, value: 1_024)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            // Where descriptors are used up, the next client waits until there is one.
            .serverChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(AcceptBackoffHandler { _ in .milliseconds(100) })
                }
            }
            .childChannelOption(.allowRemoteHalfClosure, value: true)
            .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
            .childChannelInitializer(setup.prepare)
    }

    /// The recordings that can be served.
    var stock: ServedRecordings? {
        get { recordings.withLockedValue { $0 } }
        set { recordings.withLockedValue { $0 = newValue } }
    }

    /// How many connections are open.
    public var connectionCount: Int { connections.count }

    // MARK: Stubs

    /// Answers requests.
    ///
    /// Of several stubs that fit, the one with the highest priority answers, then the most particular, then the newest.
    /// - Parameters:
    ///   - request: Which requests.
    ///   - answer: What they are answered.
    ///   - priority: Above 0 before, below 0 after all others.
    ///   - scenario: The state in which it answers, and the one that comes then.
    ///   - fileID: Where the stub stands in a test.
    ///   - line: The line there.
    /// - Throws: ``MockServerError`` for a recording that is not there or cannot be read.
    public func reply(
        to request: RequestPattern, with answer: MockAnswer, priority: Int = 0, scenario: ScenarioRule? = nil, fileID: String = #fileID,
        line: Int = #line
    ) throws(MockServerError) {
        try reply(to: request, with: [answer], priority: priority, scenario: scenario, fileID: fileID, line: line)
    }

    /// Answers requests with one answer after the other, each with its own faults; the last one stays.
    public func reply(
        to request: RequestPattern, inOrder answers: MockAnswer..., priority: Int = 0, scenario: ScenarioRule? = nil,
        fileID: String = #fileID, line: Int = #line
    ) throws(MockServerError) {
        try reply(to: request, with: answers, priority: priority, scenario: scenario, fileID: fileID, line: line)
    }

    private func reply(
        to request: RequestPattern, with answers: [MockAnswer], priority: Int, scenario: ScenarioRule?, fileID: String, line: Int
    ) throws(MockServerError) {
        guard !answers.dropLast().contains(where: \.isUsedOnce) else { throw .spentTooEarly("\(fileID):\(line)") }
        var steps: [Stub.Step] = []
        for answer in answers {
            switch answer.content {
            case .response(let response): steps.append(Stub.Step(.fixed(PreparedResponse(response)), answer.faults))
            case .computed(let code): steps.append(Stub.Step(.computed(code), answer.faults))
            case .recording(let name):
                guard let stock else { throw .noFixtures(recording: name) }
                steps += try stock.responses(of: name).map { Stub.Step(.fixed(PreparedResponse($0)), answer.faults) }
            }
        }
        guard !steps.isEmpty else { throw .noAnswer("\(fileID):\(line)") }
        let isSpent = answers.last?.isUsedOnce ?? false
        core.state.withLockedValue { state in
            state.set.add(
                request, steps, isUsedOnce: isSpent, priority: priority, scenario: scenario,
                origin: .line(fileID: fileID, line: line))
        }
    }

    /// How many stubs there are.
    public var stubCount: Int { core.state.withLockedValue { $0.set.stubs.count } }

    /// Puts a scenario into a state.
    public func setState(_ state: String, of scenario: String) {
        core.state.withLockedValue { $0.scenarios[scenario] = state }
    }

    /// The state of a scenario: ``ScenarioRule/start`` before it was set.
    public func state(of scenario: String) -> String {
        core.state.withLockedValue { $0.scenarios[scenario, default: ScenarioRule.start] }
    }
}
