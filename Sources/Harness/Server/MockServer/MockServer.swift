public import Foundation
internal import Locks
internal import NIOCore
internal import NIOPosix

/// An HTTP server on loopback that answers requests with stubs, or with recorded responses.
///
/// ```swift
/// try await MockServer.run(MockServerConfiguration(fixtures: "Fixtures")) { server in
///     try server.reply(to: "GET /3/search/movie", with: .recording("movies/search-batman-page-1"))
///     // ... the app sends requests to server.baseURL ...
///     try await server.waitForRequests(matching: "GET /3/search/movie")
/// }
/// ```
/// Any number of servers can run at the same time. They share no state.
public final class MockServer: Sendable {
    /// The address of the server, without a path: `http://127.0.0.1:40213`.
    public let baseURL: URL
    /// The port of the server.
    public let port: Int
    /// The token that commands to the dashboard need, in a field `X-Plumbline-Token`; nil without a dashboard.
    public var dashboardToken: String? { core.dashboard?.token }
    /// The certificate that a client must trust, as PEM; nil if connections are not secured.
    public let certificate: String?

    let core: ServerCore
    private let listener: any Channel
    private let group: MultiThreadedEventLoopGroup
    private let connections: ConnectionRegistry
    private let recordings: Locked<ServedRecordings?>

    private init(_ parts: Parts, port: Int, baseURL: URL) {
        core = parts.core
        listener = parts.listener
        group = parts.group
        connections = parts.connections
        recordings = Locked(parts.stock)
        certificate = parts.certificate
        self.port = port
        self.baseURL = baseURL
    }

    /// Returns the address of a path, and of a query if there is one: `server.url("/3/search/movie?page=1")`.
    public func url(_ path: String) -> URL {
        // Characters that no URL contains are escaped here, because URL(string:) refuses them before iOS 17.
        let escaped = path.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed.union(CharacterSet(charactersIn: "#%[]"))) ?? path
        return URL(string: "\(baseURL)\(path.hasPrefix("/") ? "" : "/")\(escaped)") ?? baseURL.appending(path: path)
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

    /// Starts a server, which is ready when the call returns.
    ///
    /// Stop it with ``stop()``.
    /// - Throws: ``MockServerError`` if the server gets no port, or if the recordings cannot be read.
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
            if let upstream = core.upstream, upstream.isHere(at: port) { throw MockServerError(.upstreamIsItself(upstream.url)) }
            core.setPort(port)
            let parts = Parts(
                core: core, listener: listener, group: group, connections: connections, stock: stock,
                certificate: security?.certificate)
            let scheme = security == nil ? "http" : "https"
            guard let url = address(scheme: scheme, host: configuration.host, port: port) else {
                throw MockServerError(.start("\(configuration.host) cannot be the host of a URL"))
            }
            return MockServer(parts, port: port, baseURL: url)
        } catch {
            try await group.shutdownGracefully()
            let address = "\(configuration.host):\(configuration.port)"
            let reason = (error as? IOError).map { SystemErrorText.text(of: $0.errnoCode) } ?? "\(error)"
            throw error as? MockServerError ?? MockServerError(.start("\(address): \(reason)"))
        }
    }

    private static func address(scheme: String, host: String, port: Int) -> URL? {
        URL(string: "\(scheme)://\(host.contains(":") ? "[\(host)]" : host):\(port)")
    }

    /// Runs a server for as long as a closure runs, and stops it.
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

    /// Closes all connections and gives the port back.
    ///
    /// When the call returns, the server has released all its resources.
    public func stop() async throws {
        _ = await Result(catching: { () async throws in try await self.listener.close().get() })
        await connections.closeAll()
        try await group.shutdownGracefully()
    }

    private static func bootstrap(_ group: MultiThreadedEventLoopGroup, _ setup: ConnectionSetup) -> ServerBootstrap {
        ServerBootstrap(group: group)
            .serverChannelOption(.backlog, value: 1_024)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            // If there is no free file descriptor, the next client waits until there is one.
            .serverChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(AcceptBackoffHandler { _ in .milliseconds(100) })
                }
            }
            .childChannelOption(.allowRemoteHalfClosure, value: true)
            .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
            .childChannelInitializer(setup.prepare)
    }

    /// The recordings of the configured folder.
    var stock: ServedRecordings? {
        get { recordings.withLock { $0 } }
        set { recordings.withLock { $0 = newValue } }
    }

    /// The number of open connections.
    public var connectionCount: Int { connections.count }

    // MARK: Stubs

    /// Answers requests.
    ///
    /// If several stubs match a request, the one with the highest priority answers, then the one with the highest specificity, then the newest.
    /// - Parameters:
    ///   - request: The pattern of the requests.
    ///   - answer: The answer.
    ///   - priority: A number above 0 to answer before all other stubs, or below 0 to answer after them.
    ///   - scenario: The state in which the stub answers, and the state after it.
    ///   - fileID: The file of the stub in a test.
    ///   - line: The line of the stub in a test.
    /// - Throws: ``MockServerError`` if a recording does not exist or cannot be read.
    public func reply(
        to request: RequestPattern, with answer: MockAnswer, priority: Int = 0, scenario: ScenarioRule? = nil, fileID: String = #fileID,
        line: Int = #line
    ) throws(MockServerError) {
        try reply(to: request, with: [answer], priority: priority, scenario: scenario, fileID: fileID, line: line)
    }

    /// Answers requests with one answer after the other, each with its own faults.
    ///
    /// The last answer is repeated.
    public func reply(
        to request: RequestPattern, inOrder answers: MockAnswer..., priority: Int = 0, scenario: ScenarioRule? = nil,
        fileID: String = #fileID, line: Int = #line
    ) throws(MockServerError) {
        try reply(to: request, with: answers, priority: priority, scenario: scenario, fileID: fileID, line: line)
    }

    private func reply(
        to request: RequestPattern, with answers: [MockAnswer], priority: Int, scenario: ScenarioRule?, fileID: String, line: Int
    ) throws(MockServerError) {
        guard !answers.dropLast().contains(where: \.isUsedOnce) else { throw MockServerError(.answerAfterLast("\(fileID):\(line)")) }
        var steps: [Stub.Step] = []
        for answer in answers {
            switch answer.content {
            case .response(let response): steps.append(Stub.Step(.fixed(PreparedResponse(response)), answer.faults))
            case .computed(let code): steps.append(Stub.Step(.computed(code), answer.faults))
            case .recording(let name):
                guard let stock else { throw MockServerError(.noFixtures(recording: name)) }
                steps += try stock.responses(of: name).map { Stub.Step(.fixed(PreparedResponse($0)), answer.faults) }
            }
        }
        guard !steps.isEmpty else { throw MockServerError(.noAnswer("\(fileID):\(line)")) }
        let isUsedOnce = answers.last?.isUsedOnce ?? false
        core.state.withLock { state in
            state.set.add(
                request, steps, isUsedOnce: isUsedOnce, priority: priority, scenario: scenario,
                origin: .line(fileID: fileID, line: line))
        }
    }

    /// The number of stubs.
    public var stubCount: Int { core.state.withLock { $0.set.stubs.count } }

    /// Sets the state of a scenario.
    public func setScenario(_ scenario: String, to state: String) {
        core.state.withLock { $0.scenarios[scenario] = state }
    }

    /// Returns the state of a scenario, which is ``ScenarioRule/start`` at the beginning.
    public func scenarioState(_ scenario: String) -> String {
        core.state.withLock { $0.scenarios[scenario, default: ScenarioRule.start] }
    }
}
