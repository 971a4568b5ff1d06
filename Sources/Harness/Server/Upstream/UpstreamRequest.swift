internal import Locks
package import NIOCore
package import NIOHTTP1

/// A request to an upstream.
package struct UpstreamRequest: Sendable {
    /// The body of a request, read part by part.
    package struct Body: Sendable {
        /// Returns the next part, or nil at the end of the body.
        let next: @Sendable () async throws -> ByteBuffer?
        /// Returns the fields that follow the body, once the body has ended.
        let trailers: @Sendable () -> HTTPHeaders?

        package init(next: @escaping @Sendable () async throws -> ByteBuffer?, trailers: @escaping @Sendable () -> HTTPHeaders?) {
            self.next = next
            self.trailers = trailers
        }

        /// Creates a body from bytes.
        package init(_ bytes: ByteBuffer) {
            let rest = Locked<ByteBuffer?>(bytes)
            self.init(
                next: {
                    rest.withLock { rest in
                        defer { rest = nil }
                        return rest
                    }
                }, trailers: { nil })
        }
    }

    /// The head with all its fields, including those that frame the body.
    ///
    /// The target is sent unchanged.
    package var head: HTTPRequestHead
    /// The body; nil for a request without one.
    package var body: Body?
    /// The longest time until the head of the answer is received.
    package var timeout: Duration
    /// Whether the timeout applies to the whole answer.
    package var timeoutIncludesBody = false
    /// Receives each head that comes before the answer's own, and its bytes.
    ///
    /// It is called on the event loop of the connection.
    package var inform: @Sendable (AnswerHead, ByteBuffer) -> Void = { _, _ in }

    package init(head: HTTPRequestHead, body: Body?, timeout: Duration) {
        self.head = head
        self.body = body
        self.timeout = timeout
    }
}
