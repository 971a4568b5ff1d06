package import DomainLayer
package import FakeSupport

#if canImport(Combine)
    package import Combine
#else
    package import OpenCombine
#endif

/// A repository of weather with stubbed answers; each subscriber causes a new call.
package final class FakeWeatherRepository: WeatherRepository {
    /// The weather as it is; takes the city.
    package let currentWeather: FakeMethod<String, WeatherEntity>
    /// The forecast; takes the city.
    package let forecast: FakeMethod<String, [WeatherEntity]>

    /// A repository that nothing is stubbed for yet.
    package init(clock: TestClock = TestClock(), fileID: String = #fileID, line: Int = #line) {
        currentWeather = FakeMethod("currentWeather(in:)", clock: clock, fileID: fileID, line: line)
        forecast = FakeMethod("forecast(for:)", clock: clock, fileID: fileID, line: line)
    }

    package func currentWeather(in city: String) -> AnyPublisher<WeatherEntity, RepositoryFailure> { currentWeather.publisher(city) }

    package func forecast(for city: String) -> AnyPublisher<[WeatherEntity], RepositoryFailure> { forecast.publisher(city) }
}
