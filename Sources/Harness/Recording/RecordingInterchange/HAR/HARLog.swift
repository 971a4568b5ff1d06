/// A HAR file, as its members are named.
///
/// Source: HAR 1.2, http://www.softwareishard.com/blog/har-12-spec.
struct HARFile: Encodable {
    let log: HARLog
}

/// Everything that is in a HAR file.
struct HARLog: Encodable {
    struct Creator: Encodable {
        let name: String
        let version: String
    }

    let version = "1.2"
    let creator = Creator(name: "verify export", version: "1")
    let entries: [HARExchange]
}

/// An exchange.
struct HARExchange: Encodable {
    struct Cache: Encodable {}

    /// What a recording says and HAR has no word for.
    struct Own: Encodable {
        /// Nobody knows when it passed: the time is a stopgap.
        let undated: Bool?
        /// Why it was made by hand.
        let made: String?
        /// When the parts of a streamed body came, as in the recording's head.
        let chunks: String?
    }

    /// The name of what HAR has no word for.
    static let ownKey = CodingKeys.own.rawValue

    enum CodingKeys: String, CodingKey {
        case startedDateTime, time, request, response, cache, timings, comment
        case own = "_plumbline"
    }

    struct Timings: Encodable {
        let send = 0
        let wait: Int
        let receive: Int
    }

    let startedDateTime: String
    let time: Int
    let request: HARRequest
    let response: HARResponse
    let cache = Cache()
    let timings: Timings
    let comment: String
    let own: Own?
}

/// A name and a value.
struct HARPair: Encodable {
    let name: String
    let value: String
}

/// What was sent.
struct HARRequest: Encodable {
    struct PostData: Encodable {
        let mimeType: String
        let params: [HARPair] = []
        let text: String
        /// `base64`, where the body is no text; HAR itself has no word for that in requests.
        let encoding: String?

        enum CodingKeys: String, CodingKey {
            case mimeType, params, text
            case encoding = "_encoding"
        }
    }

    let method: String
    let url: String
    let httpVersion: String
    let cookies: [HARPair]
    let headers: [HARPair]
    let queryString: [HARPair]
    let postData: PostData?
    let headersSize = -1
    let bodySize: Int
}

/// What came back.
struct HARResponse: Encodable {
    struct Content: Encodable {
        let size: Int
        let mimeType: String
        let text: String?
        let encoding: String?
    }

    let status: Int
    let statusText: String
    let httpVersion: String
    let cookies: [HARPair]
    let headers: [HARPair]
    let content: Content
    let redirectURL: String
    let headersSize = -1
    let bodySize: Int
}
