package import PresentationLayer

/// The dependencies of the app's flow, which create the flows of the features.
@MainActor
package protocol AppFlowCoordinatorDependencies {
    /// Returns the flow of the search for films, not yet started.
    /// - Throws: ``ConfigurationError`` if its configuration is incomplete.
    func makeMoviesSearchFlowCoordinator(screens: any MoviesSearchScreens) throws(ConfigurationError) -> MoviesSearchFlowCoordinator
}

/// The coordinator of the app, which starts the flow of a feature and retains it.
@MainActor
package final class AppFlowCoordinator {
    private let screens: any MoviesSearchScreens
    private let dependencies: any AppFlowCoordinatorDependencies
    private var moviesSearch: MoviesSearchFlowCoordinator?

    /// Creates a flow that has not started.
    package init(screens: any MoviesSearchScreens, dependencies: any AppFlowCoordinatorDependencies) {
        self.screens = screens
        self.dependencies = dependencies
    }

    /// Starts the search for films.
    /// - Throws: ``ConfigurationError`` if its configuration is incomplete.
    package func startMovies() throws(ConfigurationError) {
        let flow = try dependencies.makeMoviesSearchFlowCoordinator(screens: screens)
        moviesSearch = flow
        flow.start()
    }
}
