#if canImport(Combine)
    public import Combine
#else
    public import OpenCombine
#endif

extension FakeMethod {
    /// Answers a call with a publisher of one value, or of an error.
    ///
    /// The call is logged for each subscriber, when it subscribes; cancelling the subscription cancels the call.
    public func publisher(_ arguments: Arguments) -> AnyPublisher<Output, any Error> {
        Deferred { [self] in
            var cancellation: FakeCancellation?
            let future = Future<Output, any Error> { promise in
                let promise = Promise(fulfil: promise)
                cancellation = self.call(arguments) { (result: Result<Output, any Error>) in promise.fulfil(result) }
            }
            return future.handleEvents(receiveCancel: { cancellation?.cancel() })
        }.eraseToAnyPublisher()
    }
}

/// What fulfils a `Future`.
///
/// Unchecked: a future locks inside and may be fulfilled on any thread, but its closure is not marked so.
private struct Promise<Output>: @unchecked Sendable {
    let fulfil: (Result<Output, any Error>) -> Void
}
