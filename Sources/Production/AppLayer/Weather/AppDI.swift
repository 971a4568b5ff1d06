internal import DataLayer
internal import DomainLayer
internal import Foundation
internal import Logging
package import PresentationLayer

/// The phase of the app's release, which decides the source of its weather.
package enum Phase: String, CaseIterable, Sendable {
    /// Development: stored answers, and no requests.
    case dev
    /// Tests: the service without a storage, so that every answer is new.
    case alpha
    /// Release: the service, and stored answers if it cannot be reached.
    case real
}

/// The container of the weather.
@MainActor
package protocol AppDIInterface {
    /// Returns the weather's view model, which has not sent a request.
    func makeDailyWeatherViewModel() -> DailyWeatherViewModel
}

/// A container that creates the weather's objects for a phase.
@MainActor
package final class AppDI: AppDIInterface {
    struct Dependencies {
        let dataTransferService: DefaultDataTransferService
        let database: AppDatabase
        let logger: Logger
    }

    private let phase: Phase
    private let dependencies: Dependencies

    init(phase: Phase, dependencies: Dependencies) {
        self.phase = phase
        self.dependencies = dependencies
    }

    /// Returns the weather's view model, which has not sent a request.
    package func makeDailyWeatherViewModel() -> DailyWeatherViewModel {
        DailyWeatherViewModel(fetchDailyWeatherUseCase: DefaultFetchDailyWeatherUseCase(weatherRepository: makeWeatherRepository()))
    }

    private func makeWeatherRepository() -> any WeatherRepository {
        let local = LocalWeatherDataSource(database: dependencies.database, logger: dependencies.logger)
        let remote = RemoteWeatherDataSource(dataTransferService: dependencies.dataTransferService)
        return switch phase {
        case .dev: DefaultWeatherRepository(source: local, logger: dependencies.logger)
        case .alpha: DefaultWeatherRepository(source: remote, logger: dependencies.logger)
        case .real: DefaultWeatherRepository(source: remote, keeper: local, logger: dependencies.logger)
        }
    }
}
