internal import ArgumentParser
internal import ContractFiles
internal import ContractTesting
internal import Foundation
internal import MockServer
internal import MockServerTLS
internal import ServedContracts
internal import VerificationModel
internal import VerifyCommands

/// The formats of a server's address: a line for people, or a line of JSON.
enum AddressFormat: String, ResultFormat {
    case text, json

    static let usual = text
    static let noun = "address"
}

/// `verify serve`: the mock server as a program of its own.
struct ServeCommand: VerifySubcommand, Sendable {
    static let configuration = CommandConfiguration(
        commandName: "serve", abstract: ServeStarter.configuration.abstract, usage: ServeStarter.configuration.usage,
        discussion: """
            The request of each contract is answered from its recordings. A request that no contract allows is answered with 404 and the \
            nearest matches. With --fixtures and without --contracts, every recording answers its own request. Files are read again when they \
            change.
            """)

    @OptionGroup var folders: RecordingsOptions

    @Option(help: "The port; 0 for any free port.")
    var port = 0

    @Option(
        help: ArgumentHelp(
            "A fault that applies to every answer: \(FaultOption.forms). "
                + "With @0.3 appended, it applies to this share of the answers. May be repeated.", valueName: "fault"),
        transform: FaultOption.fault)
    var fault: [Fault] = []

    @Option(
        help: ArgumentHelp(
            "The delay of every answer: 200ms, 100ms-300ms for a random time between the two, 200ms~0.5 for a log-normal distribution.",
            valueName: "time"),
        transform: FaultOption.latency)
    var latency: Latency?

    @Option(help: "The seed of random faults: the same seed gives the same faults.")
    var seed: UInt64 = 0

    @Option(
        help: ArgumentHelp(
            "Pass requests without an answer on to this server, but never those that no contract allows.", valueName: "url"
        ))
    var passThrough: String?

    @Flag(help: "Use TLS, with a certificate that is created at the start, and HTTP/2 with clients that support it.")
    var tls = false

    @Option(help: ArgumentHelp("With --tls: write the certificate to this file, so that clients can trust it.", valueName: "file"))
    var certificate: String?

    @Flag(help: "Show the journal, the stubs and the unmatched requests on a page at /__plumbline/.")
    var dashboard = false

    @OptionGroup var announcement: ResultOptions<AddressFormat>

    @Flag(help: "Do not print a line for each request.")
    var quiet = false

    func run(_ context: CommandContext) async throws -> ExitStatus {
        try folders.check()
        try await MockServerService.run(self, context.console)
        return .kept
    }

    func validate() throws {
        try FolderNames.refuseEmpty(["certificate": certificate])
        if certificate != nil, !tls { throw ValidationError("--certificate needs --tls") }
        guard (0...65_535).contains(port) else {
            throw ValidationError("--port \(port) is not a valid port (expected 0 to 65535; 0 for any free port)")
        }
    }

    /// The folder of the recordings.
    var fixtures: String { folders.workspace.fixtures }

    /// Returns the configuration of the server.
    /// - Parameter log: Receives a line for each request.
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

    /// The source of the server's answers.
    var content: ServedContent { folders.usedContracts.map { .contracts($0) } ?? .recordings([]) }
}
