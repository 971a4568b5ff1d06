package import VerificationModel

/// The violations of one version of the sources, by which those of another one are new.
///
/// Two violations are the same if their rule, file, declaration and used symbol are: lines may move. The file may also have been moved, and
/// declarations renamed: see ``MovedViolations``.
package struct KnownViolations: Sendable {
    /// Sources cannot be checked: the first reason.
    package struct Unreadable: Error {
        package let finding: Finding
    }

    let all: Set<FrozenViolation>
    /// The paths of all files.
    let files: Set<String>
    /// The contents of the files with violations.
    let contents: [String: FileRenames.Content]
    /// The symbols that the files declare.
    let symbols: Set<String>

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
        let plan = LayerPlan(layersFile: layersFile, root: root, reading: reading)
        var names: MovedViolations.Names?
        let outcome = LayerCheck.outcome(of: plan, today: today) { names = MovedViolations.Names($0) }
        if let problem = outcome.suites.flatMap(\.findings).first(where: { $0.code == .layersUnreadable }) {
            throw Unreadable(finding: problem)
        }
        // Rules that cannot be read are reported by the check of today.
        let found = outcome.baseline?.found ?? []
        all = found
        files = names?.files ?? []
        symbols = names?.symbols ?? []
        contents = plan.input?.contents(of: Set(found.compactMap(\.file))) ?? [:]
    }
}
