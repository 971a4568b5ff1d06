package import DomainLayer
internal import Foundation

#if canImport(Combine)
    package import Combine
#else
    package import OpenCombine
#endif

/// A weather source that requests the service.
package struct RemoteWeatherDataSource: WeatherDataSource {
    private let dataTransferService: any DataTransferService
    private let queue: any DataTransferDispatchQueue

    /// Creates a source.
    /// - Parameters:
    ///   - dataTransferService: The service that sends requests to OpenWeatherMap.
    ///   - queue: The queue on which all answers are published.
    package init(
        dataTransferService: DefaultDataTransferService, queue: any DataTransferDispatchQueue = DispatchQueue.global(qos: .userInitiated)
    ) {
        self.dataTransferService = dataTransferService
        self.queue = queue
    }

    /// Requests the current weather.
    package func currentWeather(in city: String) -> AnyPublisher<WeatherDTO, RepositoryFailure> {
        dataTransferService.publisher(for: WeatherEndpoints.current(in: city), on: queue).mapError(\.failure).eraseToAnyPublisher()
    }

    /// Requests the forecast.
    package func forecast(for city: String) -> AnyPublisher<ForecastDTO, RepositoryFailure> {
        dataTransferService.publisher(for: WeatherEndpoints.forecast(for: city), on: queue).mapError(\.failure).eraseToAnyPublisher()
    }
}
