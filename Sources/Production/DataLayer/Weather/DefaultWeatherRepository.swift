package import DomainLayer
package import Logging

#if canImport(Combine)
    package import Combine
#else
    package import OpenCombine
#endif

/// Weather from one source; where there is a keeper it keeps the answers, and has them again when the source cannot be reached.
package struct DefaultWeatherRepository: WeatherRepository {
    private let source: any WeatherDataSource
    private let keeper: (any WeatherKeeper)?
    private let logger: Logger

    /// A repository.
    /// - Parameters:
    ///   - source: Asked first.
    ///   - keeper: Keeps what the source answers; nil for nothing.
    ///   - logger: Learns of answers that make no sense.
    package init(source: any WeatherDataSource, keeper: (any WeatherKeeper)? = nil, logger: Logger) {
        self.source = source
        self.keeper = keeper
        self.logger = logger
    }

    /// Asks for the weather as it is.
    package func currentWeather(in city: String) -> AnyPublisher<WeatherEntity, RepositoryFailure> {
        answer({ $0.currentWeather(in: city) }, { $0.save($1, for: city) }, { try $0.toDomain() })
    }

    /// Asks for the forecast.
    package func forecast(for city: String) -> AnyPublisher<[WeatherEntity], RepositoryFailure> {
        answer({ $0.forecast(for: city) }, { $0.save($1, for: city) }, { try $0.toDomain() })
    }

    /// - Parameters:
    ///   - ask: Asks a source.
    ///   - save: Keeps an answer that makes sense.
    ///   - map: Makes sense of an answer.
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
                    // Nothing kept is no reason: the source's is.
                    ? mapped(ask(keeper)).mapError { _ in failure }.eraseToAnyPublisher()
                    : Fail(error: failure).eraseToAnyPublisher()
            }
            .map(\.1).eraseToAnyPublisher()
    }
}
