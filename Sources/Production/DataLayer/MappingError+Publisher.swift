internal import DomainLayer
internal import Logging

#if canImport(Combine)
    internal import Combine
#else
    internal import OpenCombine
#endif

extension Publisher where Failure == RepositoryFailure {
    /// Maps values to the app's types.
    ///
    /// An error of the mapping becomes ``RepositoryFailure/unreadable``.
    func mapped<Entity>(_ logger: Logger, _ map: @escaping (Output) throws -> Entity) -> AnyPublisher<Entity, RepositoryFailure> {
        tryMap(map)
            .mapError { error in
                if let failure = error as? RepositoryFailure { return failure }
                // The log omits the value, as it does for answers that cannot be read.
                logger.error("the answer cannot be mapped: \(type(of: error))")
                return .unreadable
            }
            .eraseToAnyPublisher()
    }
}
