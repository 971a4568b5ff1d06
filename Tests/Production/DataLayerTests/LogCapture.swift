import Logging

/// Everything that is logged, a line each.
final class LogCapture: LogHandler, Sendable {
    private let log = Answers<String>()

    var lines: [String] { log.all }
    var logger: Logger { Logger(label: "test", factory: { _ in self }) }

    /// Waits until a line is logged.
    func logs(_ line: String) async { await log.wait { $0.contains(line) } }

    // Levels and metadata are the test's business alone: everything is kept.
    var logLevel: Logger.Level {
        get { .trace }
        set {}
    }
    var metadata: Logger.Metadata {
        get { [:] }
        set {}
    }
    subscript(metadataKey _: String) -> Logger.Metadata.Value? {
        get { nil }
        set {}
    }

    func log(event: LogEvent) {
        log.append("\(event.level): \(event.message)")
    }
}
