#if canImport(Combine)
    package import Combine
#else
    package import OpenCombine
#endif

/// Shows one product.
package protocol DetailUseCase: Sendable {
    /// The product with its mark as it is now.
    /// - Parameter product: As it was shown before.
    /// - Returns: A publisher that looks anew for each subscriber, on any queue: one value and the end, or why there is none.
    func product(_ product: Product) -> AnyPublisher<Product, RepositoryFailure>
}

/// Looks a product up among the favourites; the service has nothing to tell of it that its list did not.
package struct DefaultDetailUseCase: DetailUseCase {
    private let favoriteProductsRepository: any FavoriteProductsRepository

    /// A use case on a repository.
    package init(favoriteProductsRepository: any FavoriteProductsRepository) {
        self.favoriteProductsRepository = favoriteProductsRepository
    }

    /// Marks the product, or unmarks it.
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
