package import PresentationLayer

/// The views of the products: they show the state of three reactors, and send them what is typed.
@MainActor
package final class ProductsTerminal: LineHandler {
    private let home: ReactorStore<HomeReactor>
    private let favorites: ReactorStore<FavoriteReactor>
    private let makeDetail: @MainActor (Int, any ProductList) -> ReactorStore<DetailReactor>?
    private let write: @MainActor (String) -> Void
    private let report: @MainActor (String) -> Void
    private let progress: @MainActor (String) -> Void
    /// The number of products of the list that were shown.
    private var shown = 0
    /// Whether the favourites were shown last, so that numbers are theirs.
    private var isAtFavorites = false

    /// A terminal that shows nothing yet.
    /// - Parameters:
    ///   - home: All products.
    ///   - favorites: The favourites.
    ///   - makeDetail: Makes what shows the product at a place of the list, from 0; nil where there is none.
    ///   - write: Takes what is shown.
    ///   - report: Takes what went wrong.
    ///   - progress: Takes what is being waited for.
    package init(
        home: ReactorStore<HomeReactor>, favorites: ReactorStore<FavoriteReactor>,
        makeDetail: @escaping @MainActor (Int, any ProductList) -> ReactorStore<DetailReactor>?,
        write: @escaping @MainActor (String) -> Void, report: @escaping @MainActor (String) -> Void,
        progress: @escaping @MainActor (String) -> Void
    ) {
        self.home = home
        self.favorites = favorites
        self.makeDetail = makeDetail
        self.write = write
        self.report = report
        self.progress = progress
    }

    /// Whether the list goes on.
    package var hasMorePages: Bool { home.currentState.hasMorePages }

    // MARK: Home

    /// Loads the first page and shows it.
    /// - Returns: Whether it came.
    @discardableResult
    package func refresh() async -> Bool {
        home.send(.refresh)
        shown = 0
        return await showNew()
    }

    /// Shows the next page, if there is one.
    /// - Returns: Whether it came; true as well where there is none.
    @discardableResult
    package func nextPage() async -> Bool {
        guard home.currentState.total != nil else { return await refresh() }
        guard hasMorePages else {
            write("There is no more\n")
            return true
        }
        home.send(.loadNextPage)
        return await showNew()
    }

    private func showNew() async -> Bool {
        progress("Loading...\n")
        isAtFavorites = false
        let state = await home.first { $0.loading == nil }
        if let error = state.errorMessage { report(TerminalText.paragraph(error)) }
        if state.products.count > shown || state.errorMessage == nil { write(ProductsText.list(state, from: shown)) }
        shown = state.products.count
        return state.errorMessage == nil
    }

    // MARK: One product

    /// Shows one product of the list.
    /// - Parameter number: As the list shows it, from 1.
    /// - Returns: Whether there is such a product, and all of it is known.
    @discardableResult
    package func product(_ number: Int) async -> Bool {
        guard let detail = detail(numbered: number) else { return false }
        detail.send(.load)
        return show(await detail.first { !$0.isLoading })
    }

    /// Makes a product of the list a favourite, or takes that back, and shows it.
    ///
    /// It is looked up first, because another screen may have changed its mark.
    /// - Returns: Whether that was done.
    @discardableResult
    package func toggle(_ number: Int) async -> Bool {
        guard let detail = detail(numbered: number) else { return false }
        detail.send(.load)
        let before = await detail.first { !$0.isLoading }
        guard before.errorMessage == nil else { return show(before) }
        detail.send(.toggleFavorite)
        let after = await detail.first { !$0.isToggling }
        let isShown = show(after)
        if isShown, ProductItem(after.product).favorite.isEmpty { write("No longer a favourite\n") }
        return isShown
    }

    private func detail(numbered number: Int) -> ReactorStore<DetailReactor>? {
        let list: any ProductList = isAtFavorites ? favorites.currentState : home.currentState
        let detail = number > 0 ? makeDetail(number - 1, list) : nil
        if detail == nil { report("There is no product \(number); the list has \(list.products.count)\n") }
        return detail
    }

    private func show(_ state: DetailReactor.State) -> Bool {
        if let error = state.errorMessage { report(TerminalText.paragraph(error)) }
        write(ProductsText.product(ProductItem(state.product)))
        return state.errorMessage == nil
    }

    // MARK: Favourites

    /// Shows the favourites.
    /// - Parameter order: What sorts them from now on; nil for what sorts them now.
    /// - Returns: Whether they could be read.
    @discardableResult
    package func showFavorites(sortedBy order: FavoriteOrder? = nil) async -> Bool {
        if let order { favorites.send(.sort(order)) }
        favorites.send(.load)
        isAtFavorites = true
        let state = await favorites.first { !$0.isLoading }
        if let error = state.errorMessage { report(TerminalText.paragraph(error)) }
        if !state.products.isEmpty || state.errorMessage == nil { write(ProductsText.favorites(state)) }
        return state.errorMessage == nil
    }

    private func sort(by criterion: FavoriteOrder.Criterion) async {
        let order = favorites.currentState.order
        await showFavorites(sortedBy: order.criterion == criterion ? order.reversed : FavoriteOrder(by: criterion, isAscending: false))
    }

    // MARK: Input

    package func handle(_ line: String) async -> Bool {
        let words = line.split(whereSeparator: \.isWhitespace)
        switch words.map(String.init) {
        case []: break
        case ["q"]: return false
        case ["?"]: write(ProductsText.help)
        case ["n"]: await nextPage()
        case ["r"]: await refresh()
        case ["v"]: await showFavorites()
        case ["v", "time"]: await sort(by: .time)
        case ["v", "rating"]: await sort(by: .rating)
        default:
            if words.count == 1, let number = Int(words[0]) {
                await product(number)
            } else if words.count == 2, words[0] == "f", let number = Int(words[1]) {
                await toggle(number)
            } else {
                report(TerminalText.paragraph("\"\(words.joined(separator: " "))\" is none of these:") + ProductsText.help)
            }
        }
        return true
    }
}

extension ReactorStore {
    /// Waits for a state, which may be there already.
    fileprivate func first(where isWanted: @escaping @Sendable (R.State) -> Bool) async -> R.State {
        await state.reaches(isWanted)
        return currentState
    }
}
