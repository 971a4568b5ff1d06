extension Fault {
    /// The time at which a connection is reset.
    public enum ResetPoint: Sendable {
        /// Before anything is sent.
        case beforeHead
        /// In the middle of the head.
        case duringHead
        /// After the head, before the body.
        case afterHead
    }

    /// Resets the connection, so that the client gets `ECONNRESET`.
    public static func reset(_ point: ResetPoint) -> Fault {
        switch point {
        case .beforeHead: Fault("reset-before-head") { $0.send(.nothing, then: .reset) }
        case .duringHead: Fault("reset-during-head") { $0.send(.halfHead, then: .reset) }
        case .afterHead: Fault("reset-after-head") { $0.send(.head, then: .reset) }
        }
    }
}

extension FaultKind {
    static let reset = FaultKind(
        ".reset(.beforeHead)",
        words: ["reset-before-head": .reset(.beforeHead), "reset-during-head": .reset(.duringHead), "reset-after-head": .reset(.afterHead)])
}
