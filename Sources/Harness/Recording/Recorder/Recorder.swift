internal import ContractFiles
internal import HTTPMessages
package import Recordings
package import Redaction
internal import VerificationModel

/// Asks live APIs what contracts name, and has written down what they answer: while one recording is written, the next is asked for.
package struct Recorder {
    /// What is recorded, and how.
    package struct Settings: Sendable {
        /// Which recordings are made.
        package var mode: RecordMode
        /// The least time from one request to the next.
        package var pace = Duration.zero
        /// The longest that an API may ask to be left alone for.
        package var longestPause = Duration.seconds(300)
        /// By API, the origin of a server that is asked instead of its own; the recording names the API all the same.
        package var standIns: [String: String] = [:]
        /// Where the values of secrets are looked up.
        package var environment: [String: String]
        /// The time, in seconds since 1970.
        package var now: @Sendable () -> Int
        /// The clock by which the pace is kept.
        package var moment: @Sendable () -> ContinuousClock.Instant = { .now }
        /// Waits.
        package var sleep: @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
        /// Told what takes its time.
        package var progress: @Sendable (RecordingProgress) -> Void = { _ in }

        /// Settings.
        package init(mode: RecordMode, environment: [String: String], now: @escaping @Sendable () -> Int) {
            self.mode = mode
            self.environment = environment
            self.now = now
        }
    }

    /// How often an API that asks to be left alone for a while is asked again.
    private static let attempts = 5

    private let client: LiveClient
    private let settings: Settings
    private let store: AnswerWriter
    /// Which names can be written; what is written meanwhile it does not see.
    private var names: RecordingWriter
    /// By API, when it was asked last.
    private var lastAsked: [String: ContinuousClock.Instant] = [:]
    /// By API, until when it wants to be left alone.
    private var restUntil: [String: ContinuousClock.Instant] = [:]

    /// A recorder that has asked nothing yet.
    package init(_ client: LiveClient, into folder: RecordingsFolder, policy: SecretPolicy, settings: Settings) {
        self.client = client
        self.settings = settings
        store = AnswerWriter(folder, policy: policy, now: settings.now)
        names = RecordingWriter(folder)
    }

    /// Makes recordings, as far as the mode asks for them.
    ///
    /// Nothing is written but whole recordings in which no secret was found; what was there before is left as it was otherwise.
    /// - Parameters:
    ///   - orders: What is recorded, in this order.
    ///   - begin: Told which is asked for next.
    ///   - end: Told what became of each, in the same order.
    /// - Throws: `CancellationError`, and what `end` throws; what was asked for before is written all the same.
    package mutating func record(
        _ orders: [RecordingTask], begin: (Int) -> Void = { _ in }, end: (RecordingTask, RecordingResult) throws -> Void
    ) async throws {
        let store = store
        try await withThrowingTaskGroup(of: RecordingResult.self) { group in
            for (index, order) in orders.enumerated() {
                begin(index)
                let asked = try await asked(for: order)
                if index > 0, let result = try await group.next() { try end(orders[index - 1], result) }
                group.addTask { try await store.keep(asked, of: order) }
            }
            if let order = orders.last, let result = try await group.next() { try end(order, result) }
        }
    }

    private mutating func asked(for order: RecordingTask) async throws -> AskedAnswers {
        if let result = untouched(order) { return .notAsked(result) }
        do {
            return .answered(try await answers(to: order))
        } catch let failure as RecordingFailureError {
            return .failed(failure.finding)
        } catch let problem as RequestTemplateError {
            return .failed(problem.finding)
        }
    }

    /// What is not asked for; nil where it is.
    private func untouched(_ order: RecordingTask) -> RecordingResult? {
        switch order.state {
        case .made: return .made
        case .missing: return isWanted(order) ? nil : .failed(missing(order))
        case .recorded where order.isIncomplete: return isWanted(order) ? nil : .failed(missing(order))
        case .recorded: return settings.mode == .all ? nil : .kept
        case .unreadable(var finding):
            finding.next = "mend it, or delete it with its body and record it: --mode new"
            return .failed(finding)
        }
    }

    /// Whether the mode asks for a recording that is missing.
    private func isWanted(_ order: RecordingTask) -> Bool {
        switch settings.mode {
        case .none: false
        case .once: !order.hasRecordedSiblings
        case .new, .all: true
        }
    }

    private func missing(_ order: RecordingTask) -> Finding {
        Finding(
            .recordMissing, at: order.place, what: "there is no recording \(order.name), and the mode \(settings.mode) does not make it",
            allowed: "a recording of everything that contracts name", because: "a contract is held against what was recorded",
            next: "record what is missing: --mode new")
    }

    private mutating func answers(to order: RecordingTask) async throws -> [CapturedExchange] {
        let exchanges = try order.exchanges.get()
        try checkName(of: order)
        let old: Recording? = if case .recorded(let recording) = order.state { recording } else { nil }
        var captured: [CapturedExchange] = []
        for (index, exchange) in exchanges.enumerated() {
            let answer = try await answer(to: exchange, of: order)
            let before = old.flatMap { index < $0.exchanges.count ? $0.exchanges[index] : nil }
            captured.append(try capture(answer, to: exchange, of: order, hadTimes: before?.hasTimes ?? false))
        }
        return captured
    }

    /// A recording that could not be written is not asked for.
    private mutating func checkName(of order: RecordingTask) throws(RecordingFailureError) {
        do {
            try names.checkName(order.name)
        } catch {
            throw RecordingFailureError.Place(order).failure(
                .recordWrite, what: "\(error.file) \(error.problem)",
                allowed: "a name below the fixtures folder that no other file is like",
                next: "give the recording another name")
        }
    }

    private func capture(
        _ answer: LiveAnswer, to exchange: RecordingTask.Exchange, of order: RecordingTask, hadTimes: Bool
    ) throws -> CapturedExchange {
        let failure = FailedRequest(order: order, exchange: exchange)
        let body: (bytes: [UInt8], removedCoding: String?)
        do {
            body = try answer.decodedBody()
        } catch {
            throw failure.noAnswer(error)
        }
        if let problem = failure.problem(with: answer, body.bytes) { throw problem }
        return CapturedExchange(
            comment: answer.comment(now: settings.now(), standIn: settings.standIns[order.api.name]),
            request: CapturedExchange.Request(
                method: exchange.request.method, target: exchange.request.target,
                headers: exchange.request.headers.keptOfRequest, body: exchange.request.body),
            response: answer.captured(body, withTimes: hadTimes || answer.hasStreamType))
    }

    // MARK: Asking

    /// Asks, no sooner than the pace allows, and again where the API says when.
    private mutating func answer(to exchange: RecordingTask.Exchange, of order: RecordingTask) async throws -> LiveAnswer {
        let failure = FailedRequest(order: order, exchange: exchange)
        let request: CapturedExchange.Request
        do throws(SecretFilling.FillingError) {
            request = try SecretFilling(api: order.api, environment: settings.environment).filled(exchange.request)
        } catch {
            throw failure.secret(error)
        }
        var sent = request
        if let standIn = settings.standIns[order.api.name], request.target.hasPrefix(order.api.origin) {
            sent.target = standIn + request.target.dropFirst(order.api.origin.count)
        }
        for attempt in 1... {
            try await keepPace(order.api.name, failure)
            settings.progress(.asks("\(exchange.request.method) \(exchange.request.target)"))
            let answer: LiveAnswer
            do {
                answer = try await client.answer(to: sent)
            } catch let problem as LiveRequestError {
                throw failure.noAnswer(problem)
            }
            guard RetryAfter.statuses.contains(answer.status), let rest = RetryAfter.pause(of: answer.headers, now: settings.now()) else {
                return answer
            }
            // An API that counts in seconds may mean the rest of this one.
            let pause = max(rest, .seconds(1))
            restUntil[order.api.name] = settings.moment() + pause
            if exchange.promises.contains(where: { $0.admits(status: answer.status) }) { return answer }
            guard pause <= settings.longestPause, attempt < Self.attempts else { throw failure.tooOften(answer, pause, after: attempt) }
            settings.progress(.waits(pause, api: order.api.name, status: answer.status))
        }
        preconditionFailure("the attempts have an end")
    }

    /// Waits until an API may be asked.
    private mutating func keepPace(_ api: String, _ failure: FailedRequest) async throws {
        var pause = lastAsked[api].map { settings.pace - $0.duration(to: settings.moment()) } ?? .zero
        if let end = restUntil[api] {
            let rest = settings.moment().duration(to: end)
            guard rest <= settings.longestPause else { throw failure.leftAlone(for: rest) }
            pause = max(pause, rest)
        }
        if pause > .zero { try await settings.sleep(pause) }
        restUntil[api] = nil
        lastAsked[api] = settings.moment()
    }
}

extension Exchange {
    /// Whether it says when the parts of its body came.
    fileprivate var hasTimes: Bool { if case .file(let file) = response.body { !file.chunks.isEmpty } else { false } }
}
