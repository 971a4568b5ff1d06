package import DomainLayer

#if canImport(Combine)
    package import Combine
#else
    package import OpenCombine
#endif

/// The user's favourites, sorted as the user wants.
package struct FavoriteReactor: Reactor {
    /// What somebody does.
    package enum Action: Hashable, Sendable {
        /// Reads the favourites anew.
        case load
        /// Sorts them.
        case sort(FavoriteOrder)
        /// Takes one back.
        case remove(id: Int)
    }

    /// What changes.
    package enum Mutation: Hashable, Sendable {
        case beganLoading
        case loaded([Product])
        case failedLoading(RepositoryFailure)
        case sorted(FavoriteOrder)
        case beganRemoving
        case removed
        case failedRemoving
    }

    /// What is shown.
    package struct State: Hashable, Sendable {
        /// The favourites in their order.
        package internal(set) var products: [Product] = []
        /// The order; the latest first before somebody sorts them.
        package internal(set) var order = FavoriteOrder(by: .time, isAscending: false)
        /// Whether they are being read.
        package internal(set) var isLoading = false
        /// Whether one is being taken back.
        package internal(set) var isRemoving = false
        /// Why something is missing or was not done, for people; nil where nothing is.
        package internal(set) var errorMessage: String?
    }

    /// No favourites.
    package let initialState = State()

    private let favoriteUseCase: any FavoriteUseCase

    /// A reactor on a use case.
    package init(favoriteUseCase: any FavoriteUseCase) {
        self.favoriteUseCase = favoriteUseCase
    }

    /// Only the latest reading counts.
    package func replaces(_ action: Action, running: Action) -> Bool { action == .load && running == .load }

    /// Whatever becomes a favourite, or is none any more, has them read anew.
    package func transform(action: AnyPublisher<Action, Never>) -> AnyPublisher<Action, Never> {
        action.merged(with: favoriteUseCase.changes.map { _ in .load })
    }

    /// Asks the use case.
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
            // The list itself is read anew, as with every change.
            return favoriteUseCase.setFavorite(false, product)
                .mutations(beginning: .beganRemoving, succeeding: { _ in .removed }, failing: { _ in .failedRemoving })
        }
    }

    /// The favourites after a change.
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
