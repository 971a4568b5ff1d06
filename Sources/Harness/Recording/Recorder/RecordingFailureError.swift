internal import ContractFiles
internal import HTTPMessages
internal import Recordings
internal import Redaction
internal import StrictJSON
internal import VerificationModel

/// An error that prevents a recording from being made.
///
/// An existing recording stays unchanged.
struct RecordingFailureError: Error {
    let finding: Finding

    /// The place in a contract that names the recording.
    struct Place {
        private let task: RecordingTask

        init(_ task: RecordingTask) { self.task = task }

        func failure(_ code: FindingCode, what: String, allowed: String, because: String? = nil, next: String) -> RecordingFailureError {
            let untouched =
                if case .missing = task.state { "nothing was written" } else { "nothing was written, and \(task.name) is unchanged" }
            return RecordingFailureError(
                finding: Finding(
                    code, at: task.place, what: what, allowed: allowed, because: because ?? untouched, next: next))
        }

        /// Returns the failure for a recording whose files could not be created.
        func nameFailure(_ error: RecordingWriteError) -> RecordingFailureError {
            let (allowed, next) =
                switch error.problem.kind {
                case .leavesFolder, .alike, .notAFile, .notAFolder:
                    ("a name below the fixtures folder that differs from every other file", "give the recording another name")
                default: ("a folder that can be written to", Self.remedy(error.problem))
                }
            return failure(.recordWrite, what: "\(error.file) \(error.problem)", allowed: allowed, next: next)
        }

        private static func remedy(_ problem: FileError) -> String {
            guard case .readOnly = problem.kind else { return "fix this, and record again" }
            return "mount its file system for writing, or name another folder with --fixtures"
        }

        /// Returns the failure for answers that were received and could not be written.
        func failure(_ error: RecordingSinkError) -> RecordingFailureError {
            switch error.kind {
            case .secret(let problem) where problem.isFault:
                failure(
                    .runFault, what: "\(problem)", allowed: "a text that can be searched", next: RedactionError.adviceForFault)
            case .secret(let problem):
                failure(.recordSecret, what: "\(problem)", allowed: "a recording without a secret", next: "fix this, and record again")
            case .format(let error):
                failure(
                    .recordFormat, what: "\(error)", allowed: "an answer that the recording format supports",
                    next: "give the recording another name, or record another answer")
            case .file(let problem):
                failure(
                    .recordWrite, what: "\(problem.file) \(problem.problem)", allowed: "a folder that can be written to",
                    because: "the recording on disk is complete, either the old one or the new one", next: Self.remedy(problem.problem))
            case .undecided(let values):
                failure(
                    .recordUndecided, what: UndecidedValue.description(of: values),
                    allowed: "values that apis.yml decides about, or \"unknown: keep\" for \(task.api.name)", next: UndecidedValue.advice)
            }
        }
    }
}

/// A request that produced no recording.
struct FailedRequest {
    let task: RecordingTask
    let exchange: RecordingTask.Exchange

    private var place: RecordingFailureError.Place { RecordingFailureError.Place(task) }

    /// The request, without the values of its secrets.
    private var shown: String { "\(exchange.request.method) \(exchange.request.target)" }

    /// Returns the failure for a request without an answer that could be recorded.
    /// - Parameter substitute: The server that was asked instead of the API's own; nil if none was.
    func noAnswer(_ problem: LiveRequestError, substitute: String?) -> RecordingFailureError {
        guard let substitute else {
            return place.failure(
                .recordNoAnswer, what: "\(task.api.name) did not answer \(shown): \(problem)", allowed: "an answer",
                next: "try again when the API works; check its base in apis.yml, or allow more time with --timeout")
        }
        return place.failure(
            .recordNoAnswer,
            what: "\(task.api.name) did not answer \(shown): \(problem); --stand-in sent the request to \(substitute)",
            allowed: "an answer", next: "check that the server works, and its address after --stand-in, or allow more time with --timeout")
    }

