extension Fault {
    /// The body is sent as chunks, of which the second has a size that is no number; then the connection is closed.
    public static var malformedChunk: Fault { Fault("malformed-chunk") { $0.send(.malformedChunks, then: .endOfAnswer) } }
}

extension FaultKind {
    static let malformedChunk = FaultKind(".malformedChunk", words: ["malformed-chunk": .malformedChunk])
}
