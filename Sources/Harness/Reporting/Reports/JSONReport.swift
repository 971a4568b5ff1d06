package import VerificationModel

/// Suites and findings as JSON, for other programs.
///
/// Shape, version 1: `version`, `outcome` (`kept`, `broken`, `couldNotRun`), `totals`, and `suites`: `name`, `kind` (`contracts`, `layers`,
/// `fixtures`, `secrets`, or `run` for why a run could not start or is not complete), `totals`, `notes` and `warnings` (findings that break
/// nothing) where there are any, and `cases`: `identifier`, `subject`, `check`, `verdict` (`kept`, `broken`, `couldNotRun`, `notReached`),
/// `milliseconds`, `notReachedAfter` where it applies, and `findings`: `file`, `line`, `column`, `code`, `what`, `allowed`, `because`, `next`.
/// Keys are sorted; within a version keys and kinds are only added to.
package enum JSONReport: ReportFormat {
    /// The name on the command line.
    package static let name = "json"
    /// The shape's number.
    package static let version = 1

    /// Returns the report as UTF-8 text that ends with a line break.
    /// - Parameters:
    ///   - run: The run.
    ///   - layout: The look of texts that people read; JSON always has the same.
    /// - Throws: The encoder's error; a report of ours contains nothing that it refuses.
    package static func content(of run: CheckRun, _ layout: ReportLayout) throws -> ReportContent {
        .text(try JSONText.of(Run(run)))
    }
}

private struct Run: Encodable {
    let version = JSONReport.version
    let outcome: String
    let totals: Totals
    let suites: [Suite]

    init(_ run: CheckRun) {
        outcome =
            switch run.outcome {
            case .allKept: "kept"
            case .somethingBroken: "broken"
            case .couldNotRun: "couldNotRun"
            }
        totals = Totals(run.tally)
        suites = run.suites.map(Suite.init)
    }
}

private struct Totals: Encodable {
    let kept: Int
    let broken: Int
    let couldNotRun: Int
    let notReached: Int

    init(_ tally: Tally) {
        kept = tally.kept
        broken = tally.broken
        couldNotRun = tally.couldNotRun
        notReached = tally.notReached
    }
}

private struct Suite: Encodable {
    let name: String
    let kind: String
    let totals: Totals
    let notes: [String]?
    let warnings: [FindingShape]?
    let cases: [Case]

    init(_ suite: CheckSuite) {
        name = suite.name
        kind = suite.kind.name
        totals = Totals(suite.tally)
        notes = suite.notes.isEmpty ? nil : suite.notes
        warnings = suite.warnings.isEmpty ? nil : suite.warnings.map(FindingShape.init)
        cases = suite.cases.map(Case.init)
    }
}

private struct Case: Encodable {
    let identifier: String
    let subject: String
    let check: String
    let verdict: String
    let milliseconds: Double
    let notReachedAfter: String?
    let findings: [FindingShape]

    init(_ each: CheckCase) {
        identifier = each.identifier.description
        subject = each.identifier.subject
        check = each.identifier.check
        verdict = each.verdict.name
        let (seconds, attoseconds) = each.duration.components
        milliseconds = Double(seconds * 1_000_000 + attoseconds / 1_000_000_000_000) / 1_000
        notReachedAfter = if case .notReached(let earlier) = each.verdict { earlier.description } else { nil }
        findings = each.verdict.findings.map(FindingShape.init)
    }
}

private struct FindingShape: Encodable {
    let file: String
    let line: Int?
    let column: Int?
    let code: String
    let what: String
    let allowed: String
    let because: String
    let next: String

    init(_ finding: Finding) {
        file = finding.place.file
        line = finding.place.line
        column = finding.place.column
        code = finding.code.name
        what = finding.what
        allowed = finding.allowed
        because = finding.because
        next = finding.next
    }
}
