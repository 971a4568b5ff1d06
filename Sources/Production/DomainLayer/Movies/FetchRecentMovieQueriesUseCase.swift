/// A use case that reads the recent searches, in the style of use cases that are created with their values and then started.
package struct FetchRecentMovieQueriesUseCase: UseCase {
    /// The values of a request.
    package struct RequestValue: Hashable, Sendable {
        /// The maximum number of searches.
        package let maxCount: Int

        /// Creates a request for at most this number of searches.
        package init(maxCount: Int) {
            self.maxCount = maxCount
        }
    }

    private let requestValue: RequestValue
    private let completion: @Sendable (Result<[MovieQuery], RepositoryFailure>) -> Void
    private let moviesQueriesRepository: any MoviesQueriesRepository

    /// Creates a use case that is ready to start.
    /// - Parameters:
    ///   - requestValue: The maximum number of searches.
    ///   - completion: Called once for each start, on any queue.
    ///   - moviesQueriesRepository: The storage of the searches.
    package init(
        requestValue: RequestValue, completion: @escaping @Sendable (Result<[MovieQuery], RepositoryFailure>) -> Void,
        moviesQueriesRepository: any MoviesQueriesRepository
    ) {
        self.requestValue = requestValue
        self.completion = completion
        self.moviesQueriesRepository = moviesQueriesRepository
    }

    /// Reads the searches; it cannot be stopped.
    @discardableResult
    package func start() -> (any Cancellable)? {
        moviesQueriesRepository.fetchRecentQueries(maxCount: requestValue.maxCount, completion: completion)
        return nil
    }
}
