package import PresentationLayer

/// The view of the weather: it shows the view model's output, and passes input to it.
@MainActor
package final class WeatherTerminal: LineHandler {
    private let viewModel: DailyWeatherViewModel
    private let write: @MainActor (String) -> Void
    private let report: @MainActor (String) -> Void

    /// A view that shows nothing yet.
    /// - Parameters:
    ///   - viewModel: What it shows.
    ///   - write: Takes what is shown.
    ///   - report: Takes what went wrong.
    package init(
        _ viewModel: DailyWeatherViewModel, write: @escaping @MainActor (String) -> Void, report: @escaping @MainActor (String) -> Void
    ) {
        self.viewModel = viewModel
        self.write = write
        self.report = report
    }

    package func handle(_ line: String) async -> Bool {
        switch line.split(whereSeparator: \.isWhitespace).joined(separator: " ") {
        case "q": return false
        case "": break
        case "r" where viewModel.city.isEmpty: report("No city yet\n")
        case "r":
            viewModel.reload()
            await settle()
        case let city: await show(city)
        }
        return true
    }

    /// Shows the weather of a city.
    /// - Returns: Whether it came.
    @discardableResult
    package func show(_ city: String) async -> Bool {
        viewModel.show(city: city)
        return await settle()
    }

    @discardableResult
    private func settle() async -> Bool {
        // The one value that is published last.
        await viewModel.$isLoading.reaches { !$0 }
        if let error = viewModel.errorMessage { report(TerminalText.paragraph(error)) }
        if let now = viewModel.now { write(WeatherText.page(now, viewModel.days)) }
        return viewModel.errorMessage == nil && viewModel.now != nil
    }
}

/// The weather as text.
enum WeatherText {
    static func page(_ now: CurrentWeatherItem, _ days: [DailyWeatherItem]) -> String {
        let head = [now.city, now.headline, now.details].flatMap { TerminalText.wrapped($0) }
        let lines = days.flatMap { TerminalText.wrapped("\($0.day): \($0.temperatures), \($0.summary)", indent: 2) }
        return (head + lines).map { "\($0)\n" }.joined()
    }
}
