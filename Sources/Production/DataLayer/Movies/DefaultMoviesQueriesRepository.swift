package import DomainLayer

/// Recent searches in the app's database.
package struct DefaultMoviesQueriesRepository: MoviesQueriesRepository {
    private let storage: any MoviesQueriesStorage

    /// A repository.
    /// - Parameters:
    ///   - database: Where the searches are kept.
    ///   - maxCount: The most that are kept; the oldest go first.
    package init(database: AppDatabase, maxCount: Int = 20) {
        self.init(storage: DatabaseMoviesQueriesStorage(database: database, maxCount: maxCount))
    }

    init(storage: any MoviesQueriesStorage) {
        self.storage = storage
    }

    /// The latest searches.
    package func fetchRecentQueries(maxCount: Int, completion: @escaping @Sendable (Result<[MovieQuery], RepositoryFailure>) -> Void) {
        storage.fetch(maxCount) { completion($0.mapError { _ in .storage }) }
    }

    /// Puts a search first.
    package func saveRecentQuery(_ query: MovieQuery, completion: @escaping @Sendable (Result<Void, RepositoryFailure>) -> Void) {
        storage.save(query) { completion($0.mapError { _ in .storage }) }
    }
}
