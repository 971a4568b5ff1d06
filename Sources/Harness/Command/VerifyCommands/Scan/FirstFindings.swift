internal import VerificationModel

/// The findings of a command whose text fits on a screen: the most important ones, or all.
struct FirstFindings {
    private static let count = 3

    /// The texts of the findings, and a line with the number of others.
    let parts: [String]

    /// - Parameters:
    ///   - all: The texts of all findings, the most important first.
    ///   - showsAll: Whether all are shown.
    ///   - command: The command that prints all.
    init(of all: [String], showsAll: Bool, command: AdvisedCommand) {
        let shown = showsAll ? all : Array(all.prefix(Self.count))
        let others = all.count - shown.count
        parts = shown + (others > 0 ? ["\(others.counted("more finding")): \(command)\n"] : [])
    }
}
