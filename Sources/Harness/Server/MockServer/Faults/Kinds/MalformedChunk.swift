extension Fault {
    /// Sends the body as chunks, the second with a size that is not a number, and closes the connection.
    public static var malformedChunk: Fault { Fault("malformed-chunk") { $0.send(.malformedChunks, then: .endOfAnswer) } }
}

extension FaultKind {
    static let malformedChunk = FaultKind(".malformedChunk", words: ["malformed-chunk": .malformedChunk])
}
