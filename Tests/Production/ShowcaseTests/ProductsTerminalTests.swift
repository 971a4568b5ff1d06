import DomainFakes
import DomainLayer
import FakeSupport
import Foundation
import PresentationLayer
import Testing
import showcase

@Suite("Products: the terminal", .timeLimit(.minutes(5))) @MainActor
struct ProductsTerminalTests {
    private let home = FakeHomeUseCase()
    private let favorites = FakeFavoriteUseCase()
    private let detail = FakeDetailUseCase()
    private let screen = Screen()
    private let terminal: ProductsTerminal

    init() {
        let (home, favorites, detail, screen) = (home, favorites, detail, screen)
        detail.product.stub(.computes { $0 })
        terminal = ProductsTerminal(
            home: ReactorStore(HomeReactor(homeUseCase: home, favoriteUseCase: favorites)),
            favorites: ReactorStore(FavoriteReactor(favoriteUseCase: favorites)),
            makeDetail: { index, list in
                guard list.products.indices.contains(index) else { return nil }
                return ReactorStore(DetailReactor(product: list.products[index], detailUseCase: detail, favoriteUseCase: favorites))
            }, write: { screen.written += $0 }, report: { screen.reported += $0 }, progress: { screen.progress += $0 })
        home.page.stub(.computes { .sample(skip: $0, total: 4) })
        favorites.setFavorite.stub(.computes { $0.isFavorite ? $0.product.favorite(at: 0) : .sample(id: $0.product.id) })
        favorites.favoriteList.stub(.returns([]))
    }

    /// Types a line; when this returns, all screens have heard of what it changed.
    private func type(_ line: String) async -> String {
        screen.written = ""
        #expect(await terminal.handle(line))
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
        return screen.written
    }

    private static func item(_ number: Int, _ more: String = "") -> String {
        "  \(number)  Product \(number)\n     $24.00, 12.5 % off, rated 4.6 of 5\n\(more)"
    }

    @Test func showsPageByPage() async {
        #expect(await terminal.refresh())
        #expect(screen.take() == Self.item(1) + Self.item(2) + "\nThere is more: n\n")
        #expect(terminal.hasMorePages)
        #expect(await terminal.handle("n"))
        #expect(screen.take() == Self.item(3) + Self.item(4))
        #expect(await terminal.nextPage())
        #expect(screen.take() == "There is no more\n")
        #expect(await terminal.handle(" r "))
        #expect(screen.take() == Self.item(1) + Self.item(2) + "\nThere is more: n\n")
        #expect(screen.reported == "")
    }

    @Test func reportsEmptyLists() async {
        home.page.stub(.fails(RepositoryFailure.noConnection))
        #expect(await terminal.refresh() == false)
        #expect(screen.take() == "")
        #expect(screen.reported == "No internet connection\n")
        home.page.stub(.returns(.sample(total: 0, products: [])))
        #expect(await terminal.refresh())
        #expect(screen.take() == "No products\n")
    }

    /// The page that failed is not shown; those before it were.
    @Test func reportsAFailureOfTheNextPage() async {
        await terminal.refresh()
        screen.written = ""
        home.page.stub(inOrder: .fails(RepositoryFailure.timedOut))
        #expect(await terminal.nextPage() == false)
        #expect(screen.take() == "")
        #expect(screen.reported == "The service takes too long to answer\n")
        #expect(await terminal.nextPage())
        #expect(screen.take() == Self.item(3) + Self.item(4))
    }

    @Test func showsOneProductAndItsMark() async {
        await terminal.refresh()
        let one = """
            Product 2
            $24.00, 12.5 % off, rated 4.6 of 5
            lighting, by Holm & Sons, 34 in stock
            What it is.

            """
        #expect(await type("2") == one)
        #expect(await type("f 2") == one + "Favourite since Jan 1, 1970\n")
        // The list knows too.
        #expect(await type("2") == one + "Favourite since Jan 1, 1970\n")
        #expect(await type("f 2") == one + "No longer a favourite\n")
        #expect(screen.reported == "")
    }

