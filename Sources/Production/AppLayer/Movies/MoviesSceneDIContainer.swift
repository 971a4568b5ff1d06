internal import DataLayer
package import DomainLayer
internal import Logging
package import PresentationLayer

/// The container of the search for films.
@MainActor
package final class MoviesSceneDIContainer: MoviesSearchFlowCoordinatorDependencies {
    struct Dependencies {
        let apiDataTransferService: DefaultDataTransferService
        let imageDataTransferService: DefaultDataTransferService
        let database: AppDatabase
        let logger: Logger
    }

    private let dependencies: Dependencies

    init(dependencies: Dependencies) {
        self.dependencies = dependencies
    }

    // MARK: Flow

    /// Returns the flow, not yet started.
    package func makeMoviesSearchFlowCoordinator(screens: any MoviesSearchScreens) -> MoviesSearchFlowCoordinator {
        MoviesSearchFlowCoordinator(screens: screens, dependencies: self)
    }

    // MARK: View models

    /// Returns the view model of the list.
    package func makeMoviesListViewModel(actions: MoviesListViewModelActions) -> any MoviesListViewModel {
        DefaultMoviesListViewModel(searchMoviesUseCase: makeSearchMoviesUseCase(), actions: actions)
    }

    /// Returns the view model of one film.
    package func makeMovieDetailsViewModel(movie: Movie) -> any MovieDetailsViewModel {
        DefaultMovieDetailsViewModel(movie: movie, posterImagesRepository: makePosterImagesRepository())
    }

    /// Returns the view model of the ten latest searches.
    package func makeMoviesQueryListViewModel(didSelect: @escaping @MainActor (MovieQuery) -> Void) -> any MoviesQueryListViewModel {
        let repository = makeMoviesQueriesRepository()
        return DefaultMoviesQueryListViewModel(
            numberOfQueriesToShow: 10,
            fetchRecentMovieQueriesUseCaseFactory: { requestValue, completion in
                FetchRecentMovieQueriesUseCase(requestValue: requestValue, completion: completion, moviesQueriesRepository: repository)
            }, didSelect: didSelect)
    }

    // MARK: Use cases and repositories

    private func makeSearchMoviesUseCase() -> any SearchMoviesUseCase {
        DefaultSearchMoviesUseCase(moviesRepository: makeMoviesRepository(), moviesQueriesRepository: makeMoviesQueriesRepository())
    }

    private func makeMoviesRepository() -> any MoviesRepository {
        DefaultMoviesRepository(
            dataTransferService: dependencies.apiDataTransferService, database: dependencies.database, logger: dependencies.logger)
    }

    private func makeMoviesQueriesRepository() -> any MoviesQueriesRepository {
        DefaultMoviesQueriesRepository(database: dependencies.database, logger: dependencies.logger)
    }

    private func makePosterImagesRepository() -> any PosterImagesRepository {
        DefaultPosterImagesRepository(dataTransferService: dependencies.imageDataTransferService)
    }
}
