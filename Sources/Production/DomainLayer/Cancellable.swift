/// Running work that can be stopped.
package protocol Cancellable: Sendable {
    /// Stops the work; it delivers no answer after that.
    ///
    /// Another call, or a call after the answer, has no effect.
    func cancel()
}
