package import DomainLayer

/// The dependencies of the search flow, which create its view models.
@MainActor
package protocol MoviesSearchFlowCoordinatorDependencies {
    /// Returns the view model of the list.
    func makeMoviesListViewModel(actions: MoviesListViewModelActions) -> any MoviesListViewModel
    /// Returns the view model of one film.
    func makeMovieDetailsViewModel(movie: Movie) -> any MovieDetailsViewModel
    /// Returns the view model of the recent searches.
    func makeMoviesQueryListViewModel(didSelect: @escaping @MainActor (MovieQuery) -> Void) -> any MoviesQueryListViewModel
}

/// The screens of the search flow; the app's front end shows them.
@MainActor
package protocol MoviesSearchScreens: AnyObject {
    /// Shows the list of films.
    func showMoviesList(_ viewModel: any MoviesListViewModel)
    /// Shows one film on top of the list.
    func showMovieDetails(_ viewModel: any MovieDetailsViewModel)
    /// Shows the recent searches beside the list.
    func showMovieQueries(_ viewModel: any MoviesQueryListViewModel)
    /// Hides the recent searches.
    func closeMovieQueries()
}

/// The coordinator of the search for films.
@MainActor
package final class MoviesSearchFlowCoordinator {
    private weak var screens: (any MoviesSearchScreens)?
    private let dependencies: any MoviesSearchFlowCoordinatorDependencies
    private var isShowingQueries = false

    /// Creates a flow that has not started.
    /// - Parameters:
    ///   - screens: The screens; not retained, because they retain the flow.
    ///   - dependencies: Creates the view models.
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

    /// Shows the recent searches once, even if the user starts typing several times.
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
