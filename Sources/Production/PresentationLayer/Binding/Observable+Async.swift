extension Observable {
    /// Waits until a value matches, beginning with the current one.
    ///
    /// Cancelling the task does not end the wait.
    package func first(where isWanted: @escaping @MainActor (Value) -> Bool) async where Value: Sendable {
        let observer = Waiter()
        await withCheckedContinuation { continuation in
            observe(on: observer) { [weak observer] value in
                guard let observer, !observer.isOver, isWanted(value) else { return }
                observer.isOver = true
                continuation.resume()
            }
        }
        remove(observer: observer)
    }
}

/// A wait for one value.
@MainActor
private final class Waiter {
    var isOver = false
}
