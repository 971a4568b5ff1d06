internal import Upstream

/// A request that was not answered, with the reason and the nearest stubs.
///
/// All texts have placeholders for secrets.
public struct Miss: Sendable {
    enum Reason: Sendable {
        /// No stub matches; the server has this number of stubs.
        case noStub(count: Int)
        /// The stub that matches has given its last answer.
        case exhausted(StubOrigin, answers: Int)
        /// The search for the regular expression of a stub gave up, so that a match is not known.
        case undecided(StubOrigin, pattern: String)
        /// No contract allows the request; the server has this number of contracts.
        case noContract(count: Int)
        /// The code of a stub failed.
        case failed(StubOrigin, error: String)
        /// The request may be of a page of another site, and is not passed on.
        case foreign(LocalSender.ProblemError)
        /// The upstream did not answer.
        case upstream(String)
    }

    /// One requirement of a stub, compared with the request.
    public struct Row: Hashable, Sendable {
        /// Whether the request has what the stub requires.
        public let isMet: Bool
        /// The part of the request: `query page`.
        public let subject: String
        /// The required value.
        public let wanted: String
        /// The received value.
        public let found: String
    }

    /// A stub or a contract, compared with the request.
    public struct Candidate: Hashable, Sendable {
        /// The origin of the stub, or the contract: `MoviesTests/SearchTests.swift:12`, `contract movies/search movies`.
        public let title: String
        /// The number of other stubs for the same request.
        public internal(set) var others = 0
        /// The requirements, the method and the path first.
        public let rows: [Row]
    }

    /// The largest number of stubs in a report.
    static let shownCandidates = 3

    /// The number of the request, as in the journal.
    public let number: Int
    /// The method and the target of the request: `GET /3/search/movie?page=1`.
    public let request: String
    let reason: Reason
    /// The nearest stubs, or contracts if none allows the request; the nearest comes first.
    public let candidates: [Candidate]

    /// The reason why the request was not answered, on one line.
    public var headline: String {
        switch reason {
        case .noStub(0): "the mock server has no stubs, and received \(request)"
        case .noStub(let count): "no stub answers \(request); there \(count == 1 ? "is one" : "are \(count)")"
        case .exhausted(let origin, let answers):
            "the stub from \(origin) matches \(request), but its \(answers == 1 ? "one answer is" : "\(answers) answers are") exhausted"
        case .undecided(let origin, let pattern):
            "whether the stub from \(origin) matches \(request) is not known: the search for /\(pattern)/ gave up"
        case .noContract(let count):
            "no contract allows \(request); there \(count == 1 ? "is one" : "are \(count)")"
        case .failed(let origin, let error): "the code of the stub from \(origin) failed for \(request): \(error)"
        case .foreign(.host): "\(request) is not passed on: the Host field names a host other than loopback"
        case .foreign(.site): "\(request) is not passed on: it comes from a page of another site"
        case .upstream(let problem): "the upstream did not answer \(request): \(problem)"
        }
    }

    /// The next step for the reader of the report.
    public var advice: String {
        switch reason {
        case .noStub(0): "stub it first: server.reply(to:with:), or serve recordings"
        case .noStub: "change the request, or the stub that should answer it"
        case .exhausted: "stub more answers, or remove .once to repeat the last"
        case .undecided: "write the pattern with fewer nested repetitions"
        case .noContract: "change the request, or the contract if the API allows it"
        case .failed: "fix the code, or the request that it cannot answer"
        case .foreign(.host): "use 127.0.0.1 or localhost"
        case .foreign(.site): "send it from the app, or from a page on loopback"
        case .upstream: "check that it runs, or turn pass-through off"
        }
    }
}
