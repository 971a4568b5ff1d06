package import ContractFiles
internal import NIOCore
internal import NIOHTTP1
internal import NIOPosix
package import Recordings
package import Redaction
internal import Upstream
internal import UpstreamTLS

/// A proxy between an app and one live API, which passes messages on unchanged and records them.
///
/// It listens on loopback only, and sends requests only to the origin of its API. An answer is passed on unchanged, with heads that come before it (103),
/// its reason phrase, the bytes of its fields, and fields behind its body. A target is passed on unchanged, too, with `[ ] | { }` and any other printable
/// ASCII character.
///
/// These parts are not passed on unchanged:
/// - Fields of a connection, `Host`, and the framing of a message: RFC 9110 section 7.6.1, RFC 9112 section 6. Chunks have other sizes and no
///   extensions, and the version of an answer is HTTP/1.1.
/// - `Expect: 100-continue`: the proxy sends `100 Continue` itself, because it passes on any body. The API is not asked first, and its own 100 is not passed
///   on.
/// - White space around the values of fields, and bytes of requests that are not UTF-8, which SwiftNIO loses. A request with such bytes is refused with 400,
///   and so is one with a fragment or bytes above ASCII in its target. Methods that SwiftNIO does not read get 501.
/// - Fields behind a body if the app or the API does not support chunks, and bytes of such fields that are not UTF-8. Recordings contain neither such
///   fields nor informational heads such as 103.
/// - Other protocols (101): the app gets 502.
///
/// An app that closes its side of the connection gets its answer. It is regarded as gone when nothing could be sent to it for 10 s. If the app ends a stream,
/// or the proxy is stopped, the part that had passed is recorded, with a comment about its end.
///
/// Recording does not delay messages. The limits are 64 MiB for each body, 1,000 answers or 256 MiB for one recording, and 1 GiB for all.
/// The last one is also about the memory that is used. Exchanges above a limit are passed on and reported.
package struct RecordingProxy: Sendable {
    /// The settings of a proxy.
    package struct Settings: Sendable {
        /// The API; its base contains its origin.
        package let api: API
        /// The folder of the recordings.
        package let folder: RecordingsFolder
        /// The rules that decide which values are secrets.
        package var policy: SecretPolicy
        /// Decides about values that look random, and that neither their names nor `apis.yml` decide about.
        package var decisions = UndecidedDecisions.refusing
        /// The folder for new recordings, below the folder of the recordings.
        package var into: String
        /// The port; 0 for any free port.
        package var port = 0
        /// The origin of a server that is asked instead of the API's own.
        ///
        /// The recording still names the API.
        package var substitute: String?
        /// Whether existing recordings of the same requests are replaced.
        package var replaces = false
        /// The time, in seconds since 1970.
        package var now: @Sendable () -> Int
        /// The longest time until the head of an answer comes.
        package var timeout = Duration.seconds(60)
        /// Receives the result of each request, after it was written.
        package var report: @Sendable (ProxyEvent) -> Void = { _ in }
        /// The limits of the recordings.
        var limits = ProxyLimits()

        /// Creates settings.
        package init(api: API, folder: RecordingsFolder, policy: SecretPolicy, now: @escaping @Sendable () -> Int) {
            self.api = api
            self.folder = folder
            self.policy = policy
            self.now = now
            into = api.name
        }

        /// The scheme, host and port of the server that is asked.
        var origin: String { substitute ?? api.origin }
    }

    /// The port of the proxy.
    package let port: Int

    /// The URL of the proxy: `http://127.0.0.1:40213`.
    package var url: String { "http://127.0.0.1:\(port)" }

    /// Runs a proxy during an operation, and returns when it has ended and all exchanges are written.
    /// - Throws: ``RecordingProxyError`` if the proxy cannot start, and the errors of the operation.
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
                    try await withThrowingTaskGroup(of: Void.self) { group in
                        var kept = 0
                        for try await channel in connections {
                            // The group keeps the result of a closed connection until it is taken.
                            if kept < settings.limits.connections { kept += 1 } else { try await group.next() }
                            group.addTask { await connection.serve(channel) }
                        }
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
                // If no descriptor is free, the next client waits for one.
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

/// A reason why a proxy cannot start.
package enum RecordingProxyError: Error, CustomStringConvertible {
    /// The API has no base.
    case noBase(String)
    /// The address of the server is not valid.
    case noAddress(String)
    /// The proxy would send requests to itself.
    case itself(String)
    /// The proxy cannot listen at the port.
    case start(Int, any Error)

    /// A description of the problem and of its solution, in one line.
    package var description: String {
        switch self {
        case .noBase(let api): "the API \(api) has no base in apis.yml; give it a \"base\""
        case .noAddress(let origin): "\"\(origin)\" is not the address of a server; write it as https://api.example.com"
        case .itself(let origin):
            "the proxy would send requests to itself at \(origin); use another port with --proxy, or another --stand-in address"
        case .start(let port, let error):
            "the proxy cannot listen at 127.0.0.1:\(port) (\(error)); use another port, or 0 for any that is free"
        }
    }
}
