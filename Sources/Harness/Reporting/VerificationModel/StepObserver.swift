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
        let step = tally(of: count, activity)
        return { step(nil) }
    }

    /// Returns a function that counts one step and its result each time it is called, from any thread.
    ///
    /// The activity shows the results so far: `decoding fixtures (98 decoded, 2 refused)`.
    /// - Parameters:
    ///   - count: The number of all steps.
    ///   - activity: The activity.
    /// - Returns: The function. Its parameter is the result in a word, or nil for a step without one.
    package func tally(of count: Int, _ activity: String) -> @Sendable (_ result: String?) -> Void {
        let steps = Steps()
        return { result in
            let (done, results) = steps.next(result)
            observe(done, count, results.isEmpty ? activity : "\(activity) (\(results))")
        }
    }

    private final class Steps: Sendable {
        private let state = Locked((done: 0, results: [String: Int]()))

        /// Counts a step, and returns the number of steps and the results so far, sorted by name.
        func next(_ result: String?) -> (done: Int, results: String) {
            state.withLock { state in
                state.done += 1
                if let result { state.results[result, default: 0] += 1 }
                return (state.done, state.results.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", "))
            }
        }
    }
}
