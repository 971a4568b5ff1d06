internal import DomainLayer

extension DataTransferService {
    /// Asks a question for a repository, and reports what an error means to the app.
    /// - Parameters:
    ///   - endpoint: What is asked, and how its answer is read.
    ///   - queue: Where the answer comes.
    ///   - completion: Called once, unless the task is cancelled.
    /// - Returns: What stops the request.
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
