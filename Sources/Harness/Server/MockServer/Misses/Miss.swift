/// A request that nothing answered: why, and what came nearest.
struct Miss: Sendable {
    enum Reason: Sendable {
        /// No stub fits; there are so many.
        case noStub(count: Int)
        /// The stub that fits has given its last answer.
        case spent(String, answers: Int)
        /// Whether the stub matches is not known: the search for its regular expression gave up.
        case undecided(String, pattern: String)
        /// No contract allows such a request.
        case noContract(count: Int)
        /// The code of a stub failed.
        case failed(String, error: String)
        /// The upstream did not answer.
        case upstream(String)
    }

    /// One thing that a stub asks for, and what came.
    struct Row: Hashable, Sendable {
        let isMet: Bool
        let subject: String
        let wanted: String
        let found: String
    }

    /// A stub, held against the request.
    struct Candidate: Sendable {
        let title: String
        /// How many more ask for the very same.
        var others = 0
        let rows: [Row]
    }

    /// How many stubs are shown.
    static let shownCandidates = 3

    /// Method and target, secrets as placeholders.
    let request: String
    let reason: Reason
    /// The nearest first.
    let candidates: [Candidate]

    /// What happened, in one line.
    var headline: String {
        switch reason {
        case .noStub(0): "the mock server has no stubs, and got \(request)"
        case .noStub(let count): "no stub answers \(request); there \(count == 1 ? "is one" : "are \(count)")"
        case .spent(let origin, let answers):
            "the stub from \(origin) fits \(request), and has given its \(answers == 1 ? "one answer" : "\(answers) answers")"
        case .undecided(let origin, let pattern):
            "whether the stub from \(origin) matches \(request) is not known: the search for /\(pattern)/ gave up"
        case .noContract(let count):
            "no contract allows \(request); there \(count == 1 ? "is one" : "are \(count)")"
        case .failed(let origin, let error): "the code of the stub from \(origin) failed for \(request): \(error)"
        case .upstream(let problem): "the upstream did not answer \(request): \(problem)"
        }
    }

    /// What to do next.
    var advice: String {
        switch reason {
        case .noStub(0): "stub it first: server.reply(to:with:), or serve recordings"
        case .noStub: "change the request, or the stub that should have answered it"
        case .spent: "stub more answers, or leave out once to repeat the last"
        case .undecided: "write the pattern with fewer repetitions inside each other"
        case .noContract: "change the request, or the contract if the API allows it"
        case .failed: "see why it throws"
        case .upstream: "see whether it runs, or turn pass-through off"
        }
    }
}
