internal import NIOCore

/// A connection of HTTP/1.1, which reads requests one after the other, and answers them in the same order.
///
/// It belongs to its event loop. Requests that a client sends ahead wait until the one before is answered. The connection keeps at most as many bytes of them
/// as one head may have.
final class HTTP1Connection: ChannelDuplexHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private enum Phase {
        case head
        case body(RequestHead, missing: Int)
        case chunks(RequestHead, ChunkedBodyReader)
        case answering
        /// The last answer has been sent, and further input is dropped until the other side has closed.
        case draining
    }

    private let core: ServerCore
    private let limits: RequestLimits
    private let isAdmitted: Bool
    private var phase = Phase.head
    private var parser: RequestHeadParser
    private var buffer = ByteBuffer()
    private var deadline: MovingDeadline?
    /// Whether a read of the channel waits, because too many bytes are still to be answered.
    private var isReadHeldBack = false
    private var isInputClosed = false
    private var isHanging = false
    private var lastUnsent = 0
    private var hasAnswered = false
    private var answer: RunningAnswer?

    /// The remaining steps of an answer that takes time.
    private struct RunningAnswer {
        var steps: ArraySlice<WireStep>
        let keepsAlive: Bool
        var task: Task<Void, Never>?
    }

    /// Creates a connection.
    /// - Parameters:
    ///   - core: The core, which decides the answers.
    ///   - isAdmitted: Whether the limit of connections allows this one. Otherwise it is refused with a status and closed.
    init(_ core: ServerCore, isAdmitted: Bool) {
        self.core = core
        self.isAdmitted = isAdmitted
        limits = core.configuration.limits
        parser = RequestHeadParser(limits: limits)
    }

    // MARK: Channel events

    func handlerAdded(context: ChannelHandlerContext) {
        deadline = MovingDeadline(context.eventLoop) { [weak self] in self?.check(context) }
        // Under TLS the connection is active before its protocol is known.
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
        // The other side has reset or left the connection, so that the error cannot be sent.
        context.close(promise: nil)
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if let event = event as? ChannelEvent, event == .inputClosed {
            isInputClosed = true
            switch phase {
            // A client that sends no more may still read the answer, unless the answer never comes.
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

    /// Does the next step of reading.
    /// - Returns: Whether there may be another step.
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
            // The phase must not keep a second reference to the reader, because then every part would copy the body.
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
            // The time of the first head began with the connection.
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
                    // The connection may be closed, and the server stopped.
                    guard !Task.isCancelled else { return }
                    loop.execute {
                        let (connection, context) = bound.value
                        // A closed connection has no answer.
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

    /// Does the steps of the answer, up to the next one that takes time.
    private func run(_ context: ChannelHandlerContext) {
        while let step = answer?.steps.popFirst() {
            switch step {
            case .send(let bytes): context.write(wrapOutboundOut(bytes), promise: nil)
            case .parts(var bytes, let size, let interval):
                guard let part = bytes.readSlice(length: min(size, bytes.readableBytes)) else { continue }
                context.write(wrapOutboundOut(part), promise: nil)
                guard bytes.readableBytes > 0, let steps = answer?.steps else { continue }
                answer?.steps = [.parts(bytes, size: size, every: interval)] + steps
                return wait(interval, context)
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
                // The connection is closed, so that the answer is no longer needed.
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

    /// Sends the rest of the output and closes it.
    ///
    /// The other side closes the connection.
    private func finish(_ context: ChannelHandlerContext) {
        answer = nil
        phase = .draining
        buffer.clear(minimumCapacity: 0)
        deadline?.move(to: limits.idleTime)
        // The empty write is done when everything before it has been sent. An earlier close would drop the rest.
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

    /// Returns the number of bytes that the other side has not read yet.
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
        // A client that reads the answer slowly gets more time, as long as it reads.
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
