internal import ArgumentParser
internal import ContractFiles
internal import ContractTesting
internal import Foundation
internal import Recorder
internal import Recordings
internal import SafeFiles
internal import VerificationModel
internal import VerifyCommands

/// The folders of `verify record`.
enum RecordFolders: FoldersHelp {
    static var fixtures: ArgumentHelp { "The folder of the recordings; created if it is missing. (default: Fixtures in the root)" }
}

/// `verify record`: records the answers of live APIs to the requests in contracts.
struct RecordCommand: VerifySubcommand, Sendable {
    static let configuration = CommandConfiguration(
        commandName: "record", abstract: RecordStarter.configuration.abstract,
        discussion: """
            Each recording is requested as it was before, or as "send" in its contract describes. Secrets come from the variables that apis.yml \
            names, are sent only to their own API, and are never written: recordings contain {{NAME}} instead. An answer that differs only in \
            dates and similar fields changes no file. The status is 2 if a recording could not be made; the old one stays unchanged. With \
            --proxy the app sends the requests: those to that port are passed on to the API, and recorded in one file per endpoint, until the \
            command is interrupted.
            """)

    @OptionGroup var folders: WorkspaceOptions<RecordFolders>

    @Option(help: ArgumentHelp("Record only answers of this API. May be repeated.", valueName: "name"))
    var api: [String] = []

    @Option(help: ArgumentHelp("Record only if TEXT occurs in file/contract/recording. May be repeated.", valueName: "text"))
    var filter: [String] = []

    @Option(
        help: """
            The recordings to make: none; once, for contracts without any recording; new, those that are missing; all, except those made by \
            hand. (default: once, or none if the variable CI is set)
            """)
    var mode: RecordMode?

    @Option(
        help: ArgumentHelp("The shortest time from one request to an API to the next: 500ms, 2s.", valueName: "time"),
        transform: DurationOption.time)
    var pace: Duration?

    @Option(
        help: ArgumentHelp("The longest time that an answer may take. (default: 60s)", valueName: "time"), transform: DurationOption.time)
    var timeout: Duration?

    @Option(
        name: .customLong("stand-in"),
        help: ArgumentHelp("Ask this server instead of the API's own: shop=http://127.0.0.1:8080. May be repeated.", valueName: "api=url"))
    var substitutes: [SubstituteServer] = []

    @Option(
        help: ArgumentHelp(
            "Listen at this port of loopback, pass requests of an app on to the API that --api names, and record them; 0 for any free "
                + "port. An existing recording is replaced with --mode all, and kept otherwise.", valueName: "port"))
    var proxy: Int?

    @Option(
        help: ArgumentHelp("With --proxy: the folder below --fixtures for the recordings. (default: the API's name)", valueName: "folder"))
    var into: String?

    @Flag(help: "Print only changes and failures.")
    var quiet = false

    mutating func validate() throws {
        if filter.contains("") { throw ValidationError("--filter is empty and would select everything; remove it") }
        try validateProxy()
        if timeout == .zero { throw ValidationError("--timeout is zero (expected a longer time)") }
    }

    private mutating func validateProxy() throws {
        guard let proxy else {
            if into != nil { throw ValidationError("--into needs --proxy; without it the contracts name the recordings") }
            return
        }
        guard (0...65_535).contains(proxy) else {
            throw ValidationError("--proxy \(proxy) is not a valid port (expected 0 to 65535; 0 for any free port)")
        }
        guard api.count == 1 else { throw ValidationError("--proxy needs exactly one --api") }
        if !filter.isEmpty { throw ValidationError("--filter selects recordings of contracts and cannot be used with --proxy") }
        if pace != nil { throw ValidationError("--pace cannot be used with --proxy, because the app sends the requests") }
        if mode == RecordMode.none { throw ValidationError("--mode none records nothing; remove --proxy, or use another mode") }
        into = try into.map(FolderNames.below)
    }

    func run(_ context: CommandContext) async throws -> ExitStatus {
        try folders.check()
        let clock = try context.clock.checked()
        let console = context.console
        if let proxy { return try await record(through: proxy, clock, console) }
        let progress = RecordProgress(console, isQuiet: quiet)
        defer { progress.erase() }
        let plan: RecordingPlan
        do throws(RecordingPlanError) {
            plan = try RecordingPlan(
                folders.workspace, apis: api, mentioned: substitutes.map(\.api), filters: filter, environment: console.environment)
        } catch {
            throw CommandError(error)
        }
        let desk = UndecidedDesk(plan.unknown, console, prepare: progress.erase)
        let settings = settings(clock, console, progress, desk)
        let (folder, lock) = try openFolder(for: settings.mode)
        defer { withExtendedLifetime(lock) {} }
        return try await LiveClient.run(timeout: timeout ?? .seconds(60)) { client in
            var recorder = Recorder(client, into: folder, policy: plan.policy, settings: settings)
            var report = RecordReport(console: console, isQuiet: quiet, progress: progress)
            try await recorder.record(
                plan.tasks, begin: { progress.begin($0 + 1, of: plan.tasks.count) }, end: { try report.add($1, of: $0.name) })
            try desk.report(isQuiet: quiet)
            return try report.finish()
        }
    }

    /// Records the requests of an app until the command is interrupted.
    private func record(through port: Int, _ clock: RunClock, _ console: Console) async throws -> ExitStatus {
        let origins = Dictionary(substitutes.map { ($0.api, $0.url) }) { $1 }
        let recorded = try RecordedAPI(
            named: api[0], mentioned: substitutes.map(\.api), in: folders.workspace, environment: console.environment)
        let (folder, lock) = try openFolder(for: .new)
        defer { withExtendedLifetime(lock) {} }
        var proxy = RecordingProxy.Settings(api: recorded.api, folder: folder, policy: recorded.policy, now: { clock.seconds })
        if let into { proxy.into = into }
        proxy.port = port
        proxy.substitute = origins[api[0]]
        proxy.replaces = mode == .all
        let desk = UndecidedDesk(recorded.unknown, console)
        proxy.decisions = desk.decisions
        return try await ProxyService.run(proxy, timeout: timeout ?? .seconds(60), ProxyReport(console, isQuiet: quiet, desk: desk))
    }

    private func settings(
        _ clock: RunClock, _ console: Console, _ progress: RecordProgress, _ desk: UndecidedDesk
    ) -> Recorder.Settings {
        let reads = AnswerReads(SwiftTypeSource(root: folders.workspace.root))
        var settings = Recorder.Settings(
            mode: mode ?? (console.isCI ? .none : .once), environment: console.environment,
            readValues: { promise, body throws(UnknownReadsError) in try reads.ranges(of: promise, in: body) }, now: { clock.seconds })
        settings.folderOptions = folders.workspace.options
        settings.pace = pace ?? .zero
        settings.substitutes = Dictionary(substitutes.map { ($0.api, $0.url) }) { $1 }
        settings.progress = progress.show
        settings.decisions = desk.decisions
        return settings
    }

    /// Opens the folder of the recordings, and creates it if it is missing.
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

/// A server that is asked instead of the one of an API: `shop=http://127.0.0.1:8080`.
struct SubstituteServer: ExpressibleByArgument, Sendable {
    let api: String
    /// The scheme, host and port.
    let url: String

    init?(argument: String) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, parts[1].wholeMatch(of: /https?:\/\/[^\/?#@\s]+\/?/) != nil else { return nil }
        api = String(parts[0])
        url = parts[1].hasSuffix("/") ? String(parts[1].dropLast()) : String(parts[1])
    }
}
