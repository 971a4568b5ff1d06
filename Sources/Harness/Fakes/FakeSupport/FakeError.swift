/// An error in the use of a fake.
///
/// Compare its ``description``. The kinds of errors are internal, so that a new kind breaks no `switch`.
public struct FakeError: Error, Hashable, Sendable {
    /// The kind of an error, with its data.
    enum Problem: Hashable, Sendable {
        /// No stub matches the call.
        case notStubbed(method: String, arguments: String, hasStubs: Bool, calledAt: String, madeAt: String)
        /// The stubbed answer to a synchronous call is delayed, or never arrives.
        case cannotWait(method: String, madeAt: String)
        /// The method received fewer calls than expected.
        case tooFewCalls(method: String, count: Int, expected: Int, timeout: Duration)
        /// The clock had fewer sleepers than expected.
        case tooFewSleepers(count: Int, expected: Int, timeout: Duration)
    }

    let problem: Problem

    init(_ problem: Problem) { self.problem = problem }
}

extension FakeError: CustomStringConvertible {
    /// The place, the problem, the expectation, and the next step.
    public var description: String {
        switch problem {
        case .notStubbed(let method, let arguments, let hasStubs, let calledAt, let madeAt):
            "\(madeAt): the fake created here received the call \(method) with \(arguments) at \(calledAt), but "
                + (hasStubs ? "no stub matches it, or all matching stubs are exhausted" : "the method has no stub")
                + "; add a stub first: \(Self.base(method)).stub(.returns(...))"
        case .cannotWait(let method, let madeAt):
            "\(madeAt): the answer of the fake created here to \(method) is delayed or never arrives, but a synchronous call cannot wait for it; "
                + "stub it without a delay"
        case .tooFewCalls(let method, let count, let expected, let timeout):
            "\(method) was called \(count == 1 ? "once" : "\(count) times") within \(timeout), not \(expected); "
                + "check that the code under test makes the calls"
        case .tooFewSleepers(let count, let expected, let timeout):
            "the clock has \(count == 1 ? "1 sleeper" : "\(count) sleepers") after \(timeout), not \(expected); check that the code under test waits for this clock"
        }
    }

    private static func base(_ method: String) -> Substring { method.prefix { $0 != "(" } }
}
