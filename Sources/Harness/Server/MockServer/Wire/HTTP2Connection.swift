internal import NIOCore
internal import NIOHTTP2

/// A handler that closes a connection of HTTP/2 without a first stream, without streams for some time, or without a client.
///
/// It belongs to its event loop.
final class HTTP2Connection: ChannelInboundHandler {
    typealias InboundIn = HTTP2Frame
    typealias OutboundOut = HTTP2Frame

    private let limits: RequestLimits
    private let isAdmitted: Bool
    private var deadline: MovingDeadline?
    private var streams = 0

    /// Creates a handler.
    /// - Parameters:
    ///   - limits: The time limits.
    ///   - isAdmitted: Whether the limit of connections allows this one. Otherwise it is closed after its streams have been refused.
    init(_ limits: RequestLimits, isAdmitted: Bool) {
        self.limits = limits
        self.isAdmitted = isAdmitted
    }

    func handlerAdded(context: ChannelHandlerContext) {
        deadline = MovingDeadline(context.eventLoop) { [weak self] in self?.leave(context) }
        deadline?.move(to: limits.headTime)
    }

    func channelInactive(context: ChannelHandlerContext) {
        deadline?.cancel()
        deadline = nil
        context.fireChannelInactive()
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        // Each stream ends separately, so that a client that closes the connection itself reads no more answers.
        if let event = event as? ChannelEvent, event == .inputClosed { context.close(promise: nil) }
        context.fireUserInboundEventTriggered(event)
    }

    /// Counts a stream for as long as it is open.
    func opened(_ stream: any Channel) {
        streams += 1
        deadline?.pause()
        let bound = NIOLoopBound(self, eventLoop: stream.eventLoop)
        stream.closeFuture.whenComplete { _ in bound.value.closedOne() }
    }

    /// Sends a GOAWAY frame and closes the connection: RFC 9113 section 6.8.
    private func leave(_ context: ChannelHandlerContext) {
        let frame = HTTP2Frame.FramePayload.goAway(lastStreamID: .maxID, errorCode: .noError, opaqueData: nil)
        context.writeAndFlush(wrapOutboundOut(HTTP2Frame(streamID: .rootStream, payload: frame)), promise: nil)
        context.close(promise: nil)
    }

    private func closedOne() {
        streams -= 1
        if streams == 0 { deadline?.move(to: isAdmitted ? limits.idleTime : .zero) }
    }
}
