internal import VerifyCommands
internal import Recorder
internal import Synchronization
internal import VerificationModel

/// Tells what became of each request to a recording proxy, and of all.
final class ProxyReport: Sendable {
    private let console: Console
    private let isQuiet: Bool
    private let queue: LogQueue
    private let events = Mutex<[ProxyEvent.Kind: Int]>([:])

    init(_ console: Console, isQuiet: Bool) {
        self.console = console
        self.isQuiet = isQuiet
        queue = LogQueue(console, writingWith: console.write)
    }

    /// The proxy is ready.
    func begin(_ api: String, at url: String) throws {
        try console.write(OneLine.of("recording \(api) at \(url) (stop with Control-C)") + "\n")
    }

    /// What became of a request.
    func add(_ event: ProxyEvent) {
        events.withLock { $0[event.kind, default: 0] += 1 }
        guard !isQuiet || event.kind.isWorthTelling else { return }
        let label = event.kind.rawValue
        queue.log(OneLine.of(label.padded(to: 9) + event.words))
    }

    /// The totals, and the status that comes of them.
    func finish() throws(CommandError) -> ExitStatus {
        queue.finish()
        let counts = events.withLock { $0 }
        let parts = ProxyEvent.Kind.allCases.compactMap { kind in counts[kind].map { "\($0) \(kind.total)" } }
        let failed = counts[.failed] ?? 0
        if !isQuiet || failed > 0 {
            let count = counts.filter { $0.key != .cleaned }.values.reduce(0, +)
            let all = count.counted("request")
            try console.write("\(parts.isEmpty ? all : "\(all): \(parts.joined(separator: ", "))")\n")
        }
        return failed > 0 ? .couldNotRun : .kept
    }
}

extension ProxyEvent {
    /// What events are counted by.
    fileprivate enum Kind: String, CaseIterable {
        case new, changed, kept, made, full, cleaned, gone, refused, failed

        /// What a total calls it.
        var total: String {
            switch self {
            case .kept: "recorded already (--mode all records them again)"
            case .made: "made by hand"
            case .full: "not recorded, their recordings being full"
            case .cleaned: "written again without a secret"
            case .gone: "given up by the app"
            case .new, .changed, .refused, .failed: rawValue
            }
        }

        /// Whether somebody who wants to hear little hears of it.
        var isWorthTelling: Bool { ![.kept, .made, .gone].contains(self) }
    }

    fileprivate var kind: Kind {
        switch self {
        case .recorded(_, let isNew, _, _, _): isNew ? .new : .changed
        case .kept: .kept
        case .made: .made
        case .full: .full
        case .cleaned: .cleaned
        case .abandoned: .gone
        case .failed: .failed
        case .refused: .refused
        }
    }

    fileprivate var words: String {
        switch self {
        case .recorded(let name, _, let status, let bytes, let number):
            "\(name)  \(status), \(bytes) bytes\(number > 1 ? ", exchange #\(number)" : "")"
        case .kept(let name): "\(name)  passed on; recorded already (--mode all records it again)"
        case .made(let name): "\(name)  passed on; made by hand, left alone"
        case .full(let request, let answers, let bytes):
            "\(request)  passed on alone; a recording has \(answers) answers or \(bytes) bytes at most"
        case .cleaned(let name): "\(name)  a secret that was found later was taken out"
        case .abandoned(let request): "\(request)  it was given up before the answer was whole; nothing was recorded"
        case .failed(let request, let why): "\(request)  \(why)"
        case .refused(let status, let why): "\(status)  \(why)"
        }
    }
}
