internal import ContractFiles
internal import HTTPMessages
internal import Recordings
internal import StrictJSON
internal import VerificationModel

/// A checker of one exchange, which reads and decodes the body once.
struct ExchangeChecker {
    let plan: PlannedExchange
    /// The head of the exchange; nil if the recording can no longer be read.
    let exchange: Exchange?
    /// The body, or the reason why it cannot be read.
    let body: Result<BodyBytes, UnreadableBody>
    /// The body as JSON, or the reason why it is not JSON; nil if the body cannot be read.
    let document: Result<JSONDocument, JSONSyntaxError>?
    /// The result of decoding, for the one type that a promise names at most.
    var decoded: BodyReading?
    /// The failures that the type hides, as findings.
    var warnings: [Finding] = []
    /// A sentence about the type, if it is read from sources.
    var note: String?

    /// Creates a checker; nil without a recording or fixture.
    init?(_ plan: PlannedExchange) {
        switch plan.source {
        case .exchange(let recorded): self.init(recorded, plan)
        case .fixture(let file): self.init(file, plan)
        case .unreadable, .noFolder: return nil
        }
    }

    private init(_ file: FixtureFile, _ plan: PlannedExchange) {
        self.plan = plan
        exchange = nil
        body = Result { () throws(UnreadableBody) in try file.body(namedAt: plan.promise.recording.place) }
        document =
            if case .success(let body) = body { Result { () throws(JSONSyntaxError) in try JSONDocument(body.bytes) } } else { nil }
    }

    private init(_ recorded: RecordedExchange, _ plan: PlannedExchange) {
        self.plan = plan
        let recording = Result { () throws(LocatedRecordingError) in try recorded.recording() }
        exchange = (try? recording.get())?.exchanges[recorded.index]
        body = Result { () throws(LocatedRecordingError) in try recorded.body(in: try recording.get()) }
            .mapError { UnreadableBody(finding: $0.finding) }
        document =
            if case .success(let body) = body { Result { () throws(JSONSyntaxError) in try JSONDocument(body.bytes) } } else { nil }
    }

    mutating func verdict(of check: ResponseCheck) -> Verdict {
        switch check {
        case .recording: return recording
        case .request: return withHead { request($0.request) }
        case .status: return withHead { status($0.response) }
        case .contentType: return withHead { contentType($0.response) }
        case .json: return withBody(json)
        case .emptyBody: return withBody(emptyBody)
        case .decodes(let type, let place): return decodes(type, because: place)
        case .maps(let type, let domain): return maps(type, to: domain)
        case .rejects(let type, let location, let place): return rejects(type, at: location, because: place)
        case .crossCheck(let comparison, let place): return compares(comparison, because: place)
        case .expect(let expectation): return withDocument { ExpectationCheck(expectation).verdict(in: $0, $1) }
        }
    }

    /// Returns the verdict of a check of the head; not reached if the recording can no longer be read.
    private func withHead(_ check: (Exchange) -> Verdict) -> Verdict {
        exchange.map(check) ?? .notReached(after: plan.first)
    }

    /// Returns the verdict of a check of the body; not reached if there is no body.
    func withBody(_ check: (BodyBytes) -> Verdict) -> Verdict {
        guard case .success(let body) = body else { return .notReached(after: plan.first) }
        return check(body)
    }

    /// Returns the verdict of a check of the body as JSON; not reached if it is not JSON.
    func withDocument(_ check: (JSONDocument, BodyBytes) -> Verdict) -> Verdict {
        withBody { body in
            guard case .success(let document) = document else { return .notReached(after: plan.identifier(of: .json)) }
            return check(document, body)
        }
    }

    // MARK: Head

    private var recording: Verdict {
        switch body {
        case .success: .kept
        case .failure(let problem): .couldNotRun([problem.finding])
        }
    }

