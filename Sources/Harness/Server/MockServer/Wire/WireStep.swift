internal import NIOCore

/// One step of an answer on a connection of HTTP/1.1.
enum WireStep: Sendable {
    case wait(Duration)
    case send(ByteBuffer)
    /// The bytes in parts of a size, with a pause between two of them.
    ///
    /// Each part is cut when it is sent: a large body has millions of them.
    case parts(ByteBuffer, size: Int, every: Duration)
    /// The connection is closed normally.
    case close
    /// The connection is reset.
    case reset
    /// Nothing more is sent.
    case hang
}
