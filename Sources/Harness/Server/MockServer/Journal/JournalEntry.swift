/// A received request and its outcome.
public struct JournalEntry: Sendable, CustomStringConvertible, CustomDebugStringConvertible {
    /// The outcome of a request.
    public struct Outcome: Hashable, Sendable, CustomStringConvertible {
        private enum Kind: Hashable {
            case answered(StubOrigin)
            case passedOn
            case missed
            case refused(status: Int)
        }

        private let kind: Kind

        /// A stub from this origin answered.
        public static func answered(by origin: StubOrigin) -> Outcome { Outcome(kind: .answered(origin)) }

        /// No stub answered, and the request was passed on to the upstream.
        public static let passedOn = Outcome(kind: .passedOn)

        /// No stub answered.
        public static let missed = Outcome(kind: .missed)

        /// The server refused the request with a status: it was not a valid request, or exceeded a limit.
        public static func refused(status: Int) -> Outcome { Outcome(kind: .refused(status: status)) }

        /// The origin of the stub that answered; nil if no stub did.
        public var origin: StubOrigin? { if case .answered(let origin) = kind { origin } else { nil } }

        /// The status of a refused request; nil for every other request.
        public var refusedStatus: Int? { if case .refused(let status) = kind { status } else { nil } }

        /// The outcome in words: `answered by movies/popular-1`.
        public var description: String {
            switch kind {
            case .answered(let origin): "answered by \(origin)"
            case .passedOn: "passed on"
            case .missed: "nothing answers it"
            case .refused(let status): "refused with status \(status)"
            }
        }
    }

    /// The request; of a refused request, the part that was received.
    public let request: ReceivedRequest
    /// The outcome of the request.
    public let outcome: Outcome

    /// The line of the journal, with placeholders for secrets: `#1 GET /3/search/movie?page=1: answered by movies/popular-1`.
    public var description: String { line(request.display) }

    /// The same as ``description``.
    public var debugDescription: String { description }

    /// Returns the same entry, printed with the placeholders of a server.
    func printed(by display: RequestDisplay) -> JournalEntry { JournalEntry(request: request.printed(by: display), outcome: outcome) }

    /// Returns the request and its outcome on one line.
    func line(_ display: RequestDisplay) -> String {
        isRefused ? "#\(request.number) \(outcome)" : "#\(request.number) \(display.shown(request)): \(outcome)"
    }

    var isRefused: Bool { outcome.refusedStatus != nil }

    var size: Int { request.size }
}
