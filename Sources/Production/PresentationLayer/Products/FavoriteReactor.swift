package import DomainLayer

#if canImport(Combine)
    package import Combine
#else
    package import OpenCombine
#endif

/// The reactor of the user's favourites, in a sortable list.
package struct FavoriteReactor: Reactor {
    /// The actions of the user.
    package enum Action: Hashable, Sendable {
        /// Reads the favourites again.
        case load
        /// Changes the order.
        case sort(FavoriteOrder)
        /// Removes a favourite.
        case remove(id: Int)
    }

    /// The changes of the state.
    package enum Mutation: Hashable, Sendable {
        case beganLoading
        case loaded([Product])
        case failedLoading(RepositoryFailure)
        case sorted(FavoriteOrder)
        case beganRemoving
        case removed
        case failedRemoving
    }

    /// The content of the screen.
    package struct State: Hashable, Sendable {
        /// The favourites in their order.
        package internal(set) var products: [Product] = []
        /// The order; the latest first by default.
        package internal(set) var order = FavoriteOrder(by: .time, isAscending: false)
        /// Whether they are being read.
        package internal(set) var isLoading = false
        /// Whether a favourite is being removed.
        package internal(set) var isRemoving = false
        /// The message for content that is missing or an action that failed; nil if there is no error.
        package internal(set) var errorMessage: String?
    }

    /// The initial state, without favourites.
    package let initialState = State()

    private let favoriteUseCase: any FavoriteUseCase

    /// Creates a reactor on a use case.
    package init(favoriteUseCase: any FavoriteUseCase) {
        self.favoriteUseCase = favoriteUseCase
    }

    /// Returns whether a reading replaces a running one.
    package func replaces(_ action: Action, running: Action) -> Bool { action == .load && running == .load }

    /// Adds a reading for every change of a favourite.
    package func transform(action: AnyPublisher<Action, Never>) -> AnyPublisher<Action, Never> {
        action.merged(with: favoriteUseCase.changes.map { _ in .load })
    }

    /// Sends requests to the use case.
    package func mutate(action: Action, state: State) -> AnyPublisher<Mutation, Never> {
        switch action {
        case .load:
            return favoriteUseCase.favorites()
                .mutations(beginning: .beganLoading, succeeding: Mutation.loaded, failing: Mutation.failedLoading)
        case .sort(let order): return Just(.sorted(order)).eraseToAnyPublisher()
        case .remove(let id):
            guard let product = state.products.first(where: { $0.id == id }), !state.isRemoving else {
                return Empty().eraseToAnyPublisher()
            }
            // Every change of a favourite causes a new reading of the list.
            return favoriteUseCase.setFavorite(false, product)
                .mutations(beginning: .beganRemoving, succeeding: { _ in .removed }, failing: { _ in .failedRemoving })
        }
    }

    /// Returns the favourites after a change.
    package func reduce(state: State, mutation: Mutation) -> State {
        var state = state
        switch mutation {
        case .beganLoading:
            state.isLoading = true
            state.errorMessage = nil
        case .loaded(let products):
            state.products = state.order.sorted(products)
            state.isLoading = false
        case .failedLoading(let failure):
            state.isLoading = false
            state.errorMessage = failure.shown(of: "favourites")
        case .sorted(let order):
            state.order = order
            state.products = order.sorted(state.products)
        case .beganRemoving:
            state.isRemoving = true
            state.errorMessage = nil
        case .removed: state.isRemoving = false
        case .failedRemoving:
            state.isRemoving = false
            state.errorMessage = ProductItem.notChanged
        }
        return state
    }
}
