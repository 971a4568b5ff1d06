internal import VerifyCommands
internal import ContractFiles
internal import Logging
internal import Recorder
internal import ServiceLifecycle
internal import UnixSignals

/// A recording proxy, from its start to the signal that ends it.
struct ProxyService: Service {
    let settings: RecordingProxy.Settings
    let timeout: Duration
    let report: ProxyReport

    /// Runs the proxy until SIGINT or SIGTERM, and returns the exit status.
    /// - Throws: `RecordingProxyError` if it cannot start, and the error of an output that cannot be written.
    static func run(_ settings: RecordingProxy.Settings, timeout: Duration, _ report: ProxyReport) async throws -> ExitStatus {
        var settings = settings
        settings.report = report.add
        let group = ServiceGroup(
            services: [ProxyService(settings: settings, timeout: timeout, report: report)], gracefulShutdownSignals: [.sigint, .sigterm],
            logger: Logger(label: "verify record", factory: { _ in SwiftLogNoOpLogHandler() }))
        try await group.run()
        return try report.finish()
    }

    func run() async throws {
        var settings = settings
        settings.timeout = timeout
        try await RecordingProxy.run(settings) { proxy in
            try report.begin(settings.api.name, at: proxy.url)
            try await gracefulShutdown()
        }
    }
}
