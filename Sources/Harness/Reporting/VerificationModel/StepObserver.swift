internal import Locks

/// Observes how far a long computation is.
package struct StepObserver: Sendable {
    private let observe: @Sendable (_ done: Int, _ count: Int, _ activity: String) -> Void

    /// An observer that ignores every step.
    package static let none = StepObserver { _, _, _ in }

    /// Creates an observer.
    /// - Parameter observe: Receives the number of steps that are done, the number of all steps, and the activity, such as `parsing Swift files`.
    ///   Several threads may call it at the same time.
    package init(_ observe: @escaping @Sendable (_ done: Int, _ count: Int, _ activity: String) -> Void) {
        self.observe = observe
    }

    /// Returns a function that counts one step of an activity each time it is called, from any thread.
    /// - Parameters:
    ///   - count: The number of all steps.
    ///   - activity: The activity: `parsing Swift files`.
    package func counter(of count: Int, _ activity: String) -> @Sendable () -> Void {
        let steps = Steps()
        return { observe(steps.next(), count, activity) }
    }

    private final class Steps: Sendable {
        private let done = Locked(0)

        func next() -> Int {
            done.withLock { done in
                done += 1
                return done
            }
        }
    }
}
