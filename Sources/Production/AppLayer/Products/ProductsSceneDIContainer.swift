internal import DataLayer
internal import DomainLayer
internal import Foundation
internal import Logging
package import PresentationLayer

/// The container of the products, whose screens share the favourites.
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

    /// Returns the store of all products, of which none is loaded yet.
    package func makeHomeStore() -> ReactorStore<HomeReactor> {
        let homeUseCase = DefaultHomeUseCase(
            productsRepository: productsRepository, favoriteProductsRepository: favoriteProductsRepository)
        return ReactorStore(HomeReactor(homeUseCase: homeUseCase, favoriteUseCase: makeFavoriteUseCase()))
    }

    /// Returns the store of the favourites, which have not been read yet.
    package func makeFavoriteStore() -> ReactorStore<FavoriteReactor> {
        ReactorStore(FavoriteReactor(favoriteUseCase: makeFavoriteUseCase()))
    }

    /// Returns the store of one product of a list.
    /// - Parameters:
    ///   - index: The product's index.
    ///   - list: The list.
    /// - Returns: The store; nil if the index is not valid.
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
