import DataLayer
import DomainLayer
import Foundation
import StandInAPI
import Testing

@Suite("Movies: the posters, from a real server", .timeLimit(.minutes(5)))
struct PosterImagesRepositoryTests {
    private let log = LogCapture()
    private let queue = CountingQueue()

    private func repository(_ url: URL) -> DefaultPosterImagesRepository {
        let service = DefaultDataTransferService(
            with: DefaultNetworkService(config: NetworkConfig(baseURL: url), logger: log.logger), logger: log.logger)
        return DefaultPosterImagesRepository(dataTransferService: service, queue: queue)
    }

    private func fetch(_ answer: StandInAPI.Answer, width: Int) async throws -> (Result<Data, RepositoryFailure>, [String]) {
        try await StandInAPI.run(answering: { _ in answer }) { api in
            let found = Answers<Result<Data, RepositoryFailure>>()
            repository(api.url).fetchImage(with: "/a.jpg", width: width, completion: found.append)
            return (await found.wait()[0], api.requests.map(\.target))
        }
    }

    @Test func bringsTheBytesAsTheyAre() async throws {
        let bytes: [UInt8] = [0xFF, 0xD8, 0x00, 0x0A, 0x0D, 0xFE]
        let (result, targets) = try await fetch(StandInAPI.Answer(contentType: "image/jpeg", body: bytes), width: 300)
        #expect(result == .success(Data(bytes)))
        #expect(targets == ["/t/p/w342/a.jpg"])
    }

    @Test(arguments: [
        (Int.min, 92), (0, 92), (122, 92), (123, 154), (124, 154), (185, 185), (263, 185), (264, 342), (421, 500), (640, 780), (780, 780),
        (Int.max, 780),
    ])
    func theNearestWidthIsTaken(_ width: Int, _ expected: Int) {
        #expect(DefaultPosterImagesRepository.nearest(to: width) == expected)
    }

    @Test(arguments: [(.text("", status: 404), .status(404)), (.text(""), .unreadable)] as [(StandInAPI.Answer, RepositoryFailure)])
    func aPosterThatFails(_ answer: StandInAPI.Answer, _ failure: RepositoryFailure) async throws {
        #expect(try await fetch(answer, width: 1).0 == .failure(failure))
    }

    @Test func cancellingStopsIt() async throws {
        let found = Answers<Result<Data, RepositoryFailure>>()
        try await StandInAPI.run(answering: { _ in try await .never() }) { api in
            let task = repository(api.url).fetchImage(with: "/a.jpg", width: 1, completion: found.append)
            await api.asked(1)
            task.cancel()
            await log.logs("debug: the request was cancelled")
            _ = await queue.done.wait()
        }
        #expect(found.all.isEmpty)
    }
}
