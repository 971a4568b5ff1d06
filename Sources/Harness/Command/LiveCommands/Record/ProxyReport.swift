internal import Locks
internal import VerifyCommands
internal import Recorder
internal import VerificationModel

/// Prints the result of each request to a recording proxy, and the totals.
final class ProxyReport: Sendable {
    private let console: Console
    private let isQuiet: Bool
    private let queue: LogQueue
    private let desk: UndecidedDesk
    private let events = Locked<[ProxyEvent.Kind: Int]>([:])

    init(_ console: Console, isQuiet: Bool, desk: UndecidedDesk) {
        self.console = console
        self.desk = desk
        self.isQuiet = isQuiet
        queue = LogQueue(console, writingWith: console.write)
    }

    /// Prints the address of the proxy, which is ready.
    func begin(_ api: String, at url: String) throws {
        try console.write(OneLine.of("recording \(api) at \(url) (stop with Control-C)") + "\n")
    }

    /// Prints the result of a request.
    func add(_ event: ProxyEvent) {
        events.withLock { $0[event.kind, default: 0] += 1 }
        guard !isQuiet || event.kind.isPrintedWhenQuiet else { return }
        let label = event.kind.rawValue
        queue.log(OneLine.of(label.padded(to: 9) + event.words))
    }

    /// Prints the totals, and returns the exit status.
    func finish() throws(CommandError) -> ExitStatus {
        queue.finish()
        try desk.report(isQuiet: isQuiet)
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
    /// The kinds by which events are counted.
    fileprivate enum Kind: String, CaseIterable {
        case new, changed, kept, made, full, cleaned, gone, refused, failed

        /// The description of the kind in the totals.
        var total: String {
            switch self {
            case .kept: "recorded already (--mode all records them again)"
            case .made: "made by hand"
            case .full: "not recorded, because their recordings are full"
            case .cleaned: "written again without a secret"
            case .gone: "cancelled by the app"
            case .new, .changed, .refused, .failed: rawValue
            }
        }

        /// Whether the event is printed with `--quiet`.
        var isPrintedWhenQuiet: Bool { ![.kept, .made, .gone].contains(self) }
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
        case .made(let name): "\(name)  passed on; made by hand, not replaced"
        case .full(let request, let answers, let bytes):
            "\(request)  passed on, not recorded; a recording has \(answers) answers or \(bytes) bytes at most"
        case .cleaned(let name): "\(name)  a secret that was found later was removed"
        case .abandoned(let request): "\(request)  cancelled before the answer was complete; nothing was recorded"
        case .failed(let request, let why): "\(request)  \(why)"
        case .refused(let status, let why): "\(status)  \(why)"
        }
    }
}
