extension Fault {
    /// Sends nothing.
    ///
    /// The connection stays open until the client gives up or the server stops.
    public static var neverAnswer: Fault { Fault("never") { $0.send(.nothing, then: .silence) } }
}

extension FaultKind {
    static let neverAnswer = FaultKind(".neverAnswer", words: ["never": .neverAnswer])
}
