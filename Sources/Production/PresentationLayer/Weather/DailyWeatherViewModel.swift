package import DomainLayer
internal import Foundation

#if canImport(Combine)
    package import Combine
#else
    package import OpenCombine
#endif

/// The weather of a city, now and on the days to come: what a view shows of it is published.
@MainActor
package final class DailyWeatherViewModel: ObservableObject {
    /// The city that was asked for; empty before the first.
    @Published package private(set) var city = ""
    /// The weather as it is; nil until it has come.
    @Published package private(set) var now: CurrentWeatherItem?
    /// The days to come.
    @Published package private(set) var days: [DailyWeatherItem] = []
    /// Whether an answer is waited for.
    @Published package private(set) var isLoading = false
    /// Why there is no weather, for people; nil where nothing went wrong.
    @Published package private(set) var errorMessage: String?

    private let fetchDailyWeatherUseCase: any FetchDailyWeatherUseCase
    private var subscription: AnyCancellable?
    /// Which question is the latest: an answer to any other is late.
    private var question = 0

    /// A view model that has asked nothing yet.
    package init(fetchDailyWeatherUseCase: any FetchDailyWeatherUseCase) {
        self.fetchDailyWeatherUseCase = fetchDailyWeatherUseCase
    }

    /// Asks for another city's weather; what is shown goes, and a question that is under way is dropped.
    package func show(city: String) {
        let words = city.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard !words.isEmpty else { return }
        cancel()
        now = nil
        days = []
        self.city = words
        load()
    }

    /// Asks for the same city again; what is shown stays until there is an answer.
    package func reload() {
        guard !city.isEmpty else { return }
        cancel()
        load()
    }

    /// Drops the question that is under way.
    package func cancel() {
        question += 1
        subscription = nil
        if isLoading { isLoading = false }
    }

    private func load() {
        errorMessage = nil
        isLoading = true
        let question = question
        subscription = fetchDailyWeatherUseCase.execute(city: city).sink { @Sendable [weak self] completion in
            guard case .failure(let failure) = completion else { return }
            MainQueue.async { self?.finish(question, .failure(failure)) }
        } receiveValue: { @Sendable [weak self] weather in
            MainQueue.async { self?.finish(question, .success(weather)) }
        }
    }

    private func finish(_ question: Int, _ result: Result<DailyWeather, RepositoryFailure>) {
        guard question == self.question else { return }
        subscription = nil
        switch result {
        case .success(let weather):
            now = CurrentWeatherItem(weather.now)
            days = weather.days.map(DailyWeatherItem.init)
        case .failure(let failure): errorMessage = failure.shown(of: "the weather")
        }
        isLoading = false
    }
}
