/// A value that tells whoever watches it when it is set.
///
/// Observers are not kept alive: one that is gone is not told any more, and its block goes when the value is next set.
@MainActor
package final class Observable<Value> {
    private struct Observer {
        weak var object: AnyObject?
        let block: @MainActor (Value) -> Void
    }

    private var observers: [Observer] = []

    /// The value; setting it tells the observers, in the order in which they came.
    package var value: Value {
        didSet { notify() }
    }

    /// A value that nobody watches yet.
    package init(_ value: Value) {
        self.value = value
    }

    /// Watches the value, beginning with what it is now.
    /// - Parameters:
    ///   - observer: On whose behalf; when it is gone, the block is not called any more.
    ///   - block: Told each value. It must not keep the observer: take it weakly, or there is a circle.
    package func observe(on observer: AnyObject, block: @escaping @MainActor (Value) -> Void) {
        observers.append(Observer(object: observer, block: block))
        block(value)
    }

    /// Stops telling an observer.
    package func remove(observer: AnyObject) {
        observers.removeAll { $0.object === observer }
    }

    /// How many observers there are that are not gone.
    package var observerCount: Int { observers.filter { $0.object != nil }.count }

    private func notify() {
        observers.removeAll { $0.object == nil }
        // One that is removed by another meanwhile is told no more.
        for observer in observers {
            guard let object = observer.object, observers.contains(where: { $0.object === object }) else { continue }
            observer.block(value)
        }
    }
}
