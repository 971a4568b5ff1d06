internal import NIOCore
internal import NIOHPACK
internal import NIOHTTP2

/// One stream of HTTP/2: reads its request, and gives the answer.
///
/// Belongs to the event loop of its connection.
final class HTTP2Stream: ChannelInboundHandler {
    typealias InboundIn = HTTP2Frame.FramePayload
    typealias OutboundOut = HTTP2Frame.FramePayload

    /// How many bytes are given to the connection at a time: as long as it takes them, the answer is under way.
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
    /// Whether the answer has begun: what still comes of the request is dropped.
    private var hasAnswered = false

    /// - Parameters:
    ///   - core: Decides what is answered.
    ///   - isAdmitted: Whether the server has room for the connection; else the stream is told so.
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
        // The other side has reset the stream, or the connection is gone: there is nobody to tell.
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
        // Those that come after the body are trailers.
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
            throw .malformed("the body has not as many bytes as Content-Length says")
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
                // The connection may be gone, and the server with it.
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

    /// Takes the steps of the answer up to the next one that takes time.
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
        case .resetStream:
            context.writeAndFlush(wrapOutboundOut(.rstStream(.protocolError)), promise: nil)
        case .close: context.channel.parent?.close(promise: nil)
        case .reset: context.channel.parent.map { ConnectionReset.perform($0) }
        case .hang: break
        }
    }

    /// Sends a part of the answer, and goes on when the other side has taken it.
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
            // An answer that the protocol does not allow ends its stream.
            case .failure: context.close(promise: nil)
            }
        }
        context.writeAndFlush(wrapOutboundOut(frame), promise: sent)
    }

    private func sent(_ isEnd: Bool, _ context: ChannelHandlerContext) {
        if isEnd, !isRequestOver {
            // Nobody reads the rest of the request: RFC 9113 section 8.1.
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
                // The stream is gone, and its answer with it.
                return
            }
            loop.execute {
                let (stream, context) = bound.value
                stream.run(context)
            }
        }
    }

    // MARK: Time

    /// Waits for the other side no longer.
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
