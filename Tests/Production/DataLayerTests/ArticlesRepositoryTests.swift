import DataLayer
import DomainFakes
import DomainLayer
import FakeSupport
import Foundation
import StorageTesting
import TestFolders
import Testing

@Suite("Articles: the service", .timeLimit(.minutes(5)))
struct WebserviceTests {
    private let network = FakeNetworkService()
    private let answers = Answers<Result<Int, RepositoryFailure>>()
    private let webservice: Webservice

    init() {
        let service = DefaultDataTransferService(service: network, errorResolver: NewsAPIErrorResolver(), logger: LogCapture().logger)
        webservice = Webservice(service: service, queue: ImmediateQueue())
    }

    private struct NoNumber: Error {}

    /// Any resource, of any type: the service knows none.
    private let resource = Resource(path: "v2/count", query: [QueryItem("q", "a&b")]) { data in
        guard let number = Int(String(decoding: data, as: UTF8.self)) else { throw NoNumber() }
        return number
    }

    @Test func loadsAResource() {
        network.request.stub(.returns(Data("17".utf8)))
        _ = webservice.load(resource) { answers.append($0) }
        #expect(answers.all == [.success(17)])
        #expect(network.request.calls == ["v2/count?q=a%26b"])
    }

    @Test(arguments: [
        (NetworkError.notConnected, RepositoryFailure.noConnection), (.timedOut, .timedOut),
        (.status(502, Data("<html>".utf8)), .status(502)),
        (.status(401, Data(#"{"status":"error","code":"apiKeyInvalid","message":"No such key."}"#.utf8)), .refused("No such key.")),
    ])
    func distinguishesFailures(_ error: NetworkError, _ failure: RepositoryFailure) {
        network.request.stub(.fails(error))
        _ = webservice.load(resource) { answers.append($0) }
        #expect(answers.all == [.failure(failure)])
    }

    @Test(arguments: ["", "none"]) func reportsAnUnreadableBody(_ body: String) {
        network.request.stub(.returns(Data(body.utf8)))
        _ = webservice.load(resource) { answers.append($0) }
        #expect(answers.all == [.failure(.unreadable)])
    }

    @Test func cancellingStopsTheRequest() {
        network.request.stub(.returns(Data("17".utf8)).after(.seconds(1)).ignoringCancellation)
        let task = webservice.load(resource) { answers.append($0) }
        task.cancel()
        #expect(network.request.cancelledCalls.count == 1)
        network.request.clock.advance(by: .seconds(1))
        #expect(answers.all == [])
    }

    @Test func headlinesAreThoseOfACountry() {
        network.request.stub(.returns(Data(#"{"status":"ok","totalResults":0,"articles":[]}"#.utf8)))
        let headlines = Answers<Result<[Article], RepositoryFailure>>()
        _ = webservice.load(.headlines(country: "de")) { headlines.append($0) }
        #expect(headlines.all == [.success([])])
        #expect(network.request.calls == ["v2/top-headlines?country=de"])
    }
}

@Suite("Articles: the user's own", .timeLimit(.minutes(5)))
struct AddedArticlesTests {
    private let folder: TemporaryFolder
    private let log = LogCapture()
    private let network = FakeNetworkService()

    init() throws {
        folder = try TemporaryFolder()
    }

    private var path: String { "\(folder.path)/app.sqlite" }

    private func repository(_ database: AppDatabase) -> DefaultArticlesRepository {
        let service = DefaultDataTransferService(service: network, logger: log.logger)
        return DefaultArticlesRepository(
            webservice: Webservice(service: service, queue: ImmediateQueue()), database: database, logger: log.logger)
    }

    private func added(_ repository: DefaultArticlesRepository) async -> Result<[Article], RepositoryFailure> {
        let answers = Answers<Result<[Article], RepositoryFailure>>()
        repository.fetchAdded { answers.append($0) }
        return await answers.wait()[0]
    }

    private func add(_ article: Article, _ repository: DefaultArticlesRepository) async -> RepositoryFailure? {
        let answers = Answers<RepositoryFailure?>()
        repository.add(article) { result in
            if case .failure(let failure) = result { answers.append(failure) } else { answers.append(nil) }
        }
        return await answers.wait()[0]
    }

    /// An article as the user writes them.
    private static func own(_ title: String, summary: String? = nil, at seconds: TimeInterval = 1_795_082_400.125) -> Article {
        Article(title: title, summary: summary, author: nil, source: "You", url: nil, publishedAt: Date(timeIntervalSince1970: seconds))
    }

    @Test func areThereAfterARestart() async throws {
        do {
            let repository = repository(try AppDatabase(path: path))
            #expect(await added(repository) == .success([]))
            #expect(await add(Self.own("First", summary: "it's; so"), repository) == nil)
            #expect(await add(Self.own("Second", at: 3), repository) == nil)
            #expect(await add(Self.own("First"), repository) == nil)
        }
        let kept = await added(repository(try AppDatabase(path: path)))
        #expect(kept == .success([Self.own("First"), Self.own("Second", at: 3), Self.own("First", summary: "it's; so")]))
        #expect(log.lines == [])
    }

    /// An added article counts as the user's own, regardless of its author.
    @Test func anotherArticleBecomesTheUsersOwn() async throws {
        let repository = repository(try AppDatabase())
        #expect(await add(.sample(), repository) == nil)
        #expect(await added(repository) == .success([Self.own("The bells are back", summary: "They ring again.", at: 1_795_082_400)]))
    }

    @Test func reportsLockedDatabaseWithoutDataLoss() async throws {
        let repository = repository(try AppDatabase(path: path, patience: 0))
        #expect(await add(Self.own("Kept"), repository) == nil)
        let lock = try await DatabaseLock(path)
        #expect(await add(Self.own("Secret words"), repository) == .storage)
        #expect(await added(repository) == .failure(.storage))
        #expect(
            log.lines == [
                "warning: an article cannot be stored: database is locked", "warning: added articles cannot be read: database is locked",
            ])
        try await lock.release()
        #expect(await add(Self.own("Again"), repository) == nil)
        #expect(try await added(repository).get().map(\.title) == ["Again", "Kept"])
    }

    @Test func headlinesComeFromTheService() throws {
        network.request.stub(.fails(NetworkError.timedOut))
        let answers = Answers<Result<[Article], RepositoryFailure>>()
        _ = repository(try AppDatabase()).fetchHeadlines(country: "us") { answers.append($0) }
        #expect(answers.all == [.failure(.timedOut)])
        #expect(network.request.calls == ["v2/top-headlines?country=us"])
    }
}
