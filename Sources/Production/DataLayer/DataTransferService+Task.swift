internal import DomainLayer

extension DataTransferService {
    /// Sends a request for a repository, and maps an error to a ``RepositoryFailure``.
    /// - Parameters:
    ///   - endpoint: The request, and the decoder of its answer.
    ///   - queue: The queue on which `completion` is called.
    ///   - completion: Called once, unless the task is cancelled.
    /// - Returns: A handle that stops the request.
    func task<Response>(
        for endpoint: Endpoint<Response>, on queue: any DataTransferDispatchQueue,
        completion: @escaping @Sendable (Result<Response, RepositoryFailure>) -> Void
    ) -> any Cancellable {
        let task = RepositoryTask()
        task.adopt(
            request(with: endpoint, on: queue) { result in
                guard !task.isCancelled else { return }
                completion(result.mapError(\.failure))
            })
        return task
    }
}
