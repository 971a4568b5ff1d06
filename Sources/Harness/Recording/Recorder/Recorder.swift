package import ContractFiles
internal import HTTPMessages
package import Recordings
package import Redaction
internal import VerificationModel

/// Records the answers of live APIs to the requests in contracts.
///
/// While one recording is written, the next one is requested.
package struct Recorder {
    /// Returns the bytes of the values of a body that a promise reads.
    ///
    /// The error contains the reason why they are not known.
    package typealias ReadValuesSearch = @Sendable (ReadPromise, [UInt8]) throws(UnknownReadsError) -> [Range<Int>]

    /// The settings of a recorder.
    package struct Settings: Sendable {
        /// The choice of the recordings that are made.
        package var mode: RecordMode
        /// The shortest time from one request to the next.
        package var pace = Duration.zero
        /// The longest wait that is granted to an API which asks for one.
        package var longestPause = Duration.seconds(300)
        /// By API, the origin of a server that is asked instead of the API's own.
        ///
        /// The recording still names the API.
        package var substitutes: [String: String] = [:]
        /// The environment variables that contain the secrets.
        package var environment: [String: String]
        /// Finds the values that contracts with `keep: read` read.
        package var readValues: ReadValuesSearch
        /// The time, in seconds since 1970.
        package var now: @Sendable () -> Int
        /// Returns the current instant, by which the pace is measured.
        package var moment: @Sendable () -> ContinuousClock.Instant = { .now }
        /// Waits for a time.
        package var sleep: @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
        /// Decides about values that look random, and that neither their names nor `apis.yml` decide about.
        package var decisions = UndecidedDecisions.refusing
        /// The options that name the folders in commands of messages.
        package var folderOptions: [String] = []
        /// Receives the steps that take time.
        package var progress: @Sendable (RecordingProgress) -> Void = { _ in }

        /// Creates settings.
        package init(
            mode: RecordMode, environment: [String: String], readValues: @escaping ReadValuesSearch, now: @escaping @Sendable () -> Int
        ) {
            self.readValues = readValues
            self.mode = mode
            self.environment = environment
            self.now = now
        }
    }

    /// The largest number of requests to an API that asks to retry later.
    private static let attempts = 5

    private let client: LiveClient
    private let settings: Settings
    private let store: AnswerWriter
    /// Checks which names can be used.
    ///
    /// It does not see files that are written after it was created.
    private var names: RecordingWriter
    /// By API, the time of the last request.
    private var lastAsked: [String: ContinuousClock.Instant] = [:]
    /// By API, the earliest time of the next request that the API asked for.
    private var restUntil: [String: ContinuousClock.Instant] = [:]

    /// Creates a recorder that has sent no request yet.
    package init(_ client: LiveClient, into folder: RecordingsFolder, policy: SecretPolicy, settings: Settings) {
        self.client = client
        self.settings = settings
        store = AnswerWriter(
            folder, policy: policy, decisions: settings.decisions, now: settings.now, readValues: settings.readValues)
        names = RecordingWriter(folder)
    }

    /// Makes the recordings that the mode asks for.
    ///
    /// Only whole recordings are written, and only if no secret was found in them. Other files stay unchanged.
    /// - Parameters:
    ///   - tasks: The recordings, in the order in which they are made.
    ///   - begin: Receives the index of each recording before it is requested.
    ///   - end: Receives the result of each recording, in the same order, and then of those that are written again because a later answer
    ///     revealed a secret in them.
    /// - Throws: `CancellationError`, and the errors that `end` throws. Answers that were received before are written nevertheless.
    package mutating func record(
        _ tasks: [RecordingTask], begin: (Int) -> Void = { _ in }, end: (RecordingTask, RecordingResult) throws -> Void
    ) async throws {
        let outcome: Result<Void, any Error>
        do {
            outcome = .success(try await keep(tasks, begin, end))
        } catch {
            outcome = .failure(error)
        }
        // No secret stays in the recordings that were written before, also if the run ends early.
        for (task, result) in await store.cleaned() { try end(task, result) }
        try outcome.get()
    }

    private mutating func keep(
        _ tasks: [RecordingTask], _ begin: (Int) -> Void, _ end: (RecordingTask, RecordingResult) throws -> Void
    ) async throws {
        let store = store
        try await withThrowingTaskGroup(of: RecordingResult.self) { group in
            for (index, task) in tasks.enumerated() {
                begin(index)
                let asked = try await asked(for: task)
                if index > 0, let result = try await group.next() { try end(tasks[index - 1], result) }
                group.addTask { try await store.keep(asked, of: task) }
            }
            if let task = tasks.last, let result = try await group.next() { try end(task, result) }
        }
    }

    private mutating func asked(for task: RecordingTask) async throws -> FetchedAnswers {
        if let result = untouched(task) { return .notFetched(result) }
        do {
            return .answered(try await answers(to: task))
        } catch let failure as RecordingFailureError {
            return .failed(failure.finding)
        } catch let problem as RequestTemplateError {
            return .failed(problem.finding)
        }
    }

    /// Returns the result of a recording that is not requested, or nil if it is to be requested.
    private func untouched(_ task: RecordingTask) -> RecordingResult? {
        switch task.state {
        case .made: return .made
        case .missing: return isWanted(task) ? nil : .failed(missing(task))
        case .recorded where task.isIncomplete: return isWanted(task) ? nil : .failed(missing(task))
        case .recorded: return settings.mode == .all ? nil : .kept
        case .unreadable(var finding):
            finding.next = "fix it, or delete it with its body and record it: \(command(for: task))"
            return .failed(finding)
        }
    }

    /// Returns whether the mode asks for a recording that is missing.
    private func isWanted(_ task: RecordingTask) -> Bool {
        switch settings.mode {
        case .none: false
        case .once: !task.hasRecordedSiblings
        case .new, .all: true
        }
    }

    /// Returns the command that records what is missing.
    private func command(for task: RecordingTask) -> AdvisedCommand {
        AdvisedCommand(["record", "--mode", "new"] + AdvisedCommand.option("--filter", task.name) + settings.folderOptions)
    }

    private func missing(_ task: RecordingTask) -> Finding {
        Finding(
            .recordMissing, at: task.place, what: "there is no recording \(task.name), and the mode \(settings.mode) does not make it",
            allowed: "a recording for each name in the contracts", because: "a contract is checked against recorded answers",
            next: "record it: \(command(for: task))")
    }

    private mutating func answers(to task: RecordingTask) async throws -> [CapturedExchange] {
        let exchanges = try task.exchanges.get()
        try checkName(of: task)
        let old: Recording? = if case .recorded(let recording) = task.state { recording } else { nil }
        var captured: [CapturedExchange] = []
        for (index, exchange) in exchanges.enumerated() {
            let answer = try await answer(to: exchange, of: task)
            let before = old.flatMap { index < $0.exchanges.count ? $0.exchanges[index] : nil }
            captured.append(try capture(answer, to: exchange, of: task, hadTimes: before?.hasTimes ?? false))
        }
        return captured
    }

    /// Throws if the recording could not be written, before anything is requested.
    private mutating func checkName(of task: RecordingTask) throws(RecordingFailureError) {
        do {
            try names.checkName(task.name)
        } catch {
            throw RecordingFailureError.Place(task).nameFailure(error)
        }
    }

    private func capture(
        _ answer: LiveAnswer, to exchange: RecordingTask.Exchange, of task: RecordingTask, hadTimes: Bool
    ) throws -> CapturedExchange {
        let failure = FailedRequest(task: task, exchange: exchange)
        let body: (bytes: [UInt8], removedCoding: String?)
        do {
            body = try answer.decodedBody()
        } catch {
            throw failure.noAnswer(error, substitute: settings.substitutes[task.api.name])
        }
        if let problem = failure.problem(with: answer, body.bytes) { throw problem }
        return CapturedExchange(
            comment: answer.comment(now: settings.now(), substitute: settings.substitutes[task.api.name]),
            request: CapturedExchange.Request(
                method: exchange.request.method, target: exchange.request.target,
                headers: exchange.request.headers.keptOfRequest, body: exchange.request.body),
            response: answer.captured(body, isHead: exchange.request.method == "HEAD", withTimes: hadTimes || answer.hasStreamType))
    }

    // MARK: Requests

    /// Sends a request, no sooner than the pace allows, and repeats it when the API asks to retry later.
    private mutating func answer(to exchange: RecordingTask.Exchange, of task: RecordingTask) async throws -> LiveAnswer {
        let failure = FailedRequest(task: task, exchange: exchange)
        let request: CapturedExchange.Request
        do throws(SecretFilling.FillingError) {
            request = try SecretFilling(api: task.api, environment: settings.environment).filled(exchange.request)
        } catch {
            throw failure.secret(error)
        }
        var sent = request
        if let substitute = settings.substitutes[task.api.name], request.target.hasPrefix(task.api.origin) {
            sent.target = substitute + request.target.dropFirst(task.api.origin.count)
        }
        for attempt in 1... {
            try await keepPace(task.api.name, failure)
            settings.progress(.asks("\(exchange.request.method) \(exchange.request.target)"))
            let answer: LiveAnswer
            do {
                answer = try await client.answer(to: sent)
            } catch let problem as LiveRequestError {
                throw failure.noAnswer(problem, substitute: settings.substitutes[task.api.name])
            }
            guard RetryAfter.statuses.contains(answer.status), let rest = RetryAfter.pause(of: answer.headers, now: settings.now()) else {
                return answer
            }
            // The API may round the time down to whole seconds: 0 can mean the rest of the current second.
            let pause = max(rest, .seconds(1))
            restUntil[task.api.name] = settings.moment() + pause
            if exchange.promises.contains(where: { $0.admits(status: answer.status) }) { return answer }
            guard pause <= settings.longestPause, attempt < Self.attempts else { throw failure.rateLimited(answer, pause, after: attempt) }
            settings.progress(.waits(pause, api: task.api.name, status: answer.status))
        }
        preconditionFailure("the attempts have an end")
    }

    /// Waits until the next request to an API is allowed.
    private mutating func keepPace(_ api: String, _ failure: FailedRequest) async throws {
        var pause = lastAsked[api].map { settings.pace - $0.duration(to: settings.moment()) } ?? .zero
        if let end = restUntil[api] {
            let rest = settings.moment().duration(to: end)
            guard rest <= settings.longestPause else { throw failure.paused(for: rest) }
            pause = max(pause, rest)
        }
        if pause > .zero { try await settings.sleep(pause) }
        restUntil[api] = nil
        lastAsked[api] = settings.moment()
    }
}

extension Exchange {
    /// Whether the recording has the times of the parts of its body.
    fileprivate var hasTimes: Bool { if case .file(let file) = response.body { !file.chunks.isEmpty } else { false } }
}
