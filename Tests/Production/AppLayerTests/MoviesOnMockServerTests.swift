import DataLayer
import DomainLayer
import Foundation
import Logging
import MockServer
import MockServerTesting
import PresentationLayer
import TestFolders
import Testing

/// The feature from its view models to the network, on a server that fails as networks do.
@Suite("Movies: what the view models show when the network fails", .timeLimit(.minutes(5))) @MainActor
struct MoviesOnMockServerTests {
    private let logger = Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() })

    private func service(_ server: MockServer, timeout: Int = 30) throws -> DefaultDataTransferService {
        let config = NetworkConfig(
            baseURL: server.baseURL, query: ["api_key": "k", "language": "en"], timeout: timeout)
        return DefaultDataTransferService(
            with: DefaultNetworkService(config: config, logger: logger), errorResolver: TMDBErrorResolver(), logger: logger)
    }

    private func makeList(_ server: MockServer, _ database: AppDatabase, timeout: Int = 30) throws -> DefaultMoviesListViewModel {
        let movies = DefaultMoviesRepository(dataTransferService: try service(server, timeout: timeout), database: database, logger: logger)
        let queries = DefaultMoviesQueriesRepository(database: database, logger: logger)
        return DefaultMoviesListViewModel(
            searchMoviesUseCase: DefaultSearchMoviesUseCase(moviesRepository: movies, moviesQueriesRepository: queries))
    }

    private func search(_ list: DefaultMoviesListViewModel, _ words: String = "lantern") async {
        list.didSearch(query: words)
        await list.loading.first { $0 == nil }
    }

    @Test(.mockServer(recordings: "movies")) func aSearchIsShownPageByPage() async throws {
        let server = try MockServer.current
        let list = try makeList(server, AppDatabase())
        await search(list)
        #expect(list.error.value == nil)
        #expect(list.items.value.map(\.title) == ["The Lantern Keepers", "A Lantern at the Edge"])
        while list.hasMorePages {
            list.didLoadNextPage()
            await list.loading.first { $0 == nil }
        }
        #expect(list.items.value.count == 5)
        try server.check(
            inOrder: .get("/3/search/movie?query=lantern&page=1"), .get("/3/search/movie?query=lantern&page=2"),
            .get("/3/search/movie?query=lantern&page=3"))
        try server.check(.any, .exactly(3))
    }

    @Test(.mockServer(recordings: "movies")) func reportsConnectionReset() async throws {
        let server = try MockServer.current
        try server.reply(
            to: .get("/3/search/movie?query=lantern&page=1"),
            with: .recording("movies/search-lantern-page-1").with(.reset(.duringHead)), priority: 1)
        let list = try makeList(server, AppDatabase())
        await search(list, "lantern")
        #expect(list.error.value == "No internet connection")
        try await server.waitForRequests(matching: .get("/3/search/movie").header("Accept", .contains("json")))
    }

    /// The page shows the test above.
    @Test func theDocumentationShowsATestThatRuns() throws {
        let text = try PackageFolders.text("Documentation/MockServer.md")
        let source = try String(contentsOfFile: #filePath, encoding: .utf8)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let start = try #require(lines.firstIndex { $0.contains("func reportsConnectionReset()") })
        let snippet = lines[start...].prefix { $0 != "```" }.map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
        #expect(source.contains(snippet))
    }

    /// A fault, the text of the list, and the result of the repository.
    struct FaultSample: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let fault: Fault
        let error: String?
        let failure: RepositoryFailure?
        /// Seconds that the app waits for the next byte.
        let timeout: Int
        /// The least duration of the answer.
        let least: Duration

        init(
            _ testDescription: String, _ fault: Fault, _ error: String?, failure: RepositoryFailure? = nil, timeout: Int = 30,
            least: Duration = .zero
        ) {
            (self.testDescription, self.fault, self.error) = (testDescription, fault, error)
            (self.failure, self.timeout, self.least) = (failure, timeout, least)
        }
    }

    nonisolated static let faults = [
        FaultSample("reset before the head", .reset(.beforeHead), "No internet connection", failure: .noConnection),
        FaultSample("reset during the head", .reset(.duringHead), "No internet connection", failure: .noConnection),
        FaultSample("reset after the head", .reset(.afterHead), "No internet connection", failure: .noConnection),
        FaultSample("closed without an answer", .closeWithoutAnswer, "Failed loading movies", failure: .failed),
        FaultSample("never answered", .neverAnswer, "The service takes too long to answer", failure: .timedOut, timeout: 1),
        FaultSample("truncated", .truncatedBody(after: 100), "Failed loading movies", failure: .failed),
        FaultSample("announced too long", .wrongContentLength(100_000), "Failed loading movies", failure: .failed),
        FaultSample("announced too short", .wrongContentLength(50), "Failed loading movies", failure: .unreadable),
        FaultSample("a malformed chunk", .malformedChunk, "Failed loading movies", failure: .failed),
        FaultSample("garbage", .garbage(500), "Failed loading movies", failure: .failed),
        FaultSample("503", .status(503, retryAfter: 1), "Failed loading movies", failure: .status(503)),
        FaultSample("dribbled", .dribble(bytes: 100, every: .milliseconds(5)), nil, least: .milliseconds(40)),
        FaultSample("slow", .bandwidth(bytesPerSecond: 5_000), nil, least: .milliseconds(100)),
        FaultSample("late", .latency(.fixed(.milliseconds(20))), nil, least: .milliseconds(20)),
        FaultSample("late by chance", .latency(.uniform(.milliseconds(20)...(.milliseconds(60)))), nil, least: .milliseconds(20)),
        FaultSample("late as networks are", .latency(.logNormal(median: .milliseconds(20), sigma: 0)), nil, least: .milliseconds(20)),
        FaultSample("never by chance", .reset(.beforeHead).probability(0), nil),
    ]

    @Test(.mockServer(recordings: "movies"), arguments: faults) func reportsFaults(_ sample: FaultSample) async throws {
        let server = try MockServer.current
        try server.reply(
            to: .get("/3/search/movie?query=lantern&page=1"), with: .recording("movies/search-lantern-page-1").with(sample.fault),
            priority: 1)
        let list = try makeList(server, AppDatabase(), timeout: sample.timeout)
        let time = await ContinuousClock().measure { await search(list) }
        #expect(time >= sample.least)
        #expect(list.error.value == sample.error)
        #expect(list.items.value.count == (sample.error == nil ? 2 : 0))
        // The network is well again, and so is the app.
        try server.reply(to: .get("/3/search/movie?query=lantern&page=1"), with: .recording("movies/search-lantern-page-1"), priority: 2)
        let patient = try makeList(server, AppDatabase())
        await search(patient)
        #expect(patient.error.value == nil)
        #expect(patient.items.value.count == 2)
    }

    @Test(.mockServer(recordings: "movies"), arguments: faults) func repositoryDistinguishesFaults(_ sample: FaultSample) async throws {
        let server = try MockServer.current
        try server.reply(
            to: .get("/3/search/movie?query=lantern&page=1"), with: .recording("movies/search-lantern-page-1").with(sample.fault),
            priority: 1)
        let movies = DefaultMoviesRepository(
            dataTransferService: try service(server, timeout: sample.timeout), database: try AppDatabase(), logger: logger)
        let result = await withCheckedContinuation { continuation in
            _ = movies.fetchMoviesList(query: MovieQuery(query: "lantern"), page: 1, cached: { _ in }) {
                continuation.resume(returning: $0)
            }
        }
        switch result {
        case .success(let page):
            #expect(sample.failure == nil)
            #expect(page.movies.count == 2)
        case .failure(let failure): #expect(failure == sample.failure)
        }
    }

    @Test(.mockServer(recordings: "movies")) func aPosterOfTheRepositoryIsWholeOrNone() async throws {
        let server = try MockServer.current
        try server.reply(
            to: .get("/t/p/w342/{name}"), inOrder: .recording("movies/poster-lantern-keepers").with(.truncatedBody(after: 10)),
            .status(404), .recording("movies/poster-lantern-keepers").with(.dribble(bytes: 50, every: .milliseconds(1))), priority: 1)
        let posters = DefaultPosterImagesRepository(dataTransferService: try service(server))
        var results: [Result<Int, RepositoryFailure>] = []
        for _ in 0..<3 {
            let result = await withCheckedContinuation { continuation in
                _ = posters.fetchImage(with: "/lanternKeepers7.jpg", width: 342) { continuation.resume(returning: $0) }
            }
            results.append(result.map(\.count))
        }
        #expect(results == [.failure(.failed), .failure(.status(404)), .success(352)])
    }

    @Test(.mockServer(recordings: "movies")) func showsCachedContentWhileTheNetworkFails() async throws {
        let server = try MockServer.current
        let database = try AppDatabase()
        await search(try makeList(server, database))
        await database.settle()
        try server.reply(to: .get("/3/search/movie"), with: .status(200).with(.reset(.beforeHead)), priority: 1)
        let list = try makeList(server, database)
        await search(list)
        #expect(list.error.value == "No internet connection")
        #expect(list.items.value.count == 2)
    }

    @Test(.mockServer(recordings: "movies")) func distinguishesATruncatedPoster() async throws {
        let server = try MockServer.current
        let list = try makeList(server, AppDatabase())
        await search(list)
        let posters = DefaultPosterImagesRepository(dataTransferService: try service(server))
        let movie = Movie(id: 1, title: nil, genre: nil, posterPath: "/lanternKeepers7.jpg", overview: nil, releaseDate: nil)
        let details = DefaultMovieDetailsViewModel(movie: movie, posterImagesRepository: posters)
        try server.reply(
            to: .get("/t/p/w342/{name}"), inOrder: .recording("movies/poster-lantern-keepers").with(.truncatedBody(after: 10)),
            .recording("movies/poster-lantern-keepers"), priority: 1)
        details.updatePosterImage(width: 342)
        await details.isPosterLoading.first { !$0 }
        #expect(details.posterError.value == "Failed loading poster")
        details.updatePosterImage(width: 342)
        await details.isPosterLoading.first { !$0 }
        #expect(details.posterError.value == nil)
        #expect(details.posterImage.value?.count == 352)
    }
}
