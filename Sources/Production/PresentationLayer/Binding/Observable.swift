/// A value that notifies its observers when it is set.
///
/// It does not retain observers. An observer that was freed is no longer notified, and its block is removed when the value is next set.
@MainActor
package final class Observable<Value> {
    private struct Observer {
        weak var object: AnyObject?
        let block: @MainActor (Value) -> Void
    }

    private var observers: [Observer] = []

    /// The value.
    ///
    /// Setting it notifies the observers, in the order of their registration.
    package var value: Value {
        didSet { notify() }
    }

    /// Creates a value without observers.
    package init(_ value: Value) {
        self.value = value
    }

    /// Adds an observer, and notifies it of the current value.
    /// - Parameters:
    ///   - observer: The owner of the block. After it is freed, the block is not called.
    ///   - block: Called with each value. It must capture the observer weakly, because a strong capture is a reference cycle.
    package func observe(on observer: AnyObject, block: @escaping @MainActor (Value) -> Void) {
        observers.append(Observer(object: observer, block: block))
        block(value)
    }

    /// Removes an observer.
    package func remove(observer: AnyObject) {
        observers.removeAll { $0.object === observer }
    }

    /// The number of observers that still exist.
    package var observerCount: Int { observers.filter { $0.object != nil }.count }

    private func notify() {
        observers.removeAll { $0.object == nil }
        // An observer that another one removes during this loop is not notified.
        for observer in observers {
            guard let object = observer.object, observers.contains(where: { $0.object === object }) else { continue }
            observer.block(value)
        }
    }
}
