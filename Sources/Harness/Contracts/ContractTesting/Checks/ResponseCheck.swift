internal import ContractFiles
internal import HTTPMessages
internal import Recordings
internal import StrictJSON
internal import VerificationModel

/// One check of one exchange.
enum ResponseCheck: Sendable {
    case recording
    case request
    case status
    case contentType
    case json
    case emptyBody
    case decodes(ResponsePromise.Named)
    case maps(ResponsePromise.Named, domain: ResponsePromise.Named)
    case rejects(ResponsePromise.Named, at: JSONLocation, place: SourcePlace)
    case expect(Expectation)

    /// The last part of the case's identifier.
    var name: String {
        switch self {
        case .recording: "recording"
        case .request: "request"
        case .status: "status"
        case .contentType: "content type"
        case .json: "json"
        case .emptyBody: "empty body"
        case .decodes: "decodes"
        case .maps: "maps"
        case .rejects: "rejects"
        case .expect(let expectation): "expect \(expectation.path.text)"
        }
    }

    /// The checks that a promise asks for, in the order in which they are made.
    static func all(of promise: ResponsePromise, exchange: Exchange?) -> [ResponseCheck] {
        let first: [ResponseCheck] = [.recording, .request, .status]
        let expectations = promise.expectations.map(ResponseCheck.expect)
        switch promise.body {
        case .none:
            return first + [.emptyBody]
        case .unspecified:
            let isJSON = exchange.map { MediaType.isJSON($0.response.headers["Content-Type"]) } ?? false
            return first + (isJSON || !expectations.isEmpty ? [.json] : []) + expectations
        case .decodes(let type, let domain):
            let maps = domain.map { [ResponseCheck.maps(type, domain: $0)] } ?? []
            return first + [.contentType, .json, .decodes(type)] + maps + expectations
        case .rejects(let type, let location, let place):
            return first + [.rejects(type, at: location, place: place)]
        }
    }
}

/// Media types.
///
/// Source: RFC 9110 section 8.3; RFC 6839 section 3.1 for the suffix `+json`.
enum MediaType {
    static func isJSON(_ contentType: String?) -> Bool {
        let type = (contentType ?? "").prefix { $0 != ";" }.lowercased().filter { !$0.isWhitespace }
        return type == "application/json" || type == "text/json" || type.hasSuffix("+json") && type.contains("/")
    }
}
