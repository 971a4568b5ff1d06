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
