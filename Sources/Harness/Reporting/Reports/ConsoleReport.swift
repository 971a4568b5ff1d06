package import VerificationModel

/// Suites and findings as plain text.
package struct ConsoleReport: Sendable {
    private let style: ConsoleStyle
    private let width: Int?

    /// A report for a terminal or a pipe.
    /// - Parameters:
    ///   - style: Whether words are coloured.
    ///   - width: How many characters fit into a line; nil for a pipe, where nothing is wrapped.
    package init(style: ConsoleStyle = .plain, width: Int? = nil) {
        self.style = style
        self.width = width
    }

    /// A line for each suite, their notes, each finding, and a line of totals.
    /// - Parameters:
    ///   - suites: The suites.
    ///   - showsArrows: Whether findings about uses between layers are only counted.
    package func text(of suites: [CheckSuite], showsArrows: Bool = false) -> String {
        let findings = findings(of: suites, showsArrows)
        let notes = suites.flatMap(\.notes).map(OneLine.of)
        let head = [totals(suites), notes].filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
        return (head + findings + [summary(suites)]).map { $0 + "\n" }.joined(separator: "\n")
    }

    /// The findings and the totals alone; nothing where all is kept.
    package func quietText(of suites: [CheckSuite], showsArrows: Bool = false) -> String {
        let findings = findings(of: suites, showsArrows)
        guard !findings.isEmpty else { return "" }
        return (findings + [summary(suites)]).map { $0 + "\n" }.joined(separator: "\n")
    }

    // MARK: Totals

    private func totals(_ suites: [CheckSuite]) -> [String] {
        TextTable.lines(suites.map { [OneLine.of($0.name), counts($0.tally)] })
    }

    private func counts(_ tally: Tally) -> String {
        let parts: [(Int, String, ConsoleStyle.Colour)] = [
            (tally.kept, "kept", .green), (tally.broken, "broken", .red), (tally.couldNotRun, "could not run", .yellow),
            (tally.notReached, "not reached", .dim),
        ]
        return parts.filter { $0.0 > 0 }.map { style.paint("\($0.0) \($0.1)", $0.2) }.joined(separator: ", ")
    }

    private func summary(_ suites: [CheckSuite]) -> String {
        var tally = Tally()
        for suite in suites { tally += suite.tally }
        return "\(tally.total.counted("check")): \(counts(tally))"
    }

    // MARK: Findings

    /// A block for each finding; if arrows are shown, one block with the counts of all uses between layers is in place of theirs.
    private func findings(of suites: [CheckSuite], _ showsArrows: Bool) -> [String] {
        // Most cases have no findings, and a list of all cases takes memory.
        let found = suites.flatMap { $0.cases.flatMap { each in each.verdict.findings.map { (finding: $0, of: each) } } }
        let counts = showsArrows ? ArrowCounts(found.map(\.finding)).lines : []
        let others = showsArrows ? found.filter { $0.finding.arrow == nil } : found
        return (counts.isEmpty ? [] : [counts.joined(separator: "\n")]) + others.map { block($0.finding, of: $0.of) }
    }

    private func block(_ finding: Finding, of each: CheckCase) -> String {
        block(finding, verdict: words(for: each.verdict), [("case: ", each.identifier.description)])
    }

    /// A finding of a case that was broken or could not run, without the case's name.
    package func text(of finding: Finding, in verdict: Verdict) -> String { block(finding, verdict: words(for: verdict), []) + "\n" }

    private func words(for verdict: Verdict) -> String {
        if case .broken = verdict { style.paint("broken", .red) } else { style.paint("could not run", .yellow) }
    }

    /// A finding that belongs to no case.
    /// - Parameter verdict: The word beside its place: `failed`.
    package func text(of finding: Finding, verdict: String) -> String {
        block(finding, verdict: style.paint(verdict, .yellow), []) + "\n"
    }

    private func block(_ finding: Finding, verdict: String, _ more: [(label: String, String)]) -> String {
        let body = (finding.lines + more).flatMap { label, text in wrapped(text, label: label) }
        return (["\(style.paint(OneLine.of(finding.place.description), .bold)): \(verdict)"] + body).joined(separator: "\n")
    }

    /// A labelled text, two spaces in; what does not fit goes on below its beginning.
    private func wrapped(_ text: String, label: String) -> [String] {
        let shown = OneLine.of(text)
        let painted = style.paint(label, .dim)
        let indent = 2 + label.count
        guard let width, width >= indent + 20 else { return ["  \(painted)\(shown)"] }
        var lines: [String] = []
        var line = ""
        for word in shown.split(separator: " ", omittingEmptySubsequences: false) {
            if !line.isEmpty, indent + line.count + 1 + word.count > width {
                lines.append(line)
                line = ""
            }
            line += line.isEmpty ? String(word) : " \(word)"
        }
        lines.append(line)
        return lines.enumerated().map { index, line in
            index == 0 ? "  \(painted)\(line)" : String(repeating: " ", count: indent) + line
        }
    }
}

extension ConsoleReport: ReportFormat {
    /// The name on the command line.
    package static let name = "console"

    /// Returns the report in a layout; an empty text for a run without suites.
    package static func content(of run: CheckRun, _ layout: ReportLayout) -> ReportContent {
        if layout.isQuiet { return .text(layout.console.quietText(of: run.suites, showsArrows: layout.showsArrows)) }
        return .text(run.suites.isEmpty ? "" : layout.console.text(of: run.suites, showsArrows: layout.showsArrows))
    }
}

/// Whether, and how, words are coloured.
package enum ConsoleStyle: Sendable {
    /// No terminal sequences at all.
    case plain
    /// Sequences of ECMA-48 section 8.3.117 (select graphic rendition).
    case coloured

    enum Colour: Int {
        case bold = 1
        case dim = 2
        case red = 31
        case green = 32
        case yellow = 33
    }

    func paint(_ text: String, _ colour: Colour) -> String {
        switch self {
        case .plain: text
        case .coloured: text.isEmpty ? text : "\u{1B}[\(colour.rawValue)m\(text)\u{1B}[0m"
        }
    }
}
