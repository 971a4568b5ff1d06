#if canImport(Combine)
    public import Combine
#else
    public import OpenCombine
#endif

extension FakeMethod {
    /// Answers a call with a publisher of one value, or of an error; an error of another kind than the publisher's ends the process with a message.
    ///
    /// The call is logged for each subscriber, when it subscribes; cancelling the subscription cancels the call, and a subscriber that has cancelled
    /// gets no answer, not even one that comes though the call was cancelled.
    public func publisher<Failure: Error>(
        _ arguments: Arguments, fileID: String = #fileID, line: Int = #line
    ) -> AnyPublisher<Output, Failure> {
        Deferred { [self] in
            var cancellation: FakeCancellation?
            let future = Future<Output, Failure> { promise in
                let promise = Promise(fulfil: promise)
                cancellation = self.call(arguments, fileID: fileID, line: line) { (result: Result<Output, Failure>) in
                    promise.fulfil(result)
                }
            }
            return future.handleEvents(receiveCancel: { cancellation?.cancel() })
        }.eraseToAnyPublisher()
    }
}

/// The closure that fulfils a `Future`.
///
/// Unchecked: a future locks inside and may be fulfilled on any thread, but its closure is not marked so.
private struct Promise<Output, Failure: Error>: @unchecked Sendable {
    let fulfil: (Result<Output, Failure>) -> Void
}
