internal import Locks

/// A clock that moves only when a test advances it.
///
/// Whatever waits for it is woken by ``advance(by:)``, in the order of the times, and of those in the order in which the waits began.
public final class TestClock: Clock, Sendable {
    /// A time of the clock: how long after its beginning.
    public struct Instant: InstantProtocol {
        /// The time since the clock's beginning.
        public let offset: Swift.Duration

        /// A later or earlier time.
        public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        /// The time from this to another.
        public func duration(to other: Instant) -> Duration { other.offset - offset }
        /// The earlier comes first.
        public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    }

    private struct Wait {
        let number: Int
        let deadline: Instant
        let isWanted: @Sendable () -> Bool
        let action: @Sendable () -> Void
    }

    private struct State {
        var now = Instant(offset: .zero)
        /// How far it has been moved, or is being moved.
        var target = Instant(offset: .zero)
        var begun = 0
        var waits: [Wait] = []
        var watchers: [Watcher] = []
    }

    private struct Watcher {
        let count: Int
        let pending: PendingAnswer<Void>
    }

    private let state = Locked(State())

    /// A clock at its beginning.
    public init() {}

    /// The current time.
    public var now: Instant { state.withLock { $0.now } }
    /// The smallest difference between two times.
    public var minimumResolution: Duration { .nanoseconds(1) }

    /// Moves the clock on; when this returns, everything that was due has been woken.
    public func advance(by duration: Duration) {
        let end = state.withLock { state in
            state.target = state.target.advanced(by: duration)
            return state.target
        }
        while let wait = next(until: end) { wait.action() }
        state.withLock { $0.now = max($0.now, end) }
    }

    /// Removes and returns the first wait that is due, and moves the clock to its time.
    private func next(until end: Instant) -> Wait? {
        state.withLock { state in
            let due = state.waits.filter { $0.deadline <= end }.min { ($0.deadline, $0.number) < ($1.deadline, $1.number) }
            guard let due else { return nil }
            state.waits.removeAll { $0.number == due.number }
            state.now = max(state.now, due.deadline)
            return due
        }
    }

    /// Runs an action when the clock reaches a time.
    /// - Parameters:
    ///   - deadline: A closure that computes the time from the current time of the clock.
    ///   - isWanted: Whether a caller still waits for the action.
    ///   - action: The action. It runs at once when the time is past.
    func schedule(
        at deadline: (Instant) -> Instant, isWanted: @escaping @Sendable () -> Bool, action: @escaping @Sendable () -> Void
    ) {
        let due: [Watcher]? = state.withLock { state in
            let deadline = deadline(state.now)
            guard deadline > state.now else { return nil }
            state.begun += 1
            state.waits.append(Wait(number: state.begun, deadline: deadline, isWanted: isWanted, action: action))
            let count = state.waits.count { $0.isWanted() }
            let due = state.watchers.filter { $0.count <= count }
            state.watchers.removeAll { $0.count <= count }
            return due
        }
        guard let due else { return action() }
        for watcher in due { watcher.pending.resolve(.success(())) }
    }

    /// Waits until a number of tasks sleep on the clock, or delayed answers wait for it.
    ///
    /// Moving the clock is certain to wake only those that wait already.
    /// - Parameters:
    ///   - count: The least number of sleepers and delayed answers.
    ///   - timeout: The longest wait, in real time.
    /// - Throws: ``FakeError`` when the time is over, or `CancellationError`.
    public func waitForSleepers(_ count: Int = 1, timeout: Duration = .seconds(60)) async throws {
        let pending = PendingAnswer<Void>()
        state.withLock { state in
            if state.waits.count(where: { $0.isWanted() }) >= count {
                pending.resolve(.success(()))
            } else {
                state.watchers.append(Watcher(count: count, pending: pending))
            }
        }
        try await pending.value(timeout: timeout) {
            let made = self.state.withLock { $0.waits.count { $0.isWanted() } }
            return FakeError(.tooFewSleepers(count: made, expected: count, timeout: timeout))
        }
    }

    /// Sleeps until the clock reaches a time.
    /// - Throws: `CancellationError` when the task is cancelled meanwhile.
    public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        let pending = PendingAnswer<Void>()
        schedule(at: { _ in deadline }, isWanted: { pending.isOpen }, action: { pending.resolve(.success(())) })
        try await pending.value()
    }
}

extension PendingAnswer {
    /// Waits for the answer with a timeout in real time.
    /// - Parameters:
    ///   - timeout: The longest wait.
    ///   - error: The error to throw after the timeout.
    func value(timeout: Duration, or error: @escaping @Sendable () -> FakeError) async throws -> Output {
        let timer = Task {
            try await ContinuousClock().sleep(for: timeout)
            self.resolve(.failure(error()))
        }
        defer { timer.cancel() }
        return try await value()
    }
}
