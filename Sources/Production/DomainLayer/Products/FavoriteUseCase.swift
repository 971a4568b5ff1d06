package import Foundation

#if canImport(Combine)
    package import Combine
#else
    package import OpenCombine
#endif

/// Takes products for favourites, and shows them.
package protocol FavoriteUseCase: Sendable {
    /// The favourites, the earliest first.
    /// - Returns: A publisher that reads anew for each subscriber, on any queue: one value and the end, or why there is none.
    func favorites() -> AnyPublisher<[Product], RepositoryFailure>

    /// Makes a product a favourite, or takes that back.
    /// - Returns: A publisher that does it for each subscriber, on any queue: the product as it then is and the end, or why it is as it was.
    func setFavorite(_ isFavorite: Bool, _ product: Product) -> AnyPublisher<Product, RepositoryFailure>

    /// Each product that has become a favourite, or is none any more, as it then is and before ``setFavorite(_:_:)`` answers; on any queue, for as long as
    /// somebody listens.
    var changes: AnyPublisher<Product, Never> { get }
}

/// Keeps favourites in a repository, with the time at which they became it.
package struct DefaultFavoriteUseCase: FavoriteUseCase {
    private let favoriteProductsRepository: any FavoriteProductsRepository
    private let now: @Sendable () -> Date

    /// A use case on a repository.
    /// - Parameters:
    ///   - favoriteProductsRepository: Where favourites are kept.
    ///   - now: The time.
    package init(favoriteProductsRepository: any FavoriteProductsRepository, now: @escaping @Sendable () -> Date) {
        self.favoriteProductsRepository = favoriteProductsRepository
        self.now = now
    }

    /// What is kept.
    package func favorites() -> AnyPublisher<[Product], RepositoryFailure> { favoriteProductsRepository.favorites() }

    /// Marks the product with the time when somebody subscribes, or unmarks it, and keeps it so; one that is a favourite already keeps its time, be the
    /// mark that is handed in never so old.
    package func setFavorite(_ isFavorite: Bool, _ product: Product) -> AnyPublisher<Product, RepositoryFailure> {
        Deferred { [favoriteProductsRepository, now] in
            var product = product
            product.favoriteRegistrationTime = isFavorite ? product.favoriteRegistrationTime ?? now() : nil
            return favoriteProductsRepository.save(product)
        }
        .eraseToAnyPublisher()
    }

    /// What is kept from now on.
    package var changes: AnyPublisher<Product, Never> { favoriteProductsRepository.changes }
}
