#if canImport(Combine)
    package import Combine
#else
    package import OpenCombine
#endif

/// A source of weather.
package protocol WeatherRepository: Sendable {
    /// Returns the current weather of a city.
    /// - Parameter city: The city's name, in any language that the service knows: `London`, or `London,GB`.
    /// - Returns: A publisher that sends a new request for each subscriber, on any queue. It publishes one value and finishes, or it
    ///   fails. Cancelling stops the request.
    func currentWeather(in city: String) -> AnyPublisher<WeatherEntity, RepositoryFailure>

    /// Returns the forecast for a city: five days, every three hours, the earliest first.
    /// - Parameter city: The city's name.
    /// - Returns: A publisher like that of ``currentWeather(in:)``.
    func forecast(for city: String) -> AnyPublisher<[WeatherEntity], RepositoryFailure>
}
