internal import ContractFiles
internal import HTTPMessages
internal import Recordings
internal import SafeFiles
internal import VerificationModel

/// Collects the recordings that contracts name.
struct RecordingPlanner {
    /// A recording, with the contracts that name it.
    private struct Draft {
        let name: String
        var mentions: [Mention] = []
    }

    /// A response of a contract.
    private struct Mention {
        let promise: ResponsePromise
        let contract: Contract
        let file: ContractFile
        let subject: String

        /// The contract's file and name, which distinguish it from contracts of the same name in other files.
        var owner: String { "\(file.name)/\(contract.name)" }
    }

    private let fixtures: RecordingsFolder?
    private let folder: String
    private let display: String
    private var drafts: [Draft] = []
    private var indexes: [String: Int] = [:]

    /// - Throws: `WorkspaceError` if the folder of the recordings exists and cannot be read.
    init(_ workspace: Workspace) throws(WorkspaceError) {
        folder = workspace.fixtures
        display = workspace.display(folder)
        do {
            fixtures = PathLookup.exists(folder) ? try RecordingsFolder(folder, displayPath: display) : nil
        } catch {
            throw .fixtures(folder, error)
        }
    }

    /// The texts with which filters are compared: `file/contract/recording`.
    var subjects: [String] { drafts.flatMap(\.mentions).map(\.subject) }

    mutating func add(_ contract: Contract, of file: ContractFile) {
        for promise in contract.responses {
            let name = fixtures?.ownName(of: promise.recording.name) ?? promise.recording.name
            let number = promise.recording.exchange.map { "#\($0)" } ?? ""
            let index = indexes[name] ?? drafts.count
            if index == drafts.count { drafts.append(Draft(name: name)) }
            indexes[name] = index
            let subject = "\(file.name)/\(contract.name)/\(promise.recording.name)\(number)"
            drafts[index].mentions.append(Mention(promise: promise, contract: contract, file: file, subject: subject))
        }
    }

    func tasks(selectedBy filters: [String]) -> [RecordingTask] {
        let states = drafts.map { state(of: $0.name) }
        var owners: Set<String> = []
        for (draft, state) in zip(drafts, states) where state.isThere { owners.formUnion(draft.mentions.map(\.owner)) }
        let wanted = filters.map { $0.lowercased() }
        return zip(drafts, states).filter { draft, _ in
            wanted.isEmpty || draft.mentions.contains { mention in wanted.contains { mention.subject.lowercased().contains($0) } }
        }.map { draft, state in
            let first = draft.mentions[0]
            return RecordingTask(
                name: draft.name, api: first.file.api, state: state,
                hasRecordedSiblings: !owners.isDisjoint(with: draft.mentions.map(\.owner)),
                isIncomplete: isIncomplete(draft, state),
                freshDays: draft.mentions.compactMap(\.contract.freshness?.days).min(), place: first.promise.recording.place,
                exchanges: Result { () throws(RequestTemplateError) in try exchanges(of: draft, state) })
        }
    }

    private func isIncomplete(_ draft: Draft, _ state: RecordingTask.State) -> Bool {
        guard case .recorded(let recording) = state else { return false }
        return (draft.mentions.compactMap(\.promise.recording.exchange).max() ?? 1) > recording.exchanges.count
    }

    // MARK: Existing recordings

    private func state(of name: String) -> RecordingTask.State {
        guard let fixtures, PathLookup.exists("\(folder)/\(name).http") else { return .missing }
        do {
            let recording = try fixtures.recording(named: name)
            return recording.exchanges.contains { $0.made != nil } ? .made : .recorded(recording)
        } catch {
            return .unreadable(error.finding)
        }
    }

    /// Returns the recorded body of a request.
    private func body(of request: RecordedRequest, in recording: Recording) throws(RequestTemplateError) -> [UInt8] {
        do {
            return try fixtures?.body(of: request, in: recording).bytes ?? []
        } catch {
            throw RequestTemplateError(error.finding)
        }
    }

    // MARK: Requests

    private func exchanges(of draft: Draft, _ state: RecordingTask.State) throws(RequestTemplateError) -> [RecordingTask.Exchange] {
        let first = draft.mentions[0]
        if let other = draft.mentions.first(where: { $0.file.api.name != first.file.api.name }) {
            throw .otherAPI(first.file.api.name, at: other.promise.recording.place)
        }
        let recorded: Recording? = if case .recorded(let recording) = state { recording } else { nil }
        let count = max(recorded?.exchanges.count ?? 1, draft.mentions.compactMap(\.promise.recording.exchange).max() ?? 1)
        var exchanges: [RecordingTask.Exchange] = []
        for number in 1...count {
            let mentions = draft.mentions.filter { ($0.promise.recording.exchange ?? number) == number }
            let earlier = recorded.flatMap { number <= $0.exchanges.count ? $0.exchanges[number - 1].request : nil }
            let body = if let earlier, let recorded { try body(of: earlier, in: recorded) } else { [UInt8]() }
            guard let mention = mentions.first(where: { $0.promise.send != nil }) ?? mentions.first else {
                // No contract names this exchange: its recorded request is sent again.
                guard let earlier else { throw .exchange(number, at: first.promise.recording.place) }
                let request = RequestBuilder.request(as: earlier, body, of: first.file.api)
                exchanges.append(RecordingTask.Exchange(request: request, promises: [], readPromises: []))
                continue
            }
            let builder = RequestBuilder(
                api: mention.file.api, template: mention.contract.request, send: mention.promise.send, recorded: earlier,
                recordedBody: body, promise: AnswerPromise(mention.promise))
            let request = try builder.request()
            try check(request, against: mentions)
            exchanges.append(
                RecordingTask.Exchange(
                    request: request, promises: mentions.map { AnswerPromise($0.promise) }, readPromises: try readPromises(of: mentions)))
        }
        return exchanges
    }

    /// Returns the promises with `keep: read`, which all contracts that name an exchange have, or none.
    private func readPromises(of mentions: [Mention]) throws(RequestTemplateError) -> [ReadPromise] {
        let promises = mentions.compactMap { ReadPromise($0.promise, of: $0.contract, sources: $0.file.api.sources) }
        if let kept = promises.first, let whole = mentions.first(where: { $0.promise.keepsRead == nil }) {
            throw .keepsWhole(beside: kept.place, at: whole.promise.recording.place)
        }
        return promises
    }

    /// Checks that every contract that names an exchange allows the request with which it is recorded.
    private func check(_ request: CapturedExchange.Request, against mentions: [Mention]) throws(RequestTemplateError) {
        let target = RequestTarget(request.target)
        for mention in mentions {
            let template = mention.contract.request
            let sent = mention.promise.send?.query ?? []
            let isAllowed =
                template.method == request.method && template.matches(path: target.segments, after: mention.file.api.basePath)
                && template.missing(from: target.query).isEmpty
                && sent.allSatisfy { item in target.query.contains { $0.name == item.name && $0.value == item.value } }
            guard isAllowed else {
                throw .disagreement("\(request.method) \(request.target)", at: mention.promise.recording.place)
            }
        }
    }
}

extension RecordingTask.State {
    /// Whether the recording exists.
    fileprivate var isThere: Bool { if case .missing = self { false } else { true } }
}
