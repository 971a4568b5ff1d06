package import DomainLayer
internal import GRDB

/// The storage of searches.
package protocol MoviesQueriesStorage: Sendable {
    /// Reads the latest searches, the last one first, each once.
    /// - Parameters:
    ///   - maxCount: The maximum number of searches.
    ///   - completion: Called once, on any queue.
    func fetch(_ maxCount: Int, completion: @escaping @Sendable (Result<[MovieQuery], any Error>) -> Void)

    /// Saves a search as the latest one, and removes the oldest ones above the limit.
    func save(_ query: MovieQuery, completion: @escaping @Sendable (Result<Void, any Error>) -> Void)
}

/// A storage of searches in the app's database.
struct DatabaseMoviesQueriesStorage: MoviesQueriesStorage {
    let database: AppDatabase
    /// The maximum number of stored searches.
    let maxCount: Int

    func fetch(_ maxCount: Int, completion: @escaping @Sendable (Result<[MovieQuery], any Error>) -> Void) {
        database.writer.asyncRead { result in
            completion(
                Result {
                    try String.fetchAll(
                        result.get(), sql: "SELECT query FROM movieQuery ORDER BY id DESC LIMIT ?", arguments: [max(0, maxCount)]
                    ).map(MovieQuery.init)
                })
        }
    }

    func save(_ query: MovieQuery, completion: @escaping @Sendable (Result<Void, any Error>) -> Void) {
        database.writer.asyncWrite { [maxCount] database in
            try database.execute(sql: "INSERT INTO movieQuery (query) VALUES (?)", arguments: [query.query])
            try database.execute(
                sql: "DELETE FROM movieQuery WHERE id NOT IN (SELECT id FROM movieQuery ORDER BY id DESC LIMIT ?)",
                arguments: [max(0, maxCount)])
        } completion: { _, result in
            completion(result)
        }
    }
}
