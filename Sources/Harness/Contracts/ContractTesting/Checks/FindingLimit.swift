internal import VerificationModel

/// Keeps one case from reporting a thousand times what is wrong with a thousand elements.
enum FindingLimit {
    private static let shown = 5

    /// The findings of the first few faults; the last of them says how many more there are.
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
