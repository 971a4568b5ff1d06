package import DomainLayer
internal import Foundation
internal import GRDB
package import Logging

#if canImport(Combine)
    package import Combine
#else
    package import OpenCombine
#endif

/// A repository of favourites in the app's database.
package struct DefaultFavoriteProductsRepository: FavoriteProductsRepository {
    /// The subject that publishes changes.
    ///
    /// Unchecked: a subject has an internal lock and may be used on any thread, but is not marked `Sendable`.
    private struct Listeners: @unchecked Sendable {
        let subject = PassthroughSubject<Product, Never>()
    }

    private let database: AppDatabase
    private let logger: Logger
    private let listeners = Listeners()

    /// Creates a repository.
    ///
    /// All subscribers to changes must share one repository for a database.
    /// - Parameters:
    ///   - database: The storage of the favourites.
    ///   - logger: Logs errors of the database.
    package init(database: AppDatabase, logger: Logger) {
        self.database = database
        self.logger = logger
    }

    /// Reads the favourites, the earliest first.
    package func favorites() -> AnyPublisher<[Product], RepositoryFailure> {
        answer { [database, logger] promise in
            database.writer.asyncRead { result in
                let products = Result {
                    let rows = try FavoriteRow.fetchAll(result.get(), sql: "SELECT * FROM favoriteProduct ORDER BY registeredAt, id")
                    return rows.compactMap { Self.readable($0, logger) }
                }
                if case .failure(let error) = products { logger.warning("favourites cannot be read: \(StorageError.words(error))") }
                promise.fulfil(products.mapError { _ in .storage })
            }
        }
    }

    /// Writes or removes a favourite, and publishes the change before it answers the caller.
    package func save(_ product: Product) -> AnyPublisher<Product, RepositoryFailure> {
        answer { [database, logger, listeners] promise in
            database.writer.asyncWrite { database in
                try FavoriteRow.keep(product, in: database)
            } completion: { _, result in
                switch result {
                case .success(let kept):
                    // Published first, so that the caller finds the change everywhere.
                    listeners.subject.send(kept)
                    promise.fulfil(.success(kept))
                case .failure(let error):
                    logger.warning("a favourite cannot be stored: \(StorageError.words(error))")
                    promise.fulfil(.failure(.storage))
                }
            }
        }
    }

    /// The changes from now on.
    package var changes: AnyPublisher<Product, Never> { listeners.subject.eraseToAnyPublisher() }

    /// Returns nil for a row that only another program can have written.
    private static func readable(_ row: FavoriteRow, _ logger: Logger) -> Product? {
        let product = row.product
        if product == nil { logger.warning("a favourite cannot be read: its price is not a number") }
        return product
    }

    private func answer<Value>(_ work: @escaping (Promise<Value, RepositoryFailure>) -> Void) -> AnyPublisher<Value, RepositoryFailure> {
        Deferred { Future { work(Promise(fulfil: $0)) } }.eraseToAnyPublisher()
    }
}
