import DomainFakes
import DomainLayer
import FakeSupport
import Foundation
import PresentationLayer
import Testing

#if canImport(Combine)
    import Combine
#else
    import OpenCombine
#endif

@Suite("Products: all of them") @MainActor
struct HomeReactorTests {
    private let clock = TestClock()
    private let home: FakeHomeUseCase
    private let favorites: FakeFavoriteUseCase
    private let store: ReactorStore<HomeReactor>

    init() {
        home = FakeHomeUseCase(clock: clock)
        favorites = FakeFavoriteUseCase(clock: clock)
        store = ReactorStore(HomeReactor(homeUseCase: home, favoriteUseCase: favorites))
        home.page.stub(.computes { .sample(skip: $0, products: $0 == 4 ? [.sample(id: 5)] : nil) })
    }

    /// The states of a view: `1 2* of 5, more`.
    private var shown: String {
        let state = store.currentState
        let products = state.products.map { "\($0.id)\($0.isFavorite ? "*" : "")" }.joined(separator: " ")
        let loading = state.loading.map { ", \($0)" } ?? ""
        let more = state.hasMorePages ? ", more" : ""
        return "\(products) of \(state.total.map(String.init) ?? "-")\(more)\(loading)" + (state.errorMessage.map { ": \($0)" } ?? "")
    }

    private func send(_ actions: HomeReactor.Action...) async {
        for action in actions { store.send(action) }
        await mainQueueIsDrained()
    }

    private func advance(by seconds: Int = 1) async {
        clock.advance(by: .seconds(seconds))
        await mainQueueIsDrained()
    }

    // MARK: Pages

    @Test func loadsPageByPageToTheLast() async {
        #expect(shown == " of -")
        await send(.refresh)
        #expect(shown == "1 2 of 5, more")
        await send(.loadNextPage)
        #expect(shown == "1 2 3 4 of 5, more")
        await send(.loadNextPage)
        #expect(shown == "1 2 3 4 5 of 5")
        await send(.loadNextPage)
        #expect(home.page.calls == [0, 2, 4])
        await send(.refresh)
        #expect(shown == "1 2 of 5, more")
    }

    @Test func thereIsNoNextPageBeforeTheFirst() async {
        await send(.loadNextPage)
        #expect(shown == " of -")
        #expect(home.page.calls == [])
    }

    @Test func aPageIsLoadedOnceHoweverOftenTheEndIsReached() async {
        await send(.refresh)
        home.page.stub(.computes { .sample(skip: $0) }.after(.seconds(1)))
        store.send(.loadNextPage)
        #expect(shown == "1 2 of 5, more, nextPage")
        await send(.loadNextPage, .loadNextPage)
        await advance()
        #expect(shown == "1 2 3 4 of 5, more")
        #expect(home.page.calls == [0, 2])
    }

    /// Products move between pages when one is taken out of the service before them.
    @Test func aProductOfTwoPagesIsShownOnce() async {
        await send(.refresh)
        home.page.stub(.returns(.sample(skip: 2, total: 4, products: [.sample(id: 2), .sample(id: 7)])))
        await send(.loadNextPage)
        #expect(shown == "1 2 7 of 4")
        home.page.stub(.returns(.sample(total: 2, products: [.sample(id: 8), .sample(id: 8)])))
        await send(.refresh)
        #expect(shown == "8 of 2")
    }

    /// The service has fewer products than when the first page came.
    @Test func anEmptyPageIsTheLast() async {
        await send(.refresh)
        home.page.stub(.returns(.sample(skip: 2, total: 1, products: [])))
        await send(.loadNextPage)
        #expect(shown == "1 2 of 1")
    }

