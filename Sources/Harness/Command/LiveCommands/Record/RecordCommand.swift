internal import ArgumentParser
internal import ContractFiles
internal import Foundation
internal import Recorder
internal import Recordings
internal import SafeFiles
internal import VerificationModel
internal import VerifyCommands

/// The folders of `verify record`.
enum RecordFolders: FoldersHelp {
    static var fixtures: ArgumentHelp { "The folder of the recordings; made where it is missing. (default: Fixtures in the root)" }
}

/// `verify record`: asks live APIs what the contracts name, and writes down what they answer.
struct RecordCommand: VerifySubcommand, Sendable {
    static let configuration = CommandConfiguration(
        commandName: "record", abstract: RecordStarter.configuration.abstract,
        discussion: """
            Each recording is asked for as it was before, or as "send" in its contract says. Secrets are taken from the variables that apis.yml names, go \
            to their own API alone, and are never written: {{NAME}} stands in their place. An answer that differs only in dates and the like changes no \
            file. Status 2 where a recording could not be made; the old one is as it was then. With --proxy it is the app that asks: requests to that port \
            are passed on to the API, and recorded one file per endpoint, until it is interrupted.
            """)

    @OptionGroup var folders: WorkspaceOptions<RecordFolders>

    @Option(help: ArgumentHelp("Record only what this API answers. May be repeated.", valueName: "name"))
    var api: [String] = []

    @Option(help: ArgumentHelp("Record only where TEXT occurs in file/contract/recording. May be repeated.", valueName: "text"))
    var filter: [String] = []

    @Option(
        help: """
            What is recorded: none; once, for contracts of which nothing is recorded yet; new, what is missing; all, but for what was made by hand. \
            (default: once, and none where the variable CI is set)
            """)
    var mode: RecordMode?

    @Option(
        help: ArgumentHelp("The least time from one request to an API to the next: 500ms, 2s.", valueName: "time"),
        transform: DurationOption.time)
    var pace: Duration?

    @Option(
        help: ArgumentHelp("The longest that an answer may take. (default: 60s)", valueName: "time"), transform: DurationOption.time)
    var timeout: Duration?

    @Option(
        help: ArgumentHelp("Ask this server instead of the API's own: shop=http://127.0.0.1:8080. May be repeated.", valueName: "api=url"))
    var standIn: [StandIn] = []

    @Option(
        help: ArgumentHelp(
            "Stand at this port of loopback between an app and the API that --api names, and record what passes; 0 for any port that is free. A recording "
                + "that is there already is replaced with --mode all, and kept otherwise.", valueName: "port"))
    var proxy: Int?

    @Option(
        help: ArgumentHelp("With --proxy: the folder below --fixtures for the recordings. (default: the API's name)", valueName: "folder"))
    var into: String?

    @Flag(help: "Print nothing but what changed and what failed.")
    var quiet = false

    mutating func validate() throws {
        if filter.contains("") { throw ValidationError("--filter is empty; it would select everything; leave it out for that") }
        try validateProxy()
        if timeout == .zero { throw ValidationError("--timeout is zero; no answer comes so fast") }
    }

    private mutating func validateProxy() throws {
        guard let proxy else {
            if into != nil { throw ValidationError("--into goes with --proxy; contracts name the recordings otherwise") }
            return
        }
        guard (0...65_535).contains(proxy) else { throw ValidationError("--proxy is a port up to 65535; 0 for any that is free") }
        guard api.count == 1 else { throw ValidationError("--proxy stands before one API; name it with --api") }
        if !filter.isEmpty { throw ValidationError("--filter selects what contracts name; with --proxy the app says what is asked for") }
        if pace != nil { throw ValidationError("--pace does not go with --proxy; the app says when something is asked for") }
        if mode == RecordMode.none { throw ValidationError("--mode none records nothing; leave --proxy out, or name another mode") }
        into = try into.map(FolderNames.below)
    }

    func run(_ context: CommandContext) async throws -> ExitStatus {
        let clock = try context.clock.checked()
        let console = context.console
        if let proxy { return try await record(through: proxy, clock, console) }
        let settings = settings(clock, console)
        let plan: RecordingPlan
        do throws(RecordingPlanError) {
            plan = try RecordingPlan(
                folders.workspace, apis: api, mentioned: standIn.map(\.api), filters: filter, environment: console.environment)
        } catch {
            throw CommandError(error)
        }
        let (folder, lock) = try openFolder(for: settings.mode)
        defer { withExtendedLifetime(lock) {} }
        return try await LiveClient.run(timeout: timeout ?? .seconds(60)) { client in
            var recorder = Recorder(client, into: folder, policy: plan.policy, settings: settings)
            var report = RecordReport(console: console, isQuiet: quiet)
            try await recorder.record(
                plan.orders, begin: { report.begin($0 + 1, of: plan.orders.count) }, end: { try report.add($1, of: $0.name) })
            return try report.finish()
        }
    }

    /// Records what an app asks for, until it is interrupted.
    private func record(through port: Int, _ clock: RunClock, _ console: Console) async throws -> ExitStatus {
        let standIns = Dictionary(standIn.map { ($0.api, $0.url) }) { $1 }
        let recorded = try RecordedAPI(
            named: api[0], mentioned: standIn.map(\.api), in: folders.workspace, environment: console.environment)
        let (folder, lock) = try openFolder(for: .new)
        defer { withExtendedLifetime(lock) {} }
        var proxy = RecordingProxy.Settings(api: recorded.api, folder: folder, policy: recorded.policy, now: { clock.seconds })
        if let into { proxy.into = into }
        proxy.port = port
        proxy.standIn = standIns[api[0]]
        proxy.replaces = mode == .all
        return try await ProxyService.run(proxy, timeout: timeout ?? .seconds(60), ProxyReport(console, isQuiet: quiet))
    }

    private func settings(_ clock: RunClock, _ console: Console) -> Recorder.Settings {
        let isCI = console.environment["CI"].map { !["", "0", "false"].contains($0.lowercased()) } ?? false
        var settings = Recorder.Settings(mode: mode ?? (isCI ? .none : .once), environment: console.environment, now: { clock.seconds })
        settings.pace = pace ?? .zero
        settings.standIns = Dictionary(standIn.map { ($0.api, $0.url) }) { $1 }
        let isQuiet = quiet
        settings.progress = { if !isQuiet { RecordReport.show($0, on: console) } }
        return settings
    }

    /// Opens the folder of the recordings, and makes it where it is missing.
    private func openFolder(for mode: RecordMode) throws(WorkspaceError) -> (RecordingsFolder, FolderLock) {
        let workspace = folders.workspace
        let path = workspace.fixtures
        do {
            if !PathLookup.exists(path), mode != RecordMode.none { try makeFolder(path) }
            return (try RecordingsFolder(path, displayPath: workspace.display(path)), try FolderLock(path))
        } catch {
            throw .fixtures(path, error)
        }
    }
}

extension RecordMode: ExpressibleByArgument {}

/// `shop=http://127.0.0.1:8080`.
struct StandIn: ExpressibleByArgument, Sendable {
    let api: String
    /// Scheme, host and port.
    let url: String

    init?(argument: String) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, parts[1].wholeMatch(of: /https?:\/\/[^\/?#@\s]+\/?/) != nil else { return nil }
        api = String(parts[0])
        url = parts[1].hasSuffix("/") ? String(parts[1].dropLast()) : String(parts[1])
    }
}
