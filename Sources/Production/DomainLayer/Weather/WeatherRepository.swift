#if canImport(Combine)
    package import Combine
#else
    package import OpenCombine
#endif

/// Where weather comes from.
package protocol WeatherRepository: Sendable {
    /// The weather of a city as it is.
    /// - Parameter city: Its name, in any language that the service knows: `London`, or `London,GB`.
    /// - Returns: A publisher that asks anew for each subscriber, on any queue: one value and the end, or why there is none. Cancelling stops the request.
    func currentWeather(in city: String) -> AnyPublisher<WeatherEntity, RepositoryFailure>

    /// The weather of a city for five days, every three hours, the earliest first.
    /// - Parameter city: Its name.
    /// - Returns: A publisher as that of ``currentWeather(in:)``.
    func forecast(for city: String) -> AnyPublisher<[WeatherEntity], RepositoryFailure>
}
