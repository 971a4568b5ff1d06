package import ContractFiles
internal import NIOCore
internal import NIOHTTP1
internal import NIOPosix
package import Recordings
package import Redaction
internal import Upstream
internal import UpstreamTLS

/// Stands between an app and one live API: passes both ways on unchanged, and writes down what passes.
///
/// It listens on loopback alone, and asks the one origin of its API and nobody else. An answer is passed on as it comes, with heads that come before it (103),
/// its reason phrase, the bytes of its fields, and fields behind its body; a target as it was asked for, with `[ ] | { }` and whatever else ASCII can print.
///
/// What is not passed on as it came:
/// - Fields that belong to a connection, `Host`, and what frames a message: RFC 9110 section 7.6.1, RFC 9112 section 6. Chunks have other sizes, their
///   extensions are lost, and an answer's version is HTTP/1.1.
/// - `Expect: 100-continue`: the proxy says `100 Continue` itself, for it passes any body on; the API is not asked first, and its own 100 goes no further.
/// - Blanks around the values of fields, and of requests bytes that are no UTF-8, which SwiftNIO loses: a request that has some is refused with 400. So are
///   a fragment and bytes above ASCII in a target; methods that SwiftNIO does not read get 501.
/// - Fields behind a body, for an app or an API that takes no chunks; bytes of these that are no UTF-8. No recording has such fields, nor 103 and its like.
/// - Other protocols (101): the app gets 502.
///
/// An app that closes its side of the connection gets its answer; it is taken for gone when 10 s long nothing could be sent to it. Where an app ends a stream,
/// or the proxy is stopped, what had passed of it is recorded, and a comment says so.
///
/// Recording keeps nobody waiting. Bodies are recorded up to 64 MiB each, 1,000 answers or 256 MiB in one recording, and 1 GiB in all, which is also about the
/// memory that it takes; what is over that passes, and is told.
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
        /// The longest time until the head of an answer comes.
        package var timeout = Duration.seconds(60)
        /// Told what became of each request, once that is written.
        package var tell: @Sendable (ProxyEvent) -> Void = { _ in }
        /// How much is kept.
        var limits = ProxyLimits()

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
    /// - Throws: ``RecordingProxyError`` where it cannot start.
    package static func run<Value>(
        _ settings: Settings, isolation: isolated (any Actor)? = #isolation,
        _ body: (RecordingProxy) async throws -> Value
    ) async throws -> Value {
        guard !settings.api.origin.isEmpty else { throw RecordingProxyError.noBase(settings.api.name) }
        guard let origin = UpstreamOrigin(settings.origin) else { throw RecordingProxyError.noAddress(settings.origin) }
        guard !origin.isHere(at: settings.port) || origin.isSecure else { throw RecordingProxyError.itself(settings.origin) }
        let client = UpstreamClient(
            origin, origin.isSecure ? try UpstreamSecurity.tls() : nil, on: MultiThreadedEventLoopGroup.singleton)
        defer { client.close() }
        return try await ProxyTape.run(settings) { tape in
            let listener = try await listen(at: settings.port, settings.limits)
            let port = listener.channel.localAddress?.port ?? settings.port
            let connection = ProxyConnection(client: client, settings: settings, tape: tape, gate: ProxyGate(port: port))
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
    }

    private static func listen(
        at port: Int, _ limits: ProxyLimits
    ) async throws -> NIOAsyncChannel<ProxyConnection.Accepted, Never> {
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
                .childChannelOption(.allowRemoteHalfClosure, value: true)
                .bind(host: "127.0.0.1", port: port) { ProxyConnection.prepare($0, limits) }
        } catch {
            throw RecordingProxyError.start(port, error)
        }
    }
}

/// Why a proxy cannot start.
package enum RecordingProxyError: Error, CustomStringConvertible {
    /// Nobody said where the API lives.
    case noBase(String)
    /// The address of the server that is to be asked is not one.
    case noAddress(String)
    /// It would ask itself.
    case itself(String)
    /// It gets no port.
    case start(Int, any Error)

    /// What is wrong and what to do next, in one line.
    package var description: String {
        switch self {
        case .noBase(let api): "apis.yml does not say where \(api) lives; give it a \"base\""
        case .noAddress(let origin): "\"\(origin)\" is not the address of a server; write it as https://api.example.com"
        case .itself(let origin): "the proxy would ask itself at \(origin); name another port with --proxy, or another --stand-in"
        case .start(let port, let error):
            "the proxy cannot listen at 127.0.0.1:\(port) (\(error)); name another port, or 0 for any that is free"
        }
    }
}
