internal import NIOConcurrencyHelpers
internal import NIOCore
internal import NIOHTTP1

/// One request and its answer, on a connection that both have for themselves.
final class UpstreamExchange: Sendable {
    private struct State {
        var upload: Task<Void, Never>?
        /// Whether the request has been sent.
        var isSent = false
        /// Whether the connection may stay open.
        var keepsAlive = false
        /// Whether the answer is whole.
        var isOver = false
        var isClosed = false
        var trailers: HTTPHeaders?
    }

    private let link: UpstreamLink
    private let timer: Scheduled<Void>
    private let keep: @Sendable (UpstreamLink) -> Void
    private let state = NIOLockedValueBox(State())

    /// - Parameters:
    ///   - link: The connection.
    ///   - timer: Ends the connection when the time is over.
    ///   - keep: Takes the connection back, where it can be used again.
    init(_ link: UpstreamLink, timer: Scheduled<Void>, keep: @escaping @Sendable (UpstreamLink) -> Void) {
        self.link = link
        self.timer = timer
        self.keep = keep
    }

    /// The fields that followed the body, once that is over.
    var trailers: HTTPHeaders? { state.withLockedValue { $0.trailers } }

    /// Sends the request, and returns the answer when its head has come.
    ///
    /// The request's body may still be on its way then.
    func answer(to request: UpstreamRequest) async throws -> UpstreamAnswer {
        link.begin(request.head, isWhole: request.body == nil, request.inform)
        // An upstream may answer before it has all of the body.
        let upload = request.body.map { body in Task { await self.upload(body) } }
        state.withLockedValue { ($0.upload, $0.isSent) = (upload, $0.isSent || upload == nil) }
        guard case .head(let head, let headAsItCame) = try await part() else { throw UpstreamError.closed }
        if !request.timeoutIncludesBody { timer.cancel() }
        state.withLockedValue { $0.keepsAlive = request.head.isKeepAlive && head.isKeepAlive }
        return UpstreamAnswer(head: head, headAsItCame: headAsItCame, exchange: self)
    }

    private func upload(_ body: UpstreamRequest.Body) async {
        while true {
            let bytes: ByteBuffer?
            do {
                bytes = try await body.next()
            } catch {
                // Half a request has no answer.
                return link.fail(error)
            }
            guard let bytes else {
                // Before it is sent: an answer may come at once.
                state.withLockedValue { $0.isSent = true }
                return link.end(body.trailers())
            }
            do {
                try await link.send(bytes)
            } catch {
                // The upstream takes no more: it may have answered all the same, and else the answer's reader sees why.
                return
            }
        }
    }

    /// Returns the next part of the answer's body; nil where it is over.
    func next() async throws -> ByteBuffer? {
        guard !state.withLockedValue({ $0.isOver }) else { return nil }
        switch try await part() {
        case .body(let bytes): return bytes
        case .head: throw UpstreamError.closed
        case .end(let trailers):
            timer.cancel()
            state.withLockedValue { ($0.isOver, $0.trailers) = (true, trailers) }
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

    /// Ends the exchange; only the first time counts.
    func close() {
        timer.cancel()
        let state = state.withLockedValue { state in
            defer { state.isClosed = true }
            return state
        }
        guard !state.isClosed else { return }
        state.upload?.cancel()
        if state.isSent, state.isOver, state.keepsAlive { keep(link) } else { link.fail(UpstreamError.closed) }
    }
}
