package import DomainLayer

#if canImport(Combine)
    package import Combine
#else
    package import OpenCombine
#endif

/// One product, which a user takes for a favourite, or not any more.
///
/// Its states are those of ``FavoriteReactor`` with another meaning: each screen has its own, so that one changes without the other.
package struct DetailReactor: Reactor {
    /// What somebody does.
    package enum Action: Hashable, Sendable {
        /// Looks whether it is a favourite.
        case load
        /// Makes it a favourite, or takes that back.
        case toggleFavorite
    }

    /// What changes.
    package enum Mutation: Hashable, Sendable {
        case beganLoading
        case loaded(Product)
        case failedLoading(RepositoryFailure)
        case beganToggling
        case toggled
        case failedToggling
        case changed(Product)
    }

    /// What is shown.
    package struct State: Hashable, Sendable {
        /// The product.
        package internal(set) var product: Product
        /// Whether its mark is being looked up.
        package internal(set) var isLoading = false
        /// Whether its mark is being changed.
        package internal(set) var isToggling = false
        /// Why something was not done, for people; nil where nothing is.
        package internal(set) var errorMessage: String?
    }

    /// The product as it was shown before.
    package let initialState: State

    private let detailUseCase: any DetailUseCase
    private let favoriteUseCase: any FavoriteUseCase

    /// A reactor of a product.
    package init(product: Product, detailUseCase: any DetailUseCase, favoriteUseCase: any FavoriteUseCase) {
        initialState = State(product: product)
        self.detailUseCase = detailUseCase
        self.favoriteUseCase = favoriteUseCase
    }

    /// Only the latest look counts.
    package func replaces(_ action: Action, running: Action) -> Bool { action == .load && running == .load }

    /// A mark that is changed, here or elsewhere, changes here.
    package func transform(mutation: AnyPublisher<Mutation, Never>) -> AnyPublisher<Mutation, Never> {
        let id = initialState.product.id
        return mutation.merged(with: favoriteUseCase.changes.filter { $0.id == id }.map(Mutation.changed))
    }

    /// Asks the use cases.
    package func mutate(action: Action, state: State) -> AnyPublisher<Mutation, Never> {
        switch action {
        case .load:
            return detailUseCase.product(state.product)
                .mutations(beginning: .beganLoading, succeeding: Mutation.loaded, failing: Mutation.failedLoading)
        case .toggleFavorite:
            guard !state.isToggling else { return Empty().eraseToAnyPublisher() }
            // The mark itself is told by the change.
            return favoriteUseCase.setFavorite(!state.product.isFavorite, state.product)
                .mutations(beginning: .beganToggling, succeeding: { _ in .toggled }, failing: { _ in .failedToggling })
        }
    }

    /// The product after a change.
    package func reduce(state: State, mutation: Mutation) -> State {
        var state = state
        switch mutation {
        case .beganLoading:
            state.isLoading = true
            state.errorMessage = nil
        // A change that came meanwhile is newer than what was looked up.
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
