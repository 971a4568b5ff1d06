package import DomainLayer
internal import Foundation

/// Recent searches in the app's database.
package struct DefaultMoviesQueriesRepository: MoviesQueriesRepository {
    private let storage: any MoviesQueriesStorage
    private let queue: any DataTransferDispatchQueue

    /// A repository.
    /// - Parameters:
    ///   - database: Where the searches are kept.
    ///   - maxCount: The most that are kept; the oldest go first.
    ///   - queue: Where the answers come; a serial one keeps their order.
    package init(
        database: AppDatabase, maxCount: Int = 20, queue: any DataTransferDispatchQueue = DispatchQueue(label: "recent searches")
    ) {
        self.init(storage: DatabaseMoviesQueriesStorage(database: database, maxCount: maxCount), queue: queue)
    }

    init(storage: any MoviesQueriesStorage, queue: any DataTransferDispatchQueue) {
        self.storage = storage
        self.queue = queue
    }

    /// The latest searches.
    package func fetchRecentQueries(maxCount: Int, completion: @escaping @Sendable (Result<[MovieQuery], RepositoryFailure>) -> Void) {
        storage.fetch(maxCount) { [queue] result in queue.asyncExecute { completion(result.mapError { _ in .storage }) } }
    }

    /// Puts a search first.
    package func saveRecentQuery(_ query: MovieQuery, completion: @escaping @Sendable (Result<Void, RepositoryFailure>) -> Void) {
        storage.save(query) { [queue] result in queue.asyncExecute { completion(result.mapError { _ in .storage }) } }
    }
}
