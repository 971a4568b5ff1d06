internal import DomainLayer
internal import Synchronization

/// One request of a view model, told from all others by being itself: an answer to any but the latest is late.
final class Load: Sendable {
    private enum State {
        case beginning
        case running(any Cancellable)
        case cancelled
    }

    private let state = Mutex(State.beginning)

    /// What stops the request; it is stopped at once where that is wanted already.
    func begin(_ task: any Cancellable) {
        let isLate = state.withLock { state in
            if case .cancelled = state { return true }
            state = .running(task)
            return false
        }
        if isLate { task.cancel() }
    }

    func cancel() {
        let task = state.withLock { state in
            defer { state = .cancelled }
            return if case .running(let task) = state { task } else { nil as (any Cancellable)? }
        }
        task?.cancel()
    }
}
