package import VerificationModel

/// The violations of one version of the sources, by which those of another one are new.
///
/// Two violations are the same if their rule, file, declaration and used symbol are: lines may move.
package struct KnownViolations: Sendable {
    /// Sources cannot be checked: the first reason.
    package struct Unreadable: Error {
        package let finding: Finding
    }

    let all: Set<FrozenViolation>

    /// Finds the violations of sources.
    ///
    /// Those that exceptions allow are not among them. Sources of which no file matches the rules have none.
    /// - Parameters:
    ///   - layersFile: The path of `layers.yml`.
    ///   - root: What its patterns are relative to.
    ///   - today: The day with which the last days of exceptions are compared.
    ///   - reading: What is known already.
    /// - Throws: ``Unreadable`` if a folder or manifest cannot be read.
    package init(layersFile: String, root: String, today: Day, reading: LayerReading) throws(Unreadable) {
        let outcome = LayerWork(layersFile: layersFile, root: root, today: today, reading: reading).outcome
        if let problem = outcome.suites.flatMap(\.findings).first(where: { $0.code == .layersUnreadable }) {
            throw Unreadable(finding: problem)
        }
        // Rules that cannot be read are reported by the check of today.
        all = outcome.baseline?.found ?? []
    }
}
