extension Fault {
    /// When a connection is reset.
    public enum ResetPoint: Sendable {
        /// Before anything is sent.
        case beforeHead
        /// In the middle of the head.
        case duringHead
        /// After the head, before the body.
        case afterHead
    }

    /// The connection is reset: the client gets `ECONNRESET`.
    public static func reset(_ point: ResetPoint) -> Fault {
        switch point {
        case .beforeHead: Fault("reset-before-head") { $0.send(.nothing, then: .reset) }
        case .duringHead: Fault("reset-amid-head") { $0.send(.halfHead, then: .reset) }
        case .afterHead: Fault("reset-after-head") { $0.send(.head, then: .reset) }
        }
    }
}

extension FaultKind {
    static let reset = FaultKind(
        ".reset(.beforeHead)",
        words: ["reset-before-head": .reset(.beforeHead), "reset-amid-head": .reset(.duringHead), "reset-after-head": .reset(.afterHead)])
}
