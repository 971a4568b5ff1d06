internal import DataLayer
internal import DomainLayer
internal import Foundation
internal import Logging
package import PresentationLayer

/// Makes the parts of the products; they share the favourites.
@MainActor
package final class ProductsSceneDIContainer {
    struct Dependencies {
        let dataTransferService: DefaultDataTransferService
        let database: AppDatabase
        let logger: Logger
    }

    private let productsRepository: any ProductsRepository
    private let favoriteProductsRepository: any FavoriteProductsRepository

    init(dependencies: Dependencies) {
        productsRepository = DefaultProductsRepository(
            dataTransferService: dependencies.dataTransferService, logger: dependencies.logger)
        favoriteProductsRepository = DefaultFavoriteProductsRepository(database: dependencies.database, logger: dependencies.logger)
    }

    /// All products, of which none is loaded yet.
    package func makeHomeStore() -> ReactorStore<HomeReactor> {
        let homeUseCase = DefaultHomeUseCase(
            productsRepository: productsRepository, favoriteProductsRepository: favoriteProductsRepository)
        return ReactorStore(HomeReactor(homeUseCase: homeUseCase, favoriteUseCase: makeFavoriteUseCase()))
    }

    /// The favourites, which have not been read yet.
    package func makeFavoriteStore() -> ReactorStore<FavoriteReactor> {
        ReactorStore(FavoriteReactor(favoriteUseCase: makeFavoriteUseCase()))
    }

    /// One product of a list.
    /// - Parameters:
    ///   - index: Its place, from 0.
    ///   - list: The list.
    /// - Returns: Nil where there is no such place.
    package func makeDetailStore(at index: Int, of list: any ProductList) -> ReactorStore<DetailReactor>? {
        guard list.products.indices.contains(index) else { return nil }
        let detailUseCase = DefaultDetailUseCase(favoriteProductsRepository: favoriteProductsRepository)
        return ReactorStore(
            DetailReactor(product: list.products[index], detailUseCase: detailUseCase, favoriteUseCase: makeFavoriteUseCase()))
    }

    private func makeFavoriteUseCase() -> any FavoriteUseCase {
        DefaultFavoriteUseCase(favoriteProductsRepository: favoriteProductsRepository, now: { Date() })
    }
}
