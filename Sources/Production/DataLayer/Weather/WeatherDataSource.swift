package import DomainLayer

#if canImport(Combine)
    package import Combine
#else
    package import OpenCombine
#endif

/// Where a repository of weather gets its answers from.
package protocol WeatherDataSource: Sendable {
    /// The weather of a city as it is.
    /// - Returns: A publisher that asks anew for each subscriber, on any queue: one value and the end, or why there is none.
    func currentWeather(in city: String) -> AnyPublisher<WeatherDTO, RepositoryFailure>

    /// The weather of a city for five days.
    /// - Returns: A publisher as that of ``currentWeather(in:)``.
    func forecast(for city: String) -> AnyPublisher<ForecastDTO, RepositoryFailure>
}

/// Where answers are kept, and can be had again.
package protocol WeatherKeeper: WeatherDataSource {
    /// Keeps the weather of a city in the place of what was kept before; a failure is nobody's business but the log's.
    func save(_ weather: WeatherDTO, for city: String)

    /// Keeps the forecast for a city in the place of what was kept before.
    func save(_ forecast: ForecastDTO, for city: String)
}
