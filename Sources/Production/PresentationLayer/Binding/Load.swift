internal import DomainLayer
internal import Synchronization

/// One request of a view model, told from all others by being itself: an answer to any but the latest is late.
final class Load: Sendable {
    private let task = Mutex<(any Cancellable)?>(nil)

    /// What stops the request.
    func begin(_ task: any Cancellable) {
        self.task.withLock { $0 = task }
    }

    func cancel() {
        task.withLock { $0 }?.cancel()
    }
}
