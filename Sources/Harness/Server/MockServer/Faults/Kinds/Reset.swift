extension Fault {
    /// The time at which a connection is reset.
    ///
    /// Code cannot switch over the times, so that a new one breaks no code.
    public struct ResetPoint: Hashable, Sendable {
        /// The name of the fault in files and headers: `reset-before-head`.
        fileprivate let name: String
        /// The part of the answer that is sent before.
        fileprivate let sent: FaultPlan.Part

        /// Before anything is sent.
        public static let beforeHead = ResetPoint(name: "reset-before-head", sent: .nothing)
        /// In the middle of the head.
        public static let duringHead = ResetPoint(name: "reset-during-head", sent: .halfHead)
        /// After the head, before the body.
        public static let afterHead = ResetPoint(name: "reset-after-head", sent: .head)
    }

    /// Resets the connection, so that the client gets `ECONNRESET`.
    public static func reset(_ point: ResetPoint) -> Fault {
        Fault(point.name) { $0.send(point.sent, then: .reset) }
    }
}

extension FaultKind {
    static let reset = FaultKind(
        ".reset(.beforeHead)",
        words: ["reset-before-head": .reset(.beforeHead), "reset-during-head": .reset(.duringHead), "reset-after-head": .reset(.afterHead)])
}
