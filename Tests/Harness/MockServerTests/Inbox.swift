import Locks

/// A value that changes while a test waits for it.
final class Inbox<Value: Sendable>: Sendable {
    private struct State {
        var value: Value
        var waiters: [(isDone: @Sendable (Value) -> Bool, continuation: CheckedContinuation<Value, Never>)] = []
    }

    private let state: Locked<State>

    init(_ value: Value) {
        state = Locked(State(value: value))
    }

    /// The present value.
    var value: Value { state.withLock { $0.value } }

    func change(_ body: @Sendable (inout Value) -> Void) {
        let (due, value) = state.withLock { state in
            body(&state.value)
            let value = state.value
            let due = state.waiters.filter { $0.isDone(value) }.map(\.continuation)
            state.waiters.removeAll { $0.isDone(value) }
            return (due, value)
        }
        for continuation in due { continuation.resume(returning: value) }
    }

    /// Waits until the value meets a condition.
    @discardableResult
    func wait(_ isDone: @escaping @Sendable (Value) -> Bool) async -> Value {
        await withCheckedContinuation { continuation in
            let value: Value? = state.withLock { state in
                if isDone(state.value) { return state.value }
                state.waiters.append((isDone, continuation))
                return nil
            }
            if let value { continuation.resume(returning: value) }
        }
    }
}
