import Locks

/// A value on whose changes tests can wait.
final class Awaited<Value: Sendable>: Sendable {
    private struct State: Sendable {
        var value: Value
        var lastWaiter = 0
        var waiters: [Int: (isDone: @Sendable (Value) -> Bool, continuation: CheckedContinuation<Void, Never>)] = [:]
    }

    private let state: Locked<State>

    init(_ value: Value) {
        state = Locked(State(value: value))
    }

    var value: Value { state.withLock(\.value) }

    func change(_ change: (inout Value) -> Void) {
        let due = state.withLock { state in
            change(&state.value)
            let due = state.waiters.filter { $0.value.isDone(state.value) }
            for number in due.keys { state.waiters[number] = nil }
            return due.values
        }
        for waiter in due { waiter.continuation.resume() }
    }

    /// Waits until the value meets a condition, or the time of the test is over.
    func wait(until isDone: @escaping @Sendable (Value) -> Bool) async {
        let number = state.withLock { state in
            state.lastWaiter += 1
            return state.lastWaiter
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isDue = state.withLock { state in
                    if Task.isCancelled || isDone(state.value) { return true }
                    state.waiters[number] = (isDone, continuation)
                    return false
                }
                if isDue { continuation.resume() }
            }
        } onCancel: {
            state.withLock { $0.waiters.removeValue(forKey: number) }?.continuation.resume()
        }
    }
}
