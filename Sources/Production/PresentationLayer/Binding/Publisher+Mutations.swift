#if canImport(Combine)
    internal import Combine
#else
    internal import OpenCombine
#endif

extension Publisher {
    /// Publishes a change for the start of a request, and then one for its value or its failure.
    func mutations<Mutation>(
        beginning: Mutation, succeeding: @escaping (Output) -> Mutation, failing: @escaping (Failure) -> Mutation
    ) -> AnyPublisher<Mutation, Never> {
        map(succeeding)
            .catch { Just(failing($0)) }
            .prepend(beginning)
            .eraseToAnyPublisher()
    }
}
