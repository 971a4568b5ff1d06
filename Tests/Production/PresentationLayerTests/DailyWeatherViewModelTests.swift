import DomainFakes
import DomainLayer
import FakeSupport
import Foundation
import PresentationLayer
import Testing

#if canImport(Combine)
    import Combine
#else
    import OpenCombine
#endif

@Suite("Weather: the view model") @MainActor
struct DailyWeatherViewModelTests {
    private let useCase = FakeFetchDailyWeatherUseCase()
    private let viewModel: DailyWeatherViewModel

    init() {
        viewModel = DailyWeatherViewModel(fetchDailyWeatherUseCase: useCase)
    }

    /// The states of a view.
    private var shown: String {
        let parts = [viewModel.city, viewModel.now?.city ?? "-", "\(viewModel.days.count)", viewModel.errorMessage ?? "-"]
        return parts.joined(separator: " | ") + (viewModel.isLoading ? " | loading" : "")
    }

    private func advance(by seconds: Int) async {
        useCase.execute.clock.advance(by: .seconds(seconds))
        await mainQueueIsDrained()
    }

    // MARK: Asking

    @Test func showsNothingBeforeTheFirstCity() {
        #expect(shown == " | - | 0 | -")
        viewModel.reload()
        viewModel.show(city: " \n")
        #expect(useCase.execute.calls == [])
    }

    @Test func showsTheWeatherOfACity() async {
        useCase.execute.stub(.returns(.sample(city: "Lanternholm")).after(.seconds(1)))
        viewModel.show(city: "  lantern \t holm ")
        #expect(shown == "lantern holm | - | 0 | - | loading")
        await advance(by: 1)
        #expect(shown == "lantern holm | Lanternholm | 1 | -")
        #expect(useCase.execute.calls == ["lantern holm"])
    }

    @Test(arguments: [
        (RepositoryFailure.noConnection, "No internet connection"), (.timedOut, "The service takes too long to answer"),
        (.refused("no such city"), "The service answered: no such city"), (.status(500), "Failed loading the weather"),
        (.unreadable, "Failed loading the weather"), (.storage, "The app's database cannot be used; another program may be using it"),
        (.failed, "Failed loading the weather"),
    ])
    func reportsFailures(_ failure: RepositoryFailure, _ words: String) async {
        useCase.execute.stub(.fails(failure))
        viewModel.show(city: "a")
        await mainQueueIsDrained()
        #expect(shown == "a | - | 0 | \(words)")
    }

    /// A publisher that has failed is asked again; what is shown stays until then.
    @Test func asksAgainAfterAFailure() async {
        useCase.execute.stub(.returns(.sample(city: "A")))
        viewModel.show(city: "a")
        await mainQueueIsDrained()
        useCase.execute.stub(.fails(RepositoryFailure.noConnection).after(.seconds(1)))
        viewModel.reload()
        #expect(shown == "a | A | 1 | - | loading")
        await advance(by: 1)
        #expect(shown == "a | A | 1 | No internet connection")
        useCase.execute.stub(.returns(.sample(city: "B")))
        viewModel.reload()
        await mainQueueIsDrained()
        #expect(shown == "a | B | 1 | -")
        #expect(useCase.execute.calls == ["a", "a", "a"])
    }

    // MARK: Late, cancelled, during another

    @Test func anotherCityTakesThePlaceOfOneThatIsUnderWay() async {
        useCase.execute.stub(when: { $0 == "a" }, .returns(.sample(city: "A")).after(.seconds(1)))
        useCase.execute.stub(when: { $0 == "b" }, .returns(.sample(city: "B")).after(.seconds(2)))
        viewModel.show(city: "a")
        viewModel.show(city: "b")
        #expect(useCase.execute.cancelledCalls == ["a"])
        await advance(by: 1)
        #expect(shown == "b | - | 0 | - | loading")
        await advance(by: 1)
        #expect(shown == "b | B | 1 | -")
    }

    /// An answer that is on its way to the main queue when it is not wanted any more.
    @Test func anAnswerThatComesTooLateIsNotShown() async {
        useCase.execute.stub(.returns(.sample(city: "A")))
        viewModel.show(city: "a")
        useCase.execute.stub(.never)
        viewModel.show(city: "b")
        await mainQueueIsDrained()
        #expect(shown == "b | - | 0 | - | loading")
    }

    @Test func cancellingDropsTheSubscription() async {
        useCase.execute.stub(.returns(.sample()).after(.seconds(1)))
        viewModel.show(city: "a")
        viewModel.cancel()
        #expect(useCase.execute.cancelledCalls == ["a"])
        await advance(by: 1)
        #expect(shown == "a | - | 0 | -")
        viewModel.cancel()
        #expect(shown == "a | - | 0 | -")
    }

    @Test func theQuestionEndsWithTheViewModel() {
        useCase.execute.stub(.never)
        var viewModel: DailyWeatherViewModel? = DailyWeatherViewModel(fetchDailyWeatherUseCase: useCase)
        viewModel?.show(city: "a")
        viewModel = nil
        #expect(useCase.execute.cancelledCalls == ["a"])
    }

    // MARK: Publishing

    @Test func everyChangeIsPublished() async {
        useCase.execute.stub(.returns(.sample()))
        var loading: [Bool] = []
        var errors: [String?] = []
        var changes = 0
        let subscriptions: [AnyCancellable] = [
            viewModel.$isLoading.sink { loading.append($0) }, viewModel.$errorMessage.sink { errors.append($0) },
            viewModel.objectWillChange.sink { _ in changes += 1 },
        ]
        viewModel.show(city: "a")
        await mainQueueIsDrained()
        useCase.execute.stub(.fails(RepositoryFailure.timedOut))
        viewModel.reload()
        await mainQueueIsDrained()
        #expect(loading == [false, true, false, true, false])
        #expect(errors == [nil, nil, nil, "The service takes too long to answer"])
        #expect(changes > 6)
        withExtendedLifetime(subscriptions) {}
    }

    /// All other values are set before the end of loading is reported.
    @Test func loadingEndsLast() async {
        useCase.execute.stub(.returns(.sample(city: "A")))
        var seen: [String] = []
        let viewModel = viewModel
        let subscription = viewModel.$isLoading.dropFirst().filter { !$0 }.sink { _ in
            seen.append("\(viewModel.now?.city ?? "-") \(viewModel.days.count)")
        }
        viewModel.show(city: "a")
        await mainQueueIsDrained()
        #expect(seen == ["A 1"])
        withExtendedLifetime(subscription) {}
    }
}

@Suite("Weather: words for people")
struct WeatherItemsTests {
    @Test func theWeatherAsItIs() {
        let item = CurrentWeatherItem(.sample(temperature: 10.5, feelsLike: -0.4, humidity: 81, windSpeed: 5.7))
        #expect(item.city == "Lanternholm")
        #expect(item.headline == "11°, light rain")
        #expect(item.details == "Feels like 0°, humidity 81 %, wind 6 m/s")
        #expect(CurrentWeatherItem(.sample(temperature: .infinity)).headline == "inf°, light rain")
    }

    /// The day of the city's clock, whatever the machine's is.
    @Test func aDay() throws {
        let weather = WeatherEntity.sample(
            date: Date(timeIntervalSince1970: 1_791_590_400), secondsFromGMT: -3_600, summary: "snow", lowest: -4.5, highest: 3.2)
        let item = DailyWeatherItem(try #require(DailyWeather(now: weather, forecast: [weather]).days.first))
        #expect(item.day == "Fri, Oct 9")
        #expect(item.temperatures == "-5° to 3°")
        #expect(item.summary == "snow")
    }
}
