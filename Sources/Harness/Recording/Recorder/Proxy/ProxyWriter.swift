internal import ContractFiles
internal import RecordingInterchange
internal import Recordings
internal import Redaction

/// Writes the exchanges that have passed a proxy to recordings.
///
/// Exchanges with the same method, URL and request body, apart from secrets, form one recording, in the order of their answers. The recording is
/// written again as a whole when further exchanges are added.
///
/// A request that equals the one of an existing recording uses the name of that recording. The mode decides whether the recording is replaced, or the
/// request is only passed on. A recording that was made by hand is never replaced. Any other request gets a new name: `get-products`, and for another
/// query of that path `get-products-2`.
final class ProxyWriter {
    let settings: RecordingProxy.Settings
    let earlier: ExistingRecordings
    var names: RecordingNames
    var sink: RecordingSink
    var sequences: [ProxySequence] = []
    /// The sequences by their requests with secrets, which are in memory only.
    private var indexes: [RequestIdentity: Int] = [:]
    /// The sequences by their requests without the known secrets.
    var redactedIndexes: [RequestIdentity: Int] = [:]
    /// The number of secrets that were removed from all written recordings.
    var cleanedSecrets: Int
    private var lastNumber = 0
    /// The number of bytes of all exchanges in memory.
    var size = 0
    private var restUntil = ContinuousClock.now
    /// Whether a write of the waiting exchanges is scheduled.
    var isAwaited = false

    /// Creates a writer that has written nothing yet.
    /// - Throws: `FileError` if the existing recordings cannot be listed.
    init(_ settings: RecordingProxy.Settings) throws {
        self.settings = settings
        earlier = try ExistingRecordings(in: settings.folder, below: settings.into)
        names = RecordingNames(below: settings.into, taken: earlier.names)
        sink = RecordingSink(settings.folder, policy: settings.policy, decisions: settings.decisions)
        cleanedSecrets = sink.redactor.secretCount
    }

    /// Adds exchanges that have passed, and writes those that begin a recording.
    func write(_ passed: [PassedExchange]) {
        // All exchanges are searched first, so that none of their secrets is written or printed.
        let inspected = passed.map(inspect)
        for (passed, inspected) in zip(passed, inspected) { add(passed, inspected) }
        clean()
        for index in sequences.indices where !sequences[index].isThere || sequences[index].recording == nil { writeWaiting(of: index) }
        clean()
    }

    /// Writes again the recordings that have new exchanges.
    ///
    /// It waits between two writes, because each write takes longer as the recordings grow.
    /// - Parameter isLast: Whether to write without waiting.
    /// - Returns: The time until the next write, if exchanges are left and no write is scheduled yet.
    func rewrite(isLast: Bool) -> Duration? {
        let clock = ContinuousClock()
        let start = clock.now
        guard sequences.contains(where: { !$0.waiting.isEmpty }) else { return nil }
        guard isLast || restUntil <= start else {
            defer { isAwaited = true }
            return isAwaited ? nil : start.duration(to: restUntil)
        }
        for index in sequences.indices { writeWaiting(of: index) }
        clean()
        let end = clock.now
        restUntil = end + start.duration(to: end) * settings.limits.rest
        return nil
    }

    // MARK: Adding

    private typealias Inspected = Result<CapturedExchange?, any Error>

    /// Searches an exchange for secrets, and returns the part that is recorded, or nil if nothing is.
    private func inspect(_ passed: PassedExchange) -> Inspected {
        do {
            guard let captured = try passed.captured(settings) else {
                learn(from: passed)
                return .success(nil)
            }
            try sink.redactor.learn(from: [captured])
            if passed.trailers != nil || passed.answer?.trailers != nil { learn(from: passed) }
            return .success(captured)
        } catch let problem as LiveRequestError {
            learn(from: passed)
            return .failure(LiveRequestError("\(settings.api.name) answered, but \(problem)"))
        } catch {
            learn(from: passed)
            return .failure(error)
        }
    }

    private func learn(from passed: PassedExchange) {
        do throws(RedactionError) {
            try sink.redactor.learn(from: [passed.known])
        } catch {
            // Nothing of it is written. The secrets that could be read are known now.
        }
    }

    private func add(_ passed: PassedExchange, _ inspected: Inspected) {
        do {
            if let exchange = try inspected.get() { return try add(exchange) }
            if case .failed(let why) = passed.end { throw LiveRequestError(why) }
            settings.report(.abandoned(shown(passed.requestLine)))
        } catch {
            settings.report(.failed(shown(passed.requestLine), shown("\(error)")))
        }
    }

    private func add(_ exchange: CapturedExchange) throws {
        let own = RequestIdentity(exchange.request)
        guard let index = try indexes[own] ?? index(of: exchange.request) else { return }
        lastNumber += 1
        let entry = ProxySequence.Entry(number: lastNumber, exchange: exchange)
        let limits = settings.limits
        let sequence = sequences[index]
        guard sequence.count < limits.answers, sequence.count == 0 || sequence.size + entry.size <= limits.recording else {
            return settings.report(.full(shown(exchange.request), answers: limits.answers, bytes: limits.recording))
        }
        guard size + entry.size <= limits.all else {
            throw LiveRequestError(
                "\(limits.all) bytes are recorded, which is the limit: it was passed on, not recorded; restart the proxy")
        }
        size += entry.size
        sequences[index].waiting.append(entry)
        sequences[index].isTaken = true
        indexes[own] = index
        redactedIndexes[sequence.identity] = index
    }

