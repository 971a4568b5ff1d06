/// What answers which requests.
struct Stub: Sendable {
    /// One of its answers.
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
    /// The pattern in words, made once.
    let words: String
    let priority: Int
    /// One after the other, at least one.
    let steps: [Step]
    /// Whether the last one is not repeated.
    let isUsedOnce: Bool
    let scenario: ScenarioRule?
    let origin: StubOrigin
    /// The origin in words, made once.
    let source: String
    /// How often it has answered.
    var used = 0

    var rank: StubRank { StubRank(priority: priority, specificity: pattern.specificity, number: number) }

    /// Whether the answers are over.
    var isSpent: Bool { isUsedOnce && used >= steps.count }
}

/// Where a stub comes from.
enum StubOrigin: Hashable, Sendable {
    /// A line of a test.
    case line(fileID: String, line: Int)
    /// A recording that was taken with all others of its folder, or its contract: that nothing asks for it is no fault of a test.
    case stock(recording: String)

    var isStock: Bool { if case .stock = self { true } else { false } }

    var words: String {
        switch self {
        case .line(let fileID, let line): "\(fileID):\(line)"
        case .stock(let recording): recording
        }
    }
}

/// A state that a stub needs, and one that its answer leads to.
public struct ScenarioRule: Hashable, Sendable {
    /// The state in which every scenario begins.
    public static let start = "start"

    let name: String
    let required: String?
    let next: String?

    /// A part of a scenario.
    /// - Parameters:
    ///   - name: The scenario's.
    ///   - state: The state in which the stub answers; any where nil.
    ///   - next: The state after its answer; the same as before where nil.
    public init(_ name: String, in state: String? = nil, then next: String? = nil) {
        self.name = name
        required = state
        self.next = next
    }
}
