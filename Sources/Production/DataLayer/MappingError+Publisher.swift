internal import DomainLayer
internal import Logging

#if canImport(Combine)
    internal import Combine
#else
    internal import OpenCombine
#endif

extension Publisher where Failure == RepositoryFailure {
    /// Makes sense of what comes; what makes none is ``RepositoryFailure/unreadable``.
    func mapped<Entity>(_ logger: Logger, _ map: @escaping (Output) throws -> Entity) -> AnyPublisher<Entity, RepositoryFailure> {
        tryMap(map)
            .mapError { error in
                if let failure = error as? RepositoryFailure { return failure }
                // Which value it is stays unsaid, as with answers that cannot be read.
                logger.error("the answer makes no sense: \(type(of: error))")
                return .unreadable
            }
            .eraseToAnyPublisher()
    }
}