    /// Returns the index of a request's recording, or nil for an existing recording that is not replaced.
    private func index(of request: CapturedExchange.Request) throws -> Int? {
        let identity = try self.identity(of: request)
        if let index = redactedIndexes[identity] { return index }
        var sequence = ProxySequence(identity: identity)
        switch earlier[identity] {
        case .made(let name):
            settings.report(.made(shown(name)))
            return nil
        case .recorded(let name, _) where !settings.replaces:
            settings.report(.kept(shown(name)))
            return nil
        case .recorded(let name, let bodyNames):
            sequence.name = name
            sequence.bodyNames = bodyNames
            sequence.isThere = true
        case nil: break
        }
        // The last sequence has no exchange, and is not needed.
        if sequences.last?.isTaken == false { sequences.removeLast() }
        sequences.append(sequence)
        return sequences.count - 1
    }

    /// Returns the identity of a request, without secrets.
    func identity(of request: CapturedExchange.Request) throws(RedactionError) -> RequestIdentity {
        let alone = CapturedExchange(comment: "", request: request, response: CapturedExchange.Response(status: 200, reason: ""))
        return RequestIdentity(try sink.redactor.redacted([alone])[0].request)
    }

    /// Directs later requests of a joined sequence to the other one.
    func redirect(from joined: Int, to index: Int) {
        indexes = indexes.mapValues { $0 == joined ? index : $0 }
    }

    // MARK: Writing

    private func writeWaiting(of index: Int) {
        let waiting = sequences[index].waiting
        guard !waiting.isEmpty else { return }
        sequences[index].waiting = []
        do {
            try write(waiting, to: index)
        } catch {
            // An exchange that cannot be written must not prevent the others from being written.
            for entry in waiting {
                do {
                    try write([entry], to: index)
                } catch {
                    size -= entry.size
                    settings.report(.failed(shownRequest(of: entry, error), shown("\(error)")))
                }
            }
        }
    }

    /// Returns the request of an exchange that was not written, as it appears in messages.
    ///
    /// Values that look random may be secrets, so that the message has none of them.
    private func shownRequest(of entry: ProxySequence.Entry, _ error: any Error) -> String {
        if let problem = error as? RecordingSinkError, case .undecided(let values) = problem.kind, let value = values.first {
            return shown(value.request)
        }
        return shown(entry.exchange.request)
    }

    private func write(_ entries: [ProxySequence.Entry], to index: Int) throws {
        let (isThere, count) = (sequences[index].isThere, sequences[index].written.count)
        let name = try store(sequences[index].written + entries, in: index)
        for (offset, entry) in entries.enumerated() {
            let response = entry.exchange.response
            settings.report(
                .recorded(
                    name, isNew: !isThere && offset == 0, status: response.status, bytes: response.body.count, number: count + offset + 1))
        }
    }

    /// Writes a recording, under a new name if its old one would contain a secret.
    /// - Returns: Its name.
    @discardableResult
    func store(_ entries: [ProxySequence.Entry], in index: Int) throws -> String {
        let redacted = try sink.redacted(entries.map(\.exchange))
        let old = sequences[index].name
        let name = try name(of: index, for: redacted[0].request)
        let bodyNames = name == old ? sequences[index].bodyNames : []
        let recording = try sink.write(redacted, named: name, bodyNames: bodyNames)
        let hadFiles = sequences[index].isThere
        sequences[index].bodyNames = bodyNames
        sequences[index].recording = recording
        sequences[index].written = entries
        sequences[index].isThere = true
        if let old, old != name, hadFiles { try sink.remove(recordingNamed: old) }
        return name
    }

    private func name(of index: Int, for request: CapturedExchange.Request) throws -> String {
        let stem = RecordingNames.stem(method: request.method, target: request.target)
        if let name = sequences[index].name, sequences[index].stem == nil || sequences[index].stem == stem,
            isClean([name] + sequences[index].bodyNames.compactMap { $0 })
        {
            return name
        }
        let name = names.name(method: request.method, target: request.target)
        sequences[index].name = name
        sequences[index].stem = stem
        return name
    }

    private func isClean(_ names: [String]) -> Bool {
        if case .success = Result(catching: { try sink.redactor.check(names.map { Redactor.Part("a name", Array($0.utf8)) }) }) {
            true
        } else {
            false
        }
    }

    // MARK: Messages

    /// Returns a request as it appears in messages.
    func shown(_ request: CapturedExchange.Request) -> String {
        sink.redactor.beginRecording()
        do {
            let parts = try sink.redactor.redacted([Redactor.Part("the request's target", Array(request.target.utf8))])
            return "\(request.method) \(String(decoding: parts.flatMap(\.bytes), as: UTF8.self))"
        } catch {
            return "\(request.method) of an address that cannot be shown"
        }
    }

    /// Returns a message without the secrets in it.
    func shown(_ words: String) -> String {
        sink.redactor.beginRecording()
        return sink.redactor.shown(words) ?? "a message that cannot be printed without a secret"
    }
}
