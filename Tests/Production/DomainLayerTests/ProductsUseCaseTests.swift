import DomainFakes
import DomainLayer
import FakeSupport
import Foundation
import Testing

#if canImport(Combine)
    import Combine
#else
    import OpenCombine
#endif

@Suite("Products: the use case of all products")
struct HomeUseCaseTests {
    private let clock = TestClock()
    private let products: FakeProductsRepository
    private let favorites: FakeFavoriteProductsRepository
    private let log = PublisherLog<ProductsPage>()

    init() {
        products = FakeProductsRepository(clock: clock)
        favorites = FakeFavoriteProductsRepository(clock: clock)
    }

    private func page(skip: Int = 0, pageSize: Int = 2) -> AnyPublisher<ProductsPage, RepositoryFailure> {
        DefaultHomeUseCase(productsRepository: products, favoriteProductsRepository: favorites, pageSize: pageSize).page(skip: skip)
    }

    @Test func marksThePageWithTheFavourites() {
        products.products.stub(.returns(.sample(skip: 2)))
        favorites.favoriteList.stub(.returns([.sample(id: 9).favorite(at: 90), .sample(id: 4).favorite(at: 40)]))
        let subscription = log.subscribe(to: page(skip: 2))
        #expect(log.all == [.success(.sample(skip: 2, products: [.sample(id: 3), .sample(id: 4).favorite(at: 40)]))])
        #expect(log.endCount == 1)
        #expect(products.products.calls.map { [$0.skip, $0.limit] } == [[2, 2]])
        subscription.cancel()
    }

    @Test func fiveProductsAreAPage() {
        products.products.stub(.never)
        let useCase = DefaultHomeUseCase(productsRepository: products, favoriteProductsRepository: favorites)
        log.subscribe(to: useCase.page(skip: 0)).cancel()
        #expect(products.products.calls.map(\.limit) == [5])
    }

    /// The marks are those at the time when the page has come, and no others.
    @Test func marksNewFavourites() {
        products.products.stub(.returns(.sample(products: [.sample(id: 1).favorite(at: 10), .sample(id: 2)])).after(.seconds(2)))
        favorites.favoriteList.stub(.returns([.sample(id: 1)]))
        let subscription = log.subscribe(to: page())
        favorites.favoriteList.stub(.returns([.sample(id: 2).favorite(at: 20)]))
        clock.advance(by: .seconds(2))
        #expect(log.all == [.success(.sample(products: [.sample(id: 1), .sample(id: 2).favorite(at: 20)]))])
        subscription.cancel()
    }

    @Test(arguments: [true, false]) func failsIfOneSourceFails(_ isService: Bool) {
        if isService {
            products.products.stub(.fails(RepositoryFailure.status(500)))
            favorites.favoriteList.stub(.returns([]))
        } else {
            products.products.stub(.returns(.sample()))
            favorites.favoriteList.stub(.fails(RepositoryFailure.storage))
        }
        let subscription = log.subscribe(to: page())
        #expect(log.all == [.failure(isService ? .status(500) : .storage)])
        subscription.cancel()
    }

    /// A new subscription to a failed publisher asks again.
    @Test func sendsRequestForEachSubscriber() {
        products.products.stub(inOrder: .fails(RepositoryFailure.noConnection), .returns(.sample()))
        favorites.favoriteList.stub(.returns([]))
        let publisher = page()
        #expect(products.products.calls.isEmpty)
        let subscriptions = [log.subscribe(to: publisher), log.subscribe(to: publisher)]
        #expect(log.all == [.failure(.noConnection), .success(.sample())])
        for subscription in subscriptions { subscription.cancel() }
    }

    @Test func droppingTheSubscriptionStopsTheRequest() {
        products.products.stub(.returns(.sample()).after(.seconds(1)))
        log.subscribe(to: page()).cancel()
        clock.advance(by: .seconds(1))
        #expect(products.products.cancelledCalls.map(\.skip) == [0])
        #expect(log.all == [])
    }
}

@Suite("Products: favourites and one product")
struct FavoriteUseCaseTests {
    private let repository = FakeFavoriteProductsRepository()
    private let log = PublisherLog<Product>()
    private let useCase: DefaultFavoriteUseCase

    init() {
        useCase = DefaultFavoriteUseCase(favoriteProductsRepository: repository, now: { Date(timeIntervalSince1970: 100) })
    }

    @Test(arguments: [
        (Product.sample(), true, Product.sample().favorite(at: 100)),
        // An existing favourite keeps its time.
        (.sample().favorite(at: 7), true, .sample().favorite(at: 7)), (.sample().favorite(at: 7), false, .sample()),
        (.sample(), false, .sample()),
    ])
    func marksAndKeeps(_ product: Product, _ isFavorite: Bool, _ expected: Product) {
        let publisher = useCase.setFavorite(isFavorite, product)
        #expect(repository.save.calls == [])
        let subscription = log.subscribe(to: publisher)
        #expect(repository.save.calls == [expected])
        #expect(log.all == [.success(expected)])
        subscription.cancel()
    }

    @Test func reportsAFailureToStore() {
        repository.save.stub(.fails(RepositoryFailure.storage))
        let subscription = log.subscribe(to: useCase.setFavorite(true, .sample()))
        #expect(log.all == [.failure(.storage)])
        subscription.cancel()
    }

    @Test func readsTheFavouritesAndHearsOfChanges() {
        repository.favoriteList.stub(.returns([.sample().favorite(at: 1)]))
        let list = PublisherLog<[Product]>()
        let subscription = list.subscribe(to: useCase.favorites())
        #expect(list.all == [.success([.sample().favorite(at: 1)])])
        let changes = log.subscribe(to: useCase.changes.setFailureType(to: RepositoryFailure.self).eraseToAnyPublisher())
        repository.events.send(.sample(id: 3))
        #expect(log.all == [.success(.sample(id: 3))])
        for subscription in [subscription, changes] { subscription.cancel() }
    }

    @Test(arguments: [
        ([Product.sample(id: 2).favorite(at: 5), .sample(id: 1).favorite(at: 9)], Product.sample(title: "T").favorite(at: 9)),
        ([.sample(id: 2).favorite(at: 5)], .sample(title: "T")), ([], .sample(title: "T")),
    ])
    func aProductIsMarkedAsItIsNow(_ favorites: [Product], _ expected: Product) {
        repository.favoriteList.stub(.returns(favorites))
        let useCase = DefaultDetailUseCase(favoriteProductsRepository: repository)
        let subscription = log.subscribe(to: useCase.product(.sample(title: "T").favorite(at: 1)))
        #expect(log.all == [.success(expected)])
        subscription.cancel()
    }
}

@Suite("Products: pages")
struct ProductsPageTests {
    @Test(
        arguments: [(0, 5, 2, 2), (2, 5, 2, 4), (4, 5, 1, nil), (4, 4, 0, nil), (0, 5, 0, nil), (0, 2, 2, nil)] as [(Int, Int, Int, Int?)])
    func knowsWhereTheNextPageBegins(_ skip: Int, _ total: Int, _ count: Int, _ next: Int?) {
        let products = (0..<count).map { Product.sample(id: $0) }
        #expect(ProductsPage(products: products, skip: skip, total: total).nextSkip == next)
    }
}
