package import DomainLayer
internal import GRDB

/// Where searches are kept.
package protocol MoviesQueriesStorage: Sendable {
    /// The latest searches, the last one first, each once.
    /// - Parameters:
    ///   - maxCount: The most that are wanted.
    ///   - completion: Called once, on any queue.
    func fetch(_ maxCount: Int, completion: @escaping @Sendable (Result<[MovieQuery], any Error>) -> Void)

    /// Puts a search first, and drops the oldest ones where there are too many.
    func save(_ query: MovieQuery, completion: @escaping @Sendable (Result<Void, any Error>) -> Void)
}

/// Searches in the app's database.
struct DatabaseMoviesQueriesStorage: MoviesQueriesStorage {
    let database: AppDatabase
    /// The most searches that are kept.
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
