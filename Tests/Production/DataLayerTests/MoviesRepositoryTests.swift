import DataLayer
import DomainLayer
import Foundation
import GRDB
import StandInAPI
import StorageTesting
import TestFolders
import Testing

/// The repository of films, on a real server and a real file.
@Suite("Movies: the repository", .timeLimit(.minutes(5)))
struct MoviesRepositoryTests {
    private let folder: TemporaryFolder
    private let log = LogCapture()
    private let queue = CountingQueue()

    init() throws {
        folder = try TemporaryFolder()
    }

    private var path: String { "\(folder.path)/app.sqlite" }

    private func repository(_ url: URL, _ database: AppDatabase, sizeLimit: Int = 1 << 20) -> DefaultMoviesRepository {
        let config = NetworkConfig(baseURL: url, query: ["api_key": "k"])
        let service = DefaultDataTransferService(
            with: DefaultNetworkService(config: config, logger: log.logger), errorResolver: TMDBErrorResolver(), logger: log.logger)
        return DefaultMoviesRepository(
            dataTransferService: service, database: database, sizeLimit: sizeLimit, queue: queue,
            logger: log.logger)
    }

    /// The results of a search: cached pages, then its end, by the films' numbers.
    private enum Event: Hashable, Sendable {
        case cached([Int])
        case page([Int])
        case failure(RepositoryFailure)
    }

    private func search(_ repository: DefaultMoviesRepository, _ query: String = "lantern", page: Int = 1) async -> [Event] {
        let events = Answers<Event>()
        let ended = Answers<Void>()
        repository.fetchMoviesList(query: MovieQuery(query: query), page: page) {
            events.append(.cached($0.movies.map(\.id)))
        } completion: { result in
            switch result {
            case .success(let page): events.append(.page(page.movies.map(\.id)))
            case .failure(let failure): events.append(.failure(failure))
            }
            ended.append(())
        }
        _ = await ended.wait()
        return events.all
    }

