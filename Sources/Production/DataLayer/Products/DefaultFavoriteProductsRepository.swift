package import DomainLayer
internal import Foundation
internal import GRDB
package import Logging

#if canImport(Combine)
    package import Combine
#else
    package import OpenCombine
#endif

/// Favourites in the app's database.
package struct DefaultFavoriteProductsRepository: FavoriteProductsRepository {
    /// Who is told of changes.
    ///
    /// Unchecked: a subject locks inside and may be sent to on any thread, but is not marked so.
    private struct Listeners: @unchecked Sendable {
        let subject = PassthroughSubject<Product, Never>()
    }

    private let database: AppDatabase
    private let logger: Logger
    private let listeners = Listeners()

    /// A repository; one of a database is shared by all who want to hear of changes.
    /// - Parameters:
    ///   - database: Where favourites are kept.
    ///   - logger: Learns of a database that fails.
    package init(database: AppDatabase, logger: Logger) {
        self.database = database
        self.logger = logger
    }

    /// Reads them, the earliest first.
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

    /// Writes or removes one, and tells who listens before who asked.
    package func save(_ product: Product) -> AnyPublisher<Product, RepositoryFailure> {
        answer { [database, logger, listeners] promise in
            database.writer.asyncWrite { database in
                try FavoriteRow.keep(product, in: database)
            } completion: { _, result in
                switch result {
                case .success(let kept):
                    // First, so that who is answered finds it everywhere.
                    listeners.subject.send(kept)
                    promise.fulfil(.success(kept))
                case .failure(let error):
                    logger.warning("a favourite cannot be kept: \(StorageError.words(error))")
                    promise.fulfil(.failure(.storage))
                }
            }
        }
    }

    /// What is kept from now on.
    package var changes: AnyPublisher<Product, Never> { listeners.subject.eraseToAnyPublisher() }

    /// Nil for a row that only another program can have written.
    private static func readable(_ row: FavoriteRow, _ logger: Logger) -> Product? {
        let product = row.product
        if product == nil { logger.warning("a favourite cannot be read: its price is no number") }
        return product
    }

    private func answer<Value>(_ work: @escaping (Promise<Value, RepositoryFailure>) -> Void) -> AnyPublisher<Value, RepositoryFailure> {
        Deferred { Future { work(Promise(fulfil: $0)) } }.eraseToAnyPublisher()
    }
}
