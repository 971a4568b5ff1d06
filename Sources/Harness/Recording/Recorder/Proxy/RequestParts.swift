internal import NIOConcurrencyHelpers
internal import NIOCore
internal import NIOHTTP1

/// The requests of one connection, part by part as they are taken.
///
/// Unchecked: the iterator has one reader at a time. Whoever passes a body on reads it to its end, and only then the next head is read; the lock that
/// says so orders the two.
final class RequestParts: @unchecked Sendable {
    typealias Inbound = NIOAsyncChannelInboundStream<HTTPServerRequestPart>

    private struct State {
        var isWhole = true
        /// How much of a body whose length is known has not come yet.
        var left: Int?
        var body: GatheredBody
        var trailers: HTTPHeaders?
    }

    private var iterator: Inbound.AsyncIterator
    private let limit: Int
    private let state: NIOLockedValueBox<State>

    /// The requests of a connection.
    /// - Parameters:
    ///   - inbound: What comes on it.
    ///   - limit: The bytes of each body that are kept.
    init(_ inbound: Inbound, limit: Int) {
        iterator = inbound.makeAsyncIterator()
        self.limit = limit
        state = NIOLockedValueBox(State(body: GatheredBody(limit: limit)))
    }

    /// Whether all of the request has come.
    var isWhole: Bool { state.withLockedValue { $0.isWhole } }

    /// What of the request's body has come.
    var body: GatheredBody { state.withLockedValue { $0.body } }

    /// The fields that followed the request's body.
    var trailers: HTTPHeaders? { state.withLockedValue { $0.trailers } }

    /// The head of the next request; nil where none comes any more.
    func head() async throws -> HTTPRequestHead? {
        while let part = try await iterator.next() {
            guard case .head(let head) = part else { continue }
            let length = head.headers.first(name: "Content-Length").flatMap(Int.init)
            state.withLockedValue { $0 = State(isWhole: false, left: length, body: GatheredBody(limit: limit)) }
            if !head.hasBody { while try await next() != nil {} }
            return head
        }
        return nil
    }

    /// The next part of the request's body; nil where it is over.
    func next() async throws -> ByteBuffer? {
        guard !isWhole else { return nil }
        let part: HTTPServerRequestPart?
        do {
            part = try await iterator.next()
        } catch {
            // What is no HTTP is the client's doing, and none of the API's.
            throw ClientGone()
        }
        guard let part else { throw ClientGone() }
        guard case .body(let bytes) = part else {
            let trailers: HTTPHeaders? = if case .end(let trailers) = part { trailers } else { nil }
            state.withLockedValue { ($0.isWhole, $0.trailers) = (true, trailers) }
            return nil
        }
        let isLast = state.withLockedValue { state in
            state.body.add(bytes, after: 0)
            state.left = state.left.map { $0 - bytes.readableBytes }
            return state.left == 0
        }
        // An API that has all that was announced may answer at once: by then it must be known that there is no more.
        if isLast { while try await next() != nil {} }
        return bytes
    }
}

/// The client's connection ended before all had passed.
struct ClientGone: Error {}

extension HTTPRequestHead {
    /// Whether its client can read an answer in chunks: RFC 9112 section 6.1.
    var knowsChunks: Bool { version.major == 1 && version.minor >= 1 }

    /// Whether a body follows: RFC 9112 section 6.3.
    var hasBody: Bool { headers.contains(name: "Transfer-Encoding") || headers.first(name: "Content-Length").map { $0 != "0" } ?? false }
}

/// A body on its way, kept as far as a recording can have it.
struct GatheredBody: Sendable {
    /// How many bytes are kept.
    let limit: Int
    private(set) var bytes: [UInt8] = []
    private(set) var parts: [LiveAnswer.Part] = []
    /// How many have passed.
    private(set) var count = 0

    init(limit: Int) { self.limit = limit }

    /// Whether it is larger than a recording can have it: then only its beginning is kept.
    var isTooLarge: Bool { count > limit }

    /// Adds what came.
    mutating func add(_ part: ByteBuffer, after milliseconds: Int) {
        count += part.readableBytes
        bytes += part.readableBytesView.prefix(limit - bytes.count)
        parts.append(LiveAnswer.Part(milliseconds: milliseconds, count: part.readableBytes))
        if isTooLarge { parts = [] }
    }
}
