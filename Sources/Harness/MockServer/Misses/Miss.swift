internal import Recordings

/// A request that nothing answered: why, and what came nearest.
struct Miss: Sendable {
    enum Reason: Sendable {
        /// No stub fits; there are so many.
        case noStub(count: Int)
        /// The stub that fits has given its last answer.
        case spent(String, answers: Int)
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
        /// From 0 to 1.
        let likeness: Double
    }

    /// How many stubs are shown.
    static let shownCandidates = 3

    /// Method and target, secrets as placeholders.
    let request: String
    let reason: Reason
    /// The nearest first.
    let candidates: [Candidate]

    /// The nearest of candidates, the best first and of equally good ones the newest; those that ask for the very same stand together.
    static func nearest(of candidates: [Candidate]) -> [Candidate] {
        let sorted = candidates.enumerated().sorted { left, right in
            (left.element.likeness, left.offset) > (right.element.likeness, right.offset)
        }
        var found: [Candidate] = []
        for (_, candidate) in sorted {
            if let place = found.firstIndex(where: { $0.rows == candidate.rows }) {
                found[place].others += 1
            } else if found.count < shownCandidates {
                found.append(candidate)
            }
        }
        return found
    }

    /// What happened, in one line.
    var headline: String {
        switch reason {
        case .noStub(0): "the mock server has no stubs, and got \(request)"
        case .noStub(let count): "no stub answers \(request); there \(count == 1 ? "is one" : "are \(count)")"
        case .spent(let origin, let answers):
            "the stub from \(origin) fits \(request), and has given its \(answers == 1 ? "one answer" : "\(answers) answers")"
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
        case .spent: "stub more answers, or leave out thenSpent to repeat the last"
        case .noContract: "change the request, or the contract if the API allows it"
        case .failed: "see why it throws"
        case .upstream: "see whether it runs, or turn pass-through off"
        }
    }
}

extension Miss.Candidate {
    init(_ pattern: RequestPattern, title: String, _ facts: RequestFacts, scenario: Miss.Row? = nil) {
        var rows: [Miss.Row] = []
        let method = facts.request.method
        let hasMethod = pattern.methods?.contains(method) ?? true
        rows.append(
            Miss.Row(isMet: hasMethod, subject: "method", wanted: pattern.methods?.joined(separator: " or ") ?? "any", found: method))
        let path = "/" + facts.target.segments.joined(separator: "/")
        let hasPath = pattern.path.accepts(facts)
        rows.append(Miss.Row(isMet: hasPath, subject: "path", wanted: pattern.path.words, found: path))
        for criterion in pattern.criteria {
            let isMet = criterion.accepts(facts)
            if case .onlyQuery = criterion, isMet { continue }
            let found = isMet && criterion.isSecret ? criterion.words : criterion.found(in: facts)
            rows.append(Miss.Row(isMet: isMet, subject: criterion.subject, wanted: criterion.words, found: found))
        }
        if let scenario { rows.append(scenario) }
        self.title = title
        self.rows = rows
        let others = rows.dropFirst(2).count { $0.isMet }
        let pathScore = hasPath ? 1 : pattern.path.likeness(to: facts.target.segments) * 0.9
        likeness = ((hasMethod ? 1 : 0) + pathScore * 3 + Double(others)) / Double(rows.count + 2)
    }
}
