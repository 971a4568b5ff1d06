import DomainLayer
import FakeSupport
import Foundation
import Logging
import MockServerTesting
import PresentationLayer
import StorageTesting
import TestFolders
import Testing

import AppLayer
import MockServer

#if canImport(Combine)
    import Combine
#else
    import OpenCombine
#endif

/// The feature from its reactors to the network and the database, put together as the app does it.
@Suite("Products: what the list shows when the network fails", .timeLimit(.minutes(5))) @MainActor
struct ProductsOnMockServerTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func makeProducts(_ server: MockServer, timeout: Int = 30) throws -> ProductsSceneDIContainer {
        let configuration = try AppConfiguration(environment: [:], baseURLs: ["products": server.baseURL.absoluteString], timeout: timeout)
        return try AppDIContainer(
            configuration: configuration, databasePath: "\(folder.path)/app.sqlite",
            logger: Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() })
        ).makeProductsSceneDIContainer()
    }

    /// The state when it is as it is wanted.
    private func state<R: Reactor>(of store: ReactorStore<R>, where isWanted: @escaping @Sendable (R.State) -> Bool) async -> R.State {
        var subscription: AnyCancellable?
        await withCheckedContinuation { continuation in
            subscription = store.state.first(where: isWanted).sink { _ in continuation.resume() }
        }
        withExtendedLifetime(subscription) {}
        return store.currentState
    }

    private func sent(_ action: HomeReactor.Action, to home: ReactorStore<HomeReactor>) async -> HomeReactor.State {
        home.send(action)
        return await state(of: home) { $0.loading == nil }
    }

    private static let firstPage = ["Brass Lantern", "Sea Chart No. 7", "Oilskin Coat", "Fog Horn, small", "Rope, 20 m"]

    private func titles(_ state: HomeReactor.State) -> [String] { state.products.map { ProductItem($0).title } }

    // MARK: Pages and favourites

    @Test(.mockServer(recordings: "products")) func pagesAreAddedUpToTheLast() async throws {
        let server = try MockServer.current
        let home = try makeProducts(server).makeHomeStore()
        #expect(titles(await sent(.refresh, to: home)) == Self.firstPage)
        _ = await sent(.loadNextPage, to: home)
        let all = await sent(.loadNextPage, to: home)
        #expect(all.products.count == 11)
        #expect(!all.hasMorePages)
        #expect(all.errorMessage == nil)
        try server.check(.get("/products?limit=5&skip=10"), .exactly(1))
        try server.check(.any, .exactly(3))
    }

    @Test(.mockServer(recordings: "products")) func favouritesAreThereAfterARestart() async throws {
        let server = try MockServer.current
        let favoriteAt: [String]
        do {
            let products = try makeProducts(server)
            let home = products.makeHomeStore()
            let favorites = products.makeFavoriteStore()
            let first = await sent(.refresh, to: home)
            home.send(.toggleFavorite(id: ProductItem(first.products[1]).id))
            let detail = try #require(products.makeDetailStore(at: 3, of: first))
            detail.send(.toggleFavorite)
            // The list and the favourites hear of both.
            let marked = await state(of: home) { $0.products.count { $0.isFavorite } == 2 }
            favoriteAt = marked.products.map { ProductItem($0).favorite }
            #expect(favoriteAt.map(\.isEmpty) == [true, false, true, false, true])
            _ = await state(of: favorites) { $0.products.count == 2 }
            #expect(products.makeDetailStore(at: 5, of: first) == nil)
            #expect(products.makeDetailStore(at: -1, of: first) == nil)
        }
        let products = try makeProducts(server)
        let home = await sent(.refresh, to: products.makeHomeStore())
        #expect(home.products.map { ProductItem($0).favorite } == favoriteAt)
        let favorites = products.makeFavoriteStore()
        favorites.send(.sort(FavoriteOrder(by: .rating, isAscending: true)))
        favorites.send(.load)
        let kept = await state(of: favorites) { !$0.isLoading }
        #expect(kept.products.map { ProductItem($0).title } == ["Fog Horn, small", "Sea Chart No. 7"])
    }

    /// The page is requested while the favourite is stored, and arrives at a time of the test clock.
    @Test func aFavouriteThatIsToggledWhileItsPageLoadsIsMarked() async throws {
        let clock = TestClock()
        var configuration = MockServerConfiguration(fixtures: "\(PackageFolders.root)/Fixtures")
        configuration.clock = clock
        try await MockServer.run(configuration) { server in
            try server.serve(recordings: "products")
            let home = try makeProducts(server).makeHomeStore()
            let id = ProductItem(try #require(await sent(.refresh, to: home).products.first)).id
            let late = MockAnswer.recording("products/page-1").with(.latency(.fixed(.seconds(60))))
            try server.reply(to: .get("/products"), with: late, priority: 1)
            home.send(.refresh)
            try await clock.waitForSleepers()
            home.send(.toggleFavorite(id: id))
            let marked = await state(of: home) { $0.products.contains { $0.isFavorite } }
            #expect(marked.loading == .firstPage)
            clock.advance(by: .seconds(60))
            let loaded = await state(of: home) { $0.loading == nil }
            #expect(loaded.products.map(\.isFavorite) == [true, false, false, false, false])
        }
    }

    @Test(.mockServer(recordings: "products")) func reportsTimeout() async throws {
        let server = try MockServer.current
        try server.reply(to: .any, with: .status(200).with(.neverAnswer), priority: 1)
        let state = await sent(.refresh, to: try makeProducts(server, timeout: 1).makeHomeStore())
        #expect(state.errorMessage == "The service takes too long to answer")
    }

    /// By another program.
    @Test(.mockServer(recordings: "products")) func reportsLockedDatabaseWithoutDataLoss() async throws {
        let server = try MockServer.current
        let products = try makeProducts(server)
        let home = products.makeHomeStore()
        let id = ProductItem(try #require(await sent(.refresh, to: home).products.first)).id
        let lock = try await DatabaseLock("\(folder.path)/app.sqlite")
        home.send(.toggleFavorite(id: id))
        let refused = await state(of: home) { $0.errorMessage != nil }
        #expect(refused.errorMessage == "The favourite could not be changed")
        let locked = await sent(.refresh, to: home)
        #expect(locked.errorMessage == "The app's database cannot be used; another program may be using it")
        #expect(titles(locked) == Self.firstPage)
        try await lock.release()
        home.send(.toggleFavorite(id: id))
        _ = await state(of: home) { $0.products.contains { $0.isFavorite } }
        #expect(await sent(.refresh, to: home).products.map(\.isFavorite) == [true, false, false, false, false])
    }

    // MARK: Faults

    /// The first page, then the second while the first is shown.
    @Test(.mockServer(recordings: "products"), arguments: FaultSample.all) func reportsFaults(_ sample: FaultSample) async throws {
        let server = try MockServer.current
        let home = try makeProducts(server).makeHomeStore()
        try server.reply(to: .get("/products"), with: .recording("products/page-1").with(sample.fault), priority: 1)
        let first = await sent(.refresh, to: home)
        #expect(first.errorMessage == sample.message(of: "products"))
        #expect(titles(first) == (sample.outcome == .shown ? Self.firstPage : []))
        // The network is well again, and so is the list.
        try server.reply(to: .get("/products"), with: .recording("products/page-1"), priority: 2)
        #expect(titles(await sent(.refresh, to: home)) == Self.firstPage)
        try server.reply(to: .get("/products"), with: .recording("products/page-2").with(sample.fault), priority: 3)
        let second = await sent(.loadNextPage, to: home)
        #expect(second.errorMessage == sample.message(of: "products"))
        #expect(second.products.count == (sample.outcome == .shown ? 10 : 5))
        #expect(second.hasMorePages)
    }

    @Test(
        .mockServer(),
        arguments: [
            "products/too-many-requests", "products/server-error", "products/page-truncated", "products/page-title-missing",
            "products/page-price-is-a-string",
        ])
    func reportsBadAnswers(_ recording: String) async throws {
        let server = try MockServer.current
        try server.reply(to: .get("/products"), with: .recording(recording))
        let state = await sent(.refresh, to: try makeProducts(server).makeHomeStore())
        #expect(state.errorMessage == "Failed loading products")
        #expect(state.products.isEmpty)
    }

    @Test(.mockServer()) func aPageOfTheOldShapeIsShown() async throws {
        let server = try MockServer.current
        try server.reply(to: .get("/products"), with: .recording("products/page-of-the-old-shape"))
        let state = await sent(.refresh, to: try makeProducts(server).makeHomeStore())
        #expect(state.products.count == 3)
        #expect(state.errorMessage == nil)
    }

    @Test(.mockServer(recordings: "products")) func aRefreshStopsTheRequestOfAPage() async throws {
        let server = try MockServer.current
        let home = try makeProducts(server).makeHomeStore()
        _ = await sent(.refresh, to: home)
        try server.reply(to: .get("/products?skip=5"), with: .status(200).with(.neverAnswer), priority: 1)
        home.send(.loadNextPage)
        try await server.waitForRequests(matching: .get("/products?skip=5"))
        let state = await sent(.refresh, to: home)
        #expect(titles(state) == Self.firstPage)
        #expect(state.hasMorePages)
        // Of the two connections the app closes the one that is not answered; the server sees it in its own time.
        while server.connectionCount > 1 { await Task.yield() }
    }
}
