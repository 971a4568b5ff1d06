internal import NIOCore
internal import NIOHTTP2

/// Closes a connection of HTTP/2 whose first stream does not come, that has had no stream for some time, or whose other side is gone.
///
/// Belongs to its event loop.
final class HTTP2Connection: ChannelInboundHandler {
    typealias InboundIn = HTTP2Frame
    typealias OutboundOut = HTTP2Frame

    private let limits: RequestLimits
    private let isAdmitted: Bool
    private var deadline: MovingDeadline?
    private var streams = 0

    /// - Parameters:
    ///   - limits: How long things may take.
    ///   - isAdmitted: Whether the server has room for the connection; else it is closed when its streams have been told.
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
        // Each stream ends for itself: who closes the connection listens no more.
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

    /// Says goodbye: RFC 9113 section 6.8.
    private func leave(_ context: ChannelHandlerContext) {
        let goodbye = HTTP2Frame.FramePayload.goAway(lastStreamID: .maxID, errorCode: .noError, opaqueData: nil)
        context.writeAndFlush(wrapOutboundOut(HTTP2Frame(streamID: .rootStream, payload: goodbye)), promise: nil)
        context.close(promise: nil)
    }

    private func closedOne() {
        streams -= 1
        if streams == 0 { deadline?.move(to: isAdmitted ? limits.idleTime : .zero) }
    }
}
