import DomainLayer

#if canImport(Combine)
    import Combine
#else
    import OpenCombine
#endif

/// The one thing that a publisher gives.
func first<Output: Sendable>(_ publisher: AnyPublisher<Output, RepositoryFailure>) async -> Result<Output, RepositoryFailure> {
    let results = Answers<Result<Output, RepositoryFailure>>()
    let subscription = publisher.sink { completion in
        if case .failure(let failure) = completion { results.append(.failure(failure)) }
    } receiveValue: {
        results.append(.success($0))
    }
    defer { subscription.cancel() }
    return await results.wait()[0]
}
