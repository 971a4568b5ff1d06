#if canImport(Combine)
    package import Combine
#else
    package import OpenCombine
#endif

/// Finds out what the weather of a city is, and will be.
package protocol FetchDailyWeatherUseCase: Sendable {
    /// Asks.
    /// - Parameter city: Its name.
    /// - Returns: A publisher that asks anew for each subscriber, on any queue: one value and the end, or why there is none. Cancelling stops the requests.
    func execute(city: String) -> AnyPublisher<DailyWeather, RepositoryFailure>
}

/// Asks a repository for the weather as it is, and then for the forecast: of a city that it does not know it is asked once.
///
/// Where one fails, there is nothing.
/// Not with `zip`, which in OpenCombine 0.14 ends the process when one publisher fails while the other answers.
package struct DefaultFetchDailyWeatherUseCase: FetchDailyWeatherUseCase {
    private let weatherRepository: any WeatherRepository

    /// A use case on a repository.
    package init(weatherRepository: any WeatherRepository) {
        self.weatherRepository = weatherRepository
    }

    /// Sums up what both answer.
    package func execute(city: String) -> AnyPublisher<DailyWeather, RepositoryFailure> {
        weatherRepository.currentWeather(in: city)
            .flatMap { [weatherRepository] now in
                weatherRepository.forecast(for: city).map { DailyWeather(now: now, forecast: $0) }
            }
            .eraseToAnyPublisher()
    }
}
