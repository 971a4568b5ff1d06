internal import ContractFiles
internal import RecordingInterchange
internal import Recordings
internal import Redaction

/// Writes down what has passed a proxy.
///
/// Exchanges with the same method, URL and request body, secrets apart, are one recording, in the order in which they were answered; it is written again
/// whole with further ones. What asks for the same as a recording that was there before has its name: the mode says whether it takes its place or is only
/// passed on, and what was made by hand is left alone. Anything else gets a name that is free: `get-products`, for another query of that path
/// `get-products-2`.
final class ProxyWriter {
    let settings: RecordingProxy.Settings
    let earlier: ExistingRecordings
    var names: RecordingNames
    var sink: RecordingSink
    var sequences: [ProxySequence] = []
    /// Sequences by what their exchanges asked for as it was: in memory alone.
    private var indexes: [ProxyQuestion: Int] = [:]
    /// Sequences by the same without secrets, as far as these are known.
    var redactedIndexes: [ProxyQuestion: Int] = [:]
    /// How many secrets are out of all that is written.
    var cleanedSecrets: Int
    private var lastNumber = 0
    /// The bytes of all that is kept.
    var size = 0
    private var restUntil = ContinuousClock.now
    /// Whether somebody sees to it that what is left is written when the rest is over.
    var isAwaited = false

    /// A writer that has written nothing yet.
    /// - Throws: `FileError` where nobody can tell which recordings are there already.
    init(_ settings: RecordingProxy.Settings) throws {
        self.settings = settings
        earlier = try ExistingRecordings(in: settings.folder, below: settings.into)
        names = RecordingNames(below: settings.into, taken: earlier.names)
        sink = RecordingSink(settings.folder, policy: settings.policy)
        cleanedSecrets = sink.redactor.secretCount
    }

    /// Takes exchanges that have passed, and writes down those that nothing is written of yet.
    func write(_ passed: [PassedExchange]) {
        // First all that tells of secrets: none of them is to be written, nor said.
        let looked = passed.map(look)
        for (passed, looked) in zip(passed, looked) { take(passed, looked) }
        clean()
        for index in sequences.indices where !sequences[index].isThere || sequences[index].recording == nil { writeWaiting(of: index) }
        clean()
    }

    /// Writes recordings again that got longer: not each time, for that takes as long as they are.
    /// - Parameter isLast: Whether it must be done now.
    /// - Returns: How long to wait for the next time, where there is something left to write and nobody waits yet.
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

    // MARK: Taking

    private typealias Looked = Result<CapturedExchange?, any Error>

    /// What is to be written of an exchange, once it has been looked through for secrets.
    private func look(at passed: PassedExchange) -> Looked {
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
            // Nothing of it is written; what could be read of it is known now.
        }
    }

    private func take(_ passed: PassedExchange, _ looked: Looked) {
        do {
            if let exchange = try looked.get() { return try take(exchange) }
            if case .failed(let why) = passed.end { throw LiveRequestError(why) }
            settings.tell(.abandoned(shown(passed.question)))
        } catch {
            settings.tell(.failed(shown(passed.question), shown("\(error)")))
        }
    }

    private func take(_ exchange: CapturedExchange) throws {
        let own = ProxyQuestion(exchange.request)
        guard let index = try indexes[own] ?? index(of: exchange.request) else { return }
        lastNumber += 1
        let entry = ProxySequence.Entry(number: lastNumber, exchange: exchange)
        let limits = settings.limits
        let sequence = sequences[index]
        guard sequence.count < limits.answers, sequence.count == 0 || sequence.size + entry.size <= limits.recording else {
            return settings.tell(.full(shown(exchange.request), answers: limits.answers, bytes: limits.recording))
        }
        guard size + entry.size <= limits.all else {
            throw LiveRequestError("\(limits.all) bytes are recorded: it was passed on alone; stop the proxy, and start it again")
        }
        size += entry.size
        sequences[index].waiting.append(entry)
        sequences[index].isTaken = true
        indexes[own] = index
        redactedIndexes[sequence.question] = index
    }

    /// The recording that a request belongs to; nil where one is there that is left as it is.
    private func index(of request: CapturedExchange.Request) throws -> Int? {
        let question = try self.question(of: request)
        if let index = redactedIndexes[question] { return index }
        var sequence = ProxySequence(question: question)
        switch earlier[question] {
        case .made(let name):
            settings.tell(.made(shown(name)))
            return nil
        case .recorded(let name, _) where !settings.replaces:
            settings.tell(.kept(shown(name)))
            return nil
        case .recorded(let name, let bodyNames):
            sequence.name = name
            sequence.bodyNames = bodyNames
            sequence.isThere = true
        case nil: break
        }
        // One of which nothing was kept is nobody's.
        if sequences.last?.isTaken == false { sequences.removeLast() }
        sequences.append(sequence)
        return sequences.count - 1
    }

    /// What a request asks for, without secrets.
    func question(of request: CapturedExchange.Request) throws(RedactionError) -> ProxyQuestion {
        let alone = CapturedExchange(comment: "", request: request, response: CapturedExchange.Response(status: 200, reason: ""))
        return ProxyQuestion(try sink.redactor.redacted([alone])[0].request)
    }

    /// What asked for the one asks for the other from now on.
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
            // One that cannot be written must not keep the others from it.
            for entry in waiting {
                do {
                    try write([entry], to: index)
                } catch {
                    size -= entry.size
                    settings.tell(.failed(shown(entry.exchange.request), shown("\(error)")))
                }
            }
        }
    }

    private func write(_ entries: [ProxySequence.Entry], to index: Int) throws {
        let (isThere, count) = (sequences[index].isThere, sequences[index].written.count)
        let name = try store(sequences[index].written + entries, in: index)
        for (offset, entry) in entries.enumerated() {
            let response = entry.exchange.response
            settings.tell(
                .recorded(
                    name, isNew: !isThere && offset == 0, status: response.status, bytes: response.body.count, number: count + offset + 1))
        }
    }

    /// Writes a recording, under another name where its own would tell a secret.
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

    /// A request as a message has it.
    func shown(_ request: CapturedExchange.Request) -> String {
        sink.redactor.beginRecording()
        do {
            let parts = try sink.redactor.redacted([Redactor.Part("the request's target", Array(request.target.utf8))])
            return "\(request.method) \(String(decoding: parts.flatMap(\.bytes), as: UTF8.self))"
        } catch {
            return "\(request.method) of an address that cannot be shown"
        }
    }

    /// Words of a message, without what is a secret in them.
    func shown(_ words: String) -> String {
        sink.redactor.beginRecording()
        return sink.redactor.shown(words) ?? "what cannot be said without a secret"
    }
}
