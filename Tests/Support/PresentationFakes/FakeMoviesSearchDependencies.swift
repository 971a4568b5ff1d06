package import DomainFakes
package import DomainLayer
package import FakeSupport
package import PresentationLayer

/// The view models of the search for films, on fakes of everything below them.
package struct FakeMoviesSearchDependencies: MoviesSearchFlowCoordinatorDependencies {
    package let search: FakeSearchMoviesUseCase
    package let posters: FakePosterImagesRepository
    package let recentSearches: FakeMethod<FetchRecentMovieQueriesUseCase.RequestValue, [MovieQuery]>

    package init(fileID: String = #fileID, line: Int = #line) {
        search = FakeSearchMoviesUseCase(fileID: fileID, line: line)
        posters = FakePosterImagesRepository(fileID: fileID, line: line)
        recentSearches = FakeMethod("recentSearches", fileID: fileID, line: line)
    }

    package func makeMoviesListViewModel(actions: MoviesListViewModelActions) -> any MoviesListViewModel {
        DefaultMoviesListViewModel(searchMoviesUseCase: search, actions: actions)
    }

    package func makeMovieDetailsViewModel(movie: Movie) -> any MovieDetailsViewModel {
        DefaultMovieDetailsViewModel(movie: movie, posterImagesRepository: posters)
    }

    package func makeMoviesQueryListViewModel(didSelect: @escaping @MainActor (MovieQuery) -> Void) -> any MoviesQueryListViewModel {
        let starts = recentSearches
        return DefaultMoviesQueryListViewModel(
            numberOfQueriesToShow: 3,
            fetchRecentMovieQueriesUseCaseFactory: { FakeFetchRecentMovieQueriesUseCase(starts, requestValue: $0, completion: $1) },
            didSelect: didSelect)
    }
}
