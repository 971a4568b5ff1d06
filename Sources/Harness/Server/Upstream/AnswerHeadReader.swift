internal import NIOCore
internal import NIOHTTP1

/// Reads the heads of answers before the parser gets their bytes.
final class AnswerHeadReader: ChannelDuplexHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer
    typealias OutboundIn = HTTPClientRequestPart
    typealias OutboundOut = HTTPClientRequestPart

    /// The largest number of bytes of a head.
    ///
    /// The parser accepts no longer ones.
    private static let limit = 1 << 18

    /// Receives each head that comes before the answer's own.
    var inform: (AnswerHead, ByteBuffer) -> Void = { _, _ in }
    /// The answer's own head; nil if it could not be read.
    private(set) var head: AnswerHead?
    /// The part of a head that has been received; nil if no head is expected.
    private var gathered: ByteBuffer?

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        if case .head = unwrapOutboundIn(data) {
            head = nil
            gathered = ByteBuffer()
        }
        context.write(data, promise: promise)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if gathered != nil { gather(unwrapInboundIn(data)) }
        context.fireChannelRead(data)
    }

    private func gather(_ bytes: ByteBuffer) {
        gathered?.writeImmutableBuffer(bytes)
        while let bytes = gathered {
            guard let end = Self.end(of: bytes.readableBytesView) else {
                if bytes.readableBytes > Self.limit { gathered = nil }
                return
            }
            let (whole, rest) = (bytes.getSlice(at: bytes.readerIndex, length: end), bytes.readableBytesView.dropFirst(end))
            guard let whole, let read = AnswerHead(whole.readableBytesView) else {
                gathered = nil
                return
            }
            let isInformational = (100..<200).contains(read.status) && read.status != 101
            gathered = isInformational ? ByteBuffer(rest) : nil
            if isInformational { inform(read, whole) } else { head = read }
        }
    }

    /// Returns the number of bytes of a head with the empty line at its end.
    ///
    /// Line breaks before the head do not end it.
    private static func end(of bytes: ByteBufferView) -> Int? {
        var isEmpty = true
        var hasBegun = false
        for (index, byte) in bytes.enumerated() {
            switch byte {
            case UInt8(ascii: "\n") where isEmpty && hasBegun: return index + 1
            case UInt8(ascii: "\n"): isEmpty = true
            case UInt8(ascii: "\r"): break
            default: (isEmpty, hasBegun) = (false, true)
            }
        }
        return nil
    }
}
