import Locks

/// The answers so far, which tests wait for.
final class Answers<Value: Sendable>: Sendable {
    private struct Waiter {
        let number: Int
        let isEnough: @Sendable ([Value]) -> Bool
        let continuation: CheckedContinuation<Void, Never>
    }

    private struct State {
        var values: [Value] = []
        var waiters: [Waiter] = []
        var begun = 0
    }

    private let state = Locked(State())

    /// The answers so far.
    var all: [Value] { state.withLock { $0.values } }

    func append(_ value: Value) {
        let due = state.withLock { state in
            state.values.append(value)
            let due = state.waiters.filter { $0.isEnough(state.values) }
            state.waiters.removeAll { $0.isEnough(state.values) }
            return due
        }
        for waiter in due { waiter.continuation.resume() }
    }

    /// Waits for so many answers.
    func wait(_ count: Int = 1) async -> [Value] {
        await wait { $0.count >= count }
        return all
    }

    /// Waits for certain answers, or for the end of the test's time.
    func wait(until isEnough: @escaping @Sendable ([Value]) -> Bool) async {
        let number = state.withLock { state in
            state.begun += 1
            return state.begun
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isThere = state.withLock { state in
                    if isEnough(state.values) || Task.isCancelled { return true }
                    state.waiters.append(Waiter(number: number, isEnough: isEnough, continuation: continuation))
                    return false
                }
                if isThere { continuation.resume() }
            }
        } onCancel: {
            let waiter = state.withLock { state in
                state.waiters.firstIndex { $0.number == number }.map { state.waiters.remove(at: $0) }
            }
            waiter?.continuation.resume()
        }
    }
}