    @Test(arguments: [
        (RepositoryFailure.noConnection, "No internet connection"), (.timedOut, "The service takes too long to answer"),
        (.status(429), "Failed loading products"), (.unreadable, "Failed loading products"),
        (.storage, "The app's database cannot be used; another program may be using it"),
    ])
    func aFailureTakesNothingAwayAndIsAskedAgain(_ failure: RepositoryFailure, _ message: String) async {
        home.page.stub(inOrder: .fails(failure))
        await send(.refresh)
        #expect(shown == " of -: \(message)")
        await send(.refresh)
        #expect(shown == "1 2 of 5, more")
        home.page.stub(inOrder: .fails(failure), .fails(failure))
        await send(.loadNextPage)
        #expect(shown == "1 2 of 5, more: \(message)")
        await send(.refresh)
        #expect(shown == "1 2 of 5, more: \(message)")
        await send(.loadNextPage)
        #expect(shown == "1 2 3 4 of 5, more")
    }

    // MARK: Refreshing

    @Test func aPageThatArrivesAfterARefreshIsDropped() async {
        await send(.refresh)
        home.page.stub(when: { $0 == 2 }, .returns(.sample(skip: 2, products: [.sample(id: 99)])).after(.seconds(2)).ignoringCancellation)
        home.page.stub(when: { $0 == 0 }, .returns(.sample(products: [.sample(id: 11)])).after(.seconds(1)))
        await send(.loadNextPage, .refresh)
        #expect(home.page.cancelledCalls == [2])
        #expect(shown == "1 2 of 5, more, firstPage")
        await advance()
        #expect(shown == "11 of 5, more")
        await advance()
        #expect(shown == "11 of 5, more")
    }

    @Test func aRefreshTakesThePlaceOfAnother() async {
        home.page.stub(inOrder: .returns(.sample(products: [.sample(id: 99)])).after(.seconds(1)).ignoringCancellation, .returns(.sample()))
        await send(.refresh, .refresh)
        await advance()
        #expect(home.page.cancelledCalls == [0])
        #expect(shown == "1 2 of 5, more")
    }

    /// A failure of a dropped request is not reported either.
    @Test func aFailureThatArrivesAfterARefreshIsDropped() async {
        await send(.refresh)
        home.page.stub(when: { $0 == 2 }, .fails(RepositoryFailure.timedOut).after(.seconds(1)).ignoringCancellation)
        await send(.loadNextPage, .refresh)
        await advance()
        #expect(shown == "1 2 of 5, more")
    }

    // MARK: Favourites

    @Test func aFavouriteIsMarkedWhenItIsKept() async {
        await send(.refresh)
        favorites.setFavorite.stub(.computes { $0.isFavorite ? $0.product.favorite(at: 9) : .sample(id: $0.product.id) }.after(.seconds(1)))
        await send(.toggleFavorite(id: 2))
        #expect(shown == "1 2 of 5, more")
        await advance()
        #expect(shown == "1 2* of 5, more")
        await send(.toggleFavorite(id: 2))
        await advance()
        #expect(shown == "1 2 of 5, more")
        #expect(favorites.setFavorite.calls.map { "\($0.isFavorite) \($0.product.id)" } == ["true 2", "false 2"])
    }

    /// A change of the product by other code does not end the pending one.
    @Test func aChangeElsewhereDoesNotEndWhatIsUnderWay() async {
        await send(.refresh)
        favorites.setFavorite.stub(.computes { $0.product.favorite(at: 9) }.after(.seconds(1)))
        await send(.toggleFavorite(id: 2))
        favorites.events.send(.sample(id: 2))
        await send(.toggleFavorite(id: 2))
        #expect(favorites.setFavorite.calls.count == 1)
        await advance()
        #expect(shown == "1 2* of 5, more")
    }

    /// The answer of this list's own change, and a change elsewhere right behind it, before this list has seen to either.
    @Test func theLastOfTwoChangesCounts() async {
        await send(.refresh)
        favorites.setFavorite.stub(.computes { $0.product.favorite(at: 9) }.after(.seconds(1)))
        await send(.toggleFavorite(id: 2))
        clock.advance(by: .seconds(1))
        favorites.events.send(.sample(id: 2))
        await mainQueueIsDrained()
        #expect(shown == "1 2 of 5, more")
    }

