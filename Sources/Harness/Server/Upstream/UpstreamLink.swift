internal import NIOCore
internal import NIOHTTP1

/// A connection to an upstream, for use from anywhere.
struct UpstreamLink: Sendable {
    let channel: any Channel
    private let connection: NIOLoopBound<UpstreamConnection>

    init(_ connection: UpstreamConnection, on channel: any Channel) {
        self.channel = channel
        self.connection = NIOLoopBound(connection, eventLoop: channel.eventLoop)
    }

    /// Sends a head, and for a request without a body its end.
    ///
    /// What keeps it from being sent is seen by the answer's reader.
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
    /// A task that is cancelled closes the connection.
    func next() async throws -> UpstreamPart {
        let promise = channel.eventLoop.makePromise(of: UpstreamPart.self)
        channel.eventLoop.execute { connection.value.take(promise) }
        return try await withTaskCancellationHandler {
            try await promise.futureResult.get()
        } onCancel: {
            fail(CancellationError())
        }
    }

    /// Ends the connection for a reason.
    func fail(_ error: any Error) {
        channel.eventLoop.execute { connection.value.fail(error) }
    }

    /// Ends the connection after a time, unless that is cancelled.
    func fail(_ error: any Error, after time: TimeAmount) -> Scheduled<Void> {
        channel.eventLoop.scheduleTask(in: time) { connection.value.fail(error) }
    }
}
