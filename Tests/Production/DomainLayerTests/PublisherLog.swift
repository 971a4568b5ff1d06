import DomainLayer
import Locks

#if canImport(Combine)
    import Combine
#else
    import OpenCombine
#endif

/// The events that a subscriber received.
final class PublisherLog<Output: Sendable>: Sendable {
    private let events = Locked<[Result<Output, RepositoryFailure>]>([])
    private let ends = Locked(0)

    var all: [Result<Output, RepositoryFailure>] { events.withLock { $0 } }
    var endCount: Int { ends.withLock { $0 } }

    func subscribe(to publisher: AnyPublisher<Output, RepositoryFailure>) -> AnyCancellable {
        publisher.sink { [self] completion in
            switch completion {
            case .finished: ends.withLock { $0 += 1 }
            case .failure(let failure): events.withLock { $0.append(.failure(failure)) }
            }
        } receiveValue: { [self] value in
            events.withLock { $0.append(.success(value)) }
        }
    }
}
