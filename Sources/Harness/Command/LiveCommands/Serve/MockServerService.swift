internal import ArgumentParser
internal import Foundation
internal import Locks
internal import Logging
internal import MockServer
internal import SafeFiles
internal import ServiceLifecycle
internal import UnixSignals
internal import VerificationModel
internal import VerifyCommands

/// A mock server, from its start to the signal that ends it.
struct MockServerService: Service {
    /// The time between two checks of the files.
    private static let interval = Duration.milliseconds(250)

    let command: ServeCommand
    let console: Console

    /// Runs the server until SIGINT or SIGTERM.
    /// - Throws: ``MockServerError`` if it cannot start, and the error of an output that cannot be written.
    static func run(_ command: ServeCommand, _ console: Console) async throws {
        let group = ServiceGroup(
            services: [MockServerService(command: command, console: console)], gracefulShutdownSignals: [.sigint, .sigterm],
            logger: Logger(label: "verify serve", factory: { _ in SwiftLogNoOpLogHandler() }))
        try await group.run()
    }

    func run() async throws {
        let queue = LogQueue(console)
        defer { queue.finish() }
        let log = queue.log
        var watch = FolderWatch([command.folders.usedContracts, command.fixtures].compactMap { $0 })
        let configuration = command.configuration(log: log)
        let connections = configuration.limits.connections
        let descriptors = DescriptorLimit.raise(for: connections)
        if descriptors < connections {
            log("the system lets the server open \(descriptors) files, fewer than its \(connections) connections; raise it with ulimit -n")
        }
        try await MockServer.run(configuration) { server in
            var notes = try server.serveNoting(command.content)()
            if let file = command.certificate, let pem = server.certificate { try write(pem, to: file) }
            try command.announcement.write(to: console) { format throws(CommandError) -> String in
                try announcement(server, format)
            }
            for line in notes.lines { log(line) }
            let pause = Pause(Self.interval)
            let ticks = AsyncStream<Void> { continuation in
                let task = Task {
                    while !Task.isCancelled {
                        do {
                            try await Task.sleep(for: pause.value)
                        } catch {
                            // The server is being stopped.
                            break
                        }
                        continuation.yield()
                    }
                    continuation.finish()
                }
                continuation.onTermination = { _ in task.cancel() }
            }
            for await _ in ticks.cancelOnGracefulShutdown() {
                let clock = ContinuousClock()
                let begin = clock.now
                let hasChanged = watch.hasChanged()
                // A folder with many files is checked less often, so that the checks take at most a twentieth of the time.
                pause.value = max(Self.interval, begin.duration(to: clock.now) * 20)
                guard hasChanged else { continue }
                do {
                    let fresh = try server.reloadNoting(command.content)()
                    log("read again: \(Self.count(server))")
                    if fresh != notes { for line in fresh.lines { log(line) } }
                    notes = fresh
                } catch {
                    log("\(error)\nthe server continues with the previous answers")
                }
            }
        }
    }

    private func announcement(_ server: MockServer, _ format: AddressFormat) throws(CommandError) -> String {
        let page = server.url("/__plumbline/").absoluteString
        guard format == .json else {
            let line = "serving \(Self.count(server)) at \(server.baseURL) (stop with Control-C)\n"
            return line + (server.dashboardToken.map { "dashboard at \(page) (orders need the token \($0))\n" } ?? "")
        }
        var object: [String: Any] = ["version": 1, "url": server.baseURL.absoluteString, "port": server.port, "stubs": server.stubCount]
        if let token = server.dashboardToken {
            object["dashboard"] = page
            object["token"] = token
        }
        do {
            let data = try JSONSerialization.data(withJSONObject: object, options: [.sortedKeys, .withoutEscapingSlashes])
            return String(decoding: data, as: UTF8.self) + "\n"
        } catch {
            throw CommandError("the address cannot be written as JSON: \(error); omit --format json")
        }
    }

    private func write(_ certificate: String, to file: String) throws {
        do {
            try FileReplacement.write(Array("\(certificate)\n".utf8), to: file)
        } catch {
            throw ServeError.certificate(file, error)
        }
    }

    private static func count(_ server: MockServer) -> String { server.stubCount.counted("recorded request") }
}

/// The time until the next check of the files.
private final class Pause: Sendable {
    private let duration: Locked<Duration>

    init(_ duration: Duration) {
        self.duration = Locked(duration)
    }

    var value: Duration {
        get { duration.withLock { $0 } }
        set { duration.withLock { $0 = newValue } }
    }
}

/// A reason why `verify serve` cannot continue after its server has started.
enum ServeError: Error, CustomStringConvertible {
    case certificate(String, FileError)

    /// A description of the problem and of its solution, in one line.
    var description: String {
        switch self {
        case .certificate(let file, let problem): "the file \(file) \(problem); choose another file with --certificate"
        }
    }
}
