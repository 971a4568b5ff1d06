internal import Recordings

/// The decisions about values that look random: whether they are secrets.
package struct UndecidedDecisions: Sendable {
    /// A decision about a value.
    package enum Decision: Hashable, Sendable {
        /// The value is written.
        case keep
        /// The recording is not written.
        case refuse
        /// The value is a secret, with the name of its placeholder.
        case secret(variable: String)
        /// The value is not a secret.
        case harmless
    }

    private let decision: @Sendable (UndecidedValue) -> Decision

    /// Creates decisions.
    /// - Parameter decision: Returns the decision about a value. It is called again for a value of a later recording.
    package init(_ decision: @escaping @Sendable (UndecidedValue) -> Decision) {
        self.decision = decision
    }

    /// No recording with such a value is written.
    package static let refusing = UndecidedDecisions { _ in .refuse }

    /// Returns the decision about a value.
    package func decision(on value: UndecidedValue) -> Decision { decision(value) }
}

extension Redactor {
    /// Applies decisions about the values of exchanges that look random.
    /// - Parameters:
    ///   - exchanges: Exchanges with placeholders.
    ///   - decisions: The decisions.
    /// - Returns: Whether one of the values is a secret that was not known, so that the secrets must be replaced again.
    /// - Throws: ``RecordingSinkError`` for values of a recording that is not written.
    mutating func decide(on exchanges: RedactedExchanges, _ decisions: UndecidedDecisions) throws(RecordingSinkError) -> Bool {
        var refused: [UndecidedValue] = []
        var secrets: Set<[UInt8]> = []
        // A value that was declared to be a secret is replaced in every other place, too.
        let values: [UndecidedValue]
        do throws(RedactionError) {
            values = try undecidedValues(in: exchanges)
        } catch {
            throw .secret(error)
        }
        for value in values where !secrets.contains(value.value) {
            switch decisions.decision(on: value) {
            case .keep: break
            case .refuse: refused.append(value)
            case .secret(let variable):
                // A value that is still there after it was declared cannot be replaced.
                if let name = value.name, declareSecret(value.value, named: name, called: variable) {
                    secrets.insert(value.value)
                } else {
                    refused.append(value)
                }
            case .harmless: declareHarmless(value.value, named: value.name)
            }
        }
        guard refused.isEmpty else { throw .undecided(refused) }
        return !secrets.isEmpty
    }
}
