internal import Foundation
internal import GRDB
internal import Logging

/// A storage of answers.
package protocol MoviesResponseStorage: Sendable {
    /// Reads the answer to a request that was stored last, if there is one.
    /// - Parameters:
    ///   - request: The request.
    ///   - completion: Called once, on any queue; with no answer if the storage fails.
    func response(for request: MoviesRequestDTO, completion: @escaping @Sendable (MoviesResponseDTO?) -> Void)

    /// Stores an answer, and removes the oldest ones above the limit.
    func save(_ response: MoviesResponseDTO, for request: MoviesRequestDTO)
}

/// A storage of answers in the app's database.
struct DatabaseMoviesResponseStorage: MoviesResponseStorage {
    let database: AppDatabase
    /// The maximum number of bytes of all stored answers and their searches together.
    let sizeLimit: Int
    let logger: Logger

    func response(for request: MoviesRequestDTO, completion: @escaping @Sendable (MoviesResponseDTO?) -> Void) {
        database.writer.asyncRead { [logger] result in
            do {
                let sql = "SELECT response FROM moviesPage WHERE query = ? AND page = ?"
                let data = try Data.fetchOne(result.get(), sql: sql, arguments: [request.query, request.page])
                completion(try data.map { try JSONDecoder().decode(MoviesResponseDTO.self, from: $0) })
            } catch {
                // An earlier version of the app may have stored the answer, or the database may be locked. The network answers instead.
                logger.warning("a stored answer cannot be read: \(StorageError.words(error))")
                completion(nil)
            }
        }
    }

    func save(_ response: MoviesResponseDTO, for request: MoviesRequestDTO) {
        database.writer.asyncWrite { [sizeLimit] database in
            let data = try JSONEncoder().encode(response)
            // An answer above the limit would remove all others and then itself. The earlier answer to the same request is outdated, so
            // it is removed.
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
            if case .failure(let error) = result { logger.warning("an answer cannot be stored: \(StorageError.words(error))") }
        }
    }
}
