internal import AsyncHTTPClient
internal import ContractTesting
internal import NIOCore
internal import NIOHTTP1
internal import Recordings

/// One request on its way to the API, and its answer on its way back.
struct ProxyExchange: Sendable {
    let head: HTTPRequestHead
    /// Path and query.
    let target: String
    let parts: RequestParts
    let client: LiveClient
    let settings: RecordingProxy.Settings
    let tape: ProxyTape

    /// Passes the request on and the answer back, and writes both down.
    /// - Returns: Whether another request may come on this connection.
    /// - Throws: What ends the connection: the client went away, or the API broke off in the middle of its answer.
    func pass(to outbound: ProxyConnection.Outbound) async throws -> Bool {
        let clock = ContinuousClock()
        let start = clock.now
        let response: HTTPClientResponse
        do {
            response = try await client.pass(message)
        } catch {
            return try await fail(error, outbound)
        }
        guard response.status.code >= 200 else {
            return try await fail(
                LiveProblem("it wants to speak another protocol (\(response.status.code)), which cannot be passed on"), outbound)
        }
        var answer = PassedAnswer(response, to: head)
        let begin = clock.now
        let isKept = head.isKeepAlive && !head.headers.contains(name: "Upgrade") && parts.isWhole && !answer.needsClose
        do {
            try await send(.head(answer.head(closes: !isKept)), outbound)
            for try await part in response.body where part.readableBytes > 0 {
                answer.body.add(part, after: Int(begin.duration(to: clock.now) / .milliseconds(1)))
                try await send(.body(part), outbound)
            }
            // A stream that was cancelled may look like one that is over.
            if !answer.isWhole { try Task.checkCancellation() }
        } catch {
            // Who has all that was announced may go before it is known here that there is no more.
            guard answer.isWhole else {
                await tape.skip(request(), because: isGone(error) ? nil : "\(settings.api.name) broke off: \(client.words(for: error))")
                throw error
            }
        }
        let duration = start.duration(to: clock.now)
        do {
            try await send(.end(nil), outbound)
        } catch {
            // The answer was whole by then.
            await record(answer, duration)
            throw error
        }
        await record(answer, duration)
        return isKept && parts.isWhole
    }

    private func send(_ part: ProxyConnection.ResponsePart, _ outbound: ProxyConnection.Outbound) async throws(ClientGone) {
        do {
            try await outbound.write(part)
        } catch {
            throw ClientGone()
        }
    }

    // MARK: The request

    private var message: HTTPClientRequest {
        var message = HTTPClientRequest(url: settings.origin + target)
        message.method = head.method
        let own = HeaderFields.hopByHopNames(connection: head.headers["Connection"]).union([
            "content-length", "expect", "host", "proxy-authorization",
        ])
        for field in head.headers where !own.contains(field.name.lowercased()) { message.headers.add(name: field.name, value: field.value) }
        if head.hasBody {
            let length =
                head.headers.contains(name: "Transfer-Encoding") ? nil : head.headers.first(name: "Content-Length").flatMap(Int64.init)
            message.body = .stream(RequestBody(parts: parts), length: length.map { .known($0) } ?? .unknown)
        }
        return message
    }

    /// The request as it is written down: to the API, whoever was asked in its place.
    private func request(_ headers: HeaderFields = HeaderFields(), _ body: [UInt8] = []) -> CapturedExchange.Request {
        CapturedExchange.Request(
            method: head.method.rawValue, target: settings.api.origin + target, headers: headers.keptOfRequest,
            body: body)
    }

    // MARK: Problems

    /// Whether it was not the API that ended it.
    private func isGone(_ error: any Error) -> Bool {
        Task.isCancelled || error is CancellationError || error is ClientGone
    }

    /// Says in the API's place that it has no answer.
    private func fail(_ error: any Error, _ outbound: ProxyConnection.Outbound) async throws -> Bool {
        guard !isGone(error) else {
            await tape.skip(request(), because: nil)
            throw error
        }
        let words = "\(settings.api.name) did not answer: \(client.words(for: error))"
        await tape.skip(request(), because: words)
        let isKept = head.isKeepAlive && parts.isWhole
        let status: HTTPResponseStatus = LiveClient.isTimeout(error) ? .gatewayTimeout : .badGateway
        try await ProxyConnection.say(words, status, isHead: head.method == .HEAD, closes: !isKept, outbound)
        return isKept
    }

    // MARK: Recording

    private func record(_ passed: PassedAnswer, _ duration: Duration) async {
        let body = parts.body
        guard !body.isTooLarge, !passed.body.isTooLarge else {
            let side = body.isTooLarge ? "the request's" : "the answer's"
            return await tape.skip(request(), because: "\(side) body is larger than \(LiveClient.bodyLimit) bytes: it was passed on alone")
        }
        do throws(LiveProblem) {
            let answer = try passed.answer(duration)
            let decoded = try answer.decodedBody()
            await tape.add(
                CapturedExchange(
                    comment: answer.comment(now: settings.now(), standIn: settings.standIn),
                    request: request(try LiveClient.fields(head.headers), body.bytes),
                    response: answer.captured(decoded, withTimes: answer.hasStreamType || answer.cameInMoments)))
        } catch {
            await tape.skip(request(), because: "\(settings.api.name) answered, but \(error)")
        }
    }
}
