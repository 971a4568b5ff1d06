import AppCore

/// A search for products.
struct Search: Reducer {
    struct State: Equatable {
        var query = ""
        var results: Loadable<[Product]> = .idle
        @Clamped(0...20) var limit = 10

        static func == (lhs: State, rhs: State) -> Bool {
            lhs.query == rhs.query && lhs.results == rhs.results && lhs.limit == rhs.limit
        }
    }

    enum Action {
        case queryChanged(String)
        case response(Loadable<[Product]>)
        case selected(Product)
    }

    @Dependency(\.products) private var products
    @Stored(.lastSearch) private var lastSearch

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
        switch action {
        case .queryChanged(let query):
            state.query = query
            lastSearch = query
            state.results = .loading
            return .run { [limit = state.limit] send in
                let found = try await products.allProducts().filter { $0.title.contains(query) }
                await send(.response(.loaded(Array(found.prefix(limit)))))
            } catch: {
                .response(.failed(AppError($0)))
            }
        case .response(let results):
            state.results = results.map { $0.sorted(by: \.price) }
            return .none
        case .selected:
            state.limit += 1
            return .none
        }
    }
}
