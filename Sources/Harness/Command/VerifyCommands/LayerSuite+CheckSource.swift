package import LayerRules
internal import VerificationModel

extension LayerSuite: CheckSource {
    /// The number of parts of projects that the notice about them names.
    private static let shownParts = 3

    /// The facts that no finding reports: what was not read, and violations that are frozen.
    package var notices: [String] { unreadParts + frozenViolations }

    /// A notice with the parts of projects that are not read.
    private var unreadParts: [String] {
        let parts = unreadProjects
        guard !parts.isEmpty else { return [] }
        let more = parts.count > Self.shownParts ? "; and \(parts.count - Self.shownParts) more" : ""
        let count = parts.count.counted("part of a project is", plural: "parts of projects are")
        return [
            "\(count) not read, so that imports of their modules may look like imports from outside: "
                + "\(parts.prefix(Self.shownParts).map(OneLine.of).joined(separator: "; "))\(more); list the modules: \(listingModules)"
        ]
    }

    /// A notice with the number of frozen violations.
    private var frozenViolations: [String] {
        guard frozen.count > 0 else { return [] }
        let violations = frozen.count.counted("violation of layers.yml is", plural: "violations of layers.yml are")
        let moved = movedCount.counted("frozen violation has an earlier name", plural: "frozen violations have earlier names")
        return ["\(violations) frozen in \(frozen.file); after fixing one, remove it: \(shrinking)"]
            + (movedCount > 0
                ? ["\(moved) in \(frozen.file), because files were moved or declarations renamed; write the new names: \(shrinking)"] : [])
    }
}
