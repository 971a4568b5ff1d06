internal import VerificationModel

/// A limit for the findings of one case, for example if a thousand elements have the same fault.
enum FindingLimit {
    private static let shown = 5

    /// Returns the findings of the first few faults.
    ///
    /// The last finding contains the number of the others.
    static func apply<Fault>(to faults: [Fault], _ finding: (Fault) -> Finding) -> [Finding] {
        var findings = faults.prefix(shown).map(finding)
        let rest = faults.count - findings.count
        if rest > 0, var last = findings.popLast() {
            last.what += " (and \(rest) more like this)"
            findings.append(last)
        }
        return findings
    }
}
