internal import VerifyCommands
internal import Recorder
internal import Reports
internal import VerificationModel

/// Prints the result of each recording, and the totals.
struct RecordReport {
    private let console: Console
    private let isQuiet: Bool
    private let progress: RecordProgress
    private var results: [RecordingResult] = []

    init(console: Console, isQuiet: Bool, progress: RecordProgress) {
        self.console = console
        self.isQuiet = isQuiet
        self.progress = progress
    }

    /// Prints the result of a recording.
    mutating func add(_ result: RecordingResult, of name: String) throws {
        results.append(result)
        progress.erase()
        let label: String
        var more = ""
        switch result {
        case .new(let bytes): (label, more) = ("new", "\(bytes) bytes")
        case .changed(let differences): (label, more) = ("changed", differences.joined(separator: ", "))
        case .same(let isRenewed): (label, more) = ("same", isRenewed ? "its date was renewed" : "")
        case .kept: (label, more) = ("kept", "")
        case .made: (label, more) = ("made", "by hand, not replaced")
        case .cleaned: (label, more) = ("cleaned", "a secret that was found later was removed")
        case .failed: (label, more) = ("failed", "")
        }
        guard !isQuiet || result.isPrintedWhenQuiet else { return }
        try console.write(OneLine.of("\(label.padded(to: 9))\(name)\(more.isEmpty ? "" : "  \(more)")") + "\n")
        guard case .failed(let finding) = result else { return }
        try console.write(console.consoleReport.text(of: finding, verdict: "failed"))
    }

    /// Prints the totals, and returns the exit status.
    func finish() throws -> ExitStatus {
        let counts: [(Int, String)] = [
            (count { if case .new = $0 { true } else { false } }, "new"),
            (count { if case .changed = $0 { true } else { false } }, "changed"),
            (count { if case .same = $0 { true } else { false } }, "same"),
            (count { $0 == .kept }, "recorded already (--mode all records them again)"),
            (count { $0 == .made }, "made by hand"),
            (count { $0 == .cleaned }, "written again without a secret"),
            (count { if case .failed = $0 { true } else { false } }, "failed"),
        ]
        let parts = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
        let failed = counts[counts.count - 1].0
        if !isQuiet || failed > 0 {
            try console.write("\(count { $0 != .cleaned }.counted("recording")): \(parts.joined(separator: ", "))\n")
        }
        return failed > 0 ? .couldNotRun : .kept
    }

    private func count(_ isMeant: (RecordingResult) -> Bool) -> Int { results.count(where: isMeant) }
}

extension RecordingResult {
    /// Whether the result is printed with `--quiet`.
    fileprivate var isPrintedWhenQuiet: Bool {
        switch self {
        case .new, .changed, .cleaned, .failed: true
        case .same, .kept, .made: false
        }
    }
}
