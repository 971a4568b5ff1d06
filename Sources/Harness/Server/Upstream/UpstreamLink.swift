internal import NIOCore
internal import NIOHTTP1

/// A connection to an upstream, which can be used from any thread.
struct UpstreamLink: Sendable {
    let channel: any Channel
    private let connection: NIOLoopBound<UpstreamConnection>

    init(_ connection: UpstreamConnection, on channel: any Channel) {
        self.channel = channel
        self.connection = NIOLoopBound(connection, eventLoop: channel.eventLoop)
    }

    /// Sends a head, and the end of a request without a body.
    ///
    /// An error while sending is reported to the reader of the answer.
    func begin(_ head: HTTPRequestHead, isWhole: Bool, _ inform: @escaping @Sendable (AnswerHead, ByteBuffer) -> Void) {
        channel.eventLoop.execute { connection.value.begin(head, isWhole: isWhole, inform) }
    }

    /// Sends a part of the body.
    func send(_ bytes: ByteBuffer) async throws {
        let sent = channel.eventLoop.makePromise(of: Void.self)
        channel.eventLoop.execute { connection.value.send(bytes, sent) }
        try await sent.futureResult.get()
    }

    /// Ends the request.
    func end(_ trailers: HTTPHeaders?) {
        channel.eventLoop.execute { connection.value.end(trailers) }
    }

    /// Returns the next part of the answer.
    ///
    /// Cancelling the task closes the connection.
    func next() async throws -> UpstreamPart {
        let promise = channel.eventLoop.makePromise(of: UpstreamPart.self)
        channel.eventLoop.execute { connection.value.deliverNextPart(to: promise) }
        return try await withTaskCancellationHandler {
            try await promise.futureResult.get()
        } onCancel: {
            fail(CancellationError())
        }
    }

    /// Closes the connection with an error.
    func fail(_ error: any Error) {
        channel.eventLoop.execute { connection.value.fail(error) }
    }

    /// Closes the connection with an error after a time, unless the returned task is cancelled.
    func fail(_ error: any Error, after time: TimeAmount) -> Scheduled<Void> {
        channel.eventLoop.scheduleTask(in: time) { connection.value.fail(error) }
    }
}
