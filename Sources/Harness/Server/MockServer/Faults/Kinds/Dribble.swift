extension Fault {
    /// Sends the answer in small parts, with a pause before each.
    public static func dribble(bytes: Int, every interval: Duration) -> Fault {
        let bytes = max(bytes, 1)
        return Fault("dribble=\(bytes)/\(interval)") { $0.send(at: .parts(bytes: bytes, every: interval)) }
    }
}

extension FaultKind {
    static let dribble = FaultKind(".dribble(bytes:every:)", "dribble=BYTES/TIME") { text in
        guard let values = text.values(after: "dribble", 2), let bytes = FaultText.number(values[0]), bytes > 0,
            let interval = Duration(written: values[1])
        else { return nil }
        return .dribble(bytes: bytes, every: interval)
    }
}
