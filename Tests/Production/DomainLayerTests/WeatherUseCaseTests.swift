import DomainFakes
import DomainLayer
import FakeSupport
import Foundation
import Testing

#if canImport(Combine)
    import Combine
#else
    import OpenCombine
#endif

@Suite("Weather: the use case")
struct WeatherUseCaseTests {
    private let clock = TestClock()
    private let repository: FakeWeatherRepository

    init() {
        repository = FakeWeatherRepository(clock: clock)
    }

    private func fetch(_ city: String = "Lanternholm") -> AnyPublisher<DailyWeather, RepositoryFailure> {
        DefaultFetchDailyWeatherUseCase(weatherRepository: repository).execute(city: city)
    }

    @Test func sumsUpTheWeatherAndTheForecast() {
        repository.currentWeather.stub(.returns(.sample()).after(.seconds(2)))
        repository.forecast.stub(.returns([.sample(temperature: 3)]).after(.seconds(1)))
        let log = PublisherLog<DailyWeather>()
        let subscription = log.subscribe(to: fetch())
        clock.advance(by: .seconds(2))
        #expect(log.all == [])
        clock.advance(by: .seconds(1))
        #expect(log.all == [.success(DailyWeather(now: .sample(), forecast: [.sample(temperature: 3)]))])
        #expect(log.endCount == 1)
        #expect(repository.currentWeather.calls == ["Lanternholm"])
        #expect(repository.forecast.calls == ["Lanternholm"])
        subscription.cancel()
    }

    @Test(arguments: [true, false]) func thereIsNothingWhereOneFails(_ isForecast: Bool) {
        repository.currentWeather.stub(isForecast ? .returns(.sample()) : .fails(RepositoryFailure.timedOut))
        repository.forecast.stub(isForecast ? .fails(RepositoryFailure.timedOut) : .returns([.sample()]))
        let log = PublisherLog<DailyWeather>()
        let subscription = log.subscribe(to: fetch())
        #expect(log.all == [.failure(.timedOut)])
        #expect(log.endCount == 0)
        // There is no forecast for an unknown city.
        #expect(repository.forecast.calls.count == (isForecast ? 1 : 0))
        subscription.cancel()
    }

    @Test func asksNothingBeforeASubscription() {
        let publisher = fetch()
        #expect(repository.currentWeather.calls == [])
        withExtendedLifetime(publisher) {}
    }

    /// A failed publisher asks again for the next subscriber.
    @Test func asksAgainAfterAFailure() {
        repository.currentWeather.stub(.fails(RepositoryFailure.noConnection))
        repository.forecast.stub(.returns([.sample()]))
        let publisher = fetch()
        let log = PublisherLog<DailyWeather>()
        let first = log.subscribe(to: publisher)
        repository.currentWeather.stub(.returns(.sample()))
        let second = log.subscribe(to: publisher)
        #expect(log.all == [.failure(.noConnection), .success(.sample())])
        #expect(repository.currentWeather.calls.count == 2)
        withExtendedLifetime((first, second)) {}
    }

    @Test(arguments: [false, true]) func droppingTheSubscriptionCancelsWhatIsUnderWay(_ isForecast: Bool) {
        repository.currentWeather.stub(.returns(.sample()).after(.seconds(1)))
        repository.forecast.stub(.returns([.sample()]).after(.seconds(1)))
        let log = PublisherLog<DailyWeather>()
        var subscription: AnyCancellable? = log.subscribe(to: fetch())
        if isForecast { clock.advance(by: .seconds(1)) }
        withExtendedLifetime(subscription) {}
        subscription = nil
        clock.advance(by: .seconds(2))
        #expect(log.all == [])
        #expect(repository.currentWeather.cancelledCalls == (isForecast ? [] : ["Lanternholm"]))
        #expect(repository.forecast.cancelledCalls == (isForecast ? ["Lanternholm"] : []))
    }
}

@Suite("Weather: days")
struct DailyWeatherTests {
    private func weather(_ seconds: Int, zone: Int = 0, lowest: Double = 1, highest: Double = 2, summary: String = "") -> WeatherEntity {
        .sample(
            date: Date(timeIntervalSince1970: Double(seconds)), secondsFromGMT: zone, summary: summary, lowest: lowest, highest: highest)
    }

    @Test func aDayHasItsExtremesAndItsNoon() throws {
        let hour = 3_600
        let days = DailyWeather(
            now: .sample(),
            forecast: [
                weather(20 * hour, lowest: 3, highest: 9, summary: "evening"), weather(2 * hour, lowest: -1, highest: 4, summary: "night"),
                weather(11 * hour, lowest: 5, highest: 12, summary: "morning"),
                weather(13 * hour, lowest: 6, highest: 11, summary: "afternoon"),
            ]
        ).days
        let day = try #require(days.first)
        #expect(days.count == 1)
        #expect(day.number == 0)
        #expect(day.lowest == -1)
        #expect(day.highest == 12)
        // Of two that are as near to noon the earlier.
        #expect(day.midday.summary == "morning")
    }

    /// A day begins at midnight of the city's time zone.
    @Test(arguments: [(0, [0, 1]), (3_600, [1, 1]), (-3_600, [0, 0]), (-90_000, [-1, -1])])
    func daysAreThoseOfTheCitysClock(_ zone: Int, _ expected: [Int]) {
        let last = weather(86_399, zone: zone)
        let first = weather(86_400, zone: zone)
        #expect([last, first].map { DailyWeather(now: .sample(), forecast: [$0]).days.map(\.number) } == expected.map { [$0] })
    }

    @Test func daysComeInTheirOrder() {
        let days = DailyWeather(now: .sample(), forecast: [3, 1, 2, 1].map { weather($0 * 86_400) }).days
        #expect(days.map(\.number) == [1, 2, 3])
        #expect(DailyWeather(now: .sample(), forecast: []).days == [])
    }
}
