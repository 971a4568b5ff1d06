package import DomainLayer
internal import Foundation
internal import GRDB
package import Logging

#if canImport(Combine)
    package import Combine
#else
    package import OpenCombine
#endif

/// A weather source that reads answers stored in the app's database.
package struct LocalWeatherDataSource: WeatherDataSource, WeatherKeeper {
    private enum Kind: String {
        case current
        case forecast
    }

    /// The maximum number of stored answers; the oldest are removed first.
    private static let limit = 100

    private let database: AppDatabase
    private let logger: Logger

    /// Creates a source.
    /// - Parameters:
    ///   - database: The storage of the answers.
    ///   - logger: Logs errors of the database.
    package init(database: AppDatabase, logger: Logger) {
        self.database = database
        self.logger = logger
    }

    /// Returns the weather that was stored last; ``RepositoryFailure/noConnection`` if there is none.
    package func currentWeather(in city: String) -> AnyPublisher<WeatherDTO, RepositoryFailure> { kept(.current, city) }

    /// Returns the forecast that was stored last; ``RepositoryFailure/noConnection`` if there is none.
    package func forecast(for city: String) -> AnyPublisher<ForecastDTO, RepositoryFailure> { kept(.forecast, city) }

    /// Replaces the stored weather of a city.
    package func save(_ weather: WeatherDTO, for city: String) { save(weather, .current, city) }

    /// Replaces the stored forecast for a city.
    package func save(_ forecast: ForecastDTO, for city: String) { save(forecast, .forecast, city) }

    /// Returns the key of a city.
    ///
    /// Different spaces and letter cases give the same key.
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
                        logger.warning("stored weather cannot be read: \(StorageError.words(error))")
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
            if case .failure(let error) = result { logger.warning("weather cannot be stored: \(StorageError.words(error))") }
        }
    }
}
