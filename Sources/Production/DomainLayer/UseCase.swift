/// Something that a user can do, made ready with all its values: only to be started.
package protocol UseCase: Sendable {
    /// Begins; the answer goes to the closure that the use case was made with.
    /// - Returns: What stops it; nil where it cannot be stopped.
    @discardableResult
    func start() -> (any Cancellable)?
}
