internal import AsyncHTTPClient
internal import Foundation
internal import HTTPMessages
internal import NIOCore
internal import NIOHTTP1
internal import NIOPosix
internal import Recordings

/// Sends requests to live APIs, and returns the answers unchanged.
package struct LiveClient: Sendable {
    /// The largest body that a recording may have, in bytes.
    static let bodyLimit = 64 << 20

    private let client: HTTPClient
    private let timeout: Duration

    /// Runs an operation with a client, and shuts the client down when the operation ends.
    /// - Parameters:
    ///   - timeout: The longest time that an answer may take.
    ///   - body: The operation.
    package static func run<Value>(
        timeout: Duration, isolation: isolated (any Actor)? = #isolation, _ body: (LiveClient) async throws -> Value
    ) async throws -> Value {
        var configuration = HTTPClient.Configuration(redirectConfiguration: .disallow, decompression: .disabled)
        // HTTP/2 has neither reason phrases nor the case of field names.
        configuration.httpVersion = .http1Only
        configuration.connectionPool.retryConnectionEstablishment = false
        configuration.timeout.connect = .nanoseconds(Self.nanoseconds(of: min(timeout, .seconds(30))))
        let client = HTTPClient(eventLoopGroup: MultiThreadedEventLoopGroup.singleton, configuration: configuration)
        do {
            let value = try await body(LiveClient(client: client, timeout: timeout))
            try await client.shutdown()
            return value
        } catch {
            try await client.shutdown()
            throw error
        }
    }

    /// Sends a request, and returns the answer.
    ///
    /// The request asks for gzip, as apps do, unless it has a field `Accept-Encoding` of its own.
    /// - Throws: ``LiveRequestError`` without any part of the request, because that may contain a key.
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
                // The client's own timeout ends with the head. This one lasts until the last byte.
                group.addTask {
                    try await Task.sleep(for: timeout)
                    return nil
                }
                defer { group.cancelAll() }
                guard let answer = try await group.next() ?? nil else { throw HTTPClientError.deadlineExceeded }
                return answer
            }
        } catch let problem as LiveRequestError {
            throw problem
        } catch is CancellationError {
            throw CancellationError()
        } catch {
            throw LiveRequestError(ErrorWords(timeout: timeout).words(for: error))
        }
    }

    private func answer(to message: HTTPClientRequest) async throws -> LiveAnswer {
        let clock = ContinuousClock()
        let start = clock.now
        let response = try await client.execute(message, timeout: .nanoseconds(Self.nanoseconds(of: timeout)))
        let head = clock.now
        var body: [UInt8] = []
        var parts: [LiveAnswer.Part] = []
        for try await part in response.body where part.readableBytes > 0 {
            body += part.readableBytesView
            guard body.count <= Self.bodyLimit else { throw LiveRequestError("its body is larger than \(Self.bodyLimit) bytes") }
            parts.append(LiveAnswer.Part(milliseconds: Int(head.duration(to: clock.now) / .milliseconds(1)), count: part.readableBytes))
        }
        return LiveAnswer(
            status: Int(response.status.code), reason: response.status.reasonPhrase,
            headers: try Self.fields(response.headers), body: body, parts: parts, duration: start.duration(to: clock.now))
    }

    /// Returns the nanoseconds of a time, at most those of about 292 years, which the client can count.
    static func nanoseconds(of time: Duration) -> Int64 { Int64(exactly: (time / .nanoseconds(1)).rounded(.towardZero)) ?? .max }

    /// Returns the fields without the white space around their values, which is not part of them: RFC 9112 section 5.
    static func fields(_ headers: HTTPHeaders) throws(LiveRequestError) -> HeaderFields {
        // Heads of recordings are UTF-8. Other bytes could neither be recorded nor be searched for secrets.
        if let field = headers.first(where: { $0.value.unicodeScalars.contains("\u{FFFD}") }) {
            throw LiveRequestError("its field \(field.name) has bytes that are not UTF-8")
        }
        return legible(headers)
    }

    /// Returns the fields in the same way, with U+FFFD in the place of bytes that are not UTF-8.
    static func legible(_ headers: HTTPHeaders) -> HeaderFields {
        let blanks = CharacterSet(charactersIn: " \t")
        return HeaderFields(headers.map { HeaderFields.Field(name: $0.name, value: $0.value.trimmingCharacters(in: blanks)) })
    }
}
