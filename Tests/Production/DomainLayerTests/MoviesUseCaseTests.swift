import DomainFakes
import DomainLayer
import FakeSupport
import Locks
import Testing

@Suite("Movies: the use cases")
struct MoviesUseCaseTests {
    private let movies = FakeMoviesRepository()
    private let queries = FakeMoviesQueriesRepository()

    /// The results of a search so far: cached pages, and the end.
    private final class Answers: Sendable {
        private let state = Locked<(cached: [MoviesPage], results: [Result<MoviesPage, RepositoryFailure>])>(([], []))
        var cached: [MoviesPage] { state.withLock { $0.cached } }
        var results: [Result<MoviesPage, RepositoryFailure>] { state.withLock { $0.results } }
        func addCached(_ page: MoviesPage) { state.withLock { $0.cached.append(page) } }
        func addResult(_ result: Result<MoviesPage, RepositoryFailure>) { state.withLock { $0.results.append(result) } }
    }

    private let answers = Answers()

    private func search(page: Int = 1) -> any Cancellable {
        DefaultSearchMoviesUseCase(moviesRepository: movies, moviesQueriesRepository: queries)
            .execute(requestValue: .sample(page: page), cached: answers.addCached, completion: answers.addResult)
    }

    @Test func aSearchThatSucceedsIsSaved() {
        movies.fetchMoviesList.stub(.returns(.sample(page: 2)))
        _ = search(page: 2)
        #expect(answers.results == [.success(.sample(page: 2))])
        #expect(movies.fetchMoviesList.calls.map(\.query) == [.sample()])
        #expect(movies.fetchMoviesList.calls.map(\.page) == [2])
        #expect(queries.saveRecentQuery.calls == [.sample()])
    }

    @Test func aSearchThatFailsIsNotSaved() {
        movies.fetchMoviesList.stub(.fails(RepositoryFailure.noConnection))
        _ = search()
        #expect(answers.results == [.failure(.noConnection)])
        #expect(queries.saveRecentQuery.calls == [])
    }

    @Test func thatSavingFailsDoesNotSpoilTheAnswer() {
        movies.fetchMoviesList.stub(.returns(.sample()))
        queries.saveRecentQuery.stub(.fails(RepositoryFailure.storage))
        _ = search()
        #expect(answers.results == [.success(.sample())])
    }

    @Test func deliversStoredPageFirst() {
        movies.cachedMoviesList.stub(.returns(.sample(totalPages: 1)))
        movies.fetchMoviesList.stub(.returns(.sample(totalPages: 2)).after(.seconds(1)))
        _ = search()
        #expect(answers.cached == [.sample(totalPages: 1)])
        #expect(answers.results == [])
        // Only a result of the network counts as a successful search.
        #expect(queries.saveRecentQuery.calls == [])
        movies.fetchMoviesList.clock.advance(by: .seconds(1))
        #expect(answers.results == [.success(.sample(totalPages: 2))])
    }

    @Test func cancellingStopsTheRepository() {
        movies.fetchMoviesList.stub(.returns(.sample()).after(.seconds(1)))
        search().cancel()
        movies.fetchMoviesList.clock.advance(by: .seconds(1))
        #expect(movies.fetchMoviesList.cancelledCalls.map(\.page) == [1])
        #expect(answers.results == [])
        #expect(queries.saveRecentQuery.calls == [])
    }

    @Test func recentSearchesAreRead() {
        queries.fetchRecentQueries.stub(.returns([.sample(query: "b"), .sample(query: "a")]))
        let found = Locked<[Result<[MovieQuery], RepositoryFailure>]>([])
        let useCase = FetchRecentMovieQueriesUseCase(
            requestValue: .init(maxCount: 7), completion: { result in found.withLock { $0.append(result) } },
            moviesQueriesRepository: queries)
        #expect(queries.fetchRecentQueries.calls == [])
        #expect(useCase.start() == nil)
        #expect(queries.fetchRecentQueries.calls == [7])
        #expect(found.withLock { $0 } == [.success([.sample(query: "b"), .sample(query: "a")])])
    }
}
