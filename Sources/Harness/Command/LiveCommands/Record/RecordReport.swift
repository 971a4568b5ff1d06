internal import VerifyCommands
internal import Recorder
internal import Reports
internal import VerificationModel

/// Tells what became of each recording, and of all.
struct RecordReport {
    private let console: Console
    private let isQuiet: Bool
    private var results: [RecordingResult] = []

    init(console: Console, isQuiet: Bool) {
        self.console = console
        self.isQuiet = isQuiet
    }

    // MARK: Progress

    /// Erases the line that shows progress.
    private static let erasure = "\r\u{1B}[K"

    /// A recording is about to be made.
    func begin(_ number: Int, of count: Int) {
        guard console.showsProgress, !isQuiet else { return }
        console.reportIfRead("\(Self.erasure)\(number) of \(count)")
    }

    /// What takes its time: a line that goes again on a terminal, and only long waits elsewhere.
    static func show(_ progress: RecordingProgress, on console: Console) {
        switch progress {
        case .asks(let request):
            if console.showsProgress { console.reportIfRead("\(erasure)\(OneLine.of(String(request.prefix(70))))") }
        case .waits(let time, let api, let status):
            let line = "waits \(time.components.seconds) s: \(api) answered \(status), and asks for it"
            console.reportIfRead(console.showsProgress ? "\(erasure)\(line)" : "verify: \(line)\n")
        }
    }

    // MARK: Results

    /// What became of a recording.
    mutating func add(_ result: RecordingResult, of name: String) throws {
        results.append(result)
        if console.showsProgress { console.reportIfRead(Self.erasure) }
        let label: String
        var more = ""
        switch result {
        case .new(let bytes): (label, more) = ("new", "\(bytes) bytes")
        case .changed(let differences): (label, more) = ("changed", differences.joined(separator: ", "))
        case .same(let isRenewed): (label, more) = ("same", isRenewed ? "its date was renewed" : "")
        case .kept: (label, more) = ("kept", "")
        case .made: (label, more) = ("made", "by hand, left alone")
        case .failed: (label, more) = ("failed", "")
        }
        guard !isQuiet || result.isWorthTelling else { return }
        try console.write(OneLine.of("\(label.padded(to: 9))\(name)\(more.isEmpty ? "" : "  \(more)")") + "\n")
        guard case .failed(let finding) = result else { return }
        try console.write(console.consoleReport.text(of: finding, verdict: "failed"))
    }

    /// The totals, and the status that comes of them.
    func finish() throws -> ExitStatus {
        let counts: [(Int, String)] = [
            (count { if case .new = $0 { true } else { false } }, "new"),
            (count { if case .changed = $0 { true } else { false } }, "changed"),
            (count { if case .same = $0 { true } else { false } }, "same"),
            (count { $0 == .kept }, "recorded already (--mode all records them again)"),
            (count { $0 == .made }, "made by hand"),
            (count { if case .failed = $0 { true } else { false } }, "failed"),
        ]
        let parts = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
        let failed = counts[counts.count - 1].0
        if !isQuiet || failed > 0 {
            try console.write("\(results.count.counted("recording")): \(parts.joined(separator: ", "))\n")
        }
        return failed > 0 ? .couldNotRun : .kept
    }

    private func count(_ isMeant: (RecordingResult) -> Bool) -> Int { results.count(where: isMeant) }
}

extension RecordingResult {
    /// Whether somebody who wants to hear little hears of it.
    fileprivate var isWorthTelling: Bool {
        switch self {
        case .new, .changed, .failed: true
        case .same, .kept, .made: false
        }
    }
}
