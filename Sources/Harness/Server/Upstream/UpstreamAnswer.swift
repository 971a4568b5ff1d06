package import NIOCore
package import NIOHTTP1

/// The answer of an upstream, of which the head has come.
package struct UpstreamAnswer: Sendable {
    /// The head as the parser has it.
    package let head: HTTPResponseHead
    /// The head as it came.
    package let headAsItCame: AnswerHead
    let exchange: UpstreamExchange

    /// The fields that followed the body, once that is over.
    package var trailers: HTTPHeaders? { exchange.trailers }

    /// Returns the next part of the body; nil where it is over.
    ///
    /// The upstream is read no faster than parts are taken. A task that is cancelled closes the connection.
    package func next() async throws -> ByteBuffer? { try await exchange.next() }

    /// Ends the exchange: the connection is kept for another one where both messages are whole, and closed otherwise.
    package func close() {
        exchange.close()
    }
}
