/// A value that one listener hears of whenever it is set.
@MainActor
package final class Dynamic<Value> {
    private var listener: (@MainActor (Value) -> Void)?

    /// The value; setting it tells the listener.
    package var value: Value {
        didSet { listener?(value) }
    }

    /// A value that nobody listens to yet.
    package init(_ value: Value) {
        self.value = value
    }

    /// Listens, beginning with what the value is now, in the place of who listened before.
    /// - Parameter listener: Told each value. It must not keep what keeps the value: take that weakly, or there is a circle.
    package func bind(_ listener: @escaping @MainActor (Value) -> Void) {
        self.listener = listener
        listener(value)
    }
}
