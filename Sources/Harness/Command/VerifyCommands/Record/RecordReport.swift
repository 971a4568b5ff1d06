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
        Self.show("\(Self.erasure)\(number) of \(count)", on: console)
    }

    /// What takes its time: a line that goes again on a terminal, and only long waits elsewhere.
    static func show(_ progress: RecordingProgress, on console: Console) {
        switch progress {
        case .asks(let request):
            if console.showsProgress { show("\(erasure)\(OneLine.of(String(request.prefix(70))))", on: console) }
        case .waits(let time, let api, let status):
            let line = "waits \(time.components.seconds) s: \(api) answered \(status), and asks for it"
            show(console.showsProgress ? "\(erasure)\(line)" : "verify: \(line)\n", on: console)
        }
    }

    private static func show(_ text: String, on console: Console) {
        // Nobody who is not there misses progress.
        _ = Result { try console.report(text) }
    }

    // MARK: Results

    /// What became of a recording.
    mutating func add(_ result: RecordingResult, of name: String) throws {
        results.append(result)
        if console.showsProgress { Self.show(Self.erasure, on: console) }
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
        let padded = label + String(repeating: " ", count: 9 - label.count)
        try console.write(OneLine.of("\(padded)\(name)\(more.isEmpty ? "" : "  \(more)")") + "\n")
        guard case .failed(let finding) = result else { return }
        try console.write(ConsoleReport(style: console.style, width: console.terminalWidth).text(of: finding, verdict: "failed"))
    }

    /// The totals, and the status that comes of them.
    func finish() throws -> Int32 {
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
            try console.write("\(results.count) \(results.count == 1 ? "recording" : "recordings"): \(parts.joined(separator: ", "))\n")
        }
        return (failed > 0 ? Outcome.couldNotRun : Outcome.allKept).rawValue
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
