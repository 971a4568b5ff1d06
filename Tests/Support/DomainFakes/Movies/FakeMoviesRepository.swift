package import DomainLayer
package import FakeSupport

/// A repository of films with stubbed answers.
package final class FakeMoviesRepository: MoviesRepository {
    /// The answer of the network.
    package let fetchMoviesList: FakeMethod<(query: MovieQuery, page: Int), MoviesPage>
    /// The stored result of an earlier answer; nil, and at once, unless it is stubbed.
    package let cachedMoviesList: FakeMethod<(query: MovieQuery, page: Int), MoviesPage?>

    /// A repository that nothing is stubbed for yet.
    package init(clock: TestClock = TestClock(), fileID: String = #fileID, line: Int = #line) {
        fetchMoviesList = FakeMethod("fetchMoviesList(query:page:)", clock: clock, fileID: fileID, line: line)
        cachedMoviesList = FakeMethod("cachedMoviesList(query:page:)", clock: clock, fileID: fileID, line: line)
        cachedMoviesList.stub(.returns(nil))
    }

    @discardableResult
    package func fetchMoviesList(
        query: MovieQuery, page: Int, cached: @escaping @Sendable (MoviesPage) -> Void,
        completion: @escaping @Sendable (Result<MoviesPage, RepositoryFailure>) -> Void
    ) -> any Cancellable {
        let kept = cachedMoviesList.call((query, page)) { (result: Result<MoviesPage?, RepositoryFailure>) in
            if case .success(let page?) = result { cached(page) }
        }
        return FakeTask(kept, fetchMoviesList.call((query, page), completion: completion))
    }
}
