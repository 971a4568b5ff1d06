internal import NIOCore
internal import NIOHTTP1
internal import Upstream

/// A part of an answer that is passed on to the app.
enum AnswerPart: Sendable {
    /// A head before the answer's own, unchanged: RFC 9110 section 15.2.
    case informational(ByteBuffer)
    /// The answer's head, and whether the body is sent in chunks.
    case head(ByteBuffer, isChunked: Bool)
    case body(ByteBuffer)
    case end(HTTPHeaders?)

    /// Returns a head with a status, a reason phrase and fields.
    static func head(status: Int, reason: [UInt8], fields: [AnswerHead.Field], isChunked: Bool) -> AnswerPart {
        var bytes = ByteBuffer(string: "HTTP/1.1 \(status) ")
        bytes.writeBytes(reason)
        bytes.writeString("\r\n")
        for field in fields {
            bytes.writeString("\(field.name): ")
            bytes.writeBytes(field.value)
            bytes.writeString("\r\n")
        }
        bytes.writeString("\r\n")
        return .head(bytes, isChunked: isChunked)
    }
}

/// Writes answers unchanged: the encoder of SwiftNIO supports neither other reason phrases nor bytes that are not UTF-8.
final class AnswerEncoder: ChannelOutboundHandler {
    typealias OutboundIn = AnswerPart
    typealias OutboundOut = ByteBuffer

    private var isChunked = false

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        var bytes = ByteBuffer()
        switch unwrapOutboundIn(data) {
        case .informational(let head): bytes = head
        case .head(let head, let isChunked):
            self.isChunked = isChunked
            bytes = head
        case .body(let part) where isChunked:
            bytes.writeString("\(String(part.readableBytes, radix: 16))\r\n")
            bytes.writeImmutableBuffer(part)
            bytes.writeString("\r\n")
        case .body(let part): bytes = part
        case .end(let trailers) where isChunked:
            bytes.writeString("0\r\n")
            for field in trailers ?? HTTPHeaders() { bytes.writeString("\(field.name): \(field.value)\r\n") }
            bytes.writeString("\r\n")
        case .end: break
        }
        context.write(wrapOutboundOut(bytes), promise: promise)
    }
}

/// Closes a connection whose app has closed its side, when nothing has been sent on it for a while.
///
/// Only sending shows whether such an app still reads.
final class SilenceHandler: ChannelDuplexHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundIn = AnswerPart

    private let silence: TimeAmount
    private var end: Scheduled<Void>?

    init(_ silence: Duration) { self.silence = TimeAmount(silence) }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if case ChannelEvent.inputClosed = event { wait(context.channel) }
        context.fireUserInboundEventTriggered(event)
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        if end != nil { wait(context.channel) }
        context.write(data, promise: promise)
    }

    func handlerRemoved(context: ChannelHandlerContext) { end?.cancel() }

    private func wait(_ channel: any Channel) {
        end?.cancel()
        end = channel.eventLoop.scheduleTask(in: silence) { channel.close(promise: nil) }
    }
}
