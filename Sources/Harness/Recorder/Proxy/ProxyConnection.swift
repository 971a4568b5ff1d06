internal import NIOCore
internal import NIOHTTP1

/// What is passed on, on one connection after the other.
struct ProxyConnection: Sendable {
    typealias ResponsePart = HTTPPart<HTTPResponseHead, ByteBuffer>
    typealias Accepted = NIOAsyncChannel<HTTPServerRequestPart, ResponsePart>
    typealias Outbound = NIOAsyncChannelOutboundWriter<ResponsePart>

    let client: LiveClient
    let settings: RecordingProxy.Settings
    let tape: ProxyTape
    let gate: ProxyGate

    /// Makes a connection speak HTTP.
    @Sendable static func prepare(_ channel: any Channel) -> EventLoopFuture<Accepted> {
        channel.eventLoop.makeCompletedFuture {
            var encoding = HTTPResponseEncoder.Configuration()
            // What frames an answer is part of it, and is passed on as it came.
            encoding.automaticallySetFramingHeaders = false
            // An answer of the pipeline's own to what is no HTTP would be a second one to a request that was passed on.
            try channel.pipeline.syncOperations.configureHTTPServerPipeline(
                withErrorHandling: false, withOutboundHeaderValidation: false, withEncoderConfiguration: encoding)
            try channel.pipeline.syncOperations.addHandler(ResponsePartHandler())
            return try Accepted(wrappingChannelSynchronously: channel)
        }
    }

    /// Passes on what comes on a connection until it ends; a client that goes away ends what is asked for it.
    func serve(_ accepted: Accepted) async {
        let work = Task {
            try await accepted.executeThenClose { inbound, outbound in
                let parts = RequestParts(inbound)
                while let head = try await parts.head(), try await answer(head, parts, outbound) {}
            }
        }
        accepted.channel.closeFuture.whenComplete { _ in work.cancel() }
        await withTaskCancellationHandler {
            // What ends a connection ends it alone.
            _ = await work.result
        } onCancel: {
            work.cancel()
        }
    }

    /// - Returns: Whether another request may come.
    private func answer(_ head: HTTPRequestHead, _ parts: RequestParts, _ outbound: Outbound) async throws -> Bool {
        let target: String
        do throws(ProxyRefusal) {
            target = try gate.target(of: head)
        } catch {
            settings.tell(.refused(status: Int(error.status.code), error.words))
            try await Self.say(error.words, error.status, isHead: head.method == .HEAD, closes: true, outbound)
            return false
        }
        if head.hasBody, head.headers["Expect"].contains(where: { $0.lowercased() == "100-continue" }) {
            try await outbound.write(.head(HTTPResponseHead(version: .http1_1, status: .continue)))
        }
        let exchange = ProxyExchange(head: head, target: target, parts: parts, client: client, settings: settings, tape: tape)
        return try await exchange.pass(to: outbound)
    }

    /// Answers for the proxy itself.
    static func say(_ words: String, _ status: HTTPResponseStatus, isHead: Bool, closes: Bool, _ outbound: Outbound) async throws {
        let body = ByteBuffer(string: "\(words)\n")
        var headers = HTTPHeaders([
            ("Content-Type", "text/plain; charset=utf-8"), ("Content-Length", "\(body.readableBytes)"),
        ])
        if closes { headers.add(name: "Connection", value: "close") }
        try await outbound.write(.head(HTTPResponseHead(version: .http1_1, status: status, headers: headers)))
        if !isHead { try await outbound.write(.body(body)) }
        try await outbound.write(.end(nil))
    }
}

/// Hands on the parts of answers in the form that the encoder takes, which is not `Sendable`.
private final class ResponsePartHandler: ChannelOutboundHandler {
    typealias OutboundIn = ProxyConnection.ResponsePart
    typealias OutboundOut = HTTPServerResponsePart

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        let part: HTTPServerResponsePart =
            switch unwrapOutboundIn(data) {
            case .head(let head): .head(head)
            case .body(let bytes): .body(.byteBuffer(bytes))
            case .end(let trailers): .end(trailers)
            }
        context.write(wrapOutboundOut(part), promise: promise)
    }
}
