package import PresentationLayer

/// Leads through the app: begins the flow of a feature and keeps it.
@MainActor
package final class AppFlowCoordinator {
    private let screens: any MoviesSearchScreens
    private let appDIContainer: AppDIContainer
    private var moviesSearch: MoviesSearchFlowCoordinator?

    /// A flow that has not begun.
    package init(screens: any MoviesSearchScreens, appDIContainer: AppDIContainer) {
        self.screens = screens
        self.appDIContainer = appDIContainer
    }

    /// Begins the search for films.
    /// - Throws: ``ConfigurationProblem`` where something is missing for it.
    package func startMovies() throws(ConfigurationProblem) {
        let flow = try appDIContainer.makeMoviesSceneDIContainer().makeMoviesSearchFlowCoordinator(screens: screens)
        moviesSearch = flow
        flow.start()
    }
}
