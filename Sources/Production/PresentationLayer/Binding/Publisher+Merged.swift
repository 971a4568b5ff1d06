#if canImport(Combine)
    internal import Combine
#else
    internal import OpenCombine
#endif

extension Publisher {
    /// What this and another of its kind publish, as it comes; it ends when both have ended.
    ///
    /// Combine's own `merge` is not in OpenCombine 0.14.
    func merged(with other: some Publisher<Output, Failure>) -> AnyPublisher<Output, Failure> {
        [eraseToAnyPublisher(), other.eraseToAnyPublisher()].publisher
            .setFailureType(to: Failure.self)
            .flatMap { $0 }
            .eraseToAnyPublisher()
    }
}
