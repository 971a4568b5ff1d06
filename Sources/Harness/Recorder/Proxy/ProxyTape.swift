internal import Recordings

/// Writes down what passes a proxy: each exchange as soon as it is over, one after the other.
///
/// Exchanges with the same method, URL and request body, secrets apart, are one recording, in the order in which they were answered; it is written again
/// whole with each. What asks for the same as a recording that was there before has its name: the mode says whether it takes its place or is only passed on,
/// and what was made by hand is left alone. Anything else gets a name that is free: `get-products`, for another query of that path `get-products-2`.
actor ProxyTape {
    /// What two exchanges of one recording have in common, without secrets.
    private struct Question: Hashable {
        let method: String
        let target: String
        let body: [UInt8]
    }

    /// A recording that is written.
    private struct Sequence {
        let name: String
        let bodyNames: [String?]
        var exchanges: [CapturedExchange] = []
        var text: RecordingText?
    }

    /// A recording that was there before.
    private enum Earlier {
        case made(String)
        case recorded(String, bodyNames: [String?])
    }

    private let folder: RecordingsFolder
    private let replaces: Bool
    private let tell: @Sendable (ProxyEvent) -> Void
    private var names: RecordingNames
    private var redactor: Redactor
    private var earlier: [Question: Earlier] = [:]
    private var sequences: [Sequence] = []
    private var indexes: [Question: Int] = [:]

    /// A tape that has nothing on it yet.
    /// - Throws: `FileProblem` where nobody can tell which recordings are there already.
    init(_ settings: RecordingProxy.Settings) throws {
        folder = settings.folder
        replaces = settings.replaces
        tell = settings.tell
        redactor = Redactor(settings.policy)
        let prefix = "\(settings.into)/"
        let there = try folder.names().filter { $0.hasPrefix(prefix) && !$0.dropFirst(prefix.count).contains("/") }
        names = RecordingNames(below: settings.into, taken: Set(there.map { String($0.dropFirst(prefix.count)) }))
        for name in there {
            guard let (question, recording) = Self.read(name, in: folder), earlier[question] == nil else { continue }
            let isMade = recording.exchanges.contains { $0.made != nil }
            earlier[question] = isMade ? .made(name) : .recorded(name, bodyNames: recording.exchanges.map(\.bodyName))
        }
    }

    /// What an earlier recording asks for; nil for one that cannot be read, whose name is not free all the same.
    private static func read(_ name: String, in folder: RecordingsFolder) -> (Question, Recording)? {
        do throws(PlacedRecordingProblem) {
            let recording = try folder.recording(named: name)
            guard let request = recording.exchanges.first?.request else { return nil }
            let body = try folder.body(of: request, in: recording)
            return (Question(method: request.method, target: request.target, body: body.bytes), recording)
        } catch {
            return nil
        }
    }

    // MARK: Exchanges

    /// Writes an exchange down.
    func add(_ exchange: CapturedExchange) {
        let known = redactor.secretCount
        let request = exchange.request
        do {
            let alone = try redactor.redacted([exchange])
            let question = Question(method: request.method, target: alone[0].request.target, body: alone[0].request.body)
            if let index = index(of: question) { try append(exchange, to: index) }
        } catch {
            tell(.failed(shown(request), "\(error)"))
        }
        if redactor.secretCount > known { clean() }
    }

    private func append(_ exchange: CapturedExchange, to index: Int) throws {
        let isNew = sequences[index].text == nil && sequences[index].bodyNames.isEmpty
        let longer = sequences[index].exchanges + [exchange]
        sequences[index].text = try write(longer, of: sequences[index])
        sequences[index].exchanges = longer
        tell(
            .recorded(
                sequences[index].name, isNew: isNew, status: exchange.response.status, bytes: exchange.response.body.count,
                number: longer.count))
    }

    /// Tells of an exchange of which nothing is written.
    /// - Parameter why: Nil where the app went away before it was whole.
    func skip(_ request: CapturedExchange.Request, because why: String?) {
        let known = redactor.secretCount
        tell(why.map { .failed(shown(request), $0) } ?? .abandoned(shown(request)))
        if redactor.secretCount > known { clean() }
    }

    /// The recording that an exchange belongs to; nil where one is there that is left as it is.
    private func index(of question: Question) -> Int? {
        if let index = indexes[question] { return index }
        let sequence: Sequence
        switch earlier[question] {
        case .made(let name):
            tell(.made(name))
            return nil
        case .recorded(let name, _) where !replaces:
            tell(.kept(name))
            return nil
        case .recorded(let name, let bodyNames): sequence = Sequence(name: name, bodyNames: bodyNames)
        case nil: sequence = Sequence(name: names.name(method: question.method, target: question.target), bodyNames: [])
        }
        indexes[question] = sequences.count
        sequences.append(sequence)
        return sequences.count - 1
    }

    private func write(_ exchanges: [CapturedExchange], of sequence: Sequence) throws -> RecordingText {
        let redacted = try redactor.redacted(exchanges)
        let text = try RecordingText(redacted, name: sequence.name, bodyNames: sequence.bodyNames)
        try redactor.check(text, named: sequence.name)
        try folder.write(text, named: sequence.name)
        return text
    }

    /// Takes secrets that were found only now out of what was written before, where nothing said that they were any.
    private func clean() {
        for (index, sequence) in sequences.enumerated() {
            guard let text = sequence.text, case .failure = Result(catching: { try redactor.check(text, named: sequence.name) }) else {
                continue
            }
            do {
                sequences[index].text = try write(sequence.exchanges, of: sequence)
                tell(.cleaned(sequence.name))
            } catch {
                tell(.failed(sequence.name, "\(error). It was written before that was known: take its files away"))
            }
        }
    }

    /// A request as a message has it.
    private func shown(_ request: CapturedExchange.Request) -> String {
        redactor.beginRecording()
        do {
            let parts = try redactor.redacted([Redactor.Part("the request's target", Array(request.target.utf8))])
            return "\(request.method) \(String(decoding: parts.flatMap(\.bytes), as: UTF8.self))"
        } catch {
            return "\(request.method) of an address that cannot be shown"
        }
    }
}