    @Test func aFavouriteIsToggledOnceUntilItIsKept() async {
        await send(.refresh)
        favorites.setFavorite.stub(.computes { $0.product.favorite(at: 9) }.after(.seconds(1)))
        await send(.toggleFavorite(id: 2), .toggleFavorite(id: 2), .toggleFavorite(id: 1))
        #expect(favorites.setFavorite.calls.map(\.product.id) == [2, 1])
        await advance()
        #expect(shown == "1* 2* of 5, more")
        await send(.toggleFavorite(id: 2))
        #expect(favorites.setFavorite.calls.count == 3)
    }

    @Test func doesNotToggleAProductThatIsNotShown() async {
        await send(.refresh, .toggleFavorite(id: 77))
        #expect(favorites.setFavorite.calls.isEmpty)
    }

    @Test func reportsAFavouriteThatCannotBeStored() async {
        await send(.refresh)
        favorites.setFavorite.stub(.fails(RepositoryFailure.storage))
        await send(.toggleFavorite(id: 2))
        #expect(shown == "1 2 of 5, more: The favourite could not be changed")
        favorites.setFavorite.stub(.computes { $0.product.favorite(at: 9) })
        await send(.toggleFavorite(id: 2))
        #expect(shown == "1 2* of 5, more")
    }

    /// The page was put together before the favourite was kept, and comes after.
    @Test func aFavouriteThatIsToggledWhileItsPageLoadsStaysOne() async {
        await send(.refresh)
        home.page.stub(.returns(.sample()).after(.seconds(1)))
        favorites.setFavorite.stub(.computes { $0.product.favorite(at: 9) })
        await send(.refresh, .toggleFavorite(id: 2))
        #expect(shown == "1 2* of 5, more, firstPage")
        await advance()
        #expect(shown == "1 2* of 5, more")
        // The next page knows of it: what was changed before it began counts no more.
        await send(.refresh)
        await advance()
        #expect(shown == "1 2 of 5, more")
    }

    @Test func oneThatIsNoneAnyMoreWhileItsPageLoadsStaysNone() async {
        home.page.stub(.returns(.sample(products: [.sample(id: 1).favorite(at: 5)])))
        await send(.refresh)
        #expect(shown == "1* of 5, more")
        home.page.stub(.returns(.sample(products: [.sample(id: 1).favorite(at: 5)])).after(.seconds(1)))
        await send(.refresh)
        favorites.events.send(.sample(id: 1))
        await mainQueueIsDrained()
        #expect(shown == "1 of 5, more, firstPage")
        await advance()
        #expect(shown == "1 of 5, more")
    }

    /// A product of a page that has not come yet.
    @Test func aFavouriteOfThePageThatLoadsIsMarkedWhenItComes() async {
        home.page.stub(.returns(.sample()).after(.seconds(1)))
        await send(.refresh)
        favorites.events.send(.sample(id: 2).favorite(at: 9))
        await advance()
        #expect(shown == "1 2* of 5, more")
    }

    @Test func favouritesThatChangeElsewhereChangeHere() async {
        await send(.refresh)
        favorites.events.send(.sample(id: 1).favorite(at: 9))
        favorites.events.send(.sample(id: 50).favorite(at: 9))
        await mainQueueIsDrained()
        #expect(shown == "1* 2 of 5, more")
    }

    // MARK: State

    @Test func aStateThatIsTheSameIsNotShownAgain() async {
        await send(.refresh)
        var states = 0
        let subscription = store.state.sink { _ in states += 1 }
        favorites.events.send(.sample(id: 50))
        await mainQueueIsDrained()
        #expect(states == 1)
        favorites.events.send(.sample(id: 1).favorite(at: 1))
        await mainQueueIsDrained()
        #expect(states == 2)
        subscription.cancel()
    }
}
