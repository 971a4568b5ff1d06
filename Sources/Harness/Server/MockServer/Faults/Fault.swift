/// A way in which a network or a server fails, at the wire.
public struct Fault: Sendable {
    enum Kind: Sendable {
        case reset(ResetPoint)
        case closeWithoutAnswer
        case neverAnswer
        case truncatedBody(after: Int)
        case wrongContentLength(Int)
        case malformedChunk
        case garbage(Int)
        case dribble(bytes: Int, every: Duration)
        case bandwidth(Int)
        case latency(Latency)
        case recordedTimes
        case status(Int, retryAfter: Int?)
    }

    /// When a connection is reset.
    public enum ResetPoint: Sendable {
        /// Before anything is sent.
        case beforeHead
        /// In the middle of the head.
        case amidHead
        /// After the head, before the body.
        case afterHead
    }

    let kind: Kind
    var probability = 1.0

    /// The connection is reset: the client gets `ECONNRESET`.
    public static func reset(_ point: ResetPoint) -> Fault { Fault(kind: .reset(point)) }
    /// The connection is closed, and nothing is sent.
    public static var closeWithoutAnswer: Fault { Fault(kind: .closeWithoutAnswer) }
    /// Nothing is sent, and the connection stays open until the client gives up, or the server stops.
    public static var neverAnswer: Fault { Fault(kind: .neverAnswer) }
    /// The connection is closed after so many bytes of the body, though more were announced.
    public static func truncatedBody(after count: Int) -> Fault { Fault(kind: .truncatedBody(after: count)) }
    /// So many bytes are announced, and the whole body is sent; then the connection is closed.
    public static func wrongContentLength(_ length: Int) -> Fault { Fault(kind: .wrongContentLength(length)) }
    /// The body is sent as chunks, of which the second has a size that is no number; then the connection is closed.
    public static var malformedChunk: Fault { Fault(kind: .malformedChunk) }
    /// So many random bytes, 1 MiB at most, are sent instead of an answer, and the connection is closed.
    public static func garbage(_ count: Int) -> Fault { Fault(kind: .garbage(min(max(count, 0), 1 << 20))) }
    /// The answer comes in small parts.
    public static func dribble(bytes: Int, every interval: Duration) -> Fault {
        Fault(kind: .dribble(bytes: max(bytes, 1), every: interval))
    }
    /// At most so many bytes come in a second.
    public static func bandwidth(bytesPerSecond: Int) -> Fault { Fault(kind: .bandwidth(max(bytesPerSecond, 1))) }
    /// The answer comes late.
    public static func latency(_ latency: Latency) -> Fault { Fault(kind: .latency(latency)) }
    /// The parts of the body come at the times at which they were recorded, as chunks.
    public static var recordedTimes: Fault { Fault(kind: .recordedTimes) }
    /// Another status comes, without a body.
    /// - Parameters:
    ///   - status: The status code.
    ///   - retryAfter: Seconds in a `Retry-After` field; none where nil.
    public static func status(_ status: Int, retryAfter: Int? = nil) -> Fault { Fault(kind: .status(status, retryAfter: retryAfter)) }

    /// The same, for a share of the answers, which the server's seed decides.
    /// - Parameter probability: From 0, never, to 1, always.
    public func probability(_ probability: Double) -> Fault {
        var fault = self
        fault.probability = probability
        return fault
    }
}

/// How late an answer comes.
public enum Latency: Sendable {
    /// Always as late.
    case fixed(Duration)
    /// Any time of a range, each as likely.
    case uniform(ClosedRange<Duration>)
    /// As networks have it: mostly near the median, sometimes far above.
    /// - Parameters:
    ///   - median: Half of the answers come earlier.
    ///   - sigma: The standard deviation of the logarithm; 0 for no spread.
    case logNormal(median: Duration, sigma: Double)
}
