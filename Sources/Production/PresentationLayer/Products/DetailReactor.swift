package import DomainLayer

#if canImport(Combine)
    package import Combine
#else
    package import OpenCombine
#endif

/// The reactor of one product, which a user adds to the favourites or removes.
///
/// Its states resemble those of ``FavoriteReactor``. Each screen has its own type, so that one can change without the other.
package struct DetailReactor: Reactor {
    /// The actions of the user.
    package enum Action: Hashable, Sendable {
        /// Looks up whether the product is a favourite.
        case load
        /// Adds the product to the favourites, or removes it.
        case toggleFavorite
    }

    /// The changes of the state.
    package enum Mutation: Hashable, Sendable {
        case beganLoading
        case loaded(Product)
        case failedLoading(RepositoryFailure)
        case beganToggling
        case toggled
        case failedToggling
        case changed(Product)
    }

    /// The content of the screen.
    package struct State: Hashable, Sendable {
        /// The product.
        package internal(set) var product: Product
        /// Whether its mark is being looked up.
        package internal(set) var isLoading = false
        /// Whether its mark is being changed.
        package internal(set) var isToggling = false
        /// The message for an action that failed; nil if there is no error.
        package internal(set) var errorMessage: String?
    }

    /// The initial state, with the product as it was last shown.
    package let initialState: State

    private let detailUseCase: any DetailUseCase
    private let favoriteUseCase: any FavoriteUseCase

    /// Creates a reactor of a product.
    package init(product: Product, detailUseCase: any DetailUseCase, favoriteUseCase: any FavoriteUseCase) {
        initialState = State(product: product)
        self.detailUseCase = detailUseCase
        self.favoriteUseCase = favoriteUseCase
    }

    /// Returns whether a lookup replaces a running one.
    package func replaces(_ action: Action, running: Action) -> Bool { action == .load && running == .load }

    /// Adds every change of the product's mark, from this screen or another.
    package func transform(mutation: AnyPublisher<Mutation, Never>) -> AnyPublisher<Mutation, Never> {
        let id = initialState.product.id
        return mutation.merged(with: favoriteUseCase.changes.filter { $0.id == id }.map(Mutation.changed))
    }

    /// Sends requests to the use cases.
    package func mutate(action: Action, state: State) -> AnyPublisher<Mutation, Never> {
        switch action {
        case .load:
            return detailUseCase.product(state.product)
                .mutations(beginning: .beganLoading, succeeding: Mutation.loaded, failing: Mutation.failedLoading)
        case .toggleFavorite:
            guard !state.isToggling else { return Empty().eraseToAnyPublisher() }
            // The published change of the favourite updates the mark.
            return favoriteUseCase.setFavorite(!state.product.isFavorite, state.product)
                .mutations(beginning: .beganToggling, succeeding: { _ in .toggled }, failing: { _ in .failedToggling })
        }
    }

    /// Returns the product after a change.
    package func reduce(state: State, mutation: Mutation) -> State {
        var state = state
        switch mutation {
        case .beganLoading:
            state.isLoading = true
            state.errorMessage = nil
        // A change that was published during the lookup is newer than its result.
        case .loaded(let product):
            if state.isLoading { state.product = product }
            state.isLoading = false
        case .failedLoading(let failure):
            state.isLoading = false
            state.errorMessage = failure.shown(of: "the product")
        case .beganToggling:
            state.isToggling = true
            state.errorMessage = nil
        case .toggled: state.isToggling = false
        case .failedToggling:
            state.isToggling = false
            state.errorMessage = ProductItem.notChanged
        case .changed(let product):
            state.product.favoriteRegistrationTime = product.favoriteRegistrationTime
            state.isLoading = false
        }
        return state
    }
}
