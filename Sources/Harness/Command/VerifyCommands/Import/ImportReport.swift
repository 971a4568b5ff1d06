internal import RecordingInterchange
internal import Reports
internal import SafeFiles
internal import VerificationModel

/// Prints the results of an import: recordings, notes and failures.
struct ImportReport {
    let console: Console
    /// The decisions of the import.
    let desk: UndecidedDesk

    /// Prints a line for each recording, then all notes and decisions, then the total.
    /// - Returns: The exit status, which is 2 if anything failed.
    func show(_ outcome: RecordingImport.Outcome) throws(CommandError) -> ExitStatus {
        for result in outcome.results {
            switch result {
            case .new(let name, let bytes): try line("new", "\(name)  \(bytes) bytes")
            case .replaced(let name, let bytes): try line("replaced", "\(name)  \(bytes) bytes")
            case .failed(let finding):
                try console.write(console.consoleReport.text(of: finding, verdict: "failed"))
            }
        }
        for note in outcome.notes { try line("note", "\(note.place)  \(note.what)") }
        try desk.report()
        let counts = [
            (count(outcome) { if case .new = $0 { true } else { false } }, "new"),
            (count(outcome) { if case .replaced = $0 { true } else { false } }, "replaced"),
            (count(outcome) { if case .failed = $0 { true } else { false } }, "failed"),
        ]
        let written = counts[0].0 + counts[1].0
        let parts = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
        let notes = outcome.notes.count.counted("note")
        try console.write("\(written.counted("recording")): \(parts.joined(separator: ", ")); \(notes)\n")
        return counts[2].0 > 0 ? .couldNotRun : .kept
    }

    private func count(_ outcome: RecordingImport.Outcome, _ isCounted: (RecordingImport.Result) -> Bool) -> Int {
        outcome.results.count(where: isCounted)
    }

    private func line(_ label: String, _ text: String) throws(CommandError) {
        try console.write(OneLine.of(label.padded(to: 9) + text) + "\n")
    }
}
