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
            (draft.typedAnswerCount, "recorded answers with a type"),
            (draft.doubtfulAnswerCount, "recorded answers whose type is in doubt, as comments"),
            (draft.openAnswerCount, "recorded answers with JSON, but without a known type"),
            (draft.otherAnswerCount, "recorded answers without JSON"),
            (draft.fixtureCount, "fixtures with a type"),
            (draft.frozenCount, "refusals that nothing expects, frozen with \"rejects\""),
        ]
        return counts.filter { $0.0 > 0 }.map { ["\($0.0)", $0.1] }
    }
}
