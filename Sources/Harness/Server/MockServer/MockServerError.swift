package import Recordings
internal import StrictJSON
package import VerificationModel

/// An error in the use of a mock server.
///
/// The ``description`` states what is wrong, what is allowed, and what to do next.
public struct MockServerError: Error, Sendable {
    /// The kinds of errors.
    ///
    /// Code outside the package cannot switch over the kinds, so that a new one breaks no code.
    package enum Kind: Sendable {
        /// A text that is not a path.
        case path(String)
        /// A text that is not a method and a path.
        case request(String)
        /// A regular expression that does not compile.
        case regularExpression(String)
        /// A regular expression whose search in a received request gave up, so that the number of matching requests is not known.
        case patternGaveUp(String)
        /// A text that is not JSON.
        case json(String, reason: String)
        /// A text that is not a JSONPath.
        case jsonPath(String, reason: String)
        /// A folder of recordings or contracts that cannot be read.
        case folder(String, FileError)
        /// A recording that was requested from a server without a folder of recordings.
        case noFixtures(recording: String)
        /// A folder without a recording in it.
        case noRecordings(String)
        /// A recording, or a folder of recordings, that does not exist.
        case noRecording(String, advice: String)
        /// A recording that cannot be read.
        case recording(LocatedRecordingError)
        /// An exchange that a recording does not have.
        case noExchange(String, count: Int)
        /// Contract files that do not exist, or that contain no contract.
        case noContracts(String, [String])
        /// Contracts that are not valid, with everything that is wrong.
        case contracts([Finding])
        /// A stub without an answer.
        case noAnswer(String)
        /// A sequence with an answer after one that may be given only as the last.
        case answerAfterLast(String)
        /// A text that is not the address of an upstream.
        case upstream(String)
        /// An upstream that needs TLS, which the server does not have.
        case upstreamNeedsSecurity(String)
        /// An upstream that is the server itself.
        case upstreamIsItself(String)
        /// A server that did not get a port.
        case start(String)
        /// Requests that were not received, or were received too often.
        case journal(String)
        /// A journal that has dropped requests, so that the received requests are not all known.
        case journalOverflow(dropped: Int, limit: Int, byteLimit: Int)
        /// A test without a server that asks for it.
        case noServer
    }

    package let kind: Kind

    package init(_ kind: Kind) {
        self.kind = kind
    }
}

extension MockServerError: FindingsError {
    package var findings: [Finding]? {
        switch kind {
        case .contracts(let findings): findings
        case .recording(let problem): [problem.finding]
        default: nil
        }
    }
}

extension MockServerError: CustomStringConvertible {
    /// A text that states what is wrong, what is allowed, and what to do next.
    public var description: String {
        switch kind {
        case .path(let text):
            "\"\(text)\" is not a valid path (expected one that begins with /, and each variable as a whole segment in braces: /3/movie/{id})"
        case .request(let text): "\"\(text)\" is not a valid request (expected a method and a path: GET /3/movie/{id})"
        case .regularExpression(let pattern): "/\(pattern)/ is not a valid regular expression; see the user guide of ICU for the syntax"
        case .patternGaveUp(let pattern):
            "the search for /\(pattern)/ in a received request gave up; write the pattern with fewer nested repetitions"
        case .json(let text, let reason): "\(Self.short(text)) is not valid JSON: \(reason); write a JSON text"
        case .jsonPath(let text, let reason): "\"\(text)\" is not a valid JSONPath: \(reason); write it as $.results[*].id"
        case .folder(let path, let problem): "the folder \(path) \(problem); name one that can be read"
        case .noFixtures(let recording):
            "the recording \(recording) was requested, but the server has no folder of recordings; start it with fixtures:"
        case .noRecordings(let folder): "the folder \(folder) contains no recording; record one, or name another folder"
        case .noRecording(let name, let advice): "there is no recording \"\(name)\"; \(advice)"
        case .recording(let problem): "\(problem.finding)"
        case .noExchange(let name, let count):
            "\(name) does not exist; the recording has \(count == 1 ? "one exchange" : "\(count) exchanges"): #1 to #\(count)"
        case .noContracts(let folder, let names):
            "there is no contract in \(names.isEmpty ? folder : names.map { "\(folder)/\($0).yml" }.joined(separator: ", ")); name files with contracts"
        case .contracts(let findings): findings.map { "\($0)" }.joined(separator: "\n")
        case .noAnswer(let place): "\(place): a stub needs an answer; give it at least one"
        case .answerAfterLast(let place): "\(place): an answer with .once must be the last of its sequence; move it to the end"
        case .upstream(let url):
            "\"\(Self.shown(url))\" is not a valid upstream (expected an address such as https://api.example.com/v3, without user and query)"
        case .upstreamNeedsSecurity(let url):
            "the upstream \(Self.shown(url)) needs TLS; import MockServerTLS, and set the configuration's upstreamSecurity to .tls"
        case .upstreamIsItself(let url):
            "the upstream \(Self.shown(url)) is this server itself, so a request would be passed on forever; name another"
        case .start(let reason): "the mock server did not start: \(reason); use a free port, or 0 for any"
        case .journal(let text): text
        case .journalOverflow(let dropped, let limit, let byteLimit):
            "the journal keeps \(limit) requests and \(byteLimit) bytes, and has dropped \(dropped), so the received requests are not all known; "
                + "raise journalLimit or journalByteLimit in the configuration"
        case .noServer: "this test has no mock server; give it the trait .mockServer(...)"
        }
    }

    /// Returns an address with placeholders for its secrets.
    private static func shown(_ url: String) -> String { RequestDisplay.usual.withoutSecrets(url) }

    private static func short(_ text: String) -> String { text.count > 60 ? "\"\(text.prefix(60))…\"" : "\"\(text)\"" }
}
