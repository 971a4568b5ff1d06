internal import Locks

/// An answer that is still to come, and is delivered once.
final class PendingAnswer<Output: Sendable>: Sendable {
    /// The effect of a cancellation on an answer.
    enum Cancellation: Sendable {
        /// The answer is dropped.
        case dropped
        /// It is `CancellationError`.
        case failed
        /// It comes all the same.
        case ignored
    }

    private enum Phase {
        case early(Result<Output, any Error>?)
        case wanted(by: @Sendable (Result<Output, any Error>) -> Void)
        case over
    }

    private struct State {
        var phase = Phase.early(nil)
        var isCancelled = false
    }

    private let state = Locked(State())

    /// Sets the receiver of the answer, which may be there already.
    func deliver(to listener: @escaping @Sendable (Result<Output, any Error>) -> Void) {
        let result = state.withLock { state in
            guard case .early(let result) = state.phase else { return nil as Result<Output, any Error>? }
            state.phase = result == nil ? .wanted(by: listener) : .over
            return result
        }
        if let result { listener(result) }
    }

    /// Delivers the answer, unless it is a second one or has no receiver.
    func resolve(_ result: Result<Output, any Error>) {
        let listener = state.withLock { state in Self.resolve(&state, result) }
        listener?(result)
    }

    /// Cancels the answer.
    /// - Returns: Whether it was still to come, and had not been cancelled before.
    @discardableResult
    func cancel(_ cancellation: Cancellation) -> Bool {
        let failure = Result<Output, any Error>.failure(CancellationError())
        // The receiver may own objects that cancel this answer when they are released, so it is released outside the lock.
        var released: Phase?
        defer { withExtendedLifetime(released) {} }
        let (isFirst, listener) = state.withLock { state in
            guard Self.isOpen(state), !state.isCancelled else { return (false, nil as (@Sendable (Result<Output, any Error>) -> Void)?) }
            state.isCancelled = true
            switch cancellation {
            case .dropped:
                released = state.phase
                state.phase = .over
                return (true, nil)
            case .failed: return (true, Self.resolve(&state, failure))
            case .ignored: return (true, nil)
            }
        }
        listener?(failure)
        return isFirst
    }

    /// Whether the answer is still to come, and wanted.
    var isOpen: Bool { state.withLock { Self.isOpen($0) } }

    /// Waits for the answer.
    /// - Parameters:
    ///   - cancellation: What becomes of it when the task is cancelled.
    ///   - onCancel: Done when the task is cancelled while the answer is still to come.
    /// - Throws: What the answer is, if it is an error.
    func value(cancellation: Cancellation = .failed, onCancel: @Sendable () -> Void = {}) async throws -> Output {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in deliver { continuation.resume(with: $0) } }
        } onCancel: {
            if cancel(cancellation) { onCancel() }
        }
    }

    private static func isOpen(_ state: State) -> Bool {
        switch state.phase {
        case .early(nil), .wanted: true
        case .early, .over: false
        }
    }

    /// - Returns: The receiver.
    private static func resolve(_ state: inout State, _ result: Result<Output, any Error>) -> (
        @Sendable (Result<Output, any Error>) -> Void
    )? {
        switch state.phase {
        case .early(nil):
            state.phase = .early(result)
            return nil
        case .wanted(let listener):
            state.phase = .over
            return listener
        case .early, .over: return nil
        }
    }
}
