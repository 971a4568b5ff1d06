import DomainLayer
import FakeSupport
import Foundation
import GRDB
import Locks
import TestFolders
import StorageTesting
import Testing

import DataLayer

#if canImport(Combine)
    import Combine
#else
    import OpenCombine
#endif

/// A source with stubbed answers.
private final class FakeWeatherDataSource: WeatherDataSource {
    let currentWeather: FakeMethod<String, WeatherDTO>
    let forecast: FakeMethod<String, ForecastDTO>

    init(fileID: String = #fileID, line: Int = #line) {
        currentWeather = FakeMethod("currentWeather(in:)", fileID: fileID, line: line)
        forecast = FakeMethod("forecast(for:)", fileID: fileID, line: line)
    }

    func currentWeather(in city: String) -> AnyPublisher<WeatherDTO, RepositoryFailure> { currentWeather.publisher(city) }
    func forecast(for city: String) -> AnyPublisher<ForecastDTO, RepositoryFailure> { forecast.publisher(city) }
}

private func dto(_ name: String, condition: String = #"{"id":800,"description":"clear sky"}"#) throws -> WeatherDTO {
    let json = #"""
        {"weather":[\#(condition)],"main":{"temp":1,"feels_like":0,"temp_min":1,"temp_max":2,"humidity":5},"dt":0,"timezone":0,"name":"\#(name)"}
        """#
    return try JSONDecoder().decode(WeatherDTO.self, from: Data(json.utf8))
}

private func forecast(_ name: String) throws -> ForecastDTO {
    try JSONDecoder().decode(ForecastDTO.self, from: Data(#"{"list":[],"city":{"name":"\#(name)","timezone":0}}"#.utf8))
}

@Suite("Weather: the repository on fakes", .timeLimit(.minutes(5)))
struct WeatherRepositoryTests {
    private let source = FakeWeatherDataSource()
    private let log = LogCapture()

    private func repository(_ keeper: LocalWeatherDataSource? = nil) -> DefaultWeatherRepository {
        DefaultWeatherRepository(source: source, keeper: keeper, logger: log.logger)
    }

    @Test func givesWhatItsSourceAnswers() async throws {
        source.currentWeather.stub(.returns(try dto("A")))
        source.forecast.stub(.returns(try forecast("A")))
        #expect(try await first(repository().currentWeather(in: "a")).get().city == "A")
        #expect(try await first(repository().forecast(for: "a")).get() == [])
        #expect(source.currentWeather.calls == ["a"])
        #expect(source.forecast.calls == ["a"])
    }

    @Test func weatherThatMakesNoSenseIsUnreadable() async throws {
        source.currentWeather.stub(.returns(try dto("Secretville", condition: "")))
        #expect(await first(repository().currentWeather(in: "a")) == .failure(.unreadable))
        #expect(log.lines.contains { $0.contains("the answer cannot be mapped: MappingError") })
        #expect(!log.lines.joined().contains("Secretville"))
    }

    @Test(arguments: [RepositoryFailure.noConnection, .timedOut, .refused("no"), .status(500), .unreadable, .failed])
    func reportsEachFailureWithoutAStorage(_ failure: RepositoryFailure) async {
        source.currentWeather.stub(.fails(failure))
        #expect(await first(repository().currentWeather(in: "a")) == .failure(failure))
    }

    /// The stored value replaces an unreachable source, and no other failure.
    @Test(arguments: [
        (RepositoryFailure.noConnection, true), (.timedOut, true), (.refused("no"), false), (.status(500), false), (.unreadable, false),
    ])
    func usesTheStoredValueIfTheSourceIsUnreachable(_ failure: RepositoryFailure, _ isKept: Bool) async throws {
        let database = try AppDatabase()
        let local = LocalWeatherDataSource(database: database, logger: log.logger)
        source.currentWeather.stub(.returns(try dto("Kept")))
        #expect(try await first(repository(local).currentWeather(in: "a")).get().city == "Kept")
        await database.settle()
        source.currentWeather.stub(.fails(failure))
        let again = await first(repository(local).currentWeather(in: "A "))
        #expect(again.map(\.city) == (isKept ? .success("Kept") : .failure(failure)))
    }

    @Test func reportsTheFailureOfTheSourceWithoutAStoredValue() async throws {
        source.forecast.stub(.fails(RepositoryFailure.timedOut))
        let local = LocalWeatherDataSource(database: try AppDatabase(), logger: log.logger)
        #expect(await first(repository(local).forecast(for: "a")) == .failure(.timedOut))
    }

    @Test func doesNotStoreInvalidAnswers() async throws {
        let database = try AppDatabase()
        let local = LocalWeatherDataSource(database: database, logger: log.logger)
        source.currentWeather.stub(.returns(try dto("A", condition: "")))
        _ = await first(repository(local).currentWeather(in: "a"))
        await database.settle()
        #expect(await first(local.currentWeather(in: "a")).map(\.name) == .failure(.noConnection))
    }
}

@Suite("Weather: the service")
struct RemoteWeatherDataSourceTests {
    private let network = FakeNetworkService()
    private let remote: RemoteWeatherDataSource

    init() {
        let service = DefaultDataTransferService(service: network, logger: LogCapture().logger)
        remote = RemoteWeatherDataSource(dataTransferService: service, queue: ImmediateQueue())
    }

    @Test func isAskedForEachSubscriber() {
        network.request.stub(.fails(NetworkError.timedOut))
        let publisher = remote.forecast(for: "São Paulo")
        #expect(network.request.calls == [])
        for _ in 0..<2 {
            _ = publisher.sink { _ in
            } receiveValue: { _ in
            }
        }
        #expect(network.request.calls == Array(repeating: "data/2.5/forecast?q=S%C3%A3o%20Paulo&units=metric", count: 2))
    }

    @Test func droppingTheSubscriptionStopsTheRequest() {
        network.request.stub(.never)
        let subscription = remote.currentWeather(in: "a").sink { _ in
        } receiveValue: { _ in
        }
        #expect(network.request.cancelledCalls == [])
        subscription.cancel()
        #expect(network.request.cancelledCalls == ["data/2.5/weather?q=a&units=metric"])
    }
}

@Suite("Weather: what is kept", .timeLimit(.minutes(5)))
struct LocalWeatherDataSourceTests {
    private let folder: TemporaryFolder
    private let log = LogCapture()

    init() throws {
        folder = try TemporaryFolder()
    }

    private var path: String { "\(folder.path)/app.sqlite" }

    @Test func isThereAfterARestart() async throws {
        do {
            let database = try AppDatabase(path: path)
            let local = LocalWeatherDataSource(database: database, logger: log.logger)
            local.save(try dto("First"), for: "Lantern Holm")
            local.save(try dto("Second"), for: " lantern  HOLM")
            local.save(try forecast("Forecast"), for: "lantern holm")
            local.save(try dto("Elsewhere"), for: "elsewhere")
            await database.settle()
        }
        let local = LocalWeatherDataSource(database: try AppDatabase(path: path), logger: log.logger)
        #expect(await first(local.currentWeather(in: "Lantern Holm")).map(\.name) == .success("Second"))
        #expect(await first(local.forecast(for: "LANTERN HOLM")).map(\.city.name) == .success("Forecast"))
        #expect(await first(local.forecast(for: "elsewhere")).map(\.city.name) == .failure(.noConnection))
        #expect(log.lines == [])
    }

    @Test func onlyTheLatestAreKept() async throws {
        let database = try AppDatabase()
        let local = LocalWeatherDataSource(database: database, logger: log.logger)
        for number in 1...103 { local.save(try dto("\(number)"), for: "city \(number)") }
        await database.settle()
        #expect(await first(local.currentWeather(in: "city 3")).map(\.name) == .failure(.noConnection))
        #expect(await first(local.currentWeather(in: "city 4")).map(\.name) == .success("4"))
    }

    @Test func reportsLockedDatabase() async throws {
        let database = try AppDatabase(path: path, patience: 0)
        let local = LocalWeatherDataSource(database: database, logger: log.logger)
        let lock = try await DatabaseLock(path)
        local.save(try dto("A"), for: "a")
        #expect(await first(local.currentWeather(in: "a")).map(\.name) == .failure(.storage))
        await database.settle()
        #expect(log.lines.count { $0.contains("database is locked") } == 2)
        try await lock.release()
        local.save(try dto("B"), for: "a")
        await database.settle()
        #expect(await first(local.currentWeather(in: "a")).map(\.name) == .success("B"))
    }

    /// An answer that another version of the app has kept.
    @Test func reportsAnUnreadableStorage() async throws {
        let database = try AppDatabase()
        try await database.writer.write { try $0.execute(sql: "INSERT INTO weather (city, kind, response) VALUES ('a', 'current', '{}')") }
        let local = LocalWeatherDataSource(database: database, logger: log.logger)
        #expect(await first(local.currentWeather(in: "a")).map(\.name) == .failure(.storage))
        #expect(log.lines.contains { $0.contains("stored weather cannot be read: DecodingError") })
    }

    @Test func doesNotNotifyACancelledSubscriber() async throws {
        let local = LocalWeatherDataSource(database: try AppDatabase(path: path), logger: log.logger)
        let lock = try await DatabaseLock(path)
        let events = Locked(0)
        let subscription = local.currentWeather(in: "a").sink { _ in
            events.withLock { $0 += 1 }
        } receiveValue: { _ in
        }
        subscription.cancel()
        try await lock.release()
        // The database answers one after the other.
        _ = await first(local.currentWeather(in: "a"))
        #expect(events.withLock { $0 } == 0)
    }
}
