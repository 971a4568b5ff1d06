/// A value that notifies one listener when it is set.
@MainActor
package final class Dynamic<Value> {
    private var listener: (@MainActor (Value) -> Void)?

    /// The value.
    ///
    /// Setting it notifies the listener.
    package var value: Value {
        didSet { listener?(value) }
    }

    /// Creates a value without a listener.
    package init(_ value: Value) {
        self.value = value
    }

    /// Replaces the listener, and notifies the new one of the current value.
    /// - Parameter listener: Called with each value. It must capture the owner of the value weakly, because a strong capture is a
    ///   reference cycle.
    package func bind(_ listener: @escaping @MainActor (Value) -> Void) {
        self.listener = listener
        listener(value)
    }
}