    private func request(_ request: RecordedRequest) -> Verdict {
        guard let template = plan.contract.request else { return .kept }
        let target = RequestTarget(request.target)
        var wrong: [String] = []
        if request.method != template.method { wrong.append("the method is \(request.method)") }
        if !template.matches(path: target.segments, after: plan.contract.basePath) {
            wrong.append("the path is /\(target.segments.joined(separator: "/"))")
        }
        let missing = template.missing(from: target.query)
        if !missing.isEmpty { wrong.append("the query has no \(missing.joined(separator: ", "))") }
        guard !wrong.isEmpty else { return .kept }
        let base = plan.contract.basePath.isEmpty ? "" : " below /\(plan.contract.basePath.joined(separator: "/"))"
        return .broken([
            Finding(
                .contractRequest, at: request.place,
                what: "the recorded request does not match the contract: \(wrong.joined(separator: "; "))",
                allowed: "\(template.text)\(base)", because: "\(template.place) promises this request",
                next: "name another recording in the contract, or record this one again")
        ])
    }

    private func status(_ response: RecordedResponse) -> Verdict {
        let isKept = plan.promise.status.map { $0 == response.status } ?? (200...299).contains(response.status)
        guard !isKept else { return .kept }
        let allowed = plan.promise.status.map { "\($0)" } ?? "200 to 299; the contract names no status"
        return .broken([
            Finding(
                .contractStatus, at: response.place, what: "the status is \(response.status)", allowed: allowed,
                because: "\(plan.promise.statusPlace) promises it",
                next: "write status: \(response.status) if the API has changed, or record the answer again")
        ])
    }

    private func contentType(_ response: RecordedResponse) -> Verdict {
        let written = response.headers["Content-Type"]
        guard !MediaType.isJSON(written) else { return .kept }
        return .broken([
            Finding(
                .contractContentType, at: response.place(of: "Content-Type"),
                what: written.map { "the content type is \($0)" } ?? "there is no content type",
                allowed: "application/json, text/json or a type that ends with +json",
                because: "the app decodes this body as JSON, and a body of another type is a page or an error",
                next: "record the answer again, or take \"body\" out if the API really sends this")
        ])
    }

    // MARK: Body

    private func json(_ body: BodyBytes) -> Verdict {
        switch document {
        case .failure(let problem):
            return .broken([
                Finding(
                    .contractJson, at: body.place(of: problem.offset), what: "the body \(problem)", allowed: "strict JSON (RFC 8259)",
                    because: "decoders disagree about anything else",
                    next: adviceForMalformedJSON(body))
            ])
        case .success(let document):
            let findings = FindingLimit.apply(to: document.repeatedKeys) { repeated in
                Finding(
                    .contractRepeatedKey, at: body.place(of: repeated.range.lowerBound),
                    what: "the key \"\(repeated.key)\" occurs twice",
                    allowed: "each key once in an object", because: "decoders disagree about which of the two counts (RFC 8259 section 4)",
                    next: "report it to the owner of the API, and record the answer again after the fix")
            }
            return findings.isEmpty ? .kept : .broken(findings)
        case nil:
            return .kept
        }
    }

    private func adviceForMalformedJSON(_ body: BodyBytes) -> String {
        // The sign for the body of a request is often written for that of a response.
        if body.bytes.starts(with: "< ".utf8) { return "write <> instead of < if this names the file of the body: < is for requests" }
        if case .unspecified = plan.promise.body {
            return "record the answer again, or name the type that refuses it under \"body\", with \"rejects: $\""
        }
        return "promise \"rejects: $\" if the API sends this, or record the answer again"
    }

    private func emptyBody(_ body: BodyBytes) -> Verdict {
        guard !body.bytes.isEmpty else { return .kept }
        return .broken([
            Finding(
                .contractEmptyBody, at: body.start, what: "the body has \(body.bytes.count) bytes", allowed: "an empty body",
                because: "\(plan.promise.recording.place) promises \"body: none\"",
                next: "name the type that reads it under \"body\" if the API has changed, or record the answer again")
        ])
    }
}
