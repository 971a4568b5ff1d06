public import Recordings
internal import StrictJSON
public import VerificationModel

/// What is wrong with the use of a mock server.
public enum MockServerError: Error, Sendable {
    /// A path that is none.
    case path(String)
    /// A regular expression that does not compile.
    case regularExpression(String)
    /// A regular expression whose search in a received request gave up, so that the number of matching requests is not known.
    case patternGaveUp(String)
    /// A text that should be JSON.
    case json(String, reason: String)
    /// A text that should be a JSONPath.
    case jsonPath(String, reason: String)
    /// A folder of recordings, or of contracts, that cannot be read.
    case folder(String, FileError)
    /// No folder of recordings was given to take one from.
    case noFixtures(recording: String)
    /// A folder without a recording in it.
    case noRecordings(String)
    /// A recording, or a folder of some, that does not exist.
    case noRecording(String, advice: String)
    /// A recording that cannot be read.
    case recording(LocatedRecordingError)
    /// An exchange that a recording does not have.
    case noExchange(String, count: Int)
    /// Contract files that do not exist, or hold no contract.
    case noContracts(String, [String])
    /// Contracts that are badly written: everything that is wrong.
    case contracts([Finding])
    /// A stub without an answer.
    case noAnswer(String)
    /// A sequence with an answer after the one that is to be its last.
    case spentTooEarly(String)
    /// An upstream's address that is none.
    case upstream(String)
    /// An upstream that is asked by TLS, which the server was not given.
    case upstreamNeedsSecurity(String)
    /// An upstream that is the server itself.
    case upstreamIsItself(String)
    /// The server did not get a port.
    case start(String)
    /// The requests that were waited for did not come, or came too often.
    case journal(String)
    /// The journal has dropped requests, so that nobody knows what came.
    case journalOverflow(dropped: Int, limit: Int, byteLimit: Int)
    /// A server that has been stopped.
    case stopped
    /// A test that asks for its server has none.
    case noServer
}

extension MockServerError: CustomStringConvertible {
    /// What is wrong, what was allowed, and what to do next.
    public var description: String {
        switch self {
        case .path(let text):
            "\"\(text)\" is no path; write it from the first /, and a variable as a whole segment in braces: /3/movie/{id}"
        case .regularExpression(let pattern): "/\(pattern)/ is no regular expression that ICU reads; see its user guide for the syntax"
        case .patternGaveUp(let pattern):
            "the search for /\(pattern)/ in a received request gave up; write the pattern with fewer repetitions inside each other"
        case .json(let text, let reason): "\(Self.short(text)) is no JSON: \(reason); write a JSON text"
        case .jsonPath(let text, let reason): "\"\(text)\" is no JSONPath: \(reason); write it as $.results[*].id"
        case .folder(let path, let problem): "the folder \(path) \(problem); name one that can be read"
        case .noFixtures(let recording):
            "the recording \(recording) was asked for, and the server knows no folder of recordings; start it with fixtures:"
        case .noRecordings(let folder): "the folder \(folder) holds no recording; record one, or name another"
        case .noRecording(let name, let advice): "there is no recording \"\(name)\"; \(advice)"
        case .recording(let problem): "\(problem.finding)"
        case .noExchange(let name, let count):
            "\(name) does not exist; the recording has \(count == 1 ? "one exchange" : "\(count) exchanges"): #1 to #\(count)"
        case .noContracts(let folder, let names):
            "there is no contract in \(names.isEmpty ? folder : names.map { "\(folder)/\($0).yml" }.joined(separator: ", ")); name files that hold some"
        case .contracts(let findings): findings.map { "\($0)" }.joined(separator: "\n")
        case .noAnswer(let place): "\(place): a stub needs an answer; give it at least one"
        case .spentTooEarly(let place): "\(place): an answer that is once is not the last of its sequence; put it at the end"
        case .upstream(let url): "\"\(Self.shown(url))\" is no upstream; write it as https://api.example.com/v3, without user and query"
        case .upstreamNeedsSecurity(let url):
            "the upstream \(Self.shown(url)) needs TLS; import MockServerTLS, and set the configuration's upstreamSecurity to .tls"
        case .upstreamIsItself(let url): "the upstream \(Self.shown(url)) is this server itself, and would be asked for ever; name another"
        case .start(let reason): "the mock server did not start: \(reason); give it a port that is free, or 0 for any"
        case .journal(let text): text
        case .journalOverflow(let dropped, let limit, let byteLimit):
            "the journal keeps \(limit) requests and \(byteLimit) bytes, and has dropped \(dropped): what came is not known; raise journalLimit or "
                + "journalByteLimit in the configuration"
        case .stopped: "the mock server has been stopped; ask it within its scope"
        case .noServer: "this test has no mock server; give it the trait .mockServer(...)"
        }
    }

    /// Returns an address with placeholders for what is secret in it.
    private static func shown(_ url: String) -> String { RequestDisplay.usual.withoutSecrets(url) }

    private static func short(_ text: String) -> String { text.count > 60 ? "\"\(text.prefix(60))…\"" : "\"\(text)\"" }
}
