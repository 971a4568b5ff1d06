internal import Synchronization

/// An answer that is still to come, and is delivered once.
final class PendingAnswer<Output: Sendable>: Sendable {
    private enum State {
        case early(Result<Output, any Error>?)
        case wanted(by: @Sendable (Result<Output, any Error>) -> Void)
        case over
    }

    private let state = Mutex(State.early(nil))

    /// Says who wants the answer, which may have come already.
    func deliver(to listener: @escaping @Sendable (Result<Output, any Error>) -> Void) {
        let result = state.withLock { state in
            guard case .early(let result) = state else { return nil as Result<Output, any Error>? }
            state = result == nil ? .wanted(by: listener) : .over
            return result
        }
        if let result { listener(result) }
    }

    /// Gives the answer; a second one, and one that nobody wants any more, is dropped.
    func resolve(_ result: Result<Output, any Error>) {
        let listener = state.withLock { state in
            switch state {
            case .early(nil):
                state = .early(result)
                return nil as (@Sendable (Result<Output, any Error>) -> Void)?
            case .wanted(let listener):
                state = .over
                return listener
            case .early, .over: return nil
            }
        }
        listener?(result)
    }

    /// Waits for the answer.
    /// - Parameter onCancel: Done when the task is cancelled while the answer is still to come.
    /// - Throws: What the answer is, if it is an error; `CancellationError` when the task is cancelled first.
    func value(onCancel: @Sendable () -> Void = {}) async throws -> Output {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in deliver { continuation.resume(with: $0) } }
        } onCancel: {
            if !isOver { onCancel() }
            resolve(.failure(CancellationError()))
        }
    }

    /// Wants no answer any more.
    func drop() {
        state.withLock { $0 = .over }
    }

    /// Whether the answer has come, or is not wanted any more.
    var isOver: Bool {
        state.withLock { state in
            switch state {
            case .early(nil), .wanted: false
            case .early, .over: true
            }
        }
    }
}
