import DataLayer
import DomainLayer
import FakeSupport
import Foundation
import Locks

/// A network with the answers of a test, by path and query.
final class FakeNetworkService: NetworkService {
    private struct Request: NetworkCancellable {
        let cancellation: FakeCancellation
        func cancel() { cancellation.cancel() }
    }

    let request: FakeMethod<String, Data>
    /// Done before a request is logged.
    let beforeRequest = Locked<(@Sendable () -> Void)?>(nil)

    init(fileID: String = #fileID, line: Int = #line) {
        request = FakeMethod("request(endpoint:)", fileID: fileID, line: line)
    }

    func request<Response>(
        endpoint: Endpoint<Response>, completion: @escaping @Sendable (Result<Data, NetworkError>) -> Void
    ) -> (any NetworkCancellable)? {
        beforeRequest.withLock { $0 }?()
        let query = endpoint.query.map(\.encoded).joined(separator: "&")
        return Request(cancellation: request.call(query.isEmpty ? endpoint.path : "\(endpoint.path)?\(query)", completion: completion))
    }
}

/// A storage of answers with stubbed content; empty by default.
final class FakeMoviesResponseStorage: MoviesResponseStorage {
    let response: FakeMethod<MoviesRequestDTO, MoviesResponseDTO?>
    let save: FakeMethod<(pages: Int, request: MoviesRequestDTO), Void>

    init(fileID: String = #fileID, line: Int = #line) {
        response = FakeMethod("response(for:)", fileID: fileID, line: line)
        save = FakeMethod("save(_:for:)", fileID: fileID, line: line)
        response.stub(.returns(nil))
        save.stub(.succeeds)
    }

    func response(for request: MoviesRequestDTO, completion: @escaping @Sendable (MoviesResponseDTO?) -> Void) {
        response.call(request) { (result: Result<MoviesResponseDTO?, Never>) in completion(result.get()) }
    }

    func save(_ response: MoviesResponseDTO, for request: MoviesRequestDTO) {
        save.value((response.totalPages, request))
    }
}

/// A storage of searches with stubbed content.
final class FakeMoviesQueriesStorage: MoviesQueriesStorage {
    let fetch: FakeMethod<Int, [MovieQuery]>
    let save: FakeMethod<MovieQuery, Void>

    init(fileID: String = #fileID, line: Int = #line) {
        fetch = FakeMethod("fetch(_:)", fileID: fileID, line: line)
        save = FakeMethod("save(_:)", fileID: fileID, line: line)
    }

    func fetch(_ maxCount: Int, completion: @escaping @Sendable (Result<[MovieQuery], any Error>) -> Void) {
        fetch.call(maxCount, completion: completion)
    }

    func save(_ query: MovieQuery, completion: @escaping @Sendable (Result<Void, any Error>) -> Void) {
        save.call(query, completion: completion)
    }
}

/// A queue that does everything at once.
struct ImmediateQueue: DataTransferDispatchQueue {
    func asyncExecute(work: @escaping @Sendable () -> Void) { work() }
}
