extension Fault {
    /// Closes the connection without sending anything.
    public static var closeWithoutAnswer: Fault { Fault("close") { $0.send(.nothing, then: .close) } }
}

extension FaultKind {
    static let closeWithoutAnswer = FaultKind(".closeWithoutAnswer", words: ["close": .closeWithoutAnswer])
}
