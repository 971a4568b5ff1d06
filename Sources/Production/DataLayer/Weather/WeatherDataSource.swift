package import DomainLayer

#if canImport(Combine)
    package import Combine
#else
    package import OpenCombine
#endif

/// A source of a weather repository's answers.
package protocol WeatherDataSource: Sendable {
    /// Returns the current weather of a city.
    /// - Returns: A publisher that starts again for each subscriber, on any queue. It publishes one value and finishes, or it fails.
    func currentWeather(in city: String) -> AnyPublisher<WeatherDTO, RepositoryFailure>

    /// Returns the forecast of a city for five days.
    /// - Returns: A publisher like that of ``currentWeather(in:)``.
    func forecast(for city: String) -> AnyPublisher<ForecastDTO, RepositoryFailure>
}

/// A weather source that can also store answers.
package protocol WeatherKeeper: WeatherDataSource {
    /// Replaces the stored weather of a city; a failure is only logged.
    func save(_ weather: WeatherDTO, for city: String)

    /// Replaces the stored forecast for a city; a failure is only logged.
    func save(_ forecast: ForecastDTO, for city: String)
}
