internal import DataLayer
internal import Foundation
package import Logging
package import PresentationLayer

/// The container that creates the shared objects, and the containers of the features.
@MainActor
package final class AppDIContainer: AppFlowCoordinatorDependencies {
    /// The usual address of The Movie Database's images.
    package nonisolated static let usualImageAddress = "https://image.tmdb.org"

    private let configuration: AppConfiguration
    private let database: AppDatabase
    private let logger: Logger

    /// Creates a container.
    /// - Parameters:
    ///   - configuration: The addresses of the services, and their keys.
    ///   - databasePath: The file of the app's database.
    ///   - logger: Logs requests, never a key.
    /// - Throws: An error that describes why the database cannot be opened.
    package init(configuration: AppConfiguration, databasePath: String, logger: Logger) throws {
        self.configuration = configuration
        self.logger = logger
        database = try AppDatabase(path: databasePath)
    }

    /// Waits until all pending writes are done; for programs that are about to end.
    package func settle() async {
        await database.settle()
    }

    /// The new path of a corrupt database, which a new one replaced; nil if the database was sound.
    package var corruptDatabase: String? { database.corruptFile }

    /// Returns the flow of the search for films, not yet started.
    /// - Throws: ``ConfigurationError`` if there is no key.
    package func makeMoviesSearchFlowCoordinator(screens: any MoviesSearchScreens) throws(ConfigurationError)
        -> MoviesSearchFlowCoordinator
    {
        try makeMoviesSceneDIContainer().makeMoviesSearchFlowCoordinator(screens: screens)
    }

    private func makeMoviesSceneDIContainer() throws(ConfigurationError) -> MoviesSceneDIContainer {
        let api = NetworkConfig(
            baseURL: address(of: .tmdb), query: ["api_key": try configuration.key(to: .tmdb).text, "language": "en"],
            timeout: configuration.timeout)
        let images = NetworkConfig(
            baseURL: configuration.baseURL(of: .tmdb) ?? Self.url(Self.usualImageAddress), timeout: configuration.timeout)
        return MoviesSceneDIContainer(
            dependencies: MoviesSceneDIContainer.Dependencies(
                apiDataTransferService: service(api, TMDBErrorResolver()),
                imageDataTransferService: service(images, DefaultDataTransferErrorResolver()), database: database, logger: logger))
    }

    /// Returns the container of the weather for a phase.
    /// - Throws: ``ConfigurationError`` if there is no key, and the phase needs one.
    package func makeAppDI(phase: Phase) throws(ConfigurationError) -> AppDI {
        let key = phase == .dev ? Secret("none") : try configuration.key(to: .openweather)
        let api = NetworkConfig(baseURL: address(of: .openweather), query: ["appid": key.text], timeout: configuration.timeout)
        return AppDI(
            phase: phase,
            dependencies: AppDI.Dependencies(
                dataTransferService: service(api, OpenWeatherErrorResolver()), database: database, logger: logger))
    }

    /// Returns the container of the articles.
    /// - Throws: ``ConfigurationError`` if there is no key.
    package func makeArticlesSceneDIContainer() throws(ConfigurationError) -> ArticlesSceneDIContainer {
        let key = try configuration.key(to: .newsapi)
        let api = NetworkConfig(baseURL: address(of: .newsapi), headers: ["X-Api-Key": key.text], timeout: configuration.timeout)
        return ArticlesSceneDIContainer(
            dependencies: ArticlesSceneDIContainer.Dependencies(
                dataTransferService: service(api, NewsAPIErrorResolver()), database: database, logger: logger))
    }

    /// Returns the container of the products.
    package func makeProductsSceneDIContainer() -> ProductsSceneDIContainer {
        let api = NetworkConfig(baseURL: address(of: .products), timeout: configuration.timeout)
        return ProductsSceneDIContainer(
            dependencies: ProductsSceneDIContainer.Dependencies(
                dataTransferService: service(api, DefaultDataTransferErrorResolver()), database: database, logger: logger))
    }

    private func address(of service: APIService) -> URL { configuration.baseURL(of: service) ?? Self.url(service.usualAddress) }

    private func service(_ config: NetworkConfig, _ resolver: any DataTransferErrorResolver) -> DefaultDataTransferService {
        DefaultDataTransferService(with: DefaultNetworkService(config: config, logger: logger), errorResolver: resolver, logger: logger)
    }

    private static func url(_ text: String) -> URL {
        guard let url = URL(string: text) else { preconditionFailure("\(text) is not a valid address") }
        return url
    }
}
