extension Fault {
    /// Sends random bytes, at most 1 MiB, instead of an answer, and closes the connection.
    public static func garbage(_ count: Int) -> Fault {
        let count = min(max(count, 0), 1 << 20)
        return Fault(
            "garbage=\(count)",
            drawing: { numbers in
                let own = numbers.own
                return { plan in
                    var generator = own
                    plan.send(.bytes((0..<count).map { _ in UInt8(truncatingIfNeeded: generator.next()) }), then: .close)
                }
            })
    }
}

extension FaultKind {
    static let garbage = FaultKind(".garbage(_:)", "garbage=BYTES") { text in text.number(after: "garbage").map { .garbage($0) } }
}