    /// A page with one film.
    private static func page(_ id: Int, page: Int = 1) -> StandInAPI.Answer {
        .text(#"{"page":\#(page),"total_pages":2,"results":[{"id":\#(id)}]}"#)
    }

    // MARK: Network and storage

    @Test func asksTheNetworkAndKeepsWhatCame() async throws {
        let database = try AppDatabase(path: path)
        let path = path
        try await StandInAPI.run(answering: { _ in Self.page(7) }) { api in
            let repository = repository(api.url, database)
            #expect(await search(repository, "a b&c") == [.page([7])])
            #expect(api.requests.map(\.path) == ["/3/search/movie"])
            #expect(api.requests.map(\.query) == [["api_key": "k", "query": "a b&c", "page": "1"]])
            await database.settle()
            #expect(await search(repository, "a b&c") == [.cached([7]), .page([7])])
            // Another page, and another search, are other answers.
            #expect(await search(repository, "a b&c", page: 2) == [.page([7])])
            #expect(await search(repository, "A b&c") == [.page([7])])
            await database.settle()
        }
        // It is in the file, not only in this process's memory.
        let again = try AppDatabase(path: path)
        try await RefusingPort.hold { url in
            #expect(await search(repository(url, again), "a b&c") == [.cached([7]), .failure(.noConnection)])
        }
    }

    @Test func theLatestAnswerIsKept() async throws {
        let database = try AppDatabase()
        try await StandInAPI.run(answering: { request in Self.page(request.query["query"] == "new" ? 2 : 1) }) { api in
            let repository = repository(api.url, database)
            _ = await search(repository)
            await database.settle()
        }
        try await StandInAPI.run(answering: { _ in Self.page(2) }) { api in
            let repository = repository(api.url, database)
            #expect(await search(repository) == [.cached([1]), .page([2])])
            await database.settle()
            #expect(await search(repository) == [.cached([2]), .page([2])])
        }
    }

    @Test func theOldestAnswersGoFirst() async throws {
        let database = try AppDatabase()
        try await StandInAPI.run(answering: { request in Self.page(Int(request.query["page"] ?? "") ?? 0) }) { api in
            // Room for two answers of this size, not for three.
            let repository = repository(api.url, database, sizeLimit: 120)
            for page in 1...3 {
                _ = await search(repository, page: page)
                await database.settle()
            }
            #expect(await search(repository, page: 1) == [.page([1])])
            await database.settle()
        }
        let sizes = try await database.writer.read { try Int.fetchAll($0, sql: "SELECT LENGTH(response) + LENGTH(query) FROM moviesPage") }
        #expect(sizes.count == 2)
        #expect(sizes.reduce(0, +) <= 120)
    }

    @Test func anAnswerThatIsTooLargeDrivesOutNoOther() async throws {
        let database = try AppDatabase()
        let large = StandInAPI.Answer.text(
            #"{"page":2,"total_pages":2,"results":[{"id":2,"overview":"\#(String(repeating: "a", count: 200))"}]}"#)
        try await StandInAPI.run(answering: { request in request.query["page"] == "1" ? Self.page(1) : large }) { api in
            let repository = repository(api.url, database, sizeLimit: 120)
            for page in 1...2 { _ = await search(repository, page: page) }
            await database.settle()
            #expect(await search(repository, page: 1) == [.cached([1]), .page([1])])
            #expect(await search(repository, page: 2) == [.page([2])])
        }
        // Nor does one that it succeeds stay, which is out of date.
        try await StandInAPI.run(answering: { _ in large }) { api in
            let repository = repository(api.url, database, sizeLimit: 120)
            #expect(await search(repository, page: 1) == [.cached([1]), .page([2])])
            await database.settle()
            #expect(await search(repository, page: 1) == [.page([2])])
        }
    }

    @Test func aKeptAnswerThatCannotBeReadAnyMoreIsNone() async throws {
        let database = try AppDatabase()
        try await database.writer.write {
            try $0.execute(sql: "INSERT INTO moviesPage (query, page, response) VALUES ('lantern', 1, '{\"pages\":1}')")
        }
        try await StandInAPI.run(answering: { _ in Self.page(7) }) { api in
            #expect(await search(repository(api.url, database)) == [.page([7])])
        }
        #expect(log.lines.contains("warning: a stored answer cannot be read: DecodingError"))
    }

    // MARK: Failures

    @Test(
        arguments: [
            (.text(#"{"status_code":7,"status_message":"Invalid API key"}"#, status: 401), .refused("Invalid API key")),
            (.text(""), .unreadable),
            (.text("<html></html>", status: 500, contentType: "text/html"), .status(500)),
            (.text("<html></html>", contentType: "text/html"), .unreadable),
            (.text(#"{"page":1,"total_pages":1,"results":[{"id":1,"release_date":"soon"}]}"#), .unreadable),
        ] as [(StandInAPI.Answer, RepositoryFailure)])
    func distinguishesFailuresAndStoresNone(_ answer: StandInAPI.Answer, _ failure: RepositoryFailure) async throws {
        let database = try AppDatabase()
        try await StandInAPI.run(answering: { _ in answer }) { api in
            #expect(await search(repository(api.url, database)) == [.failure(failure)])
            await database.settle()
        }
        #expect(try await database.writer.read { try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM moviesPage") } == 0)
    }

    // MARK: Cancelling

    @Test func cancellingStopsTheNetwork() async throws {
        let database = try AppDatabase()
        let events = Answers<Event>()
        try await StandInAPI.run(answering: { _ in try await .never() }) { api in
            let task = repository(api.url, database).fetchMoviesList(query: MovieQuery(query: "lantern"), page: 1) { _ in
                events.append(.cached([]))
            } completion: { _ in
                events.append(.page([]))
            }
            await api.asked(1)
            task.cancel()
            task.cancel()
            // The request ends by its cancellation, not by a timeout. Its result would be on the queue by then, after the storage's answer.
            await log.logs("debug: the request was cancelled")
            _ = await queue.done.wait(2)
        }
        #expect(events.all == [])
    }

    @Test func cancellingDuringTheReadingAsksNoNetwork() async throws {
        let database = try AppDatabase(path: path)
        let events = Answers<Event>()
        let (isHeld, hold) = AsyncStream<Void>.makeStream()
        try await StandInAPI.run(answering: { _ in Self.page(1) }) { api in
            // The database is busy with something else until the search is cancelled.
            let gate = DispatchSemaphore(value: 0)
            database.writer.asyncWriteWithoutTransaction { _ in
                hold.yield()
                gate.wait()
            }
            _ = await isHeld.first { _ in true }
            let task = repository(api.url, database).fetchMoviesList(query: MovieQuery(query: "lantern"), page: 1) { _ in
                events.append(.cached([]))
            } completion: { _ in
                events.append(.page([]))
            }
            task.cancel()
            gate.signal()
            await database.settle()
            #expect(api.requests.isEmpty)
        }
        #expect(events.all == [])
    }

    // MARK: A database in trouble

    @Test func aLockedDatabaseKeepsNothingAndHoldsNothingUp() async throws {
        let database = try AppDatabase(path: path, patience: 0)
        let lock = try await DatabaseLock(path)
        try await StandInAPI.run(answering: { _ in Self.page(7) }) { api in
            #expect(await search(repository(api.url, database)) == [.page([7])])
            await database.settle()
        }
        #expect(log.lines.contains("warning: a stored answer cannot be read: database is locked"))
        #expect(log.lines.contains("warning: an answer cannot be stored: database is locked"))
        try await lock.release()
    }
}
