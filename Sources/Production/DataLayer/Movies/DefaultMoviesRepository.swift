package import DomainLayer
internal import Foundation
package import Logging

/// A films repository on the network, with the app's storage as a cache that answers first.
package struct DefaultMoviesRepository: MoviesRepository {
    private let dataTransferService: any DataTransferService
    private let storage: any MoviesResponseStorage
    private let queue: any DataTransferDispatchQueue
    private let logger: Logger

    /// Creates a repository.
    /// - Parameters:
    ///   - dataTransferService: The service that sends requests to The Movie Database.
    ///   - database: The storage of the answers.
    ///   - sizeLimit: The maximum number of bytes of all stored answers together; the oldest are removed first.
    ///   - queue: The queue on which all closures are called.
    ///   - logger: Logs errors of the storage, and answers that cannot be mapped.
    package init(
        dataTransferService: DefaultDataTransferService, database: AppDatabase, sizeLimit: Int = 4 << 20,
        queue: any DataTransferDispatchQueue = DispatchQueue.global(qos: .userInitiated), logger: Logger
    ) {
        self.init(
            service: dataTransferService, storage: DatabaseMoviesResponseStorage(database: database, sizeLimit: sizeLimit, logger: logger),
            queue: queue, logger: logger)
    }

    package init(service: any DataTransferService, storage: any MoviesResponseStorage, queue: any DataTransferDispatchQueue, logger: Logger)
    {
        dataTransferService = service
        self.storage = storage
        self.queue = queue
        self.logger = logger
    }

    /// Delivers the stored page, then the network's answer, and stores that answer.
    @discardableResult
    package func fetchMoviesList(
        query: MovieQuery, page: Int, cached: @escaping @Sendable (MoviesPage) -> Void,
        completion: @escaping @Sendable (Result<MoviesPage, RepositoryFailure>) -> Void
    ) -> any Cancellable {
        let request = MoviesRequestDTO(query: query.query, page: page)
        let task = RepositoryTask()
        storage.response(for: request) { [self] response in
            // Called outside the storage's own work, because the callback may use the storage.
            queue.asyncExecute {
                guard !task.isCancelled else { return }
                if let page = response.flatMap(makePage) { cached(page) }
                guard !task.isCancelled else { return }
                task.adopt(fetch(request, for: task, completion: completion))
            }
        }
        return task
    }

    private func fetch(
        _ request: MoviesRequestDTO, for task: RepositoryTask,
        completion: @escaping @Sendable (Result<MoviesPage, RepositoryFailure>) -> Void
    ) -> (any NetworkCancellable)? {
        dataTransferService.request(with: MoviesEndpoints.search(request), on: queue) { [self] result in
            guard !task.isCancelled else { return }
            let answer = result.mapError(\.failure).flatMap { response in
                makePage(response).map(Result.success) ?? .failure(.unreadable)
            }
            if case .success(let response) = result, case .success = answer { storage.save(response, for: request) }
            completion(answer)
        }
    }

    /// Returns nil for an answer that cannot be mapped.
    private func makePage(_ response: MoviesResponseDTO) -> MoviesPage? {
        do {
            return try response.toDomain()
        } catch {
            // The log omits the value, as it does for answers that cannot be read.
            logger.error("the answer cannot be mapped: \(type(of: error))")
            return nil
        }
    }
}
