import MockServer
import Testing

/// A fault of the network, and what becomes of what was asked for.
struct FaultSample: CustomTestStringConvertible, Sendable {
    enum Outcome: Sendable {
        case shown
        case noConnection
        case failed
    }

    let testDescription: String
    let fault: Fault
    let outcome: Outcome

    private init(_ testDescription: String, _ fault: Fault, _ outcome: Outcome) {
        self.testDescription = testDescription
        self.fault = fault
        self.outcome = outcome
    }

    /// The text that a view shows; nil if there was no failure.
    /// - Parameter things: What was asked for: `headlines`.
    func message(of things: String) -> String? {
        switch outcome {
        case .shown: nil
        case .noConnection: "No internet connection"
        case .failed: "Failed loading \(things)"
        }
    }

    static let all = [
        FaultSample("reset before the head", .reset(.beforeHead), .noConnection),
        FaultSample("reset during the head", .reset(.duringHead), .noConnection),
        FaultSample("reset after the head", .reset(.afterHead), .noConnection),
        FaultSample("closed without an answer", .closeWithoutAnswer, .failed),
        FaultSample("truncated", .truncatedBody(after: 100), .failed),
        FaultSample("announced too long", .wrongContentLength(100_000), .failed),
        FaultSample("announced too short", .wrongContentLength(50), .failed),
        FaultSample("a malformed chunk", .malformedChunk, .failed),
        FaultSample("garbage", .garbage(500), .failed),
        FaultSample("503", .status(503, retryAfter: 1), .failed),
        FaultSample("dribbled", .dribble(bytes: 200, every: .milliseconds(1)), .shown),
        FaultSample("late", .latency(.fixed(.milliseconds(20))), .shown),
    ]
}
