package import DomainLayer
internal import Foundation

#if canImport(Combine)
    package import Combine
#else
    package import OpenCombine
#endif

/// The weather of a city now and on the following days, published for a view.
@MainActor
package final class DailyWeatherViewModel: ObservableObject {
    /// The requested city; empty before the first request.
    @Published package private(set) var city = ""
    /// The current weather; nil until it arrives.
    @Published package private(set) var now: CurrentWeatherItem?
    /// The following days.
    @Published package private(set) var days: [DailyWeatherItem] = []
    /// Whether a request is running.
    @Published package private(set) var isLoading = false
    /// The message for the user; nil if there is no error.
    @Published package private(set) var errorMessage: String?

    private let fetchDailyWeatherUseCase: any FetchDailyWeatherUseCase
    private var subscription: AnyCancellable?
    /// The number of the latest request: the answer to any other is outdated.
    private var question = 0

    /// Creates a view model that has not sent a request.
    package init(fetchDailyWeatherUseCase: any FetchDailyWeatherUseCase) {
        self.fetchDailyWeatherUseCase = fetchDailyWeatherUseCase
    }

    /// Requests another city's weather.
    ///
    /// The current content is removed, and a running request is cancelled.
    package func show(city: String) {
        let words = city.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard !words.isEmpty else { return }
        cancel()
        now = nil
        days = []
        self.city = words
        load()
    }

    /// Requests the same city again.
    ///
    /// The current content stays until the answer arrives.
    package func reload() {
        guard !city.isEmpty else { return }
        cancel()
        load()
    }

    /// Cancels the running request.
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
