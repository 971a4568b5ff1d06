/// What becomes of one answer, once its faults have been drawn.
///
/// A fault combines what this has: a delay, a pace, another response, the part that is sent, and the ending. Each protocol makes its own steps of them.
struct FaultPlan: Sendable {
    /// The part of the answer that is sent.
    enum Part: Sendable {
        case whole
        case nothing
        /// The first half of the head; HTTP/2 sends the whole head, which is one frame.
        case halfHead
        case head
        /// The head, and so many bytes of the body.
        case body(prefix: Int)
        /// The head, and half of the body as chunks, of which the second has a size that is no number; HTTP/2, which has no chunks, sends the half alone.
        case malformedChunks
        /// These bytes instead of the answer; HTTP/2 sends them as the body.
        case bytes([UInt8])
    }

    /// What follows the part that is sent.
    enum Ending: Sendable {
        /// What follows a whole answer.
        case regular
        /// The end of the answer: HTTP/1.1 closes the connection, HTTP/2 ends the stream, and resets it where the body is not whole.
        case endOfAnswer
        /// The connection is closed in order.
        case close
        /// The connection is reset.
        case reset
        /// Nothing; the connection stays open.
        case silence
    }

    /// How the bytes of the answer follow each other.
    enum Pace: Sendable {
        case atOnce
        case parts(bytes: Int, every: Duration)
        /// As they were recorded.
        case recorded
    }

    private(set) var delay = Duration.zero
    private(set) var pace = Pace.atOnce
    /// The response that comes instead.
    private(set) var replacement: MockResponse?
    private(set) var part = Part.whole
    /// What `Content-Length` says instead of the truth.
    private(set) var announcedLength: Int?
    private(set) var ending = Ending.regular

    /// Creates the plan of an answer without faults.
    init() {}

    /// Draws which of the faults an answer has.
    ///
    /// Of faults that exclude each other the first one counts. Delays add up.
    init(_ faults: [Fault], _ generator: inout SeededGenerator) {
        for fault in faults { fault.change(&generator)?(&self) }
    }

    // MARK: Changes

    /// Makes the answer later.
    mutating func wait(_ time: Duration) {
        delay += time
    }

    /// Sets the pace, unless a fault before has set it.
    mutating func send(at pace: Pace) {
        if case .atOnce = self.pace { self.pace = pace }
    }

    /// Sends a part of the answer and ends it, unless a fault before does.
    /// - Parameters:
    ///   - part: The part that is sent.
    ///   - length: What `Content-Length` says instead of the truth.
    ///   - ending: What follows.
    mutating func send(_ part: Part, announcing length: Int? = nil, then ending: Ending) {
        guard case .regular = self.ending else { return }
        self.part = part
        announcedLength = length
        self.ending = ending
    }

    /// Answers with another response, unless a fault before does.
    mutating func replace(with response: MockResponse) {
        replacement = replacement ?? response
    }
}
