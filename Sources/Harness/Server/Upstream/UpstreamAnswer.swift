package import NIOCore
package import NIOHTTP1

/// The answer of an upstream whose head has been received.
package struct UpstreamAnswer: Sendable {
    /// The head from the parser.
    package let head: HTTPResponseHead
    /// The head as it was received.
    package let rawHead: AnswerHead
    let exchange: UpstreamExchange

    /// The fields that follow the body, once the body has ended.
    package var trailers: HTTPHeaders? { exchange.trailers }

    /// Returns the next part of the body, or nil at its end.
    ///
    /// The upstream is read only as fast as parts are requested. Cancelling the task closes the connection.
    package func next() async throws -> ByteBuffer? { try await exchange.next() }

    /// Ends the exchange.
    ///
    /// The connection is kept for another one if both messages are complete, and closed otherwise.
    package func close() {
        exchange.close()
    }
}
