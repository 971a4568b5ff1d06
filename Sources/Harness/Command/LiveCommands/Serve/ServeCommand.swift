internal import ArgumentParser
internal import ContractFiles
internal import ContractTesting
internal import Foundation
internal import MockServer
internal import MockServerTLS
internal import ServedContracts
internal import VerificationModel
internal import VerifyCommands

/// `verify serve`: the mock server, stand-alone.
struct ServeCommand: VerifySubcommand, Sendable {
    static let configuration = CommandConfiguration(
        commandName: "serve", abstract: ServeStarter.configuration.abstract, usage: ServeStarter.configuration.usage,
        discussion: """
            With --contracts each contract's request is answered by its recordings, and a request that no contract allows is answered with 404 and what \
            came nearest. Without, every recording of --fixtures answers its own request. Files that change are read again.
            """)

    @OptionGroup var folders: RecordingsOptions

    @Option(help: "The port; 0 for any that is free.")
    var port = 0

    @Option(
        help: ArgumentHelp(
            "What befalls every answer: \(FaultOption.forms); with "
                + "@0.3 behind it only that share. May be repeated.", valueName: "fault"),
        transform: FaultOption.fault)
    var fault: [Fault] = []

    @Option(
        help: ArgumentHelp(
            "How late every answer comes: 200ms, 100ms-300ms for any time between, 200ms~0.5 for a log-normal spread.", valueName: "time"),
        transform: FaultOption.latency)
    var latency: Latency?

    @Option(help: "What random faults begin with: the same seed, the same faults.")
    var seed: UInt64 = 0

    @Option(
        help: ArgumentHelp(
            "Pass requests that nothing answers on to this server, and nowhere else; never those that no contract allows.", valueName: "url"
        ))
    var passThrough: String?

    @Flag(help: "Secure connections by TLS, with a certificate that is made on the spot, and speak HTTP/2 with clients that know it.")
    var tls = false

    @Option(help: ArgumentHelp("With --tls: write the certificate to this file, for clients to trust.", valueName: "file"))
    var certificate: String?

    @Flag(help: "Show the journal, the stubs and the misses on a page at /__plumbline/.")
    var dashboard = false

    @Flag(help: "Print the address as one line of JSON.")
    var json = false

    @Flag(help: "Print no line for each request.")
    var quiet = false

    func run(_ context: CommandContext) async throws -> ExitStatus {
        try await MockServerService.run(self, context.console)
        return .kept
    }

    func validate() throws {
        try FolderNames.refuseEmpty(["certificate": certificate])
        if certificate != nil, !tls { throw ValidationError("--certificate goes with --tls") }
        guard (0...65_535).contains(port) else { throw ValidationError("--port is a number up to 65535; 0 for any that is free") }
    }

    /// The folder of the recordings.
    var fixtures: String { folders.workspace.fixtures }

    /// How the server runs.
    /// - Parameter log: Told of each request.
    func configuration(log: @escaping @Sendable (String) -> Void) -> MockServerConfiguration {
        var configuration = MockServerConfiguration(fixtures: fixtures)
        configuration.port = port
        configuration.connectionSecurity = tls ? .tls : nil
        configuration.upstreamSecurity = .tls
        configuration.passThrough = passThrough
        configuration.hasDashboard = dashboard
        configuration.seed = seed
        configuration.faults = (latency.map { [Fault.latency($0)] } ?? []) + fault
        if !quiet { configuration.log = log }
        return configuration
    }

    /// What the server answers from.
    var content: ServedContent { folders.contracts == nil ? .recordings([]) : .contracts(folders.workspace.contracts) }
}
