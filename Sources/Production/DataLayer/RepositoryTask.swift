internal import DomainLayer
internal import Locks

/// The task of one repository request: the storage, then the network.
final class RepositoryTask: Cancellable {
    private enum State {
        case running((any NetworkCancellable)?)
        case cancelled
    }

    private let state = Locked(State.running(nil))

    var isCancelled: Bool {
        state.withLock { if case .cancelled = $0 { true } else { false } }
    }

    /// Sets the task's request.
    ///
    /// A task that was already cancelled stops the request at once.
    func adopt(_ request: (any NetworkCancellable)?) {
        let isLate = state.withLock { state in
            if case .cancelled = state { return true }
            state = .running(request)
            return false
        }
        if isLate { request?.cancel() }
    }

    func cancel() {
        let request = state.withLock { state in
            guard case .running(let request) = state else { return nil as (any NetworkCancellable)? }
            state = .cancelled
            return request
        }
        request?.cancel()
    }
}
