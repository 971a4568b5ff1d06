internal import Locks
internal import NIOCore
internal import NIOHTTP1

/// The requests of one connection, part by part.
///
/// Unchecked: the iterator has one reader at a time. A body is read to its end before the next head is read, and the lock of `isWhole` orders the two
/// reads.
final class RequestParts: @unchecked Sendable {
    typealias Inbound = NIOAsyncChannelInboundStream<HTTPServerRequestPart>

    private struct State {
        var isWhole = true
        /// The number of bytes of the body that are still expected; nil if its length is not known.
        var left: Int?
        var body: GatheredBody
        var trailers: HTTPHeaders?
    }

    private var iterator: Inbound.AsyncIterator
    private let limit: Int
    private let state: Locked<State>

    /// Creates the requests of a connection.
    /// - Parameters:
    ///   - inbound: The parts that arrive on the connection.
    ///   - limit: The largest number of bytes of each body that are kept.
    init(_ inbound: Inbound, limit: Int) {
        iterator = inbound.makeAsyncIterator()
        self.limit = limit
        state = Locked(State(body: GatheredBody(limit: limit)))
    }

    /// Whether the whole request has been received.
    var isWhole: Bool { state.withLock { $0.isWhole } }

    /// The part of the request's body that has been received.
    var body: GatheredBody { state.withLock { $0.body } }

    /// The fields that followed the request's body.
    var trailers: HTTPHeaders? { state.withLock { $0.trailers } }

    /// Returns the head of the next request, or nil if there is none.
    func head() async throws -> HTTPRequestHead? {
        while let part = try await iterator.next() {
            guard case .head(let head) = part else { continue }
            let length = head.headers.first(name: "Content-Length").flatMap(Int.init)
            state.withLock { $0 = State(isWhole: false, left: length, body: GatheredBody(limit: limit)) }
            if !head.hasBody { while try await next() != nil {} }
            return head
        }
        return nil
    }

    /// Returns the next part of the request's body, or nil at its end.
    func next() async throws -> ByteBuffer? {
        guard !isWhole else { return nil }
        let part: HTTPServerRequestPart?
        do {
            part = try await iterator.next()
        } catch {
            // The client sent something that is not valid HTTP: this is not an error of the API.
            throw ClientDisconnectedError()
        }
        guard let part else { throw ClientDisconnectedError() }
        guard case .body(let bytes) = part else {
            let trailers: HTTPHeaders? = if case .end(let trailers) = part { trailers } else { nil }
            state.withLock { ($0.isWhole, $0.trailers) = (true, trailers) }
            return nil
        }
        let isLast = state.withLock { state in
            state.body.add(bytes, after: 0)
            state.left = state.left.map { $0 - bytes.readableBytes }
            return state.left == 0
        }
        // An API that has the whole announced body may answer at once. The end of the request must be known by then.
        if isLast { while try await next() != nil {} }
        return bytes
    }
}

/// The client's connection ended before the exchange was complete.
struct ClientDisconnectedError: Error {}

extension HTTPRequestHead {
    /// Whether the client can read an answer in chunks: RFC 9112 section 6.1.
    var knowsChunks: Bool { version.major == 1 && version.minor >= 1 }

    /// Whether a body follows: RFC 9112 section 6.3.
    var hasBody: Bool { headers.contains(name: "Transfer-Encoding") || headers.first(name: "Content-Length").map { $0 != "0" } ?? false }
}

/// A body that is passed on; its beginning is kept, up to the limit of a recording.
struct GatheredBody: Sendable {
    /// The largest number of bytes that are kept.
    let limit: Int
    private(set) var bytes: [UInt8] = []
    private(set) var parts: [LiveAnswer.Part] = []
    /// The number of bytes that have passed.
    private(set) var count = 0

    init(limit: Int) { self.limit = limit }

    /// Whether the body is larger than a recording allows: then only its beginning is kept.
    var isTooLarge: Bool { count > limit }

    /// Adds a part of the body.
    mutating func add(_ part: ByteBuffer, after milliseconds: Int) {
        count += part.readableBytes
        bytes += part.readableBytesView.prefix(limit - bytes.count)
        parts.append(LiveAnswer.Part(milliseconds: milliseconds, count: part.readableBytes))
        if isTooLarge { parts = [] }
    }
}
