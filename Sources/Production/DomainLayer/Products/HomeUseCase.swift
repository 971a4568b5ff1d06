#if canImport(Combine)
    package import Combine
#else
    package import OpenCombine
#endif

/// A use case that shows the service's products page by page, with the user's favourites marked.
package protocol HomeUseCase: Sendable {
    /// Returns a page.
    /// - Parameter skip: The number of products before the page.
    /// - Returns: A publisher that sends a new request for each subscriber, on any queue. It publishes one value and finishes, or it
    ///   fails. Cancelling stops the request.
    func page(skip: Int) -> AnyPublisher<ProductsPage, RepositoryFailure>
}

/// A use case that combines a page of the service with the stored favourites.
package struct DefaultHomeUseCase: HomeUseCase {
    private let productsRepository: any ProductsRepository
    private let favoriteProductsRepository: any FavoriteProductsRepository
    private let pageSize: Int

    /// Creates a use case on two repositories.
    /// - Parameters:
    ///   - productsRepository: The source of products.
    ///   - favoriteProductsRepository: The storage of favourites.
    ///   - pageSize: The number of products on a page.
    package init(
        productsRepository: any ProductsRepository, favoriteProductsRepository: any FavoriteProductsRepository, pageSize: Int = 5
    ) {
        self.productsRepository = productsRepository
        self.favoriteProductsRepository = favoriteProductsRepository
        self.pageSize = pageSize
    }

    /// Combines the page with the favourites that are stored when it arrives.
    ///
    /// If one of the two fails, the use case fails.
    ///
    /// It does not use `zip`: in OpenCombine 0.14, that operator ends the process when one publisher fails while the other answers.
    package func page(skip: Int) -> AnyPublisher<ProductsPage, RepositoryFailure> {
        productsRepository.products(skip: skip, limit: pageSize)
            .flatMap { [favoriteProductsRepository] page in
                favoriteProductsRepository.favorites().map { page.marked(by: $0) }
            }
            .eraseToAnyPublisher()
    }
}

extension ProductsPage {
    /// Returns the page with marks on the favourites only.
    func marked(by favorites: [Product]) -> ProductsPage {
        let times = Dictionary(favorites.map { ($0.id, $0.favoriteRegistrationTime) }, uniquingKeysWith: { $1 })
        let marked = products.map { product in
            var product = product
            product.favoriteRegistrationTime = times[product.id] ?? nil
            return product
        }
        return ProductsPage(products: marked, skip: skip, total: total)
    }
}
