internal import ContractDrafts
internal import VerificationModel

/// The text that commands print about the first contracts.
struct WrittenContracts {
    private let draft: ContractsDraft
    private let folder: String

    /// - Parameters:
    ///   - draft: What was written.
    ///   - folder: The folder of the contracts.
    init(_ draft: ContractsDraft, in folder: String) {
        self.draft = draft
        self.folder = folder
    }

    /// The files and the counts.
    var text: String {
        let files = draft.files.map { OneLine.of("\(folder)/\($0.name)") }
        return "\(files.dropLast().joined(separator: ", ")) and \(files.last ?? "") are written\n"
            + TextTable.lines(rows).map { "  \($0)\n" }.joined()
    }

    private var rows: [[String]] {
        let counts = [
            (draft.typedAnswerCount, "recorded response", "recorded responses", "with a type"),
            (draft.doubtfulAnswerCount, "recorded response", "recorded responses", "with an uncertain type, as comments"),
            (draft.openAnswerCount, "recorded response", "recorded responses", "with JSON that no type matches"),
            (draft.otherAnswerCount, "recorded response", "recorded responses", "without JSON"),
            (draft.fixtureCount, "fixture", "fixtures", "with a type"),
            (draft.frozenCount, "failure", "failures", "to decode, frozen with \"rejects\""),
        ]
        return counts.filter { $0.0 > 0 }.map { ["\($0.0)", "\($0.0 == 1 ? $0.1 : $0.2) \($0.3)"] }
    }
}
