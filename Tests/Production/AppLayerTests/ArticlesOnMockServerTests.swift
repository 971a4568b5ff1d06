import AppLayer
import Foundation
import Logging
import MockServer
import MockServerTesting
import PresentationLayer
import StorageTesting
import TestFolders
import Testing

/// The feature from its controller to the network and the database, put together as the app does it.
@Suite("Articles: what the list shows when the network fails", .timeLimit(.minutes(5))) @MainActor
struct ArticlesOnMockServerTests {
    /// A view that reports the end of a load.
    private final class View: ArticleListView {
        private(set) var titles: [String] = []
        private(set) var reloads = 0
        private(set) var failures: [String] = []
        private var isLoading = false
        private var waiting: CheckedContinuation<Void, Never>?

        func reload(_ articles: [ArticleViewModel]) {
            titles = articles.map(\.title)
            reloads += 1
        }

        func showFailure(_ message: String) { failures.append(message) }

        func showLoading(_ isLoading: Bool) {
            self.isLoading = isLoading
            guard !isLoading else { return }
            waiting?.resume()
            waiting = nil
        }

        func settled() async {
            guard isLoading else { return }
            await withCheckedContinuation { waiting = $0 }
        }
    }

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private static let headlines = [
        "Lighthouse keeps its lamp after a vote of the whole island", "A bridge opens – an hour late",
        "Ferry timetable for “winter” is out",
    ]

    private func makeContainer(_ server: MockServer, timeout: Int = 30) throws -> AppDIContainer {
        let configuration = try AppConfiguration(
            environment: ["NEWSAPI_KEY": "k"], baseURLs: ["newsapi": server.baseURL.absoluteString], timeout: timeout)
        return try AppDIContainer(
            configuration: configuration, databasePath: "\(folder.path)/app.sqlite",
            logger: Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() }))
    }

    /// The content that is shown after a load.
    private func load(_ server: MockServer, country: String = "us", timeout: Int = 30) async throws -> View {
        let view = View()
        let controller = try makeContainer(server, timeout: timeout).makeArticlesSceneDIContainer().makeArticleListController(
            country: country, view: view)
        controller.reload()
        await view.settled()
        return view
    }

    @Test(.mockServer(recordings: "articles")) func showsTheHeadlinesOfTheService() async throws {
        let server = try MockServer.current
        let view = try await load(server)
        #expect(view.titles == Self.headlines)
        #expect(view.failures == [])
        #expect(view.reloads == 1)
        try server.check(.get("/v2/top-headlines?country=us").header("X-Api-Key", .equals("k")), .exactly(1))
    }

    @Test(.mockServer(recordings: "articles")) func articlesOfTheUsersOwnAreThereAfterARestart() async throws {
        let server = try MockServer.current
        do {
            let view = View()
            let container = try makeContainer(server)
            let articles = try container.makeArticlesSceneDIContainer()
            let controller = articles.makeArticleListController(country: "aq", view: view)
            let form = articles.makeAddArticleViewModel { controller.didAddArticle() }
            form.title.value = "The owl is home"
            #expect(await withCheckedContinuation { continuation in form.save { continuation.resume(returning: $0) } })
            await container.settle()
        }
        #expect(try await load(server, country: "aq").titles == ["The owl is home"])
        #expect(try await load(server).titles == ["The owl is home"] + Self.headlines)
    }

    // MARK: Faults and refusals

    @Test(.mockServer(recordings: "articles"), arguments: FaultSample.all) func reportsFaults(_ sample: FaultSample) async throws {
        let server = try MockServer.current
        try server.reply(to: .get("/v2/top-headlines"), with: .recording("articles/headlines").with(sample.fault), priority: 1)
        let view = View()
        let controller = try makeContainer(server).makeArticlesSceneDIContainer().makeArticleListController(country: "us", view: view)
        controller.reload()
        await view.settled()
        #expect(view.failures == (sample.message(of: "headlines").map { [$0] } ?? []))
        #expect(view.titles == (sample.outcome == .shown ? Self.headlines : []))
        // The network is well again, and so is the list.
        try server.reply(to: .get("/v2/top-headlines"), with: .recording("articles/headlines"), priority: 2)
        controller.reload()
        await view.settled()
        #expect(view.titles == Self.headlines)
        #expect(view.reloads == 2)
    }

    @Test(.mockServer()) func reportsTimeout() async throws {
        let server = try MockServer.current
        try server.reply(to: .any, with: .status(200).with(.neverAnswer))
        #expect(try await load(server, timeout: 1).failures == ["The service takes too long to answer"])
    }

    /// By another program; what comes from the network is shown all the same.
    @Test(.mockServer(recordings: "articles")) func reportsLockedDatabaseAndShowsHeadlines() async throws {
        let server = try MockServer.current
        let container = try makeContainer(server)
        let lock = try await DatabaseLock("\(folder.path)/app.sqlite")
        let view = View()
        let articles = try container.makeArticlesSceneDIContainer()
        let controller = articles.makeArticleListController(country: "us", view: view)
        controller.reload()
        await view.settled()
        #expect(view.titles == Self.headlines)
        #expect(view.failures == ["The app's database cannot be used; another program may be using it"])
        let form = articles.makeAddArticleViewModel {}
        form.title.value = "Own"
        #expect(await withCheckedContinuation { continuation in form.save { continuation.resume(returning: $0) } } == false)
        #expect(form.errorMessage.value == "The article could not be saved")
        try await lock.release()
        #expect(await withCheckedContinuation { continuation in form.save { continuation.resume(returning: $0) } })
        controller.reload()
        await view.settled()
        #expect(view.titles == ["Own"] + Self.headlines)
    }

    @Test(
        .mockServer(),
        arguments: [
            ("articles/invalid-key", "The service answered: This key opens nothing here."),
            ("articles/rate-limited", "The service answered: A hundred questions are enough for one day."),
            ("articles/parameters-missing", "The service answered: Say at least which country."),
            ("articles/server-error", "Failed loading headlines"), ("articles/headlines-truncated", "Failed loading headlines"),
            ("articles/headlines-time-missing", "Failed loading headlines"),
            ("articles/headlines-title-is-null", "Failed loading headlines"),
        ])
    func reportsRefusals(_ recording: String, _ failure: String) async throws {
        let server = try MockServer.current
        try server.reply(to: .get("/v2/top-headlines"), with: .recording(recording))
        let view = try await load(server)
        #expect(view.titles == [])
        #expect(view.failures == [failure])
    }

    @Test(.mockServer()) func droppingTheControllerStopsTheRequest() async throws {
        let server = try MockServer.current
        try server.reply(to: .any, with: .status(200).with(.neverAnswer))
        let view = View()
        var controller: ArticleListController? = try makeContainer(server).makeArticlesSceneDIContainer()
            .makeArticleListController(country: "us", view: view)
        controller?.reload()
        try await server.waitForRequests()
        controller = nil
        // The app closes the connection; the server sees it in its own time.
        while server.connectionCount > 0 { await Task.yield() }
    }
}
