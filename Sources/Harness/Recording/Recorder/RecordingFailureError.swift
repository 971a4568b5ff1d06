internal import ContractFiles
internal import HTTPMessages
internal import Recordings
internal import Redaction
internal import StrictJSON
internal import VerificationModel

/// Why a recording was not made: the old one, if there is one, is as it was.
struct RecordingFailureError: Error {
    let finding: Finding

    /// Where the contract names it.
    struct Place {
        private let order: RecordingTask

        init(_ order: RecordingTask) { self.order = order }

        func failure(_ code: FindingCode, what: String, allowed: String, because: String? = nil, next: String) -> RecordingFailureError {
            let untouched =
                if case .missing = order.state { "nothing was written" } else { "nothing was written, and \(order.name) is as it was" }
            return RecordingFailureError(
                finding: Finding(
                    code, at: order.place, what: what, allowed: allowed, because: because ?? untouched, next: next))
        }

        /// The answers came, and were not written.
        func failure(_ error: RecordingSinkError) -> RecordingFailureError {
            switch error {
            case .secret(let problem):
                failure(.recordSecret, what: "\(problem)", allowed: "a recording without a secret", next: "mend that, and record again")
            case .format(let error):
                failure(
                    .recordFormat, what: "\(error)", allowed: "what the recording format can hold",
                    next: "give the recording another name, or record another answer")
            case .file(let problem):
                failure(
                    .recordWrite, what: "\(problem.file) \(problem.problem)", allowed: "a folder that can be written to",
                    because: "what is there is whole: the old recording, or the new one", next: "mend that, and record again")
            }
        }
    }
}

/// A request of which no recording comes.
struct FailedRequest {
    let order: RecordingTask
    let exchange: RecordingTask.Exchange

    private var place: RecordingFailureError.Place { RecordingFailureError.Place(order) }

    /// The request without the values of its secrets.
    private var shown: String { "\(exchange.request.method) \(exchange.request.target)" }

    /// Nothing came that could be recorded.
    func noAnswer(_ problem: LiveRequestError) -> RecordingFailureError {
        place.failure(
            .recordNoAnswer, what: "\(order.api.name) did not answer \(shown): \(problem)", allowed: "an answer",
            next: "try again when the API is well; its base stands in apis.yml, and --timeout says how long an answer may take")
    }

    func secret(_ problem: SecretFilling.FillingError) -> RecordingFailureError {
        switch problem {
        case .notOfAPI(let name, let known):
            place.failure(
                .recordSecretUnknown, what: "\(shown) needs {{\(name)}}, which is no secret of \(order.api.name)",
                allowed: known.isEmpty ? "no secret, for apis.yml names none" : known.joined(separator: ", "),
                next: "name it under \"secrets\" of \(order.api.name) in apis.yml, or give the value with \"send\"")
        case .notSet(let name):
            place.failure(
                .recordSecretMissing, what: "\(shown) needs {{\(name)}}, and the environment has no \(name)",
                allowed: "a value in the environment",
                next: "set it: export \(name)=...")
        case .notTrimmed(let name):
            place.failure(
                .recordSecretForm, what: "the value of \(name) begins or ends with white space", allowed: "the key alone",
                next: "set it without the blank or line break")
        case .notForHeaders(let name):
            place.failure(
                .recordSecretForm, what: "the value of \(name) has a control character, which a header field cannot have",
                allowed: "printable text",
                next: "set it to the key alone")
        }
    }

    /// The API wants to be left alone for longer than anybody waits.
    func tooOften(_ answer: LiveAnswer, _ pause: Duration, after attempts: Int) -> RecordingFailureError {
        let times = attempts == 1 ? "" : " \(attempts) times"
        return place.failure(
            .recordTooOften,
            what:
                "\(order.api.name) answered \(answer.line) to \(shown)\(times), and wants to be left alone for \(pause.components.seconds) s",
            allowed: promised, next: "record later, or slower: --pace 1s")
    }

    /// The API said before how long it wants to be left alone.
    func leftAlone(for rest: Duration) -> RecordingFailureError {
        place.failure(
            .recordTooOften,
            what: "\(shown) was not asked for: \(order.api.name) wants to be left alone for another \(rest.components.seconds) s",
            allowed: promised, next: "record later, or slower: --pace 1s")
    }

    private var promised: String { Set(exchange.promises.map(\.allowed)).sorted().joined(separator: ", and ") }

    /// Why an answer is not the one to record; nil where it is.
    func problem(with answer: LiveAnswer, _ body: [UInt8]) -> RecordingFailureError? {
        guard exchange.promises.allSatisfy({ $0.admits(status: answer.status) }) else {
            return place.failure(
                .recordStatus, what: "\(order.api.name) answered \(answer.line) to \(shown)", allowed: promised, next: advice(for: answer))
        }
        let type = answer.headers["Content-Type"]?.lowercased() ?? ""
        guard exchange.promises.contains(where: \.hasType) else { return nil }
        if type.hasPrefix("text/html") {
            return place.failure(
                .recordPage, what: "\(order.api.name) answered \(shown) with a page (\(type))", allowed: "what the app's type can read",
                next: "see whether something stands between here and the API, such as a log-in")
        }
        guard type.contains("json"),
            case .failure(let problem) = Result(catching: { () throws(JSONSyntaxError) in try JSONDocument(body) })
        else { return nil }
        return place.failure(
            .recordGarbage,
            what: "\(order.api.name) answered \(shown) with what it calls JSON, and which \(problem) (byte \(problem.offset))",
            allowed: "JSON", next: "try again; where the API always answers so, write the recording by hand, and say # Made and why in it")
    }

    private func advice(for answer: LiveAnswer) -> String {
        switch answer.status {
        case 401, 403:
            order.api.variables.isEmpty
                ? "name the key that it wants under \"secrets\" in apis.yml"
                : "see whether \(order.api.variables.sorted().joined(separator: ", ")) holds the right key"
        case 429: "record later, or slower: --pace 1s"
        case 300..<400 where answer.headers["Location"] != nil:
            "the answer leads to \(answer.headers["Location"] ?? ""); ask there, or promise this status"
        case 500..<600: "try again when the API is well"
        default: "mend the request with \"send\", or promise this status in the contract"
        }
    }
}
