/// What was searched for lately, in the style of use cases that are made with their values and then started.
package struct FetchRecentMovieQueriesUseCase: UseCase {
    /// How much is wanted.
    package struct RequestValue: Hashable, Sendable {
        /// The most searches.
        package let maxCount: Int

        /// At most so many searches.
        package init(maxCount: Int) {
            self.maxCount = maxCount
        }
    }

    private let requestValue: RequestValue
    private let completion: @Sendable (Result<[MovieQuery], RepositoryFailure>) -> Void
    private let moviesQueriesRepository: any MoviesQueriesRepository

    /// A use case that is ready to start.
    /// - Parameters:
    ///   - requestValue: How much is wanted.
    ///   - completion: Called once for each start, on any queue.
    ///   - moviesQueriesRepository: Where the searches are kept.
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
