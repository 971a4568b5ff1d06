extension Fault {
    /// Sends the parts of the body at their recorded times, as chunks.
    public static var recordedTimes: Fault { Fault("recorded-times") { $0.send(at: .recorded) } }
}

extension FaultKind {
    static let recordedTimes = FaultKind(".recordedTimes", words: ["recorded-times": .recordedTimes])
}
