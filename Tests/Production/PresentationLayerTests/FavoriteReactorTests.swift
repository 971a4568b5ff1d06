import DomainFakes
import DomainLayer
import FakeSupport
import Foundation
import PresentationLayer
import Testing

@Suite("Products: the favourites") @MainActor
struct FavoriteReactorTests {
    private let favorites = FakeFavoriteUseCase()
    private let store: ReactorStore<FavoriteReactor>

    init() {
        store = ReactorStore(FavoriteReactor(favoriteUseCase: favorites))
    }

    private nonisolated static let products = [
        Product.sample(id: 1, rating: 3).favorite(at: 30), .sample(id: 2, rating: 5).favorite(at: 10),
        .sample(id: 3, rating: 4).favorite(at: 20),
    ]

    private var ids: [Int] { store.currentState.products.map(\.id) }

    private func send(_ action: FavoriteReactor.Action) async {
        store.send(action)
        await mainQueueIsDrained()
    }

    @Test func theLatestComeFirst() async {
        favorites.favoriteList.stub(.returns(Self.products))
        store.send(.load)
        await mainQueueIsDrained()
        #expect(ids == [1, 3, 2])
        #expect(store.currentState.errorMessage == nil)
        #expect(!store.currentState.isLoading)
    }

    @Test(arguments: [
        (FavoriteOrder(by: .time, isAscending: true), [2, 3, 1]), (FavoriteOrder(by: .time, isAscending: false), [1, 3, 2]),
        (FavoriteOrder(by: .rating, isAscending: true), [1, 3, 2]), (FavoriteOrder(by: .rating, isAscending: false), [2, 3, 1]),
    ])
    func areSortedByTimeAndByRatingBothWays(_ order: FavoriteOrder, _ expected: [Int]) async {
        favorites.favoriteList.stub(.returns(Self.products))
        await send(.load)
        await send(.sort(order))
        #expect(ids == expected)
        #expect(store.currentState.order == order)
        // Later pages keep the order.
        await send(.load)
        #expect(ids == expected)
        await send(.sort(order.reversed))
        #expect(ids == expected.reversed())
        #expect(favorites.favoriteList.calls.count == 2)
    }

    @Test(arguments: [true, false]) func ofTwoThatAreAlikeTheLowerNumberComesFirst(_ isAscending: Bool) {
        let products = [3, 1, 2].map { Product.sample(id: $0).favorite(at: 1) }
        for criterion in FavoriteOrder.Criterion.allCases {
            #expect(FavoriteOrder(by: criterion, isAscending: isAscending).sorted(products).map(\.id) == [1, 2, 3])
        }
    }

    /// In another list, or by another program.
    @Test func reloadsAfterEachChange() async {
        favorites.favoriteList.stub(.returns([]))
        await send(.load)
        #expect(ids == [])
        favorites.favoriteList.stub(.returns(Self.products))
        favorites.events.send(Self.products[0])
        await mainQueueIsDrained()
        #expect(ids == [1, 3, 2])
    }

    @Test func onlyTheLatestReadingCounts() async {
        favorites.favoriteList.stub(inOrder: .returns([.sample(id: 9)]).after(.seconds(1)).ignoringCancellation, .returns([.sample(id: 1)]))
        await send(.load)
        #expect(store.currentState.isLoading)
        await send(.load)
        favorites.favoriteList.clock.advance(by: .seconds(1))
        await mainQueueIsDrained()
        #expect(ids == [1])
    }

    @Test func reportsUnreadableFavouritesAndKeepsTheRows() async {
        favorites.favoriteList.stub(inOrder: .returns(Self.products), .fails(RepositoryFailure.storage), .returns([]))
        await send(.load)
        await send(.load)
        #expect(ids == [1, 3, 2])
        #expect(store.currentState.errorMessage == "The app's database cannot be used; another program may be using it")
        #expect(!store.currentState.isLoading)
        await send(.load)
        #expect(ids == [])
        #expect(store.currentState.errorMessage == nil)
    }

    @Test func oneIsTakenBack() async {
        favorites.favoriteList.stub(.returns(Self.products))
        favorites.setFavorite.stub(.computes { .sample(id: $0.product.id) })
        await send(.load)
        favorites.favoriteList.stub(.returns([Self.products[0], Self.products[1]]))
        await send(.remove(id: 3))
        #expect(ids == [1, 2])
        #expect(!store.currentState.isRemoving)
        await send(.remove(id: 77))
        #expect(favorites.setFavorite.calls.map { "\($0.isFavorite) \($0.product.id)" } == ["false 3"])
        favorites.setFavorite.stub(.fails(RepositoryFailure.storage))
        await send(.remove(id: 2))
        #expect(store.currentState.errorMessage == "The favourite could not be changed")
        #expect(!store.currentState.isRemoving)
        #expect(ids == [1, 2])
        favorites.setFavorite.stub(.computes { .sample(id: $0.product.id) }.after(.seconds(1)))
        await send(.remove(id: 2))
        await send(.remove(id: 1))
        #expect(store.currentState.isRemoving)
        #expect(store.currentState.errorMessage == nil)
        #expect(favorites.setFavorite.calls.count == 3)
    }
}

@Suite("Products: one of them") @MainActor
struct DetailReactorTests {
    private let clock = TestClock()
    private let detail: FakeDetailUseCase
    private let favorites: FakeFavoriteUseCase
    private let store: ReactorStore<DetailReactor>

