internal import VerificationModel

/// The counts that commands print.
extension ContractsDraft {
    /// The number of contracts for fixtures.
    package var fixtureCount: Int { fixtures.count }

    private var responses: [DraftedAPI.Response] { apis.flatMap(\.contracts).flatMap(\.responses) }
    private var choices: [TypeChoice] { responses.map(\.choice) }

    /// The number of recorded answers with JSON for which no type is known.
    package var openAnswerCount: Int { responses.count { each in if case .none = each.choice { each.hasJSON } else { false } } }

    /// The number of recorded answers without JSON.
    package var otherAnswerCount: Int { responses.count { !$0.hasJSON } }

    /// The number of recorded answers with a type.
    package var typedAnswerCount: Int { choices.count { $0.type != nil } }

    /// The number of recorded answers whose types are comments.
    package var doubtfulAnswerCount: Int { choices.count { if case .doubtful = $0 { true } else { false } } }

    /// The number of refusals that are frozen.
    package var frozenCount: Int { (choices.compactMap(\.type) + fixtures.map(\.type)).count { $0.problem != nil } }

    /// Whether there is nothing to write.
    package var isEmpty: Bool { fixtures.isEmpty && apis.isEmpty }

    /// The reason why the first fixture has no contract; nil if there is none.
    package var firstReason: String? { leftOut.min { $0.path < $1.path }.map { "\(OneLine.of($0.path)): \(Comment.text($0.reason))" } }
}