    func secret(_ problem: SecretFilling.FillingError) -> RecordingFailureError {
        switch problem {
        case .notOfAPI(let name, let known):
            place.failure(
                .recordSecretUnknown, what: "\(shown) needs {{\(name)}}, which is not a secret of \(task.api.name)",
                allowed: known.isEmpty ? "no secret, because apis.yml names none" : known.joined(separator: ", "),
                next: "name it under \"secrets\" of \(task.api.name) in apis.yml, or give the value with \"send\"")
        case .notSet(let name):
            place.failure(
                .recordSecretMissing, what: "\(shown) needs {{\(name)}}, and the environment has no \(name)",
                allowed: "a value in the environment",
                next: "set \(name) in the environment")
        case .notTrimmed(let name):
            place.failure(
                .recordSecretForm, what: "the value of \(name) begins or ends with white space", allowed: "the key alone",
                next: "set it without the white space")
        case .notForHeaders(let name):
            place.failure(
                .recordSecretForm, what: "the value of \(name) has a control character, which a header field cannot have",
                allowed: "printable text",
                next: "set it to the key alone")
        }
    }

    /// Returns the failure for an API that asks for a longer wait than is allowed, or too often.
    func rateLimited(_ answer: LiveAnswer, _ pause: Duration, after attempts: Int) -> RecordingFailureError {
        let times = attempts == 1 ? "" : " \(attempts) times"
        return place.failure(
            .recordTooOften,
            what:
                "\(task.api.name) answered \(answer.line) to \(shown)\(times), and asked to retry after \(pause.components.seconds) s",
            allowed: promised, next: "record later, or more slowly with --pace 1s")
    }

    /// Returns the failure for a request that was not sent, because the API asked for a longer wait before.
    func paused(for rest: Duration) -> RecordingFailureError {
        place.failure(
            .recordTooOften,
            what: "\(shown) was not sent: \(task.api.name) asked to retry later, in \(rest.components.seconds) s",
            allowed: promised, next: "record later, or more slowly with --pace 1s")
    }

    private var promised: String { Set(exchange.promises.map(\.allowed)).sorted().joined(separator: ", and ") }

    /// Returns the reason why an answer cannot be recorded, or nil if it can.
    func problem(with answer: LiveAnswer, _ body: [UInt8]) -> RecordingFailureError? {
        guard exchange.promises.allSatisfy({ $0.admits(status: answer.status) }) else {
            return place.failure(
                .recordStatus, what: "\(task.api.name) answered \(answer.line) to \(shown)", allowed: promised, next: advice(for: answer))
        }
        let type = answer.headers["Content-Type"]?.lowercased() ?? ""
        guard exchange.promises.contains(where: \.hasType) else { return nil }
        if type.hasPrefix("text/html") {
            return place.failure(
                .recordPage, what: "\(task.api.name) answered \(shown) with a page (\(type))",
                allowed: "a body that the app's type can read",
                next: "check whether another server answers instead of the API, such as a log-in page")
        }
        guard type.contains("json"),
            case .failure(let problem) = Result(catching: { () throws(JSONSyntaxError) in try JSONDocument(body) })
        else { return nil }
        return place.failure(
            .recordGarbage,
            what: "\(task.api.name) answered \(shown) with a body that is not valid JSON: it \(problem) (byte \(problem.offset))",
            allowed: "JSON",
            next: "try again; if the API always answers like this, write the recording by hand, with # Made and the reason in it")
    }

    private func advice(for answer: LiveAnswer) -> String {
        switch answer.status {
        case 401, 403:
            task.api.variables.isEmpty
                ? "name the key that the API needs under \"secrets\" in apis.yml"
                : "check whether \(task.api.variables.sorted().joined(separator: ", ")) contains the right key"
        case 429: "record later, or more slowly with --pace 1s"
        case 300..<400 where answer.headers["Location"] != nil:
            "request the address of the redirect, \(answer.headers["Location"] ?? ""), or add this status to the contract"
        case 500..<600: "try again when the API works"
        default: "fix the request with \"send\", or add this status to the contract"
        }
    }
}
