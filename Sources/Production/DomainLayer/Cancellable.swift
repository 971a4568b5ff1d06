/// Work that is under way and can be stopped.
package protocol Cancellable: Sendable {
    /// Stops the work; what it would have answered does not come any more.
    ///
    /// Calling it again, or after the answer, changes nothing.
    func cancel()
}
