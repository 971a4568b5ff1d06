internal import DomainLayer
internal import Locks

/// One request of a view model, identified by its object identity.
///
/// An answer to any but the latest request is outdated.
final class Load: Sendable {
    private enum State {
        case beginning
        case running(any Cancellable)
        case cancelled
    }

    private let state = Locked(State.beginning)

    /// The handle that stops the request.
    ///
    /// If the load was already cancelled, setting it stops the request at once.
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
