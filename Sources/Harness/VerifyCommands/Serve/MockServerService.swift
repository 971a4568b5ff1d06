internal import Foundation
internal import Logging
internal import MockServer
internal import ServiceLifecycle
internal import UnixSignals

/// A mock server, from its start to the signal that ends it.
struct MockServerService: Service {
    /// How often files are looked at.
    private static let interval = Duration.milliseconds(250)

    let command: ServeCommand
    let console: Console

    /// Runs the server until SIGINT or SIGTERM.
    /// - Throws: ``MockServerProblem`` where it cannot start, and what the output says that cannot be written to.
    static func run(_ command: ServeCommand, _ console: Console) async throws {
        let group = ServiceGroup(
            services: [MockServerService(command: command, console: console)], gracefulShutdownSignals: [.sigint, .sigterm],
            logger: Logger(label: "verify serve", factory: { _ in SwiftLogNoOpLogHandler() }))
        try await group.run()
    }

    func run() async throws {
        // That nobody reads standard error any more is no reason to stop.
        let log: @Sendable (String) -> Void = { line in _ = Result { try console.report("\(line)\n") } }
        var watch = FolderWatch([command.contracts, command.fixturesFolder].compactMap { $0 })
        try await MockServer.run(command.configuration(log: log)) { server in
            try server.serve(command.content)
            try console.write(announcement(server))
            let ticks = AsyncStream<Void> { continuation in
                let task = Task {
                    while !Task.isCancelled {
                        do {
                            try await Task.sleep(for: Self.interval)
                        } catch {
                            // The server is to stop.
                            break
                        }
                        continuation.yield()
                    }
                    continuation.finish()
                }
                continuation.onTermination = { _ in task.cancel() }
            }
            for await _ in ticks.cancelOnGracefulShutdown() where watch.hasChanged() {
                do {
                    try server.reload(command.content)
                    log("read again: \(Self.count(server))")
                } catch {
                    log("\(error)\nthe answers are those from before")
                }
            }
        }
    }

    private func announcement(_ server: MockServer) throws -> String {
        guard command.json else { return "serving \(Self.count(server)) at \(server.baseURL) (stop with Control-C)\n" }
        let object: [String: Any] = ["version": 1, "url": server.baseURL, "port": server.port, "stubs": server.stubCount]
        let data = try JSONSerialization.data(withJSONObject: object, options: [.sortedKeys, .withoutEscapingSlashes])
        return String(decoding: data, as: UTF8.self) + "\n"
    }

    private static func count(_ server: MockServer) -> String {
        server.stubCount == 1 ? "one recorded request" : "\(server.stubCount) recorded requests"
    }
}
