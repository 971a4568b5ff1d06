internal import NIOCore
internal import NIOHTTP1
internal import NIOTLS

/// A part of an answer.
enum UpstreamPart: Sendable {
    case head(HTTPResponseHead, AnswerHead)
    case body(ByteBuffer)
    case end(HTTPHeaders?)
}

/// One connection to an upstream: sends a request, and delivers the answer part by part.
///
/// It belongs to its event loop. The connection is read only when a part is requested.
final class UpstreamConnection: ChannelDuplexHandler {
    typealias InboundIn = HTTPClientResponsePart
    typealias OutboundIn = Never
    typealias OutboundOut = HTTPClientRequestPart

    private let heads: AnswerHeadReader
    private let isMissingAlert: (any Error) -> Bool
    /// The promise that is completed when the connection can be used, or has failed.
    private var ready: EventLoopPromise<Void>?
    private var context: ChannelHandlerContext?
    private var parts: [UpstreamPart] = []
    private var waiting: EventLoopPromise<UpstreamPart>?
    private var failure: (any Error)?
    private var isReadHeldBack = false

    /// Creates the handler of a connection.
    /// - Parameters:
    ///   - heads: The reader of heads, which is nearer to the network.
    ///   - security: The security of the connection; nil for plain HTTP.
    ///   - ready: The promise that is completed when the connection is secured.
    init(_ heads: AnswerHeadReader, _ security: UpstreamSecurity?, ready: EventLoopPromise<Void>) {
        self.heads = heads
        isMissingAlert = security?.isMissingAlert ?? { _ in false }
        self.ready = ready
        if security == nil { makeReady() }
    }

    private func makeReady() {
        ready?.succeed()
        ready = nil
    }

    // MARK: Requests

    /// Sends a head.
    ///
    /// The answer is expected from then on.
    /// - Parameters:
    ///   - head: The head.
    ///   - isWhole: Whether the request has no body.
    ///   - inform: Receives each head that comes before the answer's own.
    func begin(_ head: HTTPRequestHead, isWhole: Bool, _ inform: @escaping (AnswerHead, ByteBuffer) -> Void) {
        heads.inform = inform
        context?.write(wrapOutboundOut(.head(head)), promise: nil)
        if isWhole { context?.write(wrapOutboundOut(.end(nil)), promise: nil) }
        context?.flush()
    }

    /// Sends a part of the body.
    /// - Parameter sent: The promise that is completed when the part has been sent.
    func send(_ bytes: ByteBuffer, _ sent: EventLoopPromise<Void>) {
        guard let context else { return sent.fail(UpstreamError.closed) }
        context.writeAndFlush(wrapOutboundOut(.body(.byteBuffer(bytes))), promise: sent)
    }

    /// Ends the request.
    func end(_ trailers: HTTPHeaders?) {
        context?.writeAndFlush(wrapOutboundOut(.end(trailers)), promise: nil)
    }

    /// Completes a promise with the next part of the answer.
    func deliverNextPart(to promise: EventLoopPromise<UpstreamPart>) {
        if !parts.isEmpty {
            promise.succeed(parts.removeFirst())
        } else if let failure {
            promise.fail(failure)
        } else {
            waiting = promise
        }
        guard parts.isEmpty, isReadHeldBack else { return }
        isReadHeldBack = false
        context?.read()
    }

    /// Closes the connection with an error.
    func fail(_ error: any Error) {
        failure = failure ?? error
        waiting?.fail(error)
        waiting = nil
        ready?.fail(error)
        ready = nil
        context?.close(promise: nil)
    }

    // MARK: Channel events

    func handlerAdded(context: ChannelHandlerContext) {
        self.context = context
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        fail(UpstreamError.closed)
        self.context = nil
    }

    func read(context: ChannelHandlerContext) {
        if parts.isEmpty { context.read() } else { isReadHeldBack = true }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head):
            give(
                .head(head, heads.head.flatMap { $0.isSame(head.status, head.headers) ? $0 : nil } ?? AnswerHead(head.status, head.headers))
            )
        case .body(let bytes): if bytes.readableBytes > 0 { give(.body(bytes)) }
        case .end(let trailers): give(.end(trailers))
        }
    }

    private func give(_ part: UpstreamPart) {
        guard let waiting else { return parts.append(part) }
        self.waiting = nil
        waiting.succeed(part)
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if case .handshakeCompleted? = event as? TLSUserEvent { makeReady() }
        context.fireUserInboundEventTriggered(event)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        // A missing alert is not an error here: the parser finds out whether the answer was complete.
        if !isMissingAlert(error) { fail(error) }
    }

    func channelInactive(context: ChannelHandlerContext) {
        fail(UpstreamError.closed)
        context.fireChannelInactive()
    }
}
