package import DomainLayer
package import FakeSupport

#if canImport(Combine)
    package import Combine
#else
    package import OpenCombine
#endif

/// A use case that finds the weather that a test stubs; each subscriber causes a new call.
package final class FakeFetchDailyWeatherUseCase: FetchDailyWeatherUseCase {
    /// The weather; takes the city.
    package let execute: FakeMethod<String, DailyWeather>

    /// A use case that nothing is stubbed for yet.
    package init(clock: TestClock = TestClock(), fileID: String = #fileID, line: Int = #line) {
        execute = FakeMethod("execute(city:)", clock: clock, fileID: fileID, line: line)
    }

    package func execute(city: String) -> AnyPublisher<DailyWeather, RepositoryFailure> { execute.publisher(city) }
}
