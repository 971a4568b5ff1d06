/// The state of a scenario that a stub needs, and the state after its answer.
public struct ScenarioRule: Hashable, Sendable {
    /// The state in which every scenario begins.
    public static let start = "start"

    let name: String
    let required: String?
    let next: String?

    /// Creates a rule.
    /// - Parameters:
    ///   - name: The name of the scenario.
    ///   - state: The state in which the stub answers; nil for every state.
    ///   - next: The state after the answer; nil for the same state.
    public init(_ name: String, in state: String? = nil, then next: String? = nil) {
        self.name = name
        required = state
        self.next = next
    }
}
