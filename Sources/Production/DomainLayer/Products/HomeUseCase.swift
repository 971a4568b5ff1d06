#if canImport(Combine)
    package import Combine
#else
    package import OpenCombine
#endif

/// Shows the products of the service, page by page, those marked that are favourites.
package protocol HomeUseCase: Sendable {
    /// A page.
    /// - Parameter skip: How many products before it are left out.
    /// - Returns: A publisher that asks anew for each subscriber, on any queue: one value and the end, or why there is none. Cancelling stops the request.
    func page(skip: Int) -> AnyPublisher<ProductsPage, RepositoryFailure>
}

/// Zips a page of the service with the stored favourites.
package struct DefaultHomeUseCase: HomeUseCase {
    private let productsRepository: any ProductsRepository
    private let favoriteProductsRepository: any FavoriteProductsRepository
    private let pageSize: Int

    /// A use case on two repositories.
    /// - Parameters:
    ///   - productsRepository: Where products come from.
    ///   - favoriteProductsRepository: Where favourites are kept.
    ///   - pageSize: How many products a page has.
    package init(
        productsRepository: any ProductsRepository, favoriteProductsRepository: any FavoriteProductsRepository, pageSize: Int = 5
    ) {
        self.productsRepository = productsRepository
        self.favoriteProductsRepository = favoriteProductsRepository
        self.pageSize = pageSize
    }

    /// Pairs the page with the favourites as they are when it has come; where one of the two fails, there is nothing.
    ///
    /// Not with the operator `zip`, which in OpenCombine 0.14 ends the process when one publisher fails while the other answers.
    package func page(skip: Int) -> AnyPublisher<ProductsPage, RepositoryFailure> {
        productsRepository.products(skip: skip, limit: pageSize)
            .flatMap { [favoriteProductsRepository] page in
                favoriteProductsRepository.favorites().map { page.marked(by: $0) }
            }
            .eraseToAnyPublisher()
    }
}

extension ProductsPage {
    /// The page with the marks of favourites, and no others.
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
