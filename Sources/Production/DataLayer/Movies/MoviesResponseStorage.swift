internal import Foundation
internal import GRDB
internal import Logging

/// Where answers are kept.
package protocol MoviesResponseStorage: Sendable {
    /// The answer to a request that was kept last, if there is one.
    /// - Parameters:
    ///   - request: The request.
    ///   - completion: Called once, on any queue; a storage that fails has no answer.
    func response(for request: MoviesRequestDTO, completion: @escaping @Sendable (MoviesResponseDTO?) -> Void)

    /// Keeps an answer, and drops the oldest ones where there are too many.
    func save(_ response: MoviesResponseDTO, for request: MoviesRequestDTO)
}

/// Answers in the app's database.
struct DatabaseMoviesResponseStorage: MoviesResponseStorage {
    let database: AppDatabase
    /// The most bytes of all answers together, and of the searches that they answer.
    let sizeLimit: Int
    let logger: Logger

    func response(for request: MoviesRequestDTO, completion: @escaping @Sendable (MoviesResponseDTO?) -> Void) {
        database.writer.asyncRead { [logger] result in
            do {
                let sql = "SELECT response FROM moviesPage WHERE query = ? AND page = ?"
                let data = try Data.fetchOne(result.get(), sql: sql, arguments: [request.query, request.page])
                completion(try data.map { try JSONDecoder().decode(MoviesResponseDTO.self, from: $0) })
            } catch {
                // An answer that an earlier version of the app has kept, or a database that is locked: the network knows better.
                logger.warning("a kept answer cannot be read: \(StorageError.words(error))")
                completion(nil)
            }
        }
    }

    func save(_ response: MoviesResponseDTO, for request: MoviesRequestDTO) {
        database.writer.asyncWrite { [sizeLimit] database in
            let data = try JSONEncoder().encode(response)
            // One that is too large would drive out all others, and then itself; the one that it succeeds is out of date.
            guard data.count + request.query.utf8.count <= sizeLimit else {
                return try database.execute(
                    sql: "DELETE FROM moviesPage WHERE query = ? AND page = ?", arguments: [request.query, request.page])
            }
            try database.execute(
                sql: "INSERT INTO moviesPage (query, page, response) VALUES (?, ?, ?)", arguments: [request.query, request.page, data])
            try database.execute(
                sql: """
                    DELETE FROM moviesPage WHERE id IN (
                        SELECT id FROM (
                            SELECT id, SUM(LENGTH(response) + LENGTH(CAST(query AS BLOB))) OVER (ORDER BY id DESC) AS total FROM moviesPage)
                        WHERE total > ?)
                    """, arguments: [sizeLimit])
        } completion: { [logger] _, result in
            if case .failure(let error) = result { logger.warning("an answer cannot be kept: \(StorageError.words(error))") }
        }
    }
}
