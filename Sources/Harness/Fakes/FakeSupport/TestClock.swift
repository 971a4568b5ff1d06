internal import Synchronization

/// A clock that stands still until a test moves it.
///
/// Whatever waits for it is woken by ``advance(by:)``, in the order of the times, and of those in the order in which the waits began.
public final class TestClock: Clock, Sendable {
    /// A time of the clock: how long after its beginning.
    public struct Instant: InstantProtocol {
        /// The time since the clock's beginning.
        public let offset: Duration

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

    private let state = Mutex(State())

    /// A clock at its beginning.
    public init() {}

    /// The time that it stands at.
    public var now: Instant { state.withLock { $0.now } }
    /// Any two times can be told apart.
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

    /// The first wait that is due, taken out; the clock stands at its time.
    private func next(until end: Instant) -> Wait? {
        state.withLock { state in
            let due = state.waits.filter { $0.deadline <= end }.min { ($0.deadline, $0.number) < ($1.deadline, $1.number) }
            guard let due else { return nil }
            state.waits.removeAll { $0.number == due.number }
            state.now = max(state.now, due.deadline)
            return due
        }
    }

    /// Does something when the clock has come to a time.
    /// - Parameters:
    ///   - deadline: The time, told the one that the clock stands at.
    ///   - isWanted: Whether anybody still waits for it.
    ///   - action: What is done; at once where the time has come already.
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

    /// Waits until so many sleep until, or have a delayed answer at, a later time: only then is it sure that moving the clock wakes them.
    /// - Parameters:
    ///   - count: The least number of waits.
    ///   - limit: How long to wait for them, in real time.
    /// - Throws: ``FakeError/tooFewWaits(count:expected:limit:)``, and `CancellationError`.
    public func waited(_ count: Int = 1, within limit: Duration = .seconds(60)) async throws {
        let pending = PendingAnswer<Void>()
        state.withLock { state in
            if state.waits.count(where: { $0.isWanted() }) >= count {
                pending.resolve(.success(()))
            } else {
                state.watchers.append(Watcher(count: count, pending: pending))
            }
        }
        try await pending.value(within: limit) {
            let made = self.state.withLock { $0.waits.count { $0.isWanted() } }
            return .tooFewWaits(count: made, expected: count, limit: limit)
        }
    }

    /// Waits until the clock has come to a time.
    /// - Throws: `CancellationError` when the task is cancelled meanwhile.
    public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        let pending = PendingAnswer<Void>()
        schedule(at: { _ in deadline }, isWanted: { pending.isOpen }, action: { pending.resolve(.success(())) })
        try await pending.value()
    }
}

extension PendingAnswer {
    /// Waits for the answer, and no longer than so long in real time.
    /// - Parameters:
    ///   - limit: The time.
    ///   - problem: What is wrong when it is over.
    func value(within limit: Duration, or problem: @escaping @Sendable () -> FakeError) async throws -> Output {
        let timeout = Task {
            try await ContinuousClock().sleep(for: limit)
            self.resolve(.failure(problem()))
        }
        defer { timeout.cancel() }
        return try await value()
    }
}
