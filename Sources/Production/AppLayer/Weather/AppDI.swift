internal import DataLayer
internal import DomainLayer
internal import Foundation
internal import Logging
package import PresentationLayer

/// How far the app is from being released, which decides where its weather comes from.
package enum Phase: String, CaseIterable, Sendable {
    /// At the developer's desk: what was kept, and no request.
    case dev
    /// Among testers: the service, and nothing kept, so that every answer is fresh.
    case alpha
    /// Among users: the service, and what was kept where it cannot be reached.
    case real
}

/// Makes the parts of the weather.
@MainActor
package protocol AppDIInterface {
    /// The weather of a city, which has asked nothing yet.
    func makeDailyWeatherViewModel() -> DailyWeatherViewModel
}

/// Makes the parts of the weather as the phase wants them.
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

    /// The weather of a city, which has asked nothing yet.
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
