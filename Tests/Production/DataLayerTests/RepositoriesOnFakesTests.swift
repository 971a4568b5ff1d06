import DataLayer
import DomainFakes
import DomainLayer
import FakeSupport
import Foundation
import Locks
import Testing

@Suite("Movies: the repositories, on fakes alone")
struct RepositoriesOnFakesTests {
    private let network = FakeNetworkService()
    private let storage = FakeMoviesResponseStorage()
    private let log = LogCapture()

    private var service: DefaultDataTransferService {
        DefaultDataTransferService(service: network, errorResolver: TMDBErrorResolver(), logger: log.logger)
    }

    // MARK: Films

    private static func page(_ id: Int, totalPages: Int = 2) -> Data {
        Data(#"{"page":1,"total_pages":\#(totalPages),"results":[{"id":\#(id)}]}"#.utf8)
    }

    private static func kept(_ id: Int) throws -> MoviesResponseDTO {
        try JSONDecoder().decode(MoviesResponseDTO.self, from: page(id))
    }

    /// The results of a search, in order.
    private func search(_ events: Answers<String>) -> any Cancellable {
        DefaultMoviesRepository(service: service, storage: storage, queue: ImmediateQueue(), logger: log.logger).fetchMoviesList(
            query: .sample(), page: 2
        ) {
            events.append("cached \($0.movies.map(\.id))")
        } completion: { result in
            switch result {
            case .success(let page): events.append("page \(page.movies.map(\.id))")
            case .failure(let failure): events.append("\(failure)")
            }
        }
    }

    @Test func deliversCachedPagesThenThoseOfTheNetworkAndStoresThem() throws {
        storage.response.stub(.returns(try Self.kept(1)))
        network.request.stub(.returns(Self.page(2, totalPages: 9)))
        let events = Answers<String>()
        _ = search(events)
        #expect(events.all == ["cached [1]", "page [2]"])
        #expect(storage.response.calls == [MoviesRequestDTO(query: "lantern", page: 2)])
        #expect(network.request.calls == ["3/search/movie?query=lantern&page=2"])
        #expect(storage.save.calls.map(\.pages) == [9])
        #expect(storage.save.calls.map(\.request) == storage.response.calls)
    }

    @Test(
        arguments: [
            (.notConnected, "noConnection"), (.timedOut, "timedOut"), (.status(503, Data()), "status(503)"), (.cancelled, "failed"),
            (.address, "failed"), (.other(code: -1), "failed"),
            (.status(401, Data(#"{"status_code":7,"status_message":"Invalid API key"}"#.utf8)), #"refused("Invalid API key")"#),
        ] as [(NetworkError, String)])
    func distinguishesFailuresOfTheNetwork(_ error: NetworkError, _ failure: String) {
        network.request.stub(.fails(error))
        let events = Answers<String>()
        _ = search(events)
        #expect(events.all == [failure])
        #expect(storage.save.calls.isEmpty)
    }

    @Test func anAnswerThatMakesNoSenseIsUnreadableAndLogged() {
        network.request.stub(.returns(Data(#"{"page":1,"total_pages":1,"results":[{"id":1,"release_date":"soon"}]}"#.utf8)))
        let events = Answers<String>()
        _ = search(events)
        #expect(events.all == ["unreadable"])
        #expect(storage.save.calls.isEmpty)
        #expect(log.lines == ["error: the answer cannot be mapped: MappingError"])
    }

    @Test func cancellingStopsTheNetwork() {
        network.request.stub(.returns(Self.page(1)).after(.seconds(1)))
        let events = Answers<String>()
        search(events).cancel()
        network.request.clock.advance(by: .seconds(1))
        #expect(network.request.cancelledCalls.count == 1)
        #expect(events.all == [])
    }

    @Test func anAnswerThatComesLateIsDroppedAndNotKept() {
        network.request.stub(.returns(Self.page(1)).after(.seconds(1)).ignoringCancellation)
        let events = Answers<String>()
        search(events).cancel()
        network.request.clock.advance(by: .seconds(1))
        #expect(events.all == [])
        #expect(storage.save.calls.isEmpty)
    }

    @Test func cancellingDuringTheReadingAsksNoNetwork() throws {
        storage.response.stub(.returns(try Self.kept(1)).after(.seconds(1)))
        let events = Answers<String>()
        search(events).cancel()
        storage.response.clock.advance(by: .seconds(1))
        #expect(network.request.calls == [])
        #expect(events.all == [])
    }

    @Test func cancellingWhileTheRequestIsMadeStopsItAsWell() {
        storage.response.stub(.returns(nil).after(.seconds(1)))
        network.request.stub(.never)
        let events = Answers<String>()
        let task = search(events)
        network.beforeRequest.withLock { $0 = { task.cancel() } }
        storage.response.clock.advance(by: .seconds(1))
        #expect(network.request.cancelledCalls.count == 1)
        #expect(events.all == [])
    }

    // MARK: Posters

    @Test func aPosterIsFetchedInTheNearestWidth() {
        network.request.stub(.returns(Data([1])))
        let found = Answers<Result<Data, RepositoryFailure>>()
        DefaultPosterImagesRepository(service: service, queue: ImmediateQueue())
            .fetchImage(with: "/a.jpg", width: 400, completion: found.append)
        #expect(network.request.calls == ["t/p/w342/a.jpg"])
        #expect(found.all == [.success(Data([1]))])
    }

    @Test func aPosterThatFailsOrIsCancelled() {
        let found = Answers<Result<Data, RepositoryFailure>>()
        let posters = DefaultPosterImagesRepository(service: service, queue: ImmediateQueue())
        network.request.stub(.fails(NetworkError.notConnected))
        posters.fetchImage(with: "/a.jpg", width: 400, completion: found.append)
        #expect(found.all == [.failure(.noConnection)])
        network.request.stub(.returns(Data([1])).after(.seconds(1)).ignoringCancellation)
        posters.fetchImage(with: "/a.jpg", width: 400, completion: found.append).cancel()
        network.request.clock.advance(by: .seconds(1))
        #expect(network.request.cancelledCalls.count == 1)
        #expect(found.all.count == 1)
    }

    // MARK: Recent searches

    @Test func recentSearchesComeFromTheStorage() {
        let storage = FakeMoviesQueriesStorage()
        storage.fetch.stub(inOrder: .returns([.sample()]), .fails(NetworkError.timedOut))
        storage.save.stub(inOrder: .succeeds, .fails(NetworkError.timedOut))
        let repository = DefaultMoviesQueriesRepository(storage: storage, queue: ImmediateQueue(), logger: log.logger)
        let found = Answers<Result<[MovieQuery], RepositoryFailure>>()
        for count in [3, 4] { repository.fetchRecentQueries(maxCount: count, completion: found.append) }
        #expect(found.all == [.success([.sample()]), .failure(.storage)])
        #expect(storage.fetch.calls == [3, 4])
        let saved = Answers<RepositoryFailure?>()
        for name in ["a", "b"] {
            repository.saveRecentQuery(.sample(query: name)) { result in
                if case .failure(let failure) = result { saved.append(failure) } else { saved.append(nil) }
            }
        }
        #expect(saved.all == [nil, .storage])
        #expect(storage.save.calls.map(\.query) == ["a", "b"])
    }

    @Test func recentSearchesComeOnTheQueueThatWasAskedFor() async {
        let storage = FakeMoviesQueriesStorage()
        storage.fetch.stub(.returns([]))
        storage.save.stub(.succeeds)
        let queue = DispatchQueue(label: "wanted")
        let key = DispatchSpecificKey<String>()
        queue.setSpecific(key: key, value: "wanted")
        let repository = DefaultMoviesQueriesRepository(storage: storage, queue: queue, logger: log.logger)
        let queues = Answers<String?>()
        repository.fetchRecentQueries(maxCount: 1) { _ in queues.append(DispatchQueue.getSpecific(key: key)) }
        repository.saveRecentQuery(.sample()) { _ in queues.append(DispatchQueue.getSpecific(key: key)) }
        #expect(await queues.wait(2) == ["wanted", "wanted"])
    }
}