    /// The favourite is at another position among all products, or on a page that was not loaded.
    @Test func theNumbersAreThoseOfTheListThatWasShownLast() async {
        await terminal.refresh()
        favorites.favoriteList.stub(.returns([.sample(id: 9).favorite(at: 0)]))
        #expect(await type("v").contains("  1  Product 9\n"))
        #expect(await type("1").hasPrefix("Product 9\n"))
        _ = await type("2")
        #expect(screen.reported == "There is no product 2; the list has 1\n")
        #expect(await type("f 1").hasPrefix("Product 9\n"))
        #expect(favorites.setFavorite.calls.map { "\($0.isFavorite) \($0.product.id)" } == ["false 9"])
        _ = await type("r")
        #expect(await type("1").hasPrefix("Product 1\n"))
    }

    /// The earlier content remains, with the failure.
    @Test func showsEarlierProductsWithTheFailure() async {
        await terminal.refresh()
        home.page.stub(.fails(RepositoryFailure.noConnection))
        #expect(await type("r") == Self.item(1) + Self.item(2) + "\nThere is more: n\n")
        #expect(screen.reported == "No internet connection\n")
        favorites.favoriteList.stub(.returns([.sample(id: 9).favorite(at: 0)]))
        let shown = await type("v")
        favorites.favoriteList.stub(.fails(RepositoryFailure.storage))
        #expect(await type("v") == shown)
    }

    @Test func theNextPageBeforeTheFirstIsTheFirst() async {
        home.page.stub(inOrder: .fails(RepositoryFailure.noConnection))
        #expect(await terminal.refresh() == false)
        #expect(await type("n") == Self.item(1) + Self.item(2) + "\nThere is more: n\n")
        #expect(screen.progress == "Loading...\nLoading...\n")
    }

    @Test func reportsAFavouriteThatCannotBeStored() async {
        await terminal.refresh()
        favorites.setFavorite.stub(.fails(RepositoryFailure.storage))
        #expect(await terminal.toggle(1) == false)
        #expect(screen.reported == "The favourite could not be changed\n")
        detail.product.stub(.fails(RepositoryFailure.storage))
        #expect(await terminal.toggle(1) == false)
        #expect(favorites.setFavorite.calls.count == 1)
    }

    @Test func favouritesAreSortedAsIsTyped() async {
        favorites.favoriteList.stub(.returns([.sample(id: 1, rating: 3).favorite(at: 20), .sample(id: 2, rating: 4).favorite(at: 10)]))
        var heads: [String] = []
        for line in ["v", "v rating", "v rating", "v time", "v time", "v"] {
            #expect(await terminal.handle(line))
            let lines = screen.take().split(separator: "\n").filter { $0.hasPrefix("F") || $0.contains("Product") }
            heads.append(lines.map { $0.split(separator: " ").joined(separator: " ") }.joined(separator: " "))
        }
        #expect(
            heads == [
                "Favourites by time, latest first: 1 Product 1 2 Product 2", "Favourites by rating, best first: 1 Product 2 2 Product 1",
                "Favourites by rating, worst first: 1 Product 1 2 Product 2", "Favourites by time, latest first: 1 Product 1 2 Product 2",
                "Favourites by time, earliest first: 1 Product 2 2 Product 1",
                "Favourites by time, earliest first: 1 Product 2 2 Product 1",
            ] as [String])
    }

    @Test func noFavouritesAndNoneToBeRead() async {
        #expect(await terminal.showFavorites())
        #expect(screen.take() == "No favourites yet\n")
        favorites.favoriteList.stub(.fails(RepositoryFailure.storage))
        #expect(await terminal.showFavorites() == false)
        #expect(screen.take() == "")
        #expect(screen.reported == "The app's database cannot be used; another program may be using it\n")
    }

    @Test(arguments: ["0", "3", "-1", "f 3", "f 0"]) func reportsAMissingProduct(_ line: String) async {
        await terminal.refresh()
        screen.written = ""
        #expect(await terminal.handle(line))
        #expect(screen.take() == "")
        #expect(screen.reported == "There is no product \(line.split(separator: " ").last ?? ""); the list has 2\n")
    }

    @Test(arguments: ["x", "f", "f x", "1 2", "v price", "f 1 2"]) func listsCommandsForAnUnknownOne(_ line: String) async {
        #expect(await terminal.handle(line))
        #expect(screen.reported == "\"\(line)\" is none of these:\n\(ProductsText.help)")
        #expect(home.page.calls == [])
    }

    @Test func quitsAndHelps() async {
        #expect(await terminal.handle(""))
        #expect(await terminal.handle("?"))
        #expect(screen.take() == ProductsText.help)
        #expect(await terminal.handle("q") == false)
    }
}
