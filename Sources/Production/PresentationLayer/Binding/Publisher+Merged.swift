#if canImport(Combine)
    internal import Combine
#else
    internal import OpenCombine
#endif

extension Publisher {
    /// Publishes the values of this publisher and of another in the order of their arrival, and finishes when both have finished.
    ///
    /// OpenCombine 0.14 has no `merge`.
    func merged(with other: some Publisher<Output, Failure>) -> AnyPublisher<Output, Failure> {
        [eraseToAnyPublisher(), other.eraseToAnyPublisher()].publisher
            .setFailureType(to: Failure.self)
            .flatMap { $0 }
            .eraseToAnyPublisher()
    }
}
