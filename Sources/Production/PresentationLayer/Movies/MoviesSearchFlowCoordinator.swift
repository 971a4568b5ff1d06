package import DomainLayer

/// What makes the view models of the search for films; the app's composition does.
@MainActor
package protocol MoviesSearchFlowCoordinatorDependencies {
    /// The list of films.
    func makeMoviesListViewModel(actions: MoviesListViewModelActions) -> any MoviesListViewModel
    /// One film.
    func makeMovieDetailsViewModel(movie: Movie) -> any MovieDetailsViewModel
    /// The recent searches.
    func makeMoviesQueryListViewModel(didSelect: @escaping @MainActor (MovieQuery) -> Void) -> any MoviesQueryListViewModel
}

/// What shows the screens of the search for films; the app's front end does.
@MainActor
package protocol MoviesSearchScreens: AnyObject {
    /// Shows the list of films.
    func showMoviesList(_ viewModel: any MoviesListViewModel)
    /// Shows one film above it.
    func showMovieDetails(_ viewModel: any MovieDetailsViewModel)
    /// Shows the recent searches beside it.
    func showMovieQueries(_ viewModel: any MoviesQueryListViewModel)
    /// Takes the recent searches away.
    func closeMovieQueries()
}

/// Leads through the search for films.
@MainActor
package final class MoviesSearchFlowCoordinator {
    private weak var screens: (any MoviesSearchScreens)?
    private let dependencies: any MoviesSearchFlowCoordinatorDependencies
    private var isShowingQueries = false

    /// A flow that has not begun.
    /// - Parameters:
    ///   - screens: Not kept alive: it keeps the flow.
    ///   - dependencies: Makes the view models.
    package init(screens: any MoviesSearchScreens, dependencies: any MoviesSearchFlowCoordinatorDependencies) {
        self.screens = screens
        self.dependencies = dependencies
    }

    /// Shows the list.
    package func start() {
        let actions = MoviesListViewModelActions(
            showMovieDetails: { [weak self] in self?.showMovieDetails($0) },
            showMovieQueriesSuggestions: { [weak self] in self?.showMovieQueries(didSelect: $0) },
            closeMovieQueriesSuggestions: { [weak self] in self?.closeMovieQueries() })
        screens?.showMoviesList(dependencies.makeMoviesListViewModel(actions: actions))
    }

    private func showMovieDetails(_ movie: Movie) {
        screens?.showMovieDetails(dependencies.makeMovieDetailsViewModel(movie: movie))
    }

    /// Once, however often somebody begins to type.
    private func showMovieQueries(didSelect: @escaping @MainActor (MovieQuery) -> Void) {
        guard !isShowingQueries else { return }
        isShowingQueries = true
        screens?.showMovieQueries(dependencies.makeMoviesQueryListViewModel(didSelect: didSelect))
    }

    private func closeMovieQueries() {
        guard isShowingQueries else { return }
        isShowingQueries = false
        screens?.closeMovieQueries()
    }
}
