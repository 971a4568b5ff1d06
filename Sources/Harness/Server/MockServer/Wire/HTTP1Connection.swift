internal import NIOCore

/// One connection of HTTP/1.1: reads requests, one after the other, and gives their answers in the same order.
///
/// Belongs to its event loop. Requests that are sent ahead are kept until the one before is answered, and no more of them than one could be large.
final class HTTP1Connection: ChannelDuplexHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private enum Phase {
        case head
        case body(RequestHead, missing: Int)
        case chunks(RequestHead, ChunkedBodyReader)
        case answering
        /// The last answer has been given; what still comes is dropped until the other side has closed.
        case draining
    }

    private let core: ServerCore
    private let limits: RequestLimits
    private let isAdmitted: Bool
    private var phase = Phase.head
    private var parser: RequestHeadParser
    private var buffer = ByteBuffer()
    private var deadline: MovingDeadline?
    /// Whether the channel wants to be read, and there is too much to answer first.
    private var isReadHeldBack = false
    private var isInputClosed = false
    private var isHanging = false
    private var lastUnsent = 0
    private var hasAnswered = false
    private var answer: RunningAnswer?

    /// Steps of an answer that takes its time.
    private struct RunningAnswer {
        var steps: ArraySlice<WireStep>
        let keepsAlive: Bool
        var task: Task<Void, Never>?
    }

    /// - Parameters:
    ///   - core: Decides what is answered.
    ///   - isAdmitted: Whether the server has room for the connection; else it is told so, and closed.
    init(_ core: ServerCore, isAdmitted: Bool) {
        self.core = core
        self.isAdmitted = isAdmitted
        limits = core.configuration.limits
        parser = RequestHeadParser(limits: limits)
    }

    // MARK: The channel's life

    func handlerAdded(context: ChannelHandlerContext) {
        deadline = MovingDeadline(context.eventLoop) { [weak self] in self?.check(context) }
        // Under TLS the connection is there before its protocol is known.
        if context.channel.isActive { begin(context) }
    }

    func channelActive(context: ChannelHandlerContext) {
        begin(context)
        context.fireChannelActive()
    }

    private func begin(_ context: ChannelHandlerContext) {
        if isAdmitted { deadline?.move(to: limits.headTime) } else { refuse(.tooManyConnections, context) }
    }

    func channelInactive(context: ChannelHandlerContext) {
        deadline?.cancel()
        deadline = nil
        answer?.task?.cancel()
        answer = nil
        context.fireChannelInactive()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        // The other side has reset the connection, or is gone: there is nobody to tell.
        context.close(promise: nil)
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if let event = event as? ChannelEvent, event == .inputClosed {
            isInputClosed = true
            switch phase {
            // Who has only said all may still listen; but nobody listens to nothing.
            case .answering: if isHanging { context.close(promise: nil) }
            case .head: process(context)
            case .body, .chunks: context.close(promise: nil)
            case .draining: break
            }
        }
        context.fireUserInboundEventTriggered(event)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if case .draining = phase { return }
        var bytes = unwrapInboundIn(data)
        if buffer.readableBytes == 0 { buffer = bytes } else { buffer.writeBuffer(&bytes) }
        if case .answering = phase { return }
        process(context)
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        if context.channel.isWritable, case .head = phase, buffer.readableBytes > 0 || isInputClosed { process(context) }
        context.fireChannelWritabilityChanged()
    }

    func read(context: ChannelHandlerContext) {
        if isAnswering || !context.channel.isWritable, buffer.readableBytes > limits.headerBytes {
            isReadHeldBack = true
        } else {
            context.read()
        }
    }

    // MARK: Requests

    private func process(_ context: ChannelHandlerContext) {
        do {
            while try step(context) {}
        } catch {
            refuse(error, context)
        }
        context.flush()
        if buffer.readableBytes == 0 { buffer.clear(minimumCapacity: 0) } else if buffer.readerIndex > 1 << 20 { buffer.discardReadBytes() }
        if isReadHeldBack, !isAnswering, context.channel.isWritable {
            isReadHeldBack = false
            context.read()
        }
        if isInputClosed, case .head = phase, context.channel.isWritable { finish(context) }
    }

    private var isAnswering: Bool { if case .answering = phase { true } else { false } }

    /// Does the next thing that can be done.
    /// - Returns: Whether there may be more to do.
    private func step(_ context: ChannelHandlerContext) throws(RequestRefusalError) -> Bool {
        switch phase {
        case .head:
            guard context.channel.isWritable else { return false }
            return try readHead(context)
        case .body(let head, let missing):
            guard buffer.readableBytes >= missing, let body = buffer.readBytes(length: missing) else {
                deadline?.move(to: limits.idleTime)
                return false
            }
            respond(head, body, context)
            return true
        case .chunks(let head, var reader):
            // What has been gathered must not be held twice, or every part would copy it.
            phase = .answering
            let isWhole = try reader.read(&buffer)
            guard isWhole else {
                phase = .chunks(head, reader)
                deadline?.move(to: limits.idleTime)
                return false
            }
            respond(head, reader.body, context)
            return true
        case .answering, .draining: return false
        }
    }

    private func readHead(_ context: ChannelHandlerContext) throws(RequestRefusalError) -> Bool {
        let hadBegun = parser.hasBegun
        let parsed = buffer.withUnsafeReadableBytes { bytes in
            Result { () throws(RequestRefusalError) in try parser.parse(bytes) }
        }
        guard let (head, count) = try parsed.get() else {
            // The first head's time began with the connection.
            if hasAnswered, !hadBegun, parser.hasBegun { deadline?.move(to: limits.headTime) }
            return false
        }
        buffer.moveReaderIndex(forwardBy: count)
        switch head.framing {
        case .none:
            respond(head, [], context)
            return true
        case .length(let length): phase = .body(head, missing: length)
        case .chunked: phase = .chunks(head, ChunkedBodyReader(limits: limits))
        }
        if head.expectsContinue, buffer.readableBytes == 0 {
            context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: "HTTP/1.1 100 Continue\r\n\r\n")), promise: nil)
        }
        return true
    }

    private func refuse(_ refusal: RequestRefusalError, _ context: ChannelHandlerContext) {
        let seen = Array(buffer.readableBytesView.prefix(limits.requestLine))
        core.refused(ReceivedRequest(seen: seen), refusal)
        let answer = HTTP1Answer(refusal.closingResponse, FaultPlan(), isHead: false, keepsAlive: false, isOld: false)
        for case .send(let bytes) in answer.steps { context.write(wrapOutboundOut(bytes), promise: nil) }
        finish(context)
    }

    // MARK: Answers

    private func respond(_ head: RequestHead, _ body: [UInt8], _ context: ChannelHandlerContext) {
        deadline?.pause()
        hasAnswered = true
        let isHead = head.line.method == "HEAD"
        switch core.answer(ReceivedRequest(head, body: body)) {
        case .whole(let prepared) where head.keepsAlive && !isHead && !prepared.closes:
            context.write(wrapOutboundOut(prepared.whole), promise: nil)
            phase = .head
            deadline?.move(to: limits.idleTime)
        case .whole(let prepared):
            begin(prepared.response, FaultPlan(), head, context)
        case .planned(let response, let plan):
            begin(response, plan, head, context)
        case .computed(let code):
            phase = .answering
            let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
            let loop = context.eventLoop
            answer = RunningAnswer(
                steps: [], keepsAlive: head.keepsAlive,
                task: Task {
                    let (response, plan) = await code()
                    // The connection may be gone, and the server with it.
                    guard !Task.isCancelled else { return }
                    loop.execute {
                        let (connection, context) = bound.value
                        // Gone where the connection is.
                        guard connection.answer != nil else { return }
                        connection.begin(response, plan, head, context)
                        connection.process(context)
                    }
                })
        }
    }

    private func begin(_ response: MockResponse, _ plan: FaultPlan, _ head: RequestHead, _ context: ChannelHandlerContext) {
        let closes = !head.keepsAlive || PreparedResponse.closes(plan.replacement ?? response)
        let made = HTTP1Answer(
            response, plan, isHead: head.line.method == "HEAD", keepsAlive: !closes, isOld: head.line.isOld)
        phase = .answering
        answer = RunningAnswer(steps: made.steps[...], keepsAlive: !closes)
        run(context)
    }

    /// Takes the steps of the answer up to the next one that takes time.
    private func run(_ context: ChannelHandlerContext) {
        while let step = answer?.steps.popFirst() {
            switch step {
            case .send(let bytes): context.write(wrapOutboundOut(bytes), promise: nil)
            case .wait(let time): return wait(time, context)
            case .hang:
                isHanging = true
                if isInputClosed { context.close(promise: nil) }
                return
            case .close: return finish(context)
            case .reset: return reset(context)
            }
        }
        answer = nil
        phase = .head
        deadline?.move(to: limits.idleTime)
    }

    private func wait(_ time: Duration, _ context: ChannelHandlerContext) {
        context.flush()
        let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        let loop = context.eventLoop
        let clock = core.configuration.clock
        answer?.task = Task {
            do {
                try await clock.sleep(for: time)
            } catch {
                // The connection is gone, and its answer with it.
                return
            }
            loop.execute {
                let (connection, context) = bound.value
                guard connection.answer != nil else { return }
                connection.run(context)
                connection.process(context)
            }
        }
    }

    /// Sends what is left and says that nothing follows; the other side closes.
    private func finish(_ context: ChannelHandlerContext) {
        answer = nil
        phase = .draining
        buffer.clear(minimumCapacity: 0)
        deadline?.move(to: limits.idleTime)
        // Comes when everything before it has been sent: a close would drop the rest.
        let sent = context.eventLoop.makePromise(of: Void.self)
        context.writeAndFlush(wrapOutboundOut(ByteBuffer()), promise: sent)
        let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        sent.futureResult.whenComplete { _ in
            let (connection, context) = bound.value
            guard !connection.isInputClosed else { return context.close(promise: nil) }
            context.close(mode: .output, promise: nil)
            connection.deadline?.move(to: connection.limits.headTime)
        }
    }

    /// How many bytes wait for the other side to take them.
    private func unsent(_ context: ChannelHandlerContext) -> Int {
        let count = Result { try context.channel.syncOptions?.getOption(.bufferedWritableBytes) }
        return if case .success(let count?) = count { count } else { 0 }
    }

    private func reset(_ context: ChannelHandlerContext) {
        answer = nil
        phase = .draining
        context.flush()
        ConnectionReset.perform(context.channel)
    }

    // MARK: Time

    private func check(_ context: ChannelHandlerContext) {
        // Somebody who takes the answer slowly takes it.
        let waiting = unsent(context)
        defer { lastUnsent = waiting }
        if waiting > 0, waiting != lastUnsent {
            deadline?.move(to: limits.idleTime)
            return
        }
        switch phase {
        case .answering: break
        case .draining: context.close(promise: nil)
        case .head where !parser.hasBegun && hasAnswered: context.close(promise: nil)
        case .head: refuse(.tooSlow("the head", limits.headTime), context)
        case .body, .chunks: refuse(.tooSlow("the rest of the body", limits.idleTime), context)
        }
    }
}
