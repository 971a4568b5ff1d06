internal import Locks

/// A method of a fake, with its stubbed answers and a log of its calls.
///
/// ```swift
/// final class FakePrices: PriceRepository {
///     let price = FakeMethod<String, Price>("price(of:)")
///     func price(of name: String) async throws -> Price { try await price.callAsync(name) }
/// }
///
/// let prices = FakePrices()
/// prices.price.stub(.returns(Price(cents: 100)))
/// prices.price.stub(when: { $0 == "gone" }, .fails(NotFound()))
/// ```
/// The newest stub that matches a call answers it. A method of several parameters takes a tuple.
public final class FakeMethod<Arguments: Sendable, Output: Sendable>: Sendable {
    private struct Stub: Sendable {
        let number: Int
        let matches: @Sendable (Arguments) -> Bool
        /// The remaining answers; nil for an answer that is never exhausted.
        var inOrder: [FakeAnswer<Arguments, Output>]?
        let always: FakeAnswer<Arguments, Output>?

        var next: FakeAnswer<Arguments, Output>? { always ?? inOrder?.first }
    }

    private struct Waiter {
        let number: Int
        let count: Int
        let pending: PendingAnswer<Void>
    }

    private struct State {
        var stubs: [Stub] = []
        var calls: [Arguments] = []
        var cancelled: [Arguments] = []
        /// The number of calls that are answered or wait for the clock.
        var settled = 0
        var waiters: [Waiter] = []
    }

    /// The method's name in messages.
    public let name: String
    /// The clock that delayed answers wait for.
    public let clock: TestClock
    let origin: FakeOrigin
    private let state = Locked(State())

    /// Creates a method without stubs.
    /// - Parameters:
    ///   - name: The name as Swift writes it: `fetchImage(with:width:)`.
    ///   - clock: The clock that delayed answers wait for; several methods may share one.
    ///   - fileID: The file that creates the fake. A fake passes on the argument of its own initializer.
    ///   - line: The line that creates the fake.
    public init(_ name: String, clock: TestClock = TestClock(), fileID: String = #fileID, line: Int = #line) {
        self.name = name
        self.clock = clock
        origin = FakeOrigin(fileID: fileID, line: line)
    }

    // MARK: Stubs

    /// Answers every call that no newer stub answers.
    public func stub(_ answer: FakeAnswer<Arguments, Output>) {
        stub(when: { _ in true }, answer)
    }

    /// Answers calls whose arguments match a condition.
    public func stub(when matches: @escaping @Sendable (Arguments) -> Bool, _ answer: FakeAnswer<Arguments, Output>) {
        state.withLock { $0.stubs.append(Stub(number: $0.stubs.count, matches: matches, inOrder: nil, always: answer)) }
    }

    /// Answers each call with the next of these answers.
    ///
    /// When they are exhausted, older stubs answer.
    public func stub(inOrder answers: FakeAnswer<Arguments, Output>...) {
        state.withLock { $0.stubs.append(Stub(number: $0.stubs.count, matches: { _ in true }, inOrder: answers, always: nil)) }
    }

    // MARK: Calls

    /// The arguments of all calls, in the order of the calls.
    public var calls: [Arguments] { state.withLock { $0.calls } }

    /// The arguments of the calls that were cancelled before their answer arrived, in the order of cancellation.
    public var cancelledCalls: [Arguments] { state.withLock { $0.cancelled } }

    /// Waits until a number of calls are answered or wait for the clock.
    ///
    /// - Parameters:
    ///   - count: The least number of calls.
    ///   - timeout: The longest wait, in real time.
    /// - Returns: The arguments of all calls so far.
    /// - Throws: ``FakeError`` when the time is over, or `CancellationError`.
    @discardableResult
    public func waitForCalls(_ count: Int = 1, timeout: Duration = .seconds(60)) async throws -> [Arguments] {
        let pending = PendingAnswer<Void>()
        let number = state.withLock { state in
            let number = (state.waiters.last?.number ?? 0) + 1
            if state.settled >= count { pending.resolve(.success(())) }
            state.waiters.append(Waiter(number: number, count: count, pending: pending))
            return number
        }
        defer { state.withLock { $0.waiters.removeAll { $0.number == number } } }
        try await pending.value(timeout: timeout) {
            FakeError(.tooFewCalls(method: self.name, count: self.calls.count, expected: count, timeout: timeout))
        }
        return calls
    }

    /// Logs a call, and returns the answer to it.
    func begin(_ arguments: Arguments) -> FakeAnswer<Arguments, Output>? {
        let stubs = state.withLock { state in
            state.calls.append(arguments)
            return state.stubs
        }
        // The condition of a test may call the fake, so no lock is held here.
        for stub in stubs.reversed() where stub.next != nil && stub.matches(arguments) {
            if let answer = take(stub.number) { return answer }
        }
        return nil
    }

    /// Returns the next answer of a stub; nil when it is exhausted.
    private func take(_ number: Int) -> FakeAnswer<Arguments, Output>? {
        state.withLock { state in
            let answer = state.stubs[number].next
            if state.stubs[number].always == nil, answer != nil { state.stubs[number].inOrder?.removeFirst() }
            return answer
        }
    }

    /// Notifies the waiters that another call is answered or waits for the clock.
    func settle() {
        let due = state.withLock { state in
            state.settled += 1
            return state.waiters.filter { $0.count <= state.settled }
        }
        for waiter in due { waiter.pending.resolve(.success(())) }
    }

    func logCancelled(_ arguments: Arguments) {
        state.withLock { $0.cancelled.append(arguments) }
    }

    /// Returns the error for a call that no stub matches.
    func unstubbed(_ arguments: Arguments, _ caller: FakeOrigin) -> FakeError {
        let hasStubs = state.withLock { !$0.stubs.isEmpty }
        let text = "\(arguments)"
        return FakeError(
            .notStubbed(
                method: name, arguments: text.hasPrefix("(") ? text : "(\(text))", hasStubs: hasStubs, calledAt: caller.description,
                madeAt: origin.description))
    }
}

/// The place where a fake is created, or a method of it is called.
struct FakeOrigin: Sendable, CustomStringConvertible {
    let fileID: String
    let line: Int

    var description: String { "\(fileID):\(line)" }
}
