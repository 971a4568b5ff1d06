internal import NIOCore
internal import NIOHTTP1
internal import Upstream

/// Serves the connections of the app: each request is passed on, one after the other.
struct ProxyConnection: Sendable {
    typealias Accepted = NIOAsyncChannel<HTTPServerRequestPart, AnswerPart>
    typealias Outbound = NIOAsyncChannelOutboundWriter<AnswerPart>

    let client: UpstreamClient
    let settings: RecordingProxy.Settings
    let tape: ProxyTape
    let gate: ProxyGate

    /// Sets up a connection for HTTP.
    ///
    /// Requests wait in the channel until the one before has its answer.
    static func prepare(_ channel: any Channel, _ limits: ProxyLimits) -> EventLoopFuture<Accepted> {
        channel.eventLoop.makeCompletedFuture {
            let pipeline = channel.pipeline.syncOperations
            try pipeline.addHandler(AnswerEncoder())
            try pipeline.addHandler(ByteToMessageHandler(HTTPRequestDecoder(leftOverBytesStrategy: .dropBytes)))
            try pipeline.addHandler(SilenceHandler(limits.silence))
            return try Accepted(wrappingChannelSynchronously: channel)
        }
    }

    /// Serves a connection until it ends.
    ///
    /// If the app disconnects, its request to the API is cancelled.
    func serve(_ accepted: Accepted) async {
        let channel = accepted.channel
        let work = Task {
            try await accepted.executeThenClose { inbound, outbound in
                let parts = RequestParts(inbound, limit: settings.limits.body)
                while let head = try await head(from: parts, outbound), try await answer(head, parts, channel, outbound) {}
            }
        }
        channel.closeFuture.whenComplete { _ in work.cancel() }
        await withTaskCancellationHandler {
            // An error on one connection does not affect the others.
            _ = await work.result
        } onCancel: {
            work.cancel()
        }
    }

    /// Returns the head of the next request, or nil if there is none, or none that can be read.
    private func head(from parts: RequestParts, _ outbound: Outbound) async throws -> HTTPRequestHead? {
        do {
            return try await parts.head()
        } catch let error as HTTPParserError where error != .invalidEOFState {
            try await refuse(error == .invalidMethod ? .unknownMethod : .syntax, isHead: false, outbound)
            return nil
        }
    }

    /// Answers a request.
    /// - Returns: Whether another request may follow.
    private func answer(
        _ head: HTTPRequestHead, _ parts: RequestParts, _ channel: any Channel, _ outbound: Outbound
    ) async throws -> Bool {
        let target: String
        do throws(ProxyRefusalError) {
            target = try gate.target(of: head)
        } catch {
            try await refuse(error, isHead: head.method == .HEAD, outbound)
            return false
        }
        if head.hasBody, head.headers["Expect"].contains(where: { $0.lowercased() == "100-continue" }) {
            try await outbound.write(.head(status: 100, reason: Array("Continue".utf8), fields: [], isChunked: false))
        }
        let exchange = ProxyExchange(
            head: head, target: target, parts: parts, channel: channel, client: client, settings: settings, tape: tape)
        return try await exchange.pass(to: outbound)
    }

    private func refuse(_ refusal: ProxyRefusalError, isHead: Bool, _ outbound: Outbound) async throws {
        settings.report(.refused(status: Int(refusal.status.code), refusal.words))
        try await Self.respond(refusal.words, refusal.status, isHead: isHead, closes: true, outbound)
    }

    /// Sends an answer of the proxy itself.
    static func respond(_ words: String, _ status: HTTPResponseStatus, isHead: Bool, closes: Bool, _ outbound: Outbound) async throws {
        let body = ByteBuffer(string: "\(words)\n")
        var headers = HTTPHeaders([
            ("Content-Type", "text/plain; charset=utf-8"), ("Content-Length", "\(body.readableBytes)"),
        ])
        if closes { headers.add(name: "Connection", value: "close") }
        let head = AnswerHead(status, headers)
        try await outbound.write(.head(status: head.status, reason: head.reason, fields: head.fields, isChunked: false))
        if !isHead { try await outbound.write(.body(body)) }
        try await outbound.write(.end(nil))
    }
}
