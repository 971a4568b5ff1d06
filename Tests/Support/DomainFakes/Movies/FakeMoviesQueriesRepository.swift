package import DomainLayer
package import FakeSupport

/// Recent searches with stubbed answers.
package final class FakeMoviesQueriesRepository: MoviesQueriesRepository {
    /// The searches; takes the most that are wanted.
    package let fetchRecentQueries: FakeMethod<Int, [MovieQuery]>
    /// The saving; succeeds unless it is stubbed.
    package let saveRecentQuery: FakeMethod<MovieQuery, Void>

    /// A repository in which saving succeeds.
    package init(clock: TestClock = TestClock(), fileID: String = #fileID, line: Int = #line) {
        fetchRecentQueries = FakeMethod("fetchRecentQueries(maxCount:)", clock: clock, fileID: fileID, line: line)
        saveRecentQuery = FakeMethod("saveRecentQuery(_:)", clock: clock, fileID: fileID, line: line)
        saveRecentQuery.stub(.succeeds)
    }

    package func fetchRecentQueries(maxCount: Int, completion: @escaping @Sendable (Result<[MovieQuery], RepositoryFailure>) -> Void) {
        fetchRecentQueries.call(maxCount, completion: completion)
    }

    package func saveRecentQuery(_ query: MovieQuery, completion: @escaping @Sendable (Result<Void, RepositoryFailure>) -> Void) {
        saveRecentQuery.call(query, completion: completion)
    }
}
