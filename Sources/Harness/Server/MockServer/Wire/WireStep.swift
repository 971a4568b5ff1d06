internal import NIOCore

/// One thing that a connection of HTTP/1.1 does for an answer.
enum WireStep: Sendable {
    case wait(Duration)
    case send(ByteBuffer)
    /// The connection is closed in order.
    case close
    /// The connection is reset.
    case reset
    /// Nothing more, ever.
    case hang
}
