internal import ContractFiles
internal import HTTPMessages
internal import NIOCore
internal import NIOHTTP1
internal import Upstream

/// One request to the API, and its answer to the app.
struct ProxyExchange: Sendable {
    let head: HTTPRequestHead
    /// The path and the query.
    let target: String
    let parts: RequestParts
    /// The app's connection.
    let channel: any Channel
    let client: UpstreamClient
    let settings: RecordingProxy.Settings
    let tape: ProxyTape

    private let clock = ContinuousClock()
    private let start = ContinuousClock.now

    init(
        head: HTTPRequestHead, target: String, parts: RequestParts, channel: any Channel, client: UpstreamClient,
        settings: RecordingProxy.Settings, tape: ProxyTape
    ) {
        self.head = head
        self.target = target
        self.parts = parts
        self.channel = channel
        self.client = client
        self.settings = settings
        self.tape = tape
    }

    /// Passes the request on and the answer back, and adds both to the tape.
    /// - Returns: Whether another request may follow on this connection.
    /// - Throws: The error that ends the connection: the app disconnected, or the API closed the connection before its answer was complete.
    func pass(to outbound: ProxyConnection.Outbound) async throws -> Bool {
        let response: UpstreamAnswer
        do {
            response = try await client.answer(to: message)
        } catch {
            return try await fail(error, outbound)
        }
        defer { response.close() }
        guard response.head.status.code >= 200 else {
            return try await fail(
                LiveRequestError("it switches to another protocol (\(response.head.status.code)), which cannot be passed on"), outbound)
        }
        var answer = PassedAnswer(response.head, as: response.rawHead, to: head, limit: settings.limits.body)
        let begin = clock.now
        let isKept = head.isKeepAlive && !head.headers.contains(name: "Upgrade") && parts.isWhole && !answer.needsClose
        do {
            try await send(answer.head(closes: !isKept), outbound)
            while let part = try await response.next() {
                let time = milliseconds(since: begin)
                try await send(.body(part), outbound)
                answer.body.add(part, after: time)
            }
            // A stream that was cancelled may look like a complete one.
            if !answer.isWhole { try Task.checkCancellation() }
        } catch {
            // An app that has the announced body may disconnect before the end of the answer is known here.
            guard answer.isWhole else {
                record(answer, end(of: answer, begunAt: begin, for: error))
                throw error
            }
        }
        answer.trailers = response.trailers
        do {
            try await send(answer.end, outbound)
        } catch {
            // The answer was complete by then.
            record(answer, .whole)
            throw error
        }
        record(answer, .whole)
        return isKept && parts.isWhole
    }

    private func milliseconds(since begin: ContinuousClock.Instant) -> Int { Int(begin.duration(to: clock.now) / .milliseconds(1)) }

    private func send(_ part: AnswerPart, _ outbound: ProxyConnection.Outbound) async throws(ClientDisconnectedError) {
        do {
            try await outbound.write(part)
        } catch {
            throw ClientDisconnectedError()
        }
    }

    /// Passes on a head that comes before the answer's own.
    ///
    /// 100 is not passed on, because the proxy has sent its own. HTTP/1.0 has no such heads.
    @Sendable private func inform(_ informational: AnswerHead, _ bytes: ByteBuffer) {
        guard head.knowsChunks, informational.status != 100 else { return }
        channel.writeAndFlush(AnswerPart.informational(bytes), promise: nil)
    }

    /// The request as it is sent to the API.
    private var message: UpstreamRequest {
        var headers = HTTPHeaders()
        let own = HeaderFields.hopByHopNames(connection: head.headers["Connection"]).union([
            "content-length", "expect", "host", "proxy-authorization",
        ])
        for field in head.headers where !own.contains(field.name.lowercased()) { headers.add(name: field.name, value: field.value) }
        headers.add(name: "Host", value: client.origin.hostField)
        if let framing { headers.add(name: framing.name, value: framing.value) }
        let method: HTTPMethod = head.method == .MSEARCH ? .RAW(value: head.method.rawName) : head.method
        var message = UpstreamRequest(
            head: HTTPRequestHead(version: .http1_1, method: method, uri: target, headers: headers),
            body: head.hasBody ? UpstreamRequest.Body(next: parts.next, trailers: { [parts] in parts.trailers }) : nil,
            timeout: settings.timeout)
        message.inform = inform
        return message
    }

    /// The field that frames the body; nil if none is needed: RFC 9110 section 8.6.
    private var framing: (name: String, value: String)? {
        guard head.hasBody else {
            return [.GET, .HEAD, .DELETE, .TRACE].contains(head.method) ? nil : ("Content-Length", "0")
        }
        let length = head.headers.contains(name: "Transfer-Encoding") ? nil : head.headers.first(name: "Content-Length").flatMap(Int.init)
        return length.map { ("Content-Length", "\($0)") } ?? ("Transfer-Encoding", "chunked")
    }

    private var errorWords: ErrorWords { ErrorWords(timeout: settings.timeout) }

    // MARK: Problems

    /// Returns whether the app or the proxy ended the exchange, and not the API.
    private func isGone(_ error: any Error) -> Bool {
        Task.isCancelled || error is CancellationError || error is ClientDisconnectedError
    }

    /// Returns how an incomplete answer ended.
    private func end(of answer: PassedAnswer, begunAt begin: ContinuousClock.Instant, for error: any Error) -> PassedExchange.End {
        guard isGone(error) else { return .failed("\(settings.api.name) broke off: \(errorWords.words(for: error))") }
        guard answer.isStream(after: milliseconds(since: begin)) else { return .abandoned }
        return .cut(channel.isActive ? "ended by the proxy" : "ended by the app")
    }

    /// Answers the app that the API has no answer.
    private func fail(_ error: any Error, _ outbound: ProxyConnection.Outbound) async throws -> Bool {
        guard !isGone(error) else {
            record(nil, .abandoned)
            throw error
        }
        let words = "\(settings.api.name) did not answer: \(errorWords.words(for: error))"
        record(nil, .failed(words))
        let isKept = head.isKeepAlive && parts.isWhole
        let status: HTTPResponseStatus = ErrorWords.isTimeout(error) ? .gatewayTimeout : .badGateway
        try await ProxyConnection.respond(words, status, isHead: head.method == .HEAD, closes: !isKept, outbound)
        return isKept
    }

    // MARK: Recording

    private func record(_ answer: PassedAnswer?, _ end: PassedExchange.End) {
        let body = parts.body
        var end = end
        if body.isTooLarge || answer?.body.isTooLarge == true {
            let side = body.isTooLarge ? "the request's" : "the answer's"
            switch end {
            case .whole, .cut: end = .failed("\(side) body is larger than \(settings.limits.body) bytes: it was passed on, not recorded")
            case .abandoned, .failed: break
            }
        }
        tape.add(
            PassedExchange(
                request: head, target: settings.api.origin + target, body: body, trailers: parts.trailers, answer: answer,
                duration: start.duration(to: clock.now), end: end))
    }
}
