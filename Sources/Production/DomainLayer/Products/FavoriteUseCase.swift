package import Foundation

#if canImport(Combine)
    package import Combine
#else
    package import OpenCombine
#endif

/// A use case that changes and lists the user's favourites.
package protocol FavoriteUseCase: Sendable {
    /// Returns the favourites, the earliest first.
    /// - Returns: A publisher that reads the storage again for each subscriber, on any queue. It publishes one value and finishes, or it
    ///   fails.
    func favorites() -> AnyPublisher<[Product], RepositoryFailure>

    /// Adds a product to the favourites, or removes it.
    /// - Returns: A publisher that makes the change for each subscriber, on any queue. It publishes the changed product and finishes, or
    ///   it fails and nothing has changed.
    func setFavorite(_ isFavorite: Bool, _ product: Product) -> AnyPublisher<Product, RepositoryFailure>

    /// The products that become favourites, or stop being favourites, in their new state.
    ///
    /// Each is published before ``setFavorite(_:_:)`` answers, on any queue, for the lifetime of the subscription.
    var changes: AnyPublisher<Product, Never> { get }
}

/// A use case that stores favourites in a repository, each with the time at which it became one.
package struct DefaultFavoriteUseCase: FavoriteUseCase {
    private let favoriteProductsRepository: any FavoriteProductsRepository
    private let now: @Sendable () -> Date

    /// Creates a use case on a repository.
    /// - Parameters:
    ///   - favoriteProductsRepository: The storage of favourites.
    ///   - now: Returns the current time.
    package init(favoriteProductsRepository: any FavoriteProductsRepository, now: @escaping @Sendable () -> Date) {
        self.favoriteProductsRepository = favoriteProductsRepository
        self.now = now
    }

    /// Returns the stored favourites.
    package func favorites() -> AnyPublisher<[Product], RepositoryFailure> { favoriteProductsRepository.favorites() }

    /// Stores the product's new mark when a subscriber arrives.
    ///
    /// The mark's time is the time of the subscription. A product that is already a favourite keeps its stored time, even if the product
    /// passed in has an older mark.
    package func setFavorite(_ isFavorite: Bool, _ product: Product) -> AnyPublisher<Product, RepositoryFailure> {
        Deferred { [favoriteProductsRepository, now] in
            var product = product
            product.favoriteRegistrationTime = isFavorite ? product.favoriteRegistrationTime ?? now() : nil
            return favoriteProductsRepository.save(product)
        }
        .eraseToAnyPublisher()
    }

    /// The changes from now on.
    package var changes: AnyPublisher<Product, Never> { favoriteProductsRepository.changes }
}
