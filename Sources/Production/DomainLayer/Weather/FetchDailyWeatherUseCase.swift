#if canImport(Combine)
    package import Combine
#else
    package import OpenCombine
#endif

/// A use case that fetches the current weather of a city and its forecast.
package protocol FetchDailyWeatherUseCase: Sendable {
    /// Fetches the weather of a city.
    /// - Parameter city: The city's name.
    /// - Returns: A publisher that sends new requests for each subscriber, on any queue. It publishes one value and finishes, or it
    ///   fails. Cancelling stops the requests.
    func execute(city: String) -> AnyPublisher<DailyWeather, RepositoryFailure>
}

/// A use case that requests the current weather from a repository, and then the forecast.
///
/// It sends only one request for a city that the repository does not know.
///
/// If one of the two requests fails, the use case fails.
/// It does not use `zip`: in OpenCombine 0.14, that operator ends the process when one publisher fails while the other answers.
package struct DefaultFetchDailyWeatherUseCase: FetchDailyWeatherUseCase {
    private let weatherRepository: any WeatherRepository

    /// Creates a use case on a repository.
    package init(weatherRepository: any WeatherRepository) {
        self.weatherRepository = weatherRepository
    }

    /// Combines the two answers.
    package func execute(city: String) -> AnyPublisher<DailyWeather, RepositoryFailure> {
        weatherRepository.currentWeather(in: city)
            .flatMap { [weatherRepository] now in
                weatherRepository.forecast(for: city).map { DailyWeather(now: now, forecast: $0) }
            }
            .eraseToAnyPublisher()
    }
}
