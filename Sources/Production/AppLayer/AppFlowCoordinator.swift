package import PresentationLayer

/// What makes the flows of the features; the app's composition does.
@MainActor
package protocol AppFlowCoordinatorDependencies {
    /// The flow of the search for films, which has not begun.
    /// - Throws: ``ConfigurationError`` where something is missing for it.
    func makeMoviesSearchFlowCoordinator(screens: any MoviesSearchScreens) throws(ConfigurationError) -> MoviesSearchFlowCoordinator
}

/// Leads through the app: begins the flow of a feature and keeps it.
@MainActor
package final class AppFlowCoordinator {
    private let screens: any MoviesSearchScreens
    private let dependencies: any AppFlowCoordinatorDependencies
    private var moviesSearch: MoviesSearchFlowCoordinator?

    /// A flow that has not begun.
    package init(screens: any MoviesSearchScreens, dependencies: any AppFlowCoordinatorDependencies) {
        self.screens = screens
        self.dependencies = dependencies
    }

    /// Begins the search for films.
    /// - Throws: ``ConfigurationError`` where something is missing for it.
    package func startMovies() throws(ConfigurationError) {
        let flow = try dependencies.makeMoviesSearchFlowCoordinator(screens: screens)
        moviesSearch = flow
        flow.start()
    }
}
