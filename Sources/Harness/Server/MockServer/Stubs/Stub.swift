/// A pattern of requests, and the answers to them.
struct Stub: Sendable {
    /// One of the answers.
    struct Step: Sendable {
        enum Content: Sendable {
            case fixed(PreparedResponse)
            case computed(@Sendable (ReceivedRequest, AnswerContext) async throws -> MockResponse)
        }

        let content: Content
        let faults: [Fault]

        init(_ content: Content, _ faults: [Fault]) {
            self.content = content
            self.faults = faults
        }
    }

    let number: Int
    let pattern: RequestPattern
    /// The text of the pattern, made once.
    let patternText: String
    let priority: Int
    /// The answers in their order, at least one.
    let steps: [Step]
    /// Whether the last answer is given only once.
    let isUsedOnce: Bool
    let scenario: ScenarioRule?
    let origin: StubOrigin
    /// The number of answers so far.
    var used = 0

    var rank: StubRank { StubRank(priority: priority, specificity: pattern.specificity, number: number) }

    /// Whether the stub has given its last answer.
    var isExhausted: Bool { isUsedOnce && used >= steps.count }
}