    init() {
        detail = FakeDetailUseCase(clock: clock)
        favorites = FakeFavoriteUseCase(clock: clock)
        store = ReactorStore(DetailReactor(product: .sample(), detailUseCase: detail, favoriteUseCase: favorites))
    }

    private func send(_ action: DetailReactor.Action) async {
        store.send(action)
        await mainQueueIsDrained()
    }

    private func advance() async {
        clock.advance(by: .seconds(1))
        await mainQueueIsDrained()
    }

    @Test func isMarkedAsItIsNow() async {
        detail.product.stub(.computes { $0.favorite(at: 5) }.after(.seconds(1)))
        #expect(store.currentState == DetailReactor(product: .sample(), detailUseCase: detail, favoriteUseCase: favorites).initialState)
        await send(.load)
        #expect(store.currentState.isLoading)
        await advance()
        #expect(store.currentState.product == .sample().favorite(at: 5))
        #expect(!store.currentState.isLoading)
        #expect(detail.product.calls == [.sample()])
    }

    @Test func isToggledOnceUntilItIsKept() async {
        favorites.setFavorite.stub(.computes { $0.isFavorite ? $0.product.favorite(at: 5) : .sample() }.after(.seconds(1)))
        await send(.toggleFavorite)
        await send(.toggleFavorite)
        #expect(store.currentState.isToggling)
        await advance()
        #expect(store.currentState.product == .sample().favorite(at: 5))
        #expect(!store.currentState.isToggling)
        await send(.toggleFavorite)
        await advance()
        #expect(store.currentState.product == .sample())
        #expect(favorites.setFavorite.calls.map(\.isFavorite) == [true, false])
    }

    @Test func reportsFailuresAndKeepsTheRows() async {
        detail.product.stub(.fails(RepositoryFailure.storage))
        await send(.load)
        #expect(store.currentState.errorMessage == "The app's database cannot be used; another program may be using it")
        favorites.setFavorite.stub(.fails(RepositoryFailure.storage))
        await send(.toggleFavorite)
        #expect(store.currentState.errorMessage == "The favourite could not be changed")
        #expect(store.currentState.product == .sample())
        #expect(!store.currentState.isLoading && !store.currentState.isToggling)
        favorites.setFavorite.stub(.computes { $0.product })
        await send(.toggleFavorite)
        #expect(store.currentState.errorMessage == nil)
        await send(.load)
        #expect(store.currentState.errorMessage != nil)
        detail.product.stub(.computes { $0 })
        await send(.load)
        #expect(store.currentState.errorMessage == nil)
    }

    /// The result of a look-up that began before a change arrives after it.
    @Test func aLookThatIsOlderThanAChangeIsNotShown() async {
        detail.product.stub(.returns(.sample()).after(.seconds(1)))
        favorites.setFavorite.stub(.computes { $0.product.favorite(at: 5) })
        await send(.load)
        await send(.toggleFavorite)
        await advance()
        #expect(store.currentState.product == .sample().favorite(at: 5))
    }

    @Test func onlyTheLatestLookCounts() async {
        detail.product.stub(
            inOrder: .returns(.sample().favorite(at: 1)).after(.seconds(1)).ignoringCancellation, .returns(.sample().favorite(at: 2)))
        await send(.load)
        await send(.load)
        await advance()
        #expect(store.currentState.product == .sample().favorite(at: 2))
        #expect(detail.product.cancelledCalls == [.sample()])
    }

    /// A change of the product by other code does not end the pending one.
    @Test func aChangeElsewhereDoesNotEndWhatIsUnderWay() async {
        favorites.setFavorite.stub(.computes { $0.product.favorite(at: 5) }.after(.seconds(1)))
        await send(.toggleFavorite)
        favorites.events.send(.sample().favorite(at: 4))
        await mainQueueIsDrained()
        #expect(store.currentState.isToggling)
        #expect(store.currentState.product == .sample().favorite(at: 4))
        await advance()
        #expect(!store.currentState.isToggling)
    }

    @Test func aMarkThatChangesElsewhereChangesHere() async {
        favorites.events.send(.sample(id: 2).favorite(at: 5))
        await mainQueueIsDrained()
        #expect(!store.currentState.product.isFavorite)
        // Of another list, which may know other things of it: the mark alone is taken.
        favorites.events.send(.sample(title: "Elsewhere").favorite(at: 5))
        await mainQueueIsDrained()
        #expect(store.currentState.product == .sample().favorite(at: 5))
    }
}

@Suite("Products: words for people")
struct ProductItemTests {
    @Test func aWholeProduct() {
        let item = ProductItem(.sample(price: Decimal(string: "1024.5") ?? 0).favorite(at: 1_795_082_400))
        #expect(item.id == 1)
        #expect(item.title == "Product 1")
        #expect(item.offer == "$1,024.50, 12.5 % off, rated 4.6 of 5")
        #expect(item.origin == "lighting, by Holm & Sons, 34 in stock")
        #expect(item.summary == "What it is.")
        #expect(item.favorite == "Favourite since Nov 19, 2026")
    }

    @Test func hidesUnknownValues() {
        let item = ProductItem(.sample(brand: nil, price: 9, discountPercentage: 0, rating: 4.999, stock: 0))
        #expect(item.offer == "$9.00, rated 5 of 5")
        #expect(item.origin == "lighting, sold out")
        #expect(item.favorite == "")
    }
}
