internal import NIOCore

/// One step of an answer on a connection of HTTP/1.1.
enum WireStep: Sendable {
    case wait(Duration)
    case send(ByteBuffer)
    /// The connection is closed normally.
    case close
    /// The connection is reset.
    case reset
    /// Nothing more is sent.
    case hang
}
