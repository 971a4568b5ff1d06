/// An action of the user that is created with all its values and only needs to be started.
package protocol UseCase: Sendable {
    /// Starts the use case; the answer goes to the closure that it was created with.
    /// - Returns: A handle that stops it; nil if it cannot be stopped.
    @discardableResult
    func start() -> (any Cancellable)?
}
