package import DomainLayer
internal import Foundation
internal import GRDB
package import Logging

#if canImport(Combine)
    package import Combine
#else
    package import OpenCombine
#endif

/// Weather that was kept in the app's database.
package struct LocalWeatherDataSource: WeatherDataSource, WeatherKeeper {
    private enum Kind: String {
        case current
        case forecast
    }

    /// How many answers are kept; the oldest go first.
    private static let limit = 100

    private let database: AppDatabase
    private let logger: Logger

    /// A source.
    /// - Parameters:
    ///   - database: Where answers are kept.
    ///   - logger: Learns of a database that fails.
    package init(database: AppDatabase, logger: Logger) {
        self.database = database
        self.logger = logger
    }

    /// What was kept last; ``RepositoryFailure/noConnection`` where nothing was.
    package func currentWeather(in city: String) -> AnyPublisher<WeatherDTO, RepositoryFailure> { kept(.current, city) }

    /// What was kept last; ``RepositoryFailure/noConnection`` where nothing was.
    package func forecast(for city: String) -> AnyPublisher<ForecastDTO, RepositoryFailure> { kept(.forecast, city) }

    /// Keeps the weather of a city in the place of what was kept before.
    package func save(_ weather: WeatherDTO, for city: String) { save(weather, .current, city) }

    /// Keeps the forecast for a city in the place of what was kept before.
    package func save(_ forecast: ForecastDTO, for city: String) { save(forecast, .forecast, city) }

    /// What a city is kept by: who writes it otherwise means the same.
    private static func key(_ city: String) -> String {
        city.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
    }

    private func kept<Response: Decodable & Sendable>(_ kind: Kind, _ city: String) -> AnyPublisher<Response, RepositoryFailure> {
        Deferred { [database, logger] in
            Future<Response, RepositoryFailure> { promise in
                let promise = Promise(fulfil: promise)
                database.writer.asyncRead { result in
                    do {
                        let sql = "SELECT response FROM weather WHERE city = ? AND kind = ?"
                        let data = try Data.fetchOne(result.get(), sql: sql, arguments: [Self.key(city), kind.rawValue])
                        guard let data else { return promise.fulfil(.failure(.noConnection)) }
                        promise.fulfil(.success(try JSONDecoder().decode(Response.self, from: data)))
                    } catch {
                        logger.warning("kept weather cannot be read: \(StorageError.words(error))")
                        promise.fulfil(.failure(.storage))
                    }
                }
            }
        }
        .eraseToAnyPublisher()
    }

    private func save(_ response: some Encodable & Sendable, _ kind: Kind, _ city: String) {
        database.writer.asyncWrite { database in
            let data = try JSONEncoder().encode(response)
            try database.execute(
                sql: "INSERT INTO weather (city, kind, response) VALUES (?, ?, ?)", arguments: [Self.key(city), kind.rawValue, data])
            try database.execute(
                sql: "DELETE FROM weather WHERE id NOT IN (SELECT id FROM weather ORDER BY id DESC LIMIT ?)", arguments: [Self.limit])
        } completion: { [logger] _, result in
            if case .failure(let error) = result { logger.warning("weather cannot be kept: \(StorageError.words(error))") }
        }
    }
}
