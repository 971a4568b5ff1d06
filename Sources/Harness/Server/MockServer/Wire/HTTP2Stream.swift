internal import NIOCore
internal import NIOHPACK
internal import NIOHTTP2

/// A stream of HTTP/2, which reads its request and sends the answer.
///
/// It belongs to the event loop of its connection.
final class HTTP2Stream: ChannelInboundHandler {
    typealias InboundIn = HTTP2Frame.FramePayload
    typealias OutboundOut = HTTP2Frame.FramePayload

    /// The largest number of bytes that are written at once.
    ///
    /// As long as the connection sends them, the answer makes progress.
    private static let partSize = 1 << 16

    private let core: ServerCore
    private let limits: RequestLimits
    private let isAdmitted: Bool
    private var headers = HPACKHeaders()
    private var head: RequestHead?
    private var body: [UInt8] = []
    private var steps: ArraySlice<HTTP2Answer.Step> = []
    private var task: Task<Void, Never>?
    private var deadline: MovingDeadline?
    private var isOver = false
    private var isRequestOver = false
    /// Whether the answer has begun, so that the rest of the request is dropped.
    private var hasAnswered = false

    /// Creates a stream.
    /// - Parameters:
    ///   - core: The core, which decides the answer.
    ///   - isAdmitted: Whether the limit of connections allows the connection. Otherwise the stream is refused with a status.
    init(_ core: ServerCore, isAdmitted: Bool) {
        self.core = core
        limits = core.configuration.limits
        self.isAdmitted = isAdmitted
    }

    func handlerAdded(context: ChannelHandlerContext) {
        deadline = MovingDeadline(context.eventLoop) { [weak self] in self?.giveUp(context) }
    }

    func channelInactive(context: ChannelHandlerContext) {
        end()
        context.fireChannelInactive()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        // The other side has reset the stream, or the connection is closed, so that the error cannot be sent.
        end()
        context.close(promise: nil)
    }

    private func end() {
        isOver = true
        task?.cancel()
        deadline?.cancel()
        deadline = nil
    }

