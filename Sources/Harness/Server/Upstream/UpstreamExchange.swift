internal import Locks
internal import NIOCore
internal import NIOHTTP1

/// One request and its answer, on a connection that no other exchange uses at the same time.
final class UpstreamExchange: Sendable {
    private struct State {
        var upload: Task<Void, Never>?
        /// Whether the request has been sent.
        var isSent = false
        /// Whether the connection may stay open.
        var keepsAlive = false
        /// Whether the answer is complete.
        var isOver = false
        var isClosed = false
        var trailers: HTTPHeaders?
    }

    private let link: UpstreamLink
    private let timer: Scheduled<Void>
    private let keep: @Sendable (UpstreamLink) -> Void
    private let state = Locked(State())

    /// Creates an exchange.
    /// - Parameters:
    ///   - link: The connection.
    ///   - timer: The timer that closes the connection.
    ///   - keep: Receives the connection if it can be used again.
    init(_ link: UpstreamLink, timer: Scheduled<Void>, keep: @escaping @Sendable (UpstreamLink) -> Void) {
        self.link = link
        self.timer = timer
        self.keep = keep
    }

    /// The fields that follow the body, once the body has ended.
    var trailers: HTTPHeaders? { state.withLock { $0.trailers } }

    /// Sends the request, and returns the answer when its head has been received.
    ///
    /// The request's body may still be in transit then.
    func answer(to request: UpstreamRequest) async throws -> UpstreamAnswer {
        link.begin(request.head, isWhole: request.body == nil, request.inform)
        // An upstream may answer before it has received the whole body.
        let upload = request.body.map { body in Task { await self.upload(body) } }
        state.withLock { ($0.upload, $0.isSent) = (upload, $0.isSent || upload == nil) }
        guard case .head(let head, let rawHead) = try await part() else { throw UpstreamError.closed }
        if !request.timeoutIncludesBody { timer.cancel() }
        state.withLock { $0.keepsAlive = request.head.isKeepAlive && head.isKeepAlive }
        return UpstreamAnswer(head: head, rawHead: rawHead, exchange: self)
    }

    private func upload(_ body: UpstreamRequest.Body) async {
        while true {
            let bytes: ByteBuffer?
            do {
                bytes = try await body.next()
            } catch {
                // An incomplete request has no answer.
                return link.fail(error)
            }
            guard let bytes else {
                // This is set before the end is sent, because an answer may be received at once.
                state.withLock { $0.isSent = true }
                return link.end(body.trailers())
            }
            do {
                try await link.send(bytes)
            } catch {
                // The upstream accepts no more of the body. If it has not answered, the reader of the answer gets the error.
                return
            }
        }
    }

    /// Returns the next part of the answer's body, or nil at its end.
    func next() async throws -> ByteBuffer? {
        guard !state.withLock({ $0.isOver }) else { return nil }
        switch try await part() {
        case .body(let bytes): return bytes
        case .head: throw UpstreamError.closed
        case .end(let trailers):
            timer.cancel()
            state.withLock { ($0.isOver, $0.trailers) = (true, trailers) }
            return nil
        }
    }

    private func part() async throws -> UpstreamPart {
        do {
            return try await link.next()
        } catch {
            try Task.checkCancellation()
            throw error
        }
    }

    /// Ends the exchange.
    ///
    /// Further calls have no effect.
    func close() {
        timer.cancel()
        let state = state.withLock { state in
            defer { state.isClosed = true }
            return state
        }
        guard !state.isClosed else { return }
        state.upload?.cancel()
        if state.isSent, state.isOver, state.keepsAlive { keep(link) } else { link.fail(UpstreamError.closed) }
    }
}
