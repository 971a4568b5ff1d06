/// The head of a request, read and found to be one.
struct RequestHead: Sendable {
    /// How the end of the body is found.
    enum Framing: Hashable, Sendable {
        /// There is no body.
        case none
        /// So many bytes.
        case length(Int)
        /// Chunks.
        case chunked
    }

    let method: String
    let target: String
    let version: String
    /// Byte for byte, the empty line included.
    let bytes: [UInt8]
    let framing: Framing
    /// Whether the connection stays open for another request.
    let keepsAlive: Bool
    /// Whether the client waits for a word before it sends the body.
    let expectsContinue: Bool
}
