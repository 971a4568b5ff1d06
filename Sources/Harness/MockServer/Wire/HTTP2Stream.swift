internal import NIOCore
internal import NIOHPACK
internal import NIOHTTP2
internal import Recordings

/// One stream of HTTP/2: reads its request, and gives the answer.
///
/// Belongs to the event loop of its connection.
final class HTTP2Stream: ChannelInboundHandler {
    typealias InboundIn = HTTP2Frame.FramePayload
    typealias OutboundOut = HTTP2Frame.FramePayload

    private let core: ServerCore
    private var head: HPACKHeaders?
    private var body: [UInt8] = []
    private var steps: ArraySlice<HTTP2Answer.Step> = []
    private var task: Task<Void, Never>?
    private var isOver = false
    /// Whether the answer has begun: what still comes of the request is dropped.
    private var hasAnswered = false

    init(_ core: ServerCore) {
        self.core = core
    }

    func channelInactive(context: ChannelHandlerContext) {
        isOver = true
        task?.cancel()
        context.fireChannelInactive()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        // The other side has reset the stream, or the connection is gone: there is nobody to tell.
        isOver = true
        context.close(promise: nil)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !hasAnswered else { return }
        switch unwrapInboundIn(data) {
        case .headers(let headers):
            // Those that come after the body are trailers.
            if head == nil {
                head = headers.headers
                if let refusal = refusal(of: headers.headers) { return refuse(refusal, context) }
            }
            if headers.endStream { respond(context) }
        case .data(let data):
            if case .byteBuffer(let bytes) = data.data { body += bytes.readableBytesView }
            let limit = core.configuration.limits.body
            if body.count > limit {
                refuse(.bodyTooLarge(limit), context)
            } else if data.endStream {
                respond(context)
            }
        default: break
        }
    }

    /// Why a head is refused, if it is.
    private func refusal(of head: HPACKHeaders) -> RequestRefusal? {
        let limits = core.configuration.limits
        let line = (head.first(name: ":method") ?? "").utf8.count + (head.first(name: ":path") ?? "").utf8.count
        if line > limits.requestLine { return .lineTooLong(limits.requestLine) }
        if head.count > limits.headerCount { return .tooManyFields(limits.headerCount) }
        return nil
    }

    private func refuse(_ refusal: RequestRefusal, _ context: ChannelHandlerContext) {
        hasAnswered = true
        core.refused(request(), refusal)
        begin(refusal.closingResponse, FaultPlan(), context)
    }

    private func respond(_ context: ChannelHandlerContext) {
        guard !isOver, head != nil else { return }
        hasAnswered = true
        switch core.answer(request()) {
        case .whole(let prepared): begin(prepared.response, FaultPlan(), context)
        case .planned(let response, let plan): begin(response, plan, context)
        case .computed(let code):
            let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
            let loop = context.eventLoop
            task = Task {
                let (response, plan) = await code()
                loop.execute {
                    let (stream, context) = bound.value
                    if !stream.isOver { stream.begin(response, plan, context) }
                }
            }
        }
    }

    /// The request in the form of HTTP/1.1.
    private func request() -> ReceivedRequest {
        let head = head ?? HPACKHeaders()
        let method = head.first(name: ":method") ?? ""
        let target = head.first(name: ":path") ?? ""
        var text = "\(method) \(target) HTTP/2\r\n"
        if let authority = head.first(name: ":authority") { text += "host: \(authority)\r\n" }
        for field in head where !field.name.hasPrefix(":") { text += "\(field.name): \(field.value)\r\n" }
        return ReceivedRequest(method: method, target: target, version: "HTTP/2", head: Array("\(text)\r\n".utf8), body: body)
    }

    // MARK: The answer

    private func begin(_ response: MockResponse, _ plan: FaultPlan, _ context: ChannelHandlerContext) {
        steps = HTTP2Answer(response, plan, isHead: head?.first(name: ":method") == "HEAD", date: core.date).steps[...]
        run(context)
    }

    private func run(_ context: ChannelHandlerContext) {
        while !isOver, let step = steps.popFirst() {
            switch step {
            case .wait(let time): return wait(time, context)
            case .head(let head, let isEnd):
                context.writeAndFlush(wrapOutboundOut(.headers(.init(headers: head, endStream: isEnd))), promise: nil)
            case .body(let bytes, let isEnd):
                context.writeAndFlush(wrapOutboundOut(.data(.init(data: .byteBuffer(bytes), endStream: isEnd))), promise: nil)
            case .resetStream: context.writeAndFlush(wrapOutboundOut(.rstStream(.protocolError)), promise: nil)
            case .close: context.channel.parent?.close(promise: nil)
            case .reset: context.channel.parent.map { ConnectionReset.perform($0) }
            case .hang: return
            }
        }
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
}
