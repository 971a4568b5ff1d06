extension Fault {
    /// Limits the bytes that are sent in a second.
    public static func bandwidth(bytesPerSecond: Int) -> Fault {
        let rate = max(bytesPerSecond, 1)
        return Fault("bandwidth=\(rate)") { plan in
            plan.send(at: .parts(bytes: max(rate / 10, 1), every: rate < 10 ? .seconds(1) / rate : .milliseconds(100)))
        }
    }
}

extension FaultKind {
    static let bandwidth = FaultKind(".bandwidth(bytesPerSecond:)", "bandwidth=BYTES") { text in
        text.number(after: "bandwidth").flatMap { $0 > 0 ? .bandwidth(bytesPerSecond: $0) : nil }
    }
}
