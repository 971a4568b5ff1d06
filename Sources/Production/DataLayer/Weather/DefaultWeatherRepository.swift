package import DomainLayer
package import Logging

#if canImport(Combine)
    package import Combine
#else
    package import OpenCombine
#endif

/// A weather repository on one source.
///
/// With a storage, it saves the answers and returns them when the source cannot be reached.
package struct DefaultWeatherRepository: WeatherRepository {
    private let source: any WeatherDataSource
    private let keeper: (any WeatherKeeper)?
    private let logger: Logger

    /// Creates a repository.
    /// - Parameters:
    ///   - source: The source, which is requested first.
    ///   - keeper: The storage of the source's answers; nil for none.
    ///   - logger: Logs answers that cannot be mapped.
    package init(source: any WeatherDataSource, keeper: (any WeatherKeeper)? = nil, logger: Logger) {
        self.source = source
        self.keeper = keeper
        self.logger = logger
    }

    /// Returns the current weather.
    package func currentWeather(in city: String) -> AnyPublisher<WeatherEntity, RepositoryFailure> {
        answer({ $0.currentWeather(in: city) }, { $0.save($1, for: city) }, { try $0.toDomain() })
    }

    /// Returns the forecast.
    package func forecast(for city: String) -> AnyPublisher<[WeatherEntity], RepositoryFailure> {
        answer({ $0.forecast(for: city) }, { $0.save($1, for: city) }, { try $0.toDomain() })
    }

    /// - Parameters:
    ///   - ask: Sends a request to a source.
    ///   - save: Stores an answer that could be mapped.
    ///   - map: Maps an answer to the app's types.
    private func answer<Response, Entity>(
        _ ask: @escaping (any WeatherDataSource) -> AnyPublisher<Response, RepositoryFailure>,
        _ save: @escaping (any WeatherKeeper, Response) -> Void, _ map: @escaping (Response) throws -> Entity
    ) -> AnyPublisher<Entity, RepositoryFailure> {
        func mapped(_ publisher: AnyPublisher<Response, RepositoryFailure>) -> AnyPublisher<(Response, Entity), RepositoryFailure> {
            publisher.mapped(logger) { ($0, try map($0)) }
        }
        let fresh = mapped(ask(source))
        guard let keeper else { return fresh.map(\.1).eraseToAnyPublisher() }
        return fresh.handleEvents(receiveOutput: { save(keeper, $0.0) })
            .catch { failure in
                failure == .noConnection || failure == .timedOut
                    // If nothing is stored, the failure is the source's.
                    ? mapped(ask(keeper)).mapError { _ in failure }.eraseToAnyPublisher()
                    : Fail(error: failure).eraseToAnyPublisher()
            }
            .map(\.1).eraseToAnyPublisher()
    }
}
