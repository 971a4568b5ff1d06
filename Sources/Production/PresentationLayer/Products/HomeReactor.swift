package import DomainLayer
internal import Foundation

#if canImport(Combine)
    package import Combine
#else
    package import OpenCombine
#endif

/// The products of the service, page by page: a user loads more of them, begins anew, and takes some for favourites.
package struct HomeReactor: Reactor {
    /// What somebody does.
    package enum Action: Hashable, Sendable {
        /// Loads the first page, in the place of any that is under way; what is shown stays until it has come.
        case refresh
        /// Loads what comes after the last page, if there is more and nothing is being loaded.
        case loadNextPage
        /// Makes the product of this number a favourite, or takes that back.
        case toggleFavorite(id: Int)
    }

    /// What is being loaded.
    package enum Loading: Hashable, Sendable {
        case firstPage
        case nextPage
    }

    /// What changes.
    package enum Mutation: Hashable, Sendable {
        case beganLoading(Loading)
        case loaded(ProductsPage, Loading)
        case failedLoading(RepositoryFailure)
        case beganToggling(id: Int)
        case toggled(id: Int)
        case failedToggling(id: Int)
        case changed(Product)
    }

    /// What is shown.
    package struct State: Hashable, Sendable {
        /// The products of all pages that have come.
        package internal(set) var products: [Product] = []
        /// How many there are altogether; nil until a page has come.
        package internal(set) var total: Int?
        /// What is being loaded; nil for nothing.
        package internal(set) var loading: Loading?
        /// Why something is missing or was not done, for people; nil where nothing is.
        package internal(set) var errorMessage: String?
        /// How many products the next page skips; nil where there is none.
        var nextSkip: Int?
        /// The products whose marks are being changed.
        var toggling: Set<Int> = []
        /// The marks that were changed since the load began that is under way: its page may not know of them.
        var marksSinceLoadBegan: [Int: Date?] = [:]

        /// Whether there are more products than those that are shown.
        package var hasMorePages: Bool { nextSkip != nil }
    }

    /// An empty list.
    package let initialState = State()

    private let homeUseCase: any HomeUseCase
    private let favoriteUseCase: any FavoriteUseCase

    /// A reactor on two use cases.
    package init(homeUseCase: any HomeUseCase, favoriteUseCase: any FavoriteUseCase) {
        self.homeUseCase = homeUseCase
        self.favoriteUseCase = favoriteUseCase
    }

    /// A refresh drops every page that is under way, of which nothing comes any more.
    package func replaces(_ action: Action, running: Action) -> Bool {
        action == .refresh && (running == .refresh || running == .loadNextPage)
    }

    /// Asks the use cases.
    package func mutate(action: Action, state: State) -> AnyPublisher<Mutation, Never> {
        switch action {
        case .refresh: return load(.firstPage, skip: 0)
        case .loadNextPage:
            guard let skip = state.nextSkip, state.loading == nil else { break }
            return load(.nextPage, skip: skip)
        case .toggleFavorite(let id):
            guard let product = state.products.first(where: { $0.id == id }), !state.toggling.contains(id) else { break }
            // The mark itself is told by the change.
            return favoriteUseCase.setFavorite(!product.isFavorite, product)
                .mutations(
                    beginning: .beganToggling(id: id), succeeding: { _ in .toggled(id: id) }, failing: { _ in .failedToggling(id: id) })
        }
        return Empty().eraseToAnyPublisher()
    }

    private func load(_ loading: Loading, skip: Int) -> AnyPublisher<Mutation, Never> {
        homeUseCase.page(skip: skip)
            .mutations(beginning: .beganLoading(loading), succeeding: { .loaded($0, loading) }, failing: Mutation.failedLoading)
    }

    /// Whatever becomes a favourite, or is none any more, here or elsewhere, changes here.
    package func transform(mutation: AnyPublisher<Mutation, Never>) -> AnyPublisher<Mutation, Never> {
        mutation.merged(with: favoriteUseCase.changes.map(Mutation.changed))
    }

    /// The list after a change.
    package func reduce(state: State, mutation: Mutation) -> State {
        var state = state
        switch mutation {
        case .beganLoading(let loading):
            state.loading = loading
            state.errorMessage = nil
            state.marksSinceLoadBegan = [:]
        case .loaded(let page, let loading): state.add(page, loading)
        case .failedLoading(let failure):
            state.loading = nil
            state.errorMessage = failure.shown(of: "products")
        case .beganToggling(let id):
            state.toggling.insert(id)
            state.errorMessage = nil
        case .toggled(let id): state.toggling.remove(id)
        case .failedToggling(let id):
            state.toggling.remove(id)
            state.errorMessage = ProductItem.notChanged
        case .changed(let product): state.mark(product)
        }
        return state
    }
}

extension HomeReactor.State {
    fileprivate mutating func add(_ page: ProductsPage, _ loading: HomeReactor.Loading) {
        if loading == .firstPage { products = [] }
        // The service may move products between two pages.
        var known = Set(products.map(\.id))
        products += page.products.filter { known.insert($0.id).inserted }.map { product in
            var product = product
            if let mark = marksSinceLoadBegan[product.id] { product.favoriteRegistrationTime = mark }
            return product
        }
        total = page.total
        nextSkip = page.nextSkip
        self.loading = nil
    }

    fileprivate mutating func mark(_ product: Product) {
        for index in products.indices where products[index].id == product.id {
            products[index].favoriteRegistrationTime = product.favoriteRegistrationTime
        }
        if loading != nil { marksSinceLoadBegan.updateValue(product.favoriteRegistrationTime, forKey: product.id) }
    }
}
