package import DomainLayer
internal import Foundation
package import Logging

/// A repository of recent searches in the app's database.
package struct DefaultMoviesQueriesRepository: MoviesQueriesRepository {
    private let storage: any MoviesQueriesStorage
    private let queue: any DataTransferDispatchQueue
    private let logger: Logger

    /// Creates a repository.
    /// - Parameters:
    ///   - database: The storage of the searches.
    ///   - maxCount: The maximum number of stored searches; the oldest are removed first.
    ///   - queue: The queue on which closures are called; a serial one preserves their order.
    ///   - logger: Logs errors of the storage, never a search's words.
    package init(
        database: AppDatabase, maxCount: Int = 20, queue: any DataTransferDispatchQueue = DispatchQueue(label: "recent searches"),
        logger: Logger
    ) {
        self.init(storage: DatabaseMoviesQueriesStorage(database: database, maxCount: maxCount), queue: queue, logger: logger)
    }

    package init(storage: any MoviesQueriesStorage, queue: any DataTransferDispatchQueue, logger: Logger) {
        self.storage = storage
        self.queue = queue
        self.logger = logger
    }

    /// Reads the latest searches.
    package func fetchRecentQueries(maxCount: Int, completion: @escaping @Sendable (Result<[MovieQuery], RepositoryFailure>) -> Void) {
        storage.fetch(maxCount) { [self] result in answer(result, "the recent searches cannot be read", completion) }
    }

    /// Saves a search as the latest one.
    package func saveRecentQuery(_ query: MovieQuery, completion: @escaping @Sendable (Result<Void, RepositoryFailure>) -> Void) {
        storage.save(query) { [self] result in answer(result, "a search cannot be stored", completion) }
    }

    private func answer<Value: Sendable>(
        _ result: Result<Value, any Error>, _ what: String, _ completion: @escaping @Sendable (Result<Value, RepositoryFailure>) -> Void
    ) {
        if case .failure(let error) = result { logger.warning("\(what): \(StorageError.words(error))") }
        let answer = result.mapError { _ in RepositoryFailure.storage }
        queue.asyncExecute { completion(answer) }
    }
}
