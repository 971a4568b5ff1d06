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

    /// The values of a recording that HAR has no member for.
    struct Own: Encodable {
        /// Whether the time is a placeholder, because the recording has none.
        let undated: Bool?
        /// The reason why it was made by hand.
        let made: String?
        /// The times of the parts of a streamed body, as in the recording's head.
        let chunks: String?
    }

    /// The name of the member that HAR does not define.
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

/// The request.
struct HARRequest: Encodable {
    struct PostData: Encodable {
        let mimeType: String
        let params: [HARPair] = []
        let text: String
        /// `base64` if the body is not text.
        ///
        /// HAR does not define this member for requests.
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

/// The response.
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
