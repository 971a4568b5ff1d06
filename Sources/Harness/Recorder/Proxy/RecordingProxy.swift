package import ContractTesting
internal import NIOCore
internal import NIOHTTP1
internal import NIOPosix
package import Recordings

/// Stands between an app and one live API: passes both ways on unchanged, and writes down what passes.
///
/// It listens on loopback alone, and asks the one origin of its API and nobody else. Only fields that belong to a connection are its own: RFC 9110 section
/// 7.6.1. An answer is passed on as it comes; a request's and an answer's body are recorded up to 64 MiB each.
package struct RecordingProxy: Sendable {
    /// What is passed on where, and what becomes of it.
    package struct Settings: Sendable {
        /// The API; its base says its origin.
        package let api: API
        /// Where recordings are written.
        package let folder: RecordingsFolder
        /// What is secret.
        package let policy: SecretPolicy
        /// The folder below that of the recordings in which these go.
        package var into: String
        /// The port; 0 for any that is free.
        package var port = 0
        /// The origin of a server that is asked instead of the API's own; the recording names the API all the same.
        package var standIn: String?
        /// Whether a recording that was there before is replaced by what is asked for as it was.
        package var replaces = false
        /// The time, in seconds since 1970.
        package var now: @Sendable () -> Int
        /// Told what became of each request.
        package var tell: @Sendable (ProxyEvent) -> Void = { _ in }

        /// Settings.
        package init(api: API, folder: RecordingsFolder, policy: SecretPolicy, now: @escaping @Sendable () -> Int) {
            self.api = api
            self.folder = folder
            self.policy = policy
            self.now = now
            into = api.name
        }

        /// Scheme, host and port of the server that is asked.
        var origin: String { standIn ?? api.origin }
    }

    /// The port that it listens at.
    package let port: Int

    /// Where it listens: `http://127.0.0.1:40213`.
    package var url: String { "http://127.0.0.1:\(port)" }

    /// Runs a proxy for as long as something needs it; when this returns, nothing of it is left, and what passed is written.
    /// - Throws: ``RecordingProxyProblem`` where it cannot start.
    package static func run<Value>(
        _ settings: Settings, through client: LiveClient, isolation: isolated (any Actor)? = #isolation,
        _ body: (RecordingProxy) async throws -> Value
    ) async throws -> Value {
        guard !settings.api.origin.isEmpty else { throw RecordingProxyProblem.noBase(settings.api.name) }
        guard !isItself(settings.origin, at: settings.port) else { throw RecordingProxyProblem.itself(settings.origin) }
        let tape = try ProxyTape(settings)
        let listener = try await listen(at: settings.port)
        let port = listener.channel.localAddress?.port ?? settings.port
        let connection = ProxyConnection(
            client: client, settings: settings, tape: tape, gate: ProxyGate(origin: settings.origin, port: port))
        let serving = Task {
            try await listener.executeThenClose { connections in
                try await withThrowingDiscardingTaskGroup { group in
                    for try await channel in connections { group.addTask { await connection.serve(channel) } }
                }
            }
        }
        let result: Result<Value, any Error>
        do {
            result = .success(try await body(RecordingProxy(port: port)))
        } catch {
            result = .failure(error)
        }
        serving.cancel()
        _ = await serving.result
        return try result.get()
    }

    private static func isItself(_ origin: String, at port: Int) -> Bool {
        ["127.0.0.1", "localhost", "[::1]"].contains { origin.lowercased() == "http://\($0):\(port)" }
    }

    private static func listen(at port: Int) async throws -> NIOAsyncChannel<ProxyConnection.Accepted, Never> {
        do {
            return try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
                .serverChannelOption(.backlog, value: 256)
                .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
                // Where descriptors are used up, the next client waits until there is one.
                .serverChannelInitializer { channel in
                    channel.eventLoop.makeCompletedFuture {
                        try channel.pipeline.syncOperations.addHandler(AcceptBackoffHandler { _ in .milliseconds(100) })
                    }
                }
                .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
                .bind(host: "127.0.0.1", port: port, childChannelInitializer: ProxyConnection.prepare)
        } catch {
            throw RecordingProxyProblem.start(port, error)
        }
    }
}

/// Why a proxy cannot start.
package enum RecordingProxyProblem: Error, CustomStringConvertible {
    /// Nobody said where the API lives.
    case noBase(String)
    /// It would ask itself.
    case itself(String)
    /// It gets no port.
    case start(Int, any Error)

    /// What is wrong and what to do next, in one line.
    package var description: String {
        switch self {
        case .noBase(let api): "apis.yml does not say where \(api) lives; give it a \"base\""
        case .itself(let origin): "the proxy would ask itself at \(origin); name another port with --proxy, or another --stand-in"
        case .start(let port, let error):
            "the proxy cannot listen at 127.0.0.1:\(port) (\(error)); name another port, or 0 for any that is free"
        }
    }
}
