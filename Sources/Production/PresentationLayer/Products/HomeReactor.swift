package import DomainLayer
internal import Foundation

#if canImport(Combine)
    package import Combine
#else
    package import OpenCombine
#endif

/// The reactor of the service's products: a user loads pages, reloads the list, and changes favourites.
package struct HomeReactor: Reactor {
    /// The actions of the user.
    package enum Action: Hashable, Sendable {
        /// Loads the first page, in place of any running request.
        ///
        /// The current content stays until the page arrives.
        case refresh
        /// Loads the page after the last one, if there is one and nothing is being loaded.
        case loadNextPage
        /// Adds the product of this number to the favourites, or removes it.
        case toggleFavorite(id: Int)
    }

    /// The kinds of loading.
    package enum Loading: Hashable, Sendable {
        case firstPage
        case nextPage
    }

    /// The changes of the state.
    package enum Mutation: Hashable, Sendable {
        case beganLoading(Loading)
        case loaded(ProductsPage, Loading)
        case failedLoading(RepositoryFailure)
        case beganToggling(id: Int)
        case toggled(id: Int)
        case failedToggling(id: Int)
        case changed(Product)
    }

    /// The content of the screen.
    package struct State: Hashable, Sendable {
        /// The products of all loaded pages.
        package internal(set) var products: [Product] = []
        /// The total number of products; nil until a page arrives.
        package internal(set) var total: Int?
        /// The kind of loading; nil if nothing is being loaded.
        package internal(set) var loading: Loading?
        /// The message for content that is missing or an action that failed; nil if there is no error.
        package internal(set) var errorMessage: String?
        /// The number of products that the next page skips; nil if there is no next page.
        var nextSkip: Int?
        /// The numbers of the products whose marks are being changed.
        var toggling: Set<Int> = []
        /// The marks that changed after the running request started, because its page may contain outdated ones.
        var marksSinceLoadBegan: [Int: Date?] = [:]

        /// Whether there are more products than the loaded ones.
        package var hasMorePages: Bool { nextSkip != nil }
    }

    /// The initial state, without products.
    package let initialState = State()

    private let homeUseCase: any HomeUseCase
    private let favoriteUseCase: any FavoriteUseCase

    /// Creates a reactor on two use cases.
    package init(homeUseCase: any HomeUseCase, favoriteUseCase: any FavoriteUseCase) {
        self.homeUseCase = homeUseCase
        self.favoriteUseCase = favoriteUseCase
    }

    /// Returns whether an action replaces a running one.
    ///
    /// A refresh replaces all running page requests, whose results are dropped.
    package func replaces(_ action: Action, running: Action) -> Bool {
        action == .refresh && (running == .refresh || running == .loadNextPage)
    }

    /// Sends requests to the use cases.
    package func mutate(action: Action, state: State) -> AnyPublisher<Mutation, Never> {
        switch action {
        case .refresh: return load(.firstPage, skip: 0)
        case .loadNextPage:
            guard let skip = state.nextSkip, state.loading == nil else { break }
            return load(.nextPage, skip: skip)
        case .toggleFavorite(let id):
            guard let product = state.products.first(where: { $0.id == id }), !state.toggling.contains(id) else { break }
            // The published change of the favourite updates the mark.
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

    /// Adds every change of a favourite, from this screen or another.
    package func transform(mutation: AnyPublisher<Mutation, Never>) -> AnyPublisher<Mutation, Never> {
        mutation.merged(with: favoriteUseCase.changes.map(Mutation.changed))
    }

    /// Returns the list after a change.
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
        // The service may move products between two page requests.
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
