internal import DomainLayer

#if canImport(Combine)
    internal import Combine
#else
    internal import OpenCombine
#endif

extension DataTransferService {
    /// Asks a question for each subscriber, when it subscribes; cancelling stops the request.
    /// - Parameters:
    ///   - endpoint: What is asked, and how its answer is read.
    ///   - queue: Where answers come.
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
