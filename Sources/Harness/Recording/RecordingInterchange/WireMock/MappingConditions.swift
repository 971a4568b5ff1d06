internal import StrictJSON

/// The conditions of a WireMock mapping that decide whether it answers, and that a recording does not have.
package struct MappingConditions: Hashable, Sendable {
    /// A condition.
    struct Condition: Hashable, Sendable {
        /// The name, as messages have it: `query status matches`.
        let name: String
        /// The JSON of its value.
        let value: String
    }

    /// The state of a scenario.
    struct State: Hashable, Sendable {
        /// The state in which every scenario of WireMock begins.
        static let start = "Started"

        let scenario: String
        /// The state in which the mapping answers; nil for every state.
        let required: String?
        /// The state after the answer; nil for the same state.
        let next: String?
        /// The notes of the members that describe the state.
        ///
        /// They do not apply if the order of a recording's answers replaces the states.
        let notes: [ImportNote]
    }

    /// The conditions without a counterpart.
    var dropped: Set<Condition> = []
    /// The state of a scenario; nil without one.
    var state: State?

    /// Adds a condition without a counterpart.
    mutating func drop(_ name: String, _ value: JSONValue) { dropped.insert(Condition(name: name, value: value.text)) }

    /// Adds that any method is allowed, and a recording has one.
    mutating func dropMethod() { dropped.insert(Condition(name: "any method", value: "")) }
}
