/// The answer of a fake's method, and its time.
public struct FakeAnswer<Arguments: Sendable, Output: Sendable>: Sendable {
    enum Reply: Sendable {
        case computed(@Sendable (Arguments) throws -> Output)
        case never
    }

    let reply: Reply
    var delay = Duration.zero
    var ignoresCancellation = false

    /// A value.
    public static func returns(_ output: Output) -> FakeAnswer { FakeAnswer(reply: .computed { _ in output }) }

    /// An error.
    public static func fails(_ error: any Error) -> FakeAnswer { FakeAnswer(reply: .computed { _ in throw error }) }

    /// A value, or an error, that the arguments decide.
    public static func computes(_ output: @escaping @Sendable (Arguments) throws -> Output) -> FakeAnswer {
        FakeAnswer(reply: .computed(output))
    }

    /// Nothing, ever: the call stays open until it is cancelled.
    public static var never: FakeAnswer { FakeAnswer(reply: .never) }

    /// The same, when the fake's clock has moved on by a duration.
    public func after(_ delay: Duration) -> FakeAnswer {
        var answer = self
        answer.delay = delay
        return answer
    }

    /// The same, and it comes though the call was cancelled, as it does where an answer was on its way already.
    public var ignoringCancellation: FakeAnswer {
        var answer = self
        answer.ignoresCancellation = true
        return answer
    }
}

extension FakeAnswer where Output == Void {
    /// Success, of a method that returns nothing.
    public static var succeeds: FakeAnswer { .returns(()) }
}
