internal import DomainLayer

#if canImport(Combine)
    internal import Combine
#else
    internal import OpenCombine
#endif

extension DataTransferService {
    /// Returns a publisher that sends a request for each subscriber.
    ///
    /// Cancelling stops the request.
    /// - Parameters:
    ///   - endpoint: The request, and the decoder of its answer.
    ///   - queue: The queue on which answers are published.
    func publisher<Response>(
        for endpoint: Endpoint<Response>, on queue: any DataTransferDispatchQueue
    ) -> AnyPublisher<Response, DataTransferError> {
        Deferred {
            let task = RepositoryTask()
            return Future<Response, DataTransferError> { promise in
                let promise = Promise(fulfil: promise)
                task.adopt(request(with: endpoint, on: queue) { promise.fulfil($0) })
            }
            .handleEvents(receiveCancel: task.cancel)
        }
        .eraseToAnyPublisher()
    }
}
