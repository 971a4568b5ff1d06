internal import AsyncHTTPClient
internal import Foundation
internal import HTTPMessages
internal import NIOCore
internal import NIOHTTP1
internal import NIOPosix
internal import NIOSSL
internal import Recordings

/// Asks live APIs: what comes is given as it came.
package struct LiveClient: Sendable {
    /// The largest body that a recording may have.
    static let bodyLimit = 64 << 20

    private let client: HTTPClient
    private let timeout: Duration
    private let taps: AnswerTaps

    /// Asks for as long as a body takes.
    /// - Parameters:
    ///   - timeout: The longest that an answer may take.
    ///   - body: What asks.
    package static func run<Value>(
        timeout: Duration, isolation: isolated (any Actor)? = #isolation, _ body: (LiveClient) async throws -> Value
    ) async throws -> Value {
        var configuration = HTTPClient.Configuration(redirectConfiguration: .disallow, decompression: .disabled)
        // HTTP/2 has neither reason phrases nor the case of field names.
        configuration.httpVersion = .http1Only
        configuration.connectionPool.retryConnectionEstablishment = false
        // An app may have many streams open at once, and each takes a connection.
        configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit = 256
        configuration.timeout.connect = .nanoseconds(Int64(min(timeout, .seconds(30)) / .nanoseconds(1)))
        let taps = AnswerTaps()
        configuration.http1_1ConnectionDebugInitializer = { taps.watch($0) }
        let client = HTTPClient(eventLoopGroup: MultiThreadedEventLoopGroup.singleton, configuration: configuration)
        do {
            let value = try await body(LiveClient(client: client, timeout: timeout, taps: taps))
            try await client.shutdown()
            return value
        } catch {
            try await client.shutdown()
            throw error
        }
    }

    /// Asks, and gives what came.
    ///
    /// Gzip is asked for, as apps do, where the request does not say itself what may come.
    /// - Throws: ``LiveProblem`` without the request's words: they may hold a key.
    func answer(to request: CapturedExchange.Request) async throws -> LiveAnswer {
        var message = HTTPClientRequest(url: request.target)
        message.method = HTTPMethod(rawValue: request.method)
        for field in request.headers.fields { message.headers.add(name: field.name, value: field.value) }
        if !message.headers.contains(name: "Accept-Encoding") { message.headers.add(name: "Accept-Encoding", value: "gzip") }
        if !message.headers.contains(name: "User-Agent") { message.headers.add(name: "User-Agent", value: "plumbline") }
        if !request.body.isEmpty { message.body = .bytes(ByteBuffer(bytes: request.body)) }
        let sent = message
        do {
            return try await withThrowingTaskGroup(of: LiveAnswer?.self) { group in
                group.addTask { try await answer(to: sent) }
                // The client's own time is over with the head: this one counts to the last byte.
                group.addTask {
                    try await Task.sleep(for: timeout)
                    return nil
                }
                defer { group.cancelAll() }
                guard let answer = try await group.next() ?? nil else { throw HTTPClientError.deadlineExceeded }
                return answer
            }
        } catch let problem as LiveProblem {
            throw problem
        } catch is CancellationError {
            throw CancellationError()
        } catch {
            throw LiveProblem(words(for: error))
        }
    }

    /// Sends a message as it is, and gives what comes as soon as its head is there.
    /// - Parameters:
    ///   - message: What is sent, but for its URL.
    ///   - origin: Scheme, host and port of who is asked.
    ///   - tap: What is asked for, and gets what the client does not give.
    /// - Throws: What keeps the API from answering; ``words(for:)`` say it.
    func pass(_ message: HTTPClientRequest, to origin: String, _ tap: AnswerTap) async throws -> HTTPClientResponse {
        let path = taps.add(tap)
        defer { taps.remove(path) }
        var message = message
        message.url = origin + path
        return try await client.execute(message, timeout: .nanoseconds(Int64(timeout / .nanoseconds(1))))
    }

    private func answer(to message: HTTPClientRequest) async throws -> LiveAnswer {
        let clock = ContinuousClock()
        let start = clock.now
        let response = try await client.execute(message, timeout: .nanoseconds(Int64(timeout / .nanoseconds(1))))
        let head = clock.now
        var body: [UInt8] = []
        var parts: [LiveAnswer.Part] = []
        for try await part in response.body where part.readableBytes > 0 {
            body += part.readableBytesView
            guard body.count <= Self.bodyLimit else { throw LiveProblem("its body is larger than \(Self.bodyLimit) bytes") }
            parts.append(LiveAnswer.Part(milliseconds: Int(head.duration(to: clock.now) / .milliseconds(1)), count: part.readableBytes))
        }
        return LiveAnswer(
            status: Int(response.status.code), reason: response.status.reasonPhrase,
            headers: try Self.fields(response.headers), body: body, parts: parts, duration: start.duration(to: clock.now))
    }

    /// The fields without the blanks around their values, which belong to the line: RFC 9112 section 5.
    static func fields(_ headers: HTTPHeaders) throws(LiveProblem) -> HeaderFields {
        // Heads of recordings are UTF-8: other bytes could not be written down, nor looked through for secrets.
        if let field = headers.first(where: { $0.value.unicodeScalars.contains("\u{FFFD}") }) {
            throw LiveProblem("its field \(field.name) has bytes that are no UTF-8")
        }
        return legible(headers)
    }

    /// The same, as far as they can be read.
    static func legible(_ headers: HTTPHeaders) -> HeaderFields {
        let blanks = CharacterSet(charactersIn: " \t")
        return HeaderFields(headers.map { HeaderFields.Field(name: $0.name, value: $0.value.trimmingCharacters(in: blanks)) })
    }

    // MARK: Problems

    /// What became of a request, as the end of a sentence.
    func words(for error: any Error) -> String {
        switch error {
        case let problem as LiveProblem: problem.description
        case let error as HTTPClientError: words(for: error)
        case let error as NIOConnectionError where error.connectionErrors.isEmpty: "no address is known for its host \(error.host)"
        case let error as NIOConnectionError:
            "the connection failed (\(error.connectionErrors.map { Self.words(of: $0.error) }.joined(separator: "; ")))"
        case HTTPParserError.invalidEOFState: "it closed the connection before its answer was complete"
        case let error as HTTPParserError: "what it sent is no HTTP (\(error))"
        case let error as NIOSSLError: "its connection could not be secured (\(error))"
        default: "the connection failed (\(Self.words(of: error)))"
        }
    }

    /// Whether it only took too long.
    static func isTimeout(_ error: any Error) -> Bool {
        let times: [HTTPClientError] = [
            .deadlineExceeded, .readTimeout, .connectTimeout, .getConnectionFromPoolTimeout, .tlsHandshakeTimeout,
        ]
        return (error as? HTTPClientError).map(times.contains) ?? false
    }

    private func words(for error: HTTPClientError) -> String {
        switch error {
        case .deadlineExceeded, .readTimeout, .requestStreamCancelled: "it took longer than \(timeout)"
        case .connectTimeout, .getConnectionFromPoolTimeout: "it could not be reached within \(timeout)"
        case .tlsHandshakeTimeout: "it did not secure the connection within \(timeout)"
        case .remoteConnectionClosed: "it closed the connection before its answer was complete"
        default: "the request failed (\(error.shortDescription))"
        }
    }

    private static func words(of error: any Error) -> String {
        if let error = error as? IOError {
            switch POSIXErrorCode(rawValue: error.errnoCode) {
            case .ECONNREFUSED: return "nobody listens there"
            case .ECONNRESET, .EPIPE: return "it was reset"
            default: return error.description
            }
        }
        if case ChannelError.connectTimeout(let time) = error { return "no connection within \(time.nanoseconds / 1_000_000) ms" }
        return "\(error)"
    }
}
