/// What is wrong with the use of a fake.
public enum FakeError: Error, Hashable, Sendable {
    /// A method was called that no stub answers.
    case notStubbed(method: String, arguments: String, hasStubs: Bool, calledAt: String, madeAt: String)
    /// A plain call was to be answered late, or never.
    case cannotWait(method: String, madeAt: String)
    /// A method was not called as often as was waited for.
    case tooFewCalls(method: String, count: Int, expected: Int, limit: Duration)
    /// A clock was not waited for as often as was waited for.
    case tooFewWaits(count: Int, expected: Int, limit: Duration)
}

extension FakeError: CustomStringConvertible {
    /// Where, what, what was allowed and what to do next.
    public var description: String {
        switch self {
        case .notStubbed(let method, let arguments, let hasStubs, let calledAt, let madeAt):
            "\(madeAt): the fake made here was asked for \(method) with \(arguments) at \(calledAt), and "
                + (hasStubs ? "no stub of it fits, or all that do are spent" : "nothing is stubbed for it")
                + "; stub it first: \(Self.base(method)).stub(.returns(...))"
        case .cannotWait(let method, let madeAt):
            "\(madeAt): the fake made here was to answer \(method) late or never, which a plain call cannot wait for; stub it without a delay"
        case .tooFewCalls(let method, let count, let expected, let limit):
            "\(method) was called \(count == 1 ? "once" : "\(count) times") within \(limit), not \(expected); see whether the code under test gets there"
        case .tooFewWaits(let count, let expected, let limit):
            "\(count) wait for the clock after \(limit), not \(expected); see whether the code under test gets there"
        }
    }

    private static func base(_ method: String) -> Substring { method.prefix { $0 != "(" } }
}
