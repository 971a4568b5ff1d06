package import DomainLayer
internal import Foundation
package import Logging

/// Films from the network, and from the app's storage until the network has answered.
package struct DefaultMoviesRepository: MoviesRepository {
    private let dataTransferService: any DataTransferService
    private let storage: any MoviesResponseStorage
    private let queue: any DataTransferDispatchQueue
    private let logger: Logger

    /// A repository.
    /// - Parameters:
    ///   - dataTransferService: Asks The Movie Database.
    ///   - database: Where answers are kept.
    ///   - sizeLimit: The most bytes of all kept answers together; the oldest go first.
    ///   - queue: Where all answers come.
    ///   - logger: Learns of a storage that fails, and of answers that make no sense.
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

    /// Gives what was kept, then what the network says, and keeps that.
    @discardableResult
    package func fetchMoviesList(
        query: MovieQuery, page: Int, cached: @escaping @Sendable (MoviesPage) -> Void,
        completion: @escaping @Sendable (Result<MoviesPage, RepositoryFailure>) -> Void
    ) -> any Cancellable {
        let request = MoviesRequestDTO(query: query.query, page: page)
        let task = RepositoryTask()
        storage.response(for: request) { [self] response in
            // Not in the midst of the storage's own work, which somebody who is called back might want to use.
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

    /// Nil for an answer that makes no sense to the app.
    private func makePage(_ response: MoviesResponseDTO) -> MoviesPage? {
        do {
            return try response.toDomain()
        } catch {
            // Which value it is stays unsaid, as with answers that cannot be read.
            logger.error("the answer makes no sense: \(type(of: error))")
            return nil
        }
    }
}
