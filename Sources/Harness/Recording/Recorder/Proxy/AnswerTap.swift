internal import NIOConcurrencyHelpers
internal import NIOCore
internal import NIOHTTP1

/// What of one exchange does not go through the client: it neither takes nor gives it.
final class AnswerTap: Sendable {
    private struct State {
        var head: AnswerHead?
        var trailers: HTTPHeaders?
    }

    /// Path and query as they are sent: URLs cannot have all that apps put there.
    let target: String
    /// What follows the request's body, once that has passed.
    let requestTrailers: @Sendable () -> HTTPHeaders?
    /// Given each head that comes before the answer's own.
    let inform: @Sendable (AnswerHead, ByteBuffer) -> Void
    private let state = NIOLockedValueBox(State())

    init(
        target: String, requestTrailers: @escaping @Sendable () -> HTTPHeaders?,
        inform: @escaping @Sendable (AnswerHead, ByteBuffer) -> Void
    ) {
        self.target = target
        self.requestTrailers = requestTrailers
        self.inform = inform
    }

    /// The answer's head, as soon as the client has given the answer.
    var head: AnswerHead? { state.withLockedValue { $0.head } }

    /// What followed the answer's body, once that is over.
    var trailers: HTTPHeaders? { state.withLockedValue { $0.trailers } }

    fileprivate func set(_ head: AnswerHead) { state.withLockedValue { $0.head = head } }
    fileprivate func set(_ trailers: HTTPHeaders?) { state.withLockedValue { $0.trailers = trailers } }
}

/// The taps of the requests that are on their way; each is known by the path that the client asks for in its place.
final class AnswerTaps: Sendable {
    private struct State {
        var last = 0
        var taps: [String: AnswerTap] = [:]
    }

    private static let prefix = "/.plumbline-exchange-"
    private let state = NIOLockedValueBox(State())

    /// - Returns: The path that the client is to ask for.
    func add(_ tap: AnswerTap) -> String {
        state.withLockedValue { state in
            state.last += 1
            let path = "\(Self.prefix)\(state.last)"
            state.taps[path] = tap
            return path
        }
    }

    func remove(_ path: String) { state.withLockedValue { $0.taps[path] = nil } }

    fileprivate func tap(at path: String) -> AnswerTap? {
        path.hasPrefix(Self.prefix) ? state.withLockedValue { $0.taps[path] } : nil
    }

    /// Watches a connection of the client.
    func watch(_ channel: any Channel) -> EventLoopFuture<Void> {
        channel.eventLoop.submit { [self] in
            let pipeline = channel.pipeline.syncOperations
            let decoder = try pipeline.handler(type: ByteToMessageHandler<HTTPResponseDecoder>.self)
            let heads = HeadTap(self)
            try pipeline.addHandler(heads, position: .before(decoder))
            try pipeline.addHandler(TrailerTap(heads), position: .after(decoder))
        }
    }
}

/// Stands between a connection and its parser: sends the target as it is, and reads heads as they come.
private final class HeadTap: ChannelDuplexHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer
    typealias OutboundIn = HTTPClientRequestPart
    typealias OutboundOut = HTTPClientRequestPart

    /// The parser takes no longer heads.
    private static let limit = 1 << 18

    private let taps: AnswerTaps
    var tap: AnswerTap?
    /// What of the head has come; nil where it is over.
    private var head: ByteBuffer?

    init(_ taps: AnswerTaps) { self.taps = taps }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        switch unwrapOutboundIn(data) {
        case .head(var request):
            tap = taps.tap(at: request.uri)
            head = tap == nil ? nil : ByteBuffer()
            request.uri = tap?.target ?? request.uri
            context.write(wrapOutboundOut(.head(request)), promise: promise)
        case .end(nil): context.write(wrapOutboundOut(.end(tap?.requestTrailers())), promise: promise)
        case let part: context.write(wrapOutboundOut(part), promise: promise)
        }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if head != nil { gather(unwrapInboundIn(data)) }
        context.fireChannelRead(data)
    }

    private func gather(_ bytes: ByteBuffer) {
        head?.writeImmutableBuffer(bytes)
        while let gathered = head, let tap {
            guard let end = Self.end(of: gathered.readableBytesView) else {
                if gathered.readableBytes > Self.limit { head = nil }
                return
            }
            let (whole, rest) = (gathered.getSlice(at: gathered.readerIndex, length: end), gathered.readableBytesView.dropFirst(end))
            guard let whole, let read = AnswerHead(whole.readableBytesView) else {
                head = nil
                return
            }
            let isInformational = (100..<200).contains(read.status) && read.status != 101
            head = isInformational ? ByteBuffer(rest) : nil
            if isInformational { tap.inform(read, whole) } else { tap.set(read) }
        }
    }

    /// How many bytes a head has with the empty line that ends it; line breaks before it are none of it.
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

/// Stands behind the parser, and keeps what the client does not give: the fields after a body.
private final class TrailerTap: ChannelInboundHandler {
    typealias InboundIn = HTTPClientResponsePart
    typealias InboundOut = HTTPClientResponsePart

    private let heads: HeadTap

    init(_ heads: HeadTap) { self.heads = heads }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if case .end(let trailers) = unwrapInboundIn(data) { heads.tap?.set(trailers) }
        context.fireChannelRead(data)
    }
}
