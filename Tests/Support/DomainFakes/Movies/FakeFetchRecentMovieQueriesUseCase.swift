package import DomainLayer
package import FakeSupport

/// The reading of recent searches, with stubbed results.
package final class FakeFetchRecentMovieQueriesUseCase: UseCase {
    /// The searches.
    package let starts: FakeMethod<FetchRecentMovieQueriesUseCase.RequestValue, [MovieQuery]>
    private let requestValue: FetchRecentMovieQueriesUseCase.RequestValue
    private let completion: @Sendable (Result<[MovieQuery], RepositoryFailure>) -> Void

    /// A use case that is ready to start.
    /// - Parameters:
    ///   - starts: What it finds, and what logs its starts: one for all that a factory makes.
    ///   - requestValue: How much is wanted.
    ///   - completion: Called once for each start.
    package init(
        _ starts: FakeMethod<FetchRecentMovieQueriesUseCase.RequestValue, [MovieQuery]>,
        requestValue: FetchRecentMovieQueriesUseCase.RequestValue,
        completion: @escaping @Sendable (Result<[MovieQuery], RepositoryFailure>) -> Void
    ) {
        self.starts = starts
        self.requestValue = requestValue
        self.completion = completion
    }

    @discardableResult
    package func start() -> (any Cancellable)? {
        FakeTask(starts.call(requestValue, completion: completion))
    }
}
