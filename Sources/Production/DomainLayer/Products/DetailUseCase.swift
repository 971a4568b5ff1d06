#if canImport(Combine)
    package import Combine
#else
    package import OpenCombine
#endif

/// A use case that shows one product.
package protocol DetailUseCase: Sendable {
    /// Returns the product with its current mark.
    /// - Parameter product: The product as it was last shown.
    /// - Returns: A publisher that reads the storage again for each subscriber, on any queue. It publishes one value and finishes, or it
    ///   fails.
    func product(_ product: Product) -> AnyPublisher<Product, RepositoryFailure>
}

/// A use case that looks a product up among the favourites.
///
/// The service's list already contains everything that the service knows of a product.
package struct DefaultDetailUseCase: DetailUseCase {
    private let favoriteProductsRepository: any FavoriteProductsRepository

    /// Creates a use case on a repository.
    package init(favoriteProductsRepository: any FavoriteProductsRepository) {
        self.favoriteProductsRepository = favoriteProductsRepository
    }

    /// Returns the product with or without a mark.
    package func product(_ product: Product) -> AnyPublisher<Product, RepositoryFailure> {
        favoriteProductsRepository.favorites()
            .map { favorites in
                var product = product
                product.favoriteRegistrationTime = favorites.first { $0.id == product.id }?.favoriteRegistrationTime
                return product
            }
            .eraseToAnyPublisher()
    }
}
