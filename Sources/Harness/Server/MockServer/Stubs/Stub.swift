internal import HTTPMessages

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
    /// The host whose request was recorded; nil for a stub that answers requests to every host.
    let host: RequestHost?
    let origin: StubOrigin
    /// The number of answers so far.
    var used = 0

    var rank: StubRank { StubRank(priority: priority, specificity: pattern.specificity, number: number) }

    /// Returns an answer, counted from 1; after the last one, the last is repeated.
    func step(_ count: Int) -> Step { steps[min(count, steps.count) - 1] }

    /// Whether the stub has given its last answer.
    var isExhausted: Bool { isUsedOnce && used >= steps.count }
}
