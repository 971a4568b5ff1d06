internal import NIOCore
internal import NIOHTTP2

/// Closes a connection of HTTP/2 whose first stream does not come, that has had no stream for some time, or whose other side is gone.
///
/// Belongs to its event loop.
final class HTTP2Connection: ChannelInboundHandler {
    typealias InboundIn = HTTP2Frame

    private let limits: RequestLimits
    private var context: ChannelHandlerContext?
    private var streams = 0
    private var timer: Scheduled<Void>?

    init(_ limits: RequestLimits) {
        self.limits = limits
    }

    func handlerAdded(context: ChannelHandlerContext) {
        self.context = context
        wait(limits.headTime)
    }

    func handlerRemoved(context: ChannelHandlerContext) { self.context = nil }

    func channelInactive(context: ChannelHandlerContext) {
        timer?.cancel()
        self.context = nil
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
        timer?.cancel()
        let bound = NIOLoopBound(self, eventLoop: stream.eventLoop)
        stream.closeFuture.whenComplete { _ in bound.value.closedOne() }
    }

    private func closedOne() {
        streams -= 1
        if streams == 0 { wait(limits.idleTime) }
    }

    private func wait(_ time: Duration) {
        guard let channel = context?.channel else { return }
        timer = channel.eventLoop.scheduleTask(in: TimeAmount(time)) { channel.close(promise: nil) }
    }
}
