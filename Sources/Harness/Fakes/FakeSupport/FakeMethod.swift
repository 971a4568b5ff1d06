internal import Synchronization

/// One method of a fake: what it answers, and how it was called.
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
/// The newest stub that fits a call answers it. A method of several parameters takes a tuple.
public final class FakeMethod<Arguments: Sendable, Output: Sendable>: Sendable {
    private struct Stub: Sendable {
        let number: Int
        let fits: @Sendable (Arguments) -> Bool
        /// Nil for an answer that is never spent.
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
        /// How many calls have been answered, or wait for their time.
        var settled = 0
        var waiters: [Waiter] = []
    }

    /// The method's name in messages.
    public let name: String
    /// The clock that delayed answers wait for.
    public let clock: TestClock
    let origin: FakeOrigin
    private let state = Mutex(State())

    /// A method that nothing is stubbed for yet.
    /// - Parameters:
    ///   - name: As Swift writes it: `fetchImage(with:width:)`.
    ///   - clock: The clock that delayed answers wait for; several methods may share one.
    ///   - fileID: Where the fake was made; a fake hands on what its own initializer was given.
    ///   - line: The line there.
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

    /// Answers calls with certain arguments.
    public func stub(when fits: @escaping @Sendable (Arguments) -> Bool, _ answer: FakeAnswer<Arguments, Output>) {
        state.withLock { $0.stubs.append(Stub(number: $0.stubs.count, fits: fits, inOrder: nil, always: answer)) }
    }

    /// Answers one call after the other, each with the next answer; when they are spent, older stubs answer.
    public func stub(inOrder answers: FakeAnswer<Arguments, Output>...) {
        state.withLock { $0.stubs.append(Stub(number: $0.stubs.count, fits: { _ in true }, inOrder: answers, always: nil)) }
    }

    // MARK: Calls

    /// The arguments of all calls, in their order.
    public var calls: [Arguments] { state.withLock { $0.calls } }

    /// The arguments of the calls that were cancelled before their answer came, in the order of the cancelling.
    public var cancelledCalls: [Arguments] { state.withLock { $0.cancelled } }

    /// Waits until so many calls were made that are answered or wait for their time.
    ///
    /// - Parameters:
    ///   - count: The least number of calls.
    ///   - limit: How long to wait, in real time.
    /// - Returns: The arguments of all calls so far.
    /// - Throws: ``FakeError/tooFewCalls(method:count:expected:limit:)``, and `CancellationError`.
    @discardableResult
    public func called(_ count: Int = 1, within limit: Duration = .seconds(60)) async throws -> [Arguments] {
        let pending = PendingAnswer<Void>()
        let number = state.withLock { state in
            let number = (state.waiters.last?.number ?? 0) + 1
            if state.settled >= count { pending.resolve(.success(())) }
            state.waiters.append(Waiter(number: number, count: count, pending: pending))
            return number
        }
        defer { state.withLock { $0.waiters.removeAll { $0.number == number } } }
        try await pending.value(within: limit) {
            .tooFewCalls(method: self.name, count: self.calls.count, expected: count, limit: limit)
        }
        return calls
    }

    /// Logs a call and takes the answer to it.
    func begin(_ arguments: Arguments) -> FakeAnswer<Arguments, Output>? {
        let stubs = state.withLock { state in
            state.calls.append(arguments)
            return state.stubs
        }
        // The test's own condition may ask the fake: no lock is held meanwhile.
        for stub in stubs.reversed() where stub.next != nil && stub.fits(arguments) {
            if let answer = take(stub.number) { return answer }
        }
        return nil
    }

    /// The next answer of a stub, which may be spent by now.
    private func take(_ number: Int) -> FakeAnswer<Arguments, Output>? {
        state.withLock { state in
            let answer = state.stubs[number].next
            if state.stubs[number].always == nil, answer != nil { state.stubs[number].inOrder?.removeFirst() }
            return answer
        }
    }

    /// Lets those know who wait for a call that it was answered, or waits for its time.
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

    /// What is wrong where no stub fits.
    func unstubbed(_ arguments: Arguments, _ caller: FakeOrigin) -> FakeError {
        let hasStubs = state.withLock { !$0.stubs.isEmpty }
        let text = "\(arguments)"
        return .notStubbed(
            method: name, arguments: text.hasPrefix("(") ? text : "(\(text))", hasStubs: hasStubs, calledAt: caller.description,
            madeAt: origin.description)
    }
}

/// Where a fake was made, or a method of it called.
struct FakeOrigin: Sendable, CustomStringConvertible {
    let fileID: String
    let line: Int

    var description: String { "\(fileID):\(line)" }
}
