#if canImport(Combine)
    internal import Combine
#else
    internal import OpenCombine
#endif

extension Publisher {
    /// What changes while something is asked for: it has begun, and then it came or failed.
    func mutations<Mutation>(
        beginning: Mutation, succeeding: @escaping (Output) -> Mutation, failing: @escaping (Failure) -> Mutation
    ) -> AnyPublisher<Mutation, Never> {
        map(succeeding)
            .catch { Just(failing($0)) }
            .prepend(beginning)
            .eraseToAnyPublisher()
    }
}
