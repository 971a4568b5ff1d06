internal import NIOConcurrencyHelpers
package import NIOCore
package import NIOHTTP1

/// A request to an upstream.
package struct UpstreamRequest: Sendable {
    /// The body of a request, part by part as it is taken.
    package struct Body: Sendable {
        /// Returns the next part; nil where the body is over.
        let next: @Sendable () async throws -> ByteBuffer?
        /// Returns the fields that follow the body, once it is over.
        let trailers: @Sendable () -> HTTPHeaders?

        package init(next: @escaping @Sendable () async throws -> ByteBuffer?, trailers: @escaping @Sendable () -> HTTPHeaders?) {
            self.next = next
            self.trailers = trailers
        }

        /// Creates a body of bytes that are there.
        package init(_ bytes: ByteBuffer) {
            let rest = NIOLockedValueBox<ByteBuffer?>(bytes)
            self.init(
                next: {
                    rest.withLockedValue { rest in
                        defer { rest = nil }
                        return rest
                    }
                }, trailers: { nil })
        }
    }

    /// The head with all its fields, those that frame the body included; the target is sent as it is.
    package var head: HTTPRequestHead
    /// Nil for a request without a body.
    package var body: Body?
    /// The longest time until the head of the answer comes.
    package var timeout: Duration
    /// Whether the whole answer must come within that time.
    package var timeoutIncludesBody = false
    /// Takes each head that comes before the answer's own, and its bytes; on the connection's own thread.
    package var inform: @Sendable (AnswerHead, ByteBuffer) -> Void = { _, _ in }

    package init(head: HTTPRequestHead, body: Body?, timeout: Duration) {
        self.head = head
        self.body = body
        self.timeout = timeout
    }
}
