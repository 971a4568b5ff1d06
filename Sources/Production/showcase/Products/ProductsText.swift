package import PresentationLayer

/// The screens of the products as text.
package enum ProductsText {
    package static let help = """
        1, 2, ...        one product of the list
        f 1, f 2, ...    make it a favourite, or take that back
        n                the next page
        r                reload
        v                your favourites; numbers are theirs until n or r
        v time, v rating your favourites in this order; again: the other way round
        q                quit

        """

    /// The products from a place on, numbered.
    package static func list(_ state: HomeReactor.State, from first: Int) -> String {
        guard !state.products.isEmpty else { return "No products\n" }
        let lines = state.products.indices.dropFirst(first).flatMap { item(ProductItem(state.products[$0]), number: $0 + 1) }
        let more = state.hasMorePages ? ["", "There is more: n"] : []
        return (lines + more).map { "\($0)\n" }.joined()
    }

    /// The favourites, numbered in their order.
    package static func favorites(_ state: FavoriteReactor.State) -> String {
        guard !state.products.isEmpty else { return "No favourites yet\n" }
        let title = "Favourites by \(state.order.criterion.rawValue), \(end(state.order)) first:"
        let lines = state.products.enumerated().flatMap { item(ProductItem($1), number: $0 + 1) }
        return ([title] + lines).map { "\($0)\n" }.joined()
    }

    private static func end(_ order: FavoriteOrder) -> String {
        switch order.criterion {
        case .time: order.isAscending ? "earliest" : "latest"
        case .rating: order.isAscending ? "worst" : "best"
        }
    }

    private static func item(_ item: ProductItem, number: Int) -> [String] {
        TerminalText.item(number: number, title: item.title, texts: [item.offer, item.favorite])
    }

    /// One product in full.
    package static func product(_ item: ProductItem) -> String {
        [item.title, item.offer, item.origin, item.summary, item.favorite].filter { !$0.isEmpty }
            .map { TerminalText.paragraph($0) }.joined()
    }
}
