extension Fault {
    /// The parts of the body come at the times at which they were recorded, as chunks.
    public static var recordedTimes: Fault { Fault("recorded-times") { $0.send(at: .recorded) } }
}

extension FaultKind {
    static let recordedTimes = FaultKind(".recordedTimes", words: ["recorded-times": .recordedTimes])
}
