/// The plan of one answer after its faults have been drawn.
///
/// A fault combines a delay, a pace, another response, the part that is sent, and the ending. Each protocol makes its own steps of them.
struct FaultPlan: Sendable {
    /// The part of the answer that is sent.
    enum Part: Hashable, Sendable {
        case whole
        case nothing
        /// The first half of the head; HTTP/2 sends the whole head, which is one frame.
        case halfHead
        case head
        /// The head, and the beginning of the body.
        case body(prefix: Int)
        /// The head, and half of the body as chunks. The size of the second chunk is not a number.
        ///
        /// HTTP/2 has no chunks, and sends only half of the body.
        case malformedChunks
        /// These bytes instead of the answer. HTTP/2 sends them as the body.
        case bytes([UInt8])
    }

    /// The end of an answer, after the part that is sent.
    enum Ending: Sendable {
        /// The end of an answer without a fault.
        case regular
        /// The end of the answer: HTTP/1.1 closes the connection. HTTP/2 ends the stream, or resets it if the body is not complete.
        case endOfAnswer
        /// The connection is closed normally.
        case close
        /// The connection is reset.
        case reset
        /// Nothing is sent, and the connection stays open.
        case silence
    }

    /// The pace of the bytes of an answer.
    enum Pace: Sendable {
        case atOnce
        case parts(bytes: Int, every: Duration)
        /// At the recorded times.
        case recorded
    }

    private(set) var delay = Duration.zero
    private(set) var pace = Pace.atOnce
    /// The response that replaces the answer.
    private(set) var replacement: MockResponse?
    private(set) var part = Part.whole
    /// The wrong value of `Content-Length`; nil for the right one.
    private(set) var announcedLength: Int?
    private(set) var ending = Ending.regular

    /// Creates the plan of an answer without faults.
    init() {}

    /// Draws which of the faults an answer has.
    ///
    /// If faults exclude each other, the first one counts. Delays add up.
    init(_ faults: [Fault], _ generator: inout SeededGenerator) {
        for fault in faults { fault.change(&generator)?(&self) }
    }

    // MARK: Changes

    /// Adds a delay.
    mutating func wait(_ time: Duration) {
        delay += time
    }

    /// Sets the pace, unless an earlier fault has set it.
    mutating func send(at pace: Pace) {
        if case .atOnce = self.pace { self.pace = pace }
    }

    /// Sends a part of the answer and ends it, unless an earlier fault does.
    /// - Parameters:
    ///   - part: The part that is sent.
    ///   - length: The wrong value of `Content-Length`; nil for the right one.
    ///   - ending: The end of the answer.
    mutating func send(_ part: Part, announcing length: Int? = nil, then ending: Ending) {
        guard case .regular = self.ending else { return }
        self.part = part
        announcedLength = length
        self.ending = ending
    }

    /// Answers with another response, unless an earlier fault does.
    mutating func replace(with response: MockResponse) {
        replacement = replacement ?? response
    }
}
