/// A value that is made when it is first asked for, and only then, whichever thread asks.
package final class Once<Value: Sendable>: Sendable {
    private enum State {
        case pending(@Sendable () -> Value)
        case made(Value)
    }

    private let state: Locked<State>

    /// - Parameter make: Makes the value. It is released afterwards, with all that it captures.
    package init(_ make: @escaping @Sendable () -> Value) { state = Locked(.pending(make)) }

    /// The value; a thread that asks while another one makes it waits.
    package var value: Value {
        state.withLock { state in
            switch state {
            case .made(let value): return value
            case .pending(let make):
                let value = make()
                state = .made(value)
                return value
            }
        }
    }
}
