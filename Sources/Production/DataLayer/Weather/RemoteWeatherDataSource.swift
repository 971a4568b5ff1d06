package import DomainLayer
internal import Foundation

#if canImport(Combine)
    package import Combine
#else
    package import OpenCombine
#endif

/// Weather from the service.
package struct RemoteWeatherDataSource: WeatherDataSource {
    private let dataTransferService: any DataTransferService
    private let queue: any DataTransferDispatchQueue

    /// A source.
    /// - Parameters:
    ///   - dataTransferService: Asks OpenWeatherMap.
    ///   - queue: Where all answers come.
    package init(
        dataTransferService: DefaultDataTransferService, queue: any DataTransferDispatchQueue = DispatchQueue.global(qos: .userInitiated)
    ) {
        self.dataTransferService = dataTransferService
        self.queue = queue
    }

    /// Asks for the weather as it is.
    package func currentWeather(in city: String) -> AnyPublisher<WeatherDTO, RepositoryFailure> {
        dataTransferService.publisher(for: WeatherEndpoints.current(in: city), on: queue).mapError(\.failure).eraseToAnyPublisher()
    }

    /// Asks for the forecast.
    package func forecast(for city: String) -> AnyPublisher<ForecastDTO, RepositoryFailure> {
        dataTransferService.publisher(for: WeatherEndpoints.forecast(for: city), on: queue).mapError(\.failure).eraseToAnyPublisher()
    }
}