    // MARK: The request

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let frame = unwrapInboundIn(data)
        isRequestOver = isRequestOver || frame.isEnd
        guard !hasAnswered, !isOver else { return }
        do {
            switch frame {
            case .headers(let frame): try read(frame.headers, context)
            case .data(let frame): if case .byteBuffer(let bytes) = frame.data { try read(bytes) }
            default: return
            }
            if isRequestOver { try respond(context) } else { deadline?.move(to: limits.idleTime) }
        } catch {
            refuse(error, context)
        }
    }

    private func read(_ headers: HPACKHeaders, _ context: ChannelHandlerContext) throws(RequestRefusalError) {
        // Header fields after the body are trailers.
        guard head == nil else { return }
        self.headers = headers
        guard isAdmitted else { throw .tooManyConnections }
        let head = try HTTP2Request.head(headers, limits)
        self.head = head
        if head.expectsContinue, !isRequestOver {
            context.writeAndFlush(wrapOutboundOut(.headers(.init(headers: HPACKHeaders([(":status", "100")])))), promise: nil)
        }
    }

    private func read(_ bytes: ByteBuffer) throws(RequestRefusalError) {
        body += bytes.readableBytesView
        guard body.count <= limits.body else { throw .bodyTooLarge(limits.body) }
    }

    private func refuse(_ refusal: RequestRefusalError, _ context: ChannelHandlerContext) {
        hasAnswered = true
        core.refused(head.map { ReceivedRequest($0) } ?? HTTP2Request.refused(headers), refusal)
        begin(refusal.closingResponse, FaultPlan(), context)
    }

    private func respond(_ context: ChannelHandlerContext) throws(RequestRefusalError) {
        guard let head else { return }
        if case .length(let length) = head.framing, length != body.count {
            throw .malformed("the body does not have as many bytes as Content-Length announces")
        }
        hasAnswered = true
        deadline?.pause()
        switch core.answer(ReceivedRequest(head, body: body)) {
        case .whole(let prepared): begin(prepared.response, FaultPlan(), context)
        case .planned(let response, let plan): begin(response, plan, context)
        case .computed(let code):
            let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
            let loop = context.eventLoop
            task = Task {
                let (response, plan) = await code()
                // The connection may be closed, and the server stopped.
                guard !Task.isCancelled else { return }
                loop.execute {
                    let (stream, context) = bound.value
                    if !stream.isOver { stream.begin(response, plan, context) }
                }
            }
        }
    }

    // MARK: The answer

    private func begin(_ response: MockResponse, _ plan: FaultPlan, _ context: ChannelHandlerContext) {
        steps = HTTP2Answer(response, plan, isHead: head?.line.method == "HEAD").steps[...]
        run(context)
    }

    /// Does the steps of the answer, up to the next one that takes time.
    private func run(_ context: ChannelHandlerContext) {
        guard !isOver, let step = steps.popFirst() else { return }
        switch step {
        case .wait(let time): wait(time, context)
        case .head(let head, let isEnd): send(.headers(.init(headers: head, endStream: isEnd)), isEnd, context)
        case .body(let bytes, let isEnd):
            let part = bytes.prefix(Self.partSize)
            let rest = bytes.dropFirst(Self.partSize)
            if !rest.isEmpty { steps = [.body(rest, isEnd: isEnd)] + steps }
            let isLast = isEnd && rest.isEmpty
            send(.data(.init(data: .byteBuffer(ByteBuffer(bytes: part)), endStream: isLast)), isLast, context)
        case .parts(let bytes, let size, let interval, let isEnd):
            let rest = bytes.dropFirst(size)
            var next: [HTTP2Answer.Step] = [.body(bytes.prefix(size), isEnd: isEnd && rest.isEmpty)]
            if !rest.isEmpty, interval > .zero { next.append(.wait(interval)) }
            if !rest.isEmpty { next.append(.parts(rest, size: size, every: interval, isEnd: isEnd)) }
            steps = next + steps
            run(context)
        case .resetStream:
            context.writeAndFlush(wrapOutboundOut(.rstStream(.protocolError)), promise: nil)
        case .close: context.channel.parent?.close(promise: nil)
        case .reset: context.channel.parent.map { ConnectionReset.perform($0) }
        case .hang: break
        }
    }

    /// Sends a part of the answer, and continues when the connection has sent it.
    private func send(_ frame: HTTP2Frame.FramePayload, _ isEnd: Bool, _ context: ChannelHandlerContext) {
        deadline?.move(to: limits.idleTime)
        let sent = context.eventLoop.makePromise(of: Void.self)
        let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        sent.futureResult.whenComplete { result in
            let (stream, context) = bound.value
            guard !stream.isOver else { return }
            stream.deadline?.pause()
            switch result {
            case .success: stream.sent(isEnd, context)
            // If the protocol does not allow the answer, the stream ends.
            case .failure: context.close(promise: nil)
            }
        }
        context.writeAndFlush(wrapOutboundOut(frame), promise: sent)
    }

    private func sent(_ isEnd: Bool, _ context: ChannelHandlerContext) {
        if isEnd, !isRequestOver {
            // The server does not need the rest of the request: RFC 9113 section 8.1.
            context.writeAndFlush(wrapOutboundOut(.rstStream(.noError)), promise: nil)
        }
        run(context)
    }

    private func wait(_ time: Duration, _ context: ChannelHandlerContext) {
        let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        let loop = context.eventLoop
        let clock = core.configuration.clock
        task = Task {
            do {
                try await clock.sleep(for: time)
            } catch {
                // The stream is closed, so that the answer is no longer needed.
                return
            }
            loop.execute {
                let (stream, context) = bound.value
                stream.run(context)
            }
        }
    }

    // MARK: Time

    /// Ends the wait for the other side.
    private func giveUp(_ context: ChannelHandlerContext) {
        if hasAnswered { context.close(promise: nil) } else { refuse(.tooSlow("the rest of the body", limits.idleTime), context) }
    }
}

extension HTTP2Frame.FramePayload {
    /// Whether the other side sends nothing after it.
    fileprivate var isEnd: Bool {
        switch self {
        case .headers(let frame): frame.endStream
        case .data(let frame): frame.endStream
        default: false
        }
    }
}
